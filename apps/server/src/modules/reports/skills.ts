import type { ReportView } from '@gabarita/contract';
import type { Area } from '@gabarita/enem';

export interface SkillCount {
  discipline: Area;
  skill: number;
  questions: number;
  correct: number;
}

const SHOWN = 6;
/** One question says nothing about a skill. */
const QUESTIONS_MIN = 2;
/** Above this share of right answers there are better things to study. */
const MASTERED = 0.7;
/** Answers at the student's own average that are added to each skill, so that 0 of 2 does not outweigh 2 of 10. */
const WEIGHT = 3;

/** Skills with the lowest share of right answers, drawn to the area's own share where there are few. */
export function skillsToWorkOn(counts: SkillCount[]): ReportView['skills'] {
  return counts
    .map((one) => ({ ...one, mastery: masteryOf(one, counts) }))
    .filter(({ questions, mastery }) => questions >= QUESTIONS_MIN && mastery < MASTERED)
    .sort((one, other) => one.mastery - other.mastery || other.questions - one.questions)
    .slice(0, SHOWN)
    .map(({ discipline, skill, questions, correct }) => ({ discipline, skill: `H${skill}`, questions, correct }));
}

function masteryOf({ discipline, questions, correct }: SkillCount, counts: SkillCount[]): number {
  const area = counts.filter((one) => one.discipline === discipline);
  const sum = (of: 'questions' | 'correct') => area.reduce((total, one) => total + one[of], 0);
  return (correct + (WEIGHT * sum('correct')) / sum('questions')) / (questions + WEIGHT);
}
