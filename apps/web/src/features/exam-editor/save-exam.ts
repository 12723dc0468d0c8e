import type { ExamPaper, ExamView } from '@gabarita/contract';
import { checked } from '../../app/form/use-form';
import { ApiError, call, NetworkError } from '../../lib/api';
import { everyTurma } from './every-turma';
import { chosenTurmas, examValues } from './exam-values';

/** What came of a form: the exam, whom it is for, and whether they have it. */
interface SavedExam {
  exam: ExamView;
  turmaIds: number[];
  assigned: boolean;
}

/** Section 8: failing to assign is only logged, because sending the questions tries again. */
export async function createExam(values: FormData): Promise<SavedExam> {
  const turmaIds = await turmasOf(values);
  const exam = await saying('Erro ao criar simulado.', call('POST /api/exams', { body: examValues(values) }));
  try {
    await assign(exam.id, turmaIds);
    return { exam, turmaIds, assigned: true };
  } catch (error) {
    console.error('The exam was created, but not assigned.', error);
    return { exam, turmaIds, assigned: false };
  }
}

/** Changes an exam and gives it to the turmas that were added. Returns what the server says. */
export async function changeExam({ id, turmas = [] }: ExamPaper, values: FormData): Promise<string> {
  const { is_redacao: _, ...body } = examValues(values);
  const { message } = await call('PATCH /api/exams/:id', { params: { id }, body });
  const added = (await turmasOf(values)).filter((turmaId) => !turmas.some((turma) => turma.id === turmaId));
  await assign(id, added);
  return message;
}

const turmasOf = (values: FormData): Promise<number[]> =>
  checked(values, 'send_to_all') ? everyTurma() : Promise.resolve(chosenTurmas(values));

async function assign(id: number, turmaIds: number[]): Promise<void> {
  if (turmaIds.length > 0) await call('POST /api/exams/:id/assign', { params: { id }, body: { turma_ids: turmaIds } });
}

/** The server's own words after ours. */
async function saying<T>(ours: string, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(error.status, `${ours} ${error.message}`.trim(), error.errors);
    if (error instanceof NetworkError) throw new ApiError(0, `${ours} ${error.message}`);
    throw error;
  }
}
