import { DISCIPLINE_LABELS, type Discipline, isArea, SHORT_LABELS } from '@gabarita/enem';
import { AREA_NAMES } from '../../app/question-bank/question-labels';

/** The subject of an exam in few letters; an exam of the school without one covers several. */
export function subjectLabel(subject: string | null, day: 1 | 2 | null = null): string {
  if (subject === null) return 'Várias áreas';
  if (subject in AREA_NAMES) return AREA_NAMES[subject as keyof typeof AREA_NAMES];
  const label = subject in DISCIPLINE_LABELS ? DISCIPLINE_LABELS[subject as Discipline] : subject;
  return day === null ? label : `${label}, dia ${day}`;
}

/** Section 9: LC, CH, CN, MT. */
export function shortSubject(subject: Discipline | null): string {
  if (subject === null) return 'Várias';
  return isArea(subject) ? SHORT_LABELS[subject] : 'Todas';
}
