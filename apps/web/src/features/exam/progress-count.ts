import { answerable, type ExamPaper } from '../../offline/exam-paper';
import type { Mark } from './marks';

/** How far somebody is: what can be answered, what was, and what was flagged to look at again. */
export function progressCount(
  paper: Pick<ExamPaper, 'questions'>,
  marks: ReadonlyMap<number, Mark>,
  flagged: ReadonlySet<number>,
) {
  const questions = answerable(paper);
  return {
    total: questions.length,
    answered: questions.filter(({ id }) => marks.get(id)?.letter).length,
    flagged: questions.filter(({ id }) => flagged.has(id)).length,
  };
}
