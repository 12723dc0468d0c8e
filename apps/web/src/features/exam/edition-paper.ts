import type { CallOutput } from '@gabarita/contract';
import { type Area, areasInOrder, DISCIPLINE_LABELS } from '@gabarita/enem';
import type { ExamPaper } from '../../offline/exam-paper';

type EditionPaper = CallOutput<'GET /enem/v1/exams/:year/papers/:discipline'>;

/** Each day of the ENEM has two areas: the first half of the booklet, then the other (90 + 90 questions). */
function dayAndArea(year: number, area: Area): string {
  const day = areasInOrder(year).indexOf(area) < 2 ? '1º dia' : '2º dia';
  return `${day} · ${DISCIPLINE_LABELS[area]}`;
}

export function paperOfEdition({ edition, discipline, language, day, questions }: EditionPaper): ExamPaper {
  const whole = discipline === 'prova-completa';
  return {
    title: edition.title,
    subtitle: day === null ? DISCIPLINE_LABELS[discipline] : `${DISCIPLINE_LABELS[discipline]}, dia ${day}`,
    year: edition.year,
    discipline,
    customId: null,
    language,
    sample: false,
    questions: questions.map((question) => {
      const section = whole ? dayAndArea(edition.year, question.discipline) : null;
      const placed = { id: question.id, number: question.index, section };
      if (!question.available) return { ...placed, available: false };
      const { context, statement, alternatives, images } = question;
      return { ...placed, available: true, context, statement, alternatives, images, videoUrl: null };
    }),
  };
}
