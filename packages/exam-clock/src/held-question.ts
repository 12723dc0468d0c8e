import type { Letter } from '@gabarita/enem';
import { isSeen, lastOfEach, type Stamp } from './stamp.js';

export interface Answer {
  /** Null when the student took the choice back. */
  readonly choice: Letter | null;
  /** Alternatives that the student struck out. */
  readonly annulled: readonly Letter[];
}

/** An answer as one device gave it. */
export interface Version extends Stamp, Answer {
  /** Time of the exam that had gone by, by that device's clock. */
  readonly elapsedMs: number;
}

/** One line of a device's journal. */
export interface Entry extends Version {
  readonly question: number;
  /**
   * Answers of other devices that were on the screen when this one was chosen. Without it, everything the server holds
   * counts as seen.
   */
  readonly saw?: readonly Stamp[] | undefined;
}

/**
 * What is held of one question: the last version of each device that no other device has seen and replaced. One version
 * is the ordinary case; two with different choices are a conflict that the student settles.
 */
export interface HeldQuestion {
  /** The newest device first: its version is the one that counts. */
  readonly versions: readonly Version[];
  /** What gave way to another device's version: it does not come back, however late it is sent again. */
  readonly superseded: readonly Stamp[];
}

const NOTHING: HeldQuestion = { versions: [], superseded: [] };

/**
 * Takes an entry in. Where entries say what they saw, the result is the same in whatever order they arrive and however
 * often, so a client may send again whatever it is not sure of. An entry replaces older ones of its own device, and
 * those of others only if its writer had them in sight.
 */
export function merge(held: HeldQuestion = NOTHING, entry: Entry): HeldQuestion {
  if (isSeen(entry, held.versions) || isSeen(entry, held.superseded)) return held;
  const { question: _, saw, ...version } = entry;
  const seen = saw ?? held.versions.filter(({ epoch }) => epoch < entry.epoch);
  const kept = held.versions.filter((other) => other.epoch !== entry.epoch && !isSeen(other, seen));
  return {
    versions: [...kept, version].sort((one, other) => other.epoch - one.epoch),
    superseded: lastOfEach([...held.superseded, ...seen]),
  };
}

/** The version that counts. */
export const answerOf = (held: HeldQuestion | undefined): Version | undefined => held?.versions[0];

/** Two devices chose differently without seeing each other. */
export const isConflict = (held: HeldQuestion | undefined): boolean =>
  held?.versions.some(({ choice }) => choice !== held.versions[0]?.choice) ?? false;
