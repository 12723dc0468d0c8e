import { FOREIGN_LANGUAGES, type ForeignLanguage } from '@gabarita/enem';
import { keys, readOwned, remove, writeOwned } from '../lib/storage';

/** What somebody chose before an exam. The area selection writes it, the exam room reads it. */

/** The pickers go up to 5 hours and 59 minutes (section 2). */
export const TIMER_LIMITS = { hours: 5, minutes: 59 } as const;
const LONGEST_SECONDS = TIMER_LIMITS.hours * 3600 + TIMER_LIMITS.minutes * 60;

/** Seconds chosen for this exam; undefined for the default. */
export function chosenTime(userId: number, year: number, discipline: string): number | undefined {
  const seconds = readOwned(keys.examTimer(year, discipline), userId);
  const usable = Number.isInteger(seconds) && Number(seconds) > 0 && Number(seconds) <= LONGEST_SECONDS;
  return usable ? Number(seconds) : undefined;
}

/** No time at all means the default: the override is removed (section 5). */
export function chooseTime(userId: number, year: number, discipline: string, seconds: number): void {
  const key = keys.examTimer(year, discipline);
  // An essay has no session: its clock starts over where its time is chosen.
  if (discipline === 'redacao') remove(keys.essayClock(year));
  if (seconds === 0) remove(key);
  else writeOwned(key, userId, seconds);
}

export function chosenLanguage(userId: number): ForeignLanguage | undefined {
  const language = readOwned(keys.examLanguage, userId);
  return FOREIGN_LANGUAGES.find((known) => known === language);
}

export function chooseLanguage(userId: number, language: ForeignLanguage): void {
  writeOwned(keys.examLanguage, userId, language);
}

/** The essay topic chosen for this year, if it is one of those there are; the first otherwise. */
export function chosenTopic(userId: number, year: number, topics: readonly string[]): string | undefined {
  const topic = readOwned(keys.essayTopic(year), userId);
  return topics.find((known) => known === topic) ?? topics[0];
}

export function chooseTopic(userId: number, year: number, topic: string): void {
  writeOwned(keys.essayTopic(year), userId, topic);
}
