import {
  type CallOutput,
  type CallParsed,
  ESSAY_CORRECTION_LIMIT,
  ESSAY_CORRECTION_WINDOW_MINUTES,
  type EssayResult,
} from '@gabarita/contract';
import { AppError } from '../../app-error.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { recordPractice } from '../attempts/essay-attempt.js';
import { queueUp } from '../sessions/locks.js';
import type { Limit } from '../throttles/throttles.js';
import type { Correction } from './corrector.js';
import { type Essay, findLastVersion, hasConsented, insertEssay } from './repository.js';
import { type Theme, themeOf } from './theme.js';
import { cleaned, onSheet } from './written-text.js';

const CORRECTIONS: Limit = { hits: ESSAY_CORRECTION_LIMIT, minutes: ESSAY_CORRECTION_WINDOW_MINUTES };

/** Corrects practice for the essay of a year and keeps it as a version. The same text again is the same answer. */
export async function correctEssay(
  services: Services,
  person: Person,
  { text: given, year, topic }: CallParsed<'POST /api/essay/correct', 'body'>,
): Promise<CallOutput<'POST /api/essay/correct'>> {
  const { db } = services;
  const { text, truncated } = onSheet(given);
  const theme = await themeOf(db, year, cleaned(topic));
  const last = await findLastVersion(db, person.id, { year, exam_id: null }, theme.topic);
  if (last?.text === text) return answer(last, truncated);
  const correction = await correctFor(services, person, { text, ...theme });
  return answer(await keepVersion(services, person, { year, text, theme, correction }), truncated);
}

/** Asks for a correction on a person's account: so many an hour, whoever corrects. */
export async function correctFor(
  services: Services,
  person: Person,
  essay: { text: string; topic: string; motivatingTexts: string[] },
): Promise<Correction> {
  const { throttles, corrector } = services;
  const key = `essay:${person.id}`;
  if (!(await throttles.take(key, CORRECTIONS))) throw new AppError('essays.throttled');
  const { text, topic, motivatingTexts } = essay;
  return corrector.correct({ text, topic, motivatingTexts }, { outside: await mayGoOutside(services, person) });
}

/** A text leaves the school only when the school configured it, its writer agreed, and the day's budget allows. */
async function mayGoOutside({ db, throttles, corrector, config }: Services, person: Person): Promise<boolean> {
  if (!corrector.reachesOutside || !(await hasConsented(db, person.id))) return false;
  const budget: Limit = { hits: config.essayDailyLimit, minutes: 24 * 60 };
  const key = `essay-outside:${person.id}`;
  return budget.hits > 0 && throttles.take(key, budget);
}

interface Version {
  year: number;
  text: string;
  theme: Theme;
  correction: Correction;
}

/** Two clicks at once become one version: the second finds what the first has written. */
async function keepVersion(
  { db, clock }: Services,
  person: Person,
  { year, text, theme, correction: { source, result } }: Version,
): Promise<Essay> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await queueUp(tx, person.id);
    const last = await findLastVersion(tx, person.id, { year, exam_id: null }, theme.topic);
    if (last?.text === text) return last;
    const attempt = await recordPractice(tx, person, { year, edition: theme.edition, score: result.score, at: now });
    return insertEssay(tx, {
      user_id: person.id,
      year,
      attempt_id: attempt?.id ?? null,
      topic: theme.topic,
      text,
      source,
      score: result.score,
      result,
      created_at: now,
    });
  });
}

const answer = (essay: Essay, truncated: boolean): CallOutput<'POST /api/essay/correct'> => ({
  source: essay.source,
  result: withTruncation(essay.result, truncated),
  essay: { id: essay.id, version: essay.version },
});

/** Says of a text whether part of it was left out; the correction alone, made of what was left, cannot know. */
const withTruncation = (result: EssayResult, truncated: boolean): EssayResult => ({
  ...result,
  meta: { ...result.meta, truncated },
});
