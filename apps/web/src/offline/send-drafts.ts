import { call } from '../lib/api';
import { keys, readOwned } from '../lib/storage';
import { isUnseen, readDraft, type Sheet, unsentSheets, writeDraft } from './essay-drafts';

/** Sends the essays that are only here. What another device wrote meanwhile stays: the sheet will ask which goes on. */
export const sendDrafts = (userId: number): Promise<unknown> =>
  Promise.allSettled(unsentSheets(userId).map((sheet) => sendDraft(userId, sheet)));

async function sendDraft(userId: number, sheet: Sheet): Promise<void> {
  const draft = readDraft(userId, sheet);
  const { draft: held } = await call('GET /api/essays/draft', { query: sheet });
  if (isUnseen(held, draft)) return;
  const body = { ...sheet, topic: topicOf(userId, sheet), text: draft.text };
  const { draft: sent } = await call('PUT /api/essays/draft', { body });
  const now = readDraft(userId, sheet);
  if (now.text === draft.text) writeDraft(userId, sheet, { ...now, unsent: false, base: sent.updated_at });
}

function topicOf(userId: number, sheet: Sheet): string {
  const topic = 'year' in sheet ? readOwned(keys.essayTopic(sheet.year), userId) : undefined;
  return typeof topic === 'string' ? topic : '';
}

/** How somebody would call the essay: by its year, or by the exam it was written for. */
export function essayTitle(userId: number, sheet: Sheet): string {
  if ('year' in sheet) return `Redação de ${sheet.year}`;
  const exam = readOwned(keys.examEssay(sheet.exam_id), userId);
  const named = typeof exam === 'object' && exam !== null && 'title' in exam && typeof exam.title === 'string';
  return named ? `Redação de “${exam.title}”` : 'Redação de um simulado';
}
