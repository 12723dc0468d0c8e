import type { CadernoEntry } from './entry.js';

/** The questions to come back by now, most overdue first; equal ones by id, so that two devices agree. */
export const dueQuestions = (caderno: ReadonlyMap<string, CadernoEntry>, now: number): string[] =>
  [...caderno]
    .filter(([, { due, left }]) => !left && due <= now)
    .sort(([oneId, one], [otherId, other]) => one.due - other.due || oneId.localeCompare(otherId))
    .map(([id]) => id);
