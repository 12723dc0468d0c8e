import type { ExamPaper } from '@gabarita/contract';
import * as messages from '@gabarita/contract/messages';
import { ApiError, call } from '../../lib/api';
import { countInDraft, type ExamDraft } from './exam-draft';
import { typedQuestions } from './typed-question';

/**
 * Sends what a draft holds: turmas that do not have the exam yet, then its questions. `keep` writes down what is still to
 * send after each step, so that trying again neither repeats nor loses anything.
 *
 * Each call stores all of its questions or none. Students see an exam from its first questions on, so one with questions
 * of both kinds stays hidden until the second call is in.
 */
export async function sendDraft(
  draft: ExamDraft,
  exam: Pick<ExamPaper, 'turmas' | 'is_active'>,
  keep: (rest: ExamDraft) => void,
): Promise<void> {
  if (countInDraft(draft) === 0 && !draft.hidden) throw new ApiError(422, messages.exams.noQuestions);
  const params = { id: draft.id };
  let rest = draft;
  const done = (sent: Partial<ExamDraft>) => {
    rest = { ...rest, ...sent };
    keep(rest);
  };

  const newTurmas = draft.turmaIds.filter((id) => !exam.turmas?.some((turma) => turma.id === id));
  if (newTurmas.length > 0) await call('POST /api/exams/:id/assign', { params, body: { turma_ids: newTurmas } });

  if (exam.is_active && rest.questions.length > 0 && rest.fromBank.length > 0) {
    await call('PATCH /api/exams/:id', { params, body: { is_active: false } });
    done({ hidden: true });
  }
  if (rest.questions.length > 0) {
    await call('POST /api/exams/:id/questions', { params, body: { questions: typedQuestions(rest) } });
    done({ questions: [] });
  }
  if (rest.fromBank.length > 0) {
    const question_ids = rest.fromBank.map(({ id }) => id);
    await call('POST /api/exams/:id/questions/from-bank', { params, body: { question_ids } });
    done({ fromBank: [] });
  }
  if (rest.hidden) await call('PATCH /api/exams/:id', { params, body: { is_active: true } });
}

/** What the server found wrong, each question by the number or name the screen shows. */
export function sendProblems(error: Error, draft: ExamDraft): string[] {
  const problems = error instanceof ApiError ? Object.entries(error.errors) : [];
  if (problems.length === 0) return [`Erro ao enviar simulado. ${error.message}`.trim()];
  return problems.map(([field, [text = '']]) => {
    const [, list, place] = /^(questions|question_ids)\.(\d+)/.exec(field) ?? [];
    if (list === 'questions') return `Questão ${Number(place) + 1}: ${text}`;
    const chosen = list ? draft.fromBank[Number(place)]?.title : undefined;
    return chosen ? `${chosen}: ${text}` : `Erro ao enviar simulado. ${text}`;
  });
}
