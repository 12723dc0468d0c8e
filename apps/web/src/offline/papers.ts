import { openDatabase, type StoredPaper } from './database';
import type { ExamName } from './exam-name';
import type { AnswerKey } from './exam-paper';

/** Papers and keys on this device, each for its owner alone. A browser that keeps nothing simply has none. */

export async function savePaper(record: StoredPaper): Promise<void> {
  const database = await openDatabase();
  await database?.put('papers', record).catch(() => undefined);
}

export async function storedPaper(userId: number, exam: ExamName): Promise<StoredPaper | undefined> {
  return (await openDatabase())?.get('papers', [userId, exam]);
}

/** A paper goes with the final receipt. */
export async function forgetPaper(userId: number, exam: ExamName): Promise<void> {
  await (await openDatabase())?.delete('papers', [userId, exam]);
}

export async function saveAnswerKey(userId: number, year: number, answers: AnswerKey): Promise<void> {
  const database = await openDatabase();
  await database?.put('answerKeys', { user_id: userId, year, answers }).catch(() => undefined);
}

export async function storedAnswerKey(userId: number, year: number): Promise<AnswerKey | undefined> {
  return (await (await openDatabase())?.get('answerKeys', [userId, year]))?.answers;
}

/** Somebody leaves: of what the browser holds, only journals stay, under their owner. */
export async function forgetPapersAndTokens(): Promise<void> {
  const database = await openDatabase();
  await Promise.all([database?.clear('papers'), database?.clear('answerKeys'), database?.clear('tokens')]);
}
