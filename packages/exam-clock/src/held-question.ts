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

/** More devices than a student has, and few enough for what is held of a question to stay small, whatever anybody sends. */
const VERSIONS_MAX = 8;
const SUPERSEDED_MAX = 24;

/**
 * Takes an entry in. Where entries say what they saw, the result is the same in whatever order they arrive and however
 * often, so a client may send again whatever it is not sure of. An entry replaces older ones of its own device, and
 * those of others only if its writer had them in sight. One that finds no room any more leaves everything as it was.
 */
export function merge(held: HeldQuestion = NOTHING, entry: Entry): HeldQuestion {
  if (isHeld(held, entry)) return held;
  const { question: _, saw, ...version } = entry;
  const seen = saw ?? held.versions.filter(({ epoch }) => epoch < entry.epoch);
  const kept = held.versions.filter((other) => !isOlderOfSame(other, entry) && !isSeen(other, seen));
  if (kept.length >= VERSIONS_MAX) return held;
  return {
    versions: [...kept, version].sort((one, other) => other.epoch - one.epoch),
    superseded: lastOfEach([...held.superseded, ...seen]).slice(-SUPERSEDED_MAX),
  };
}

const isOlderOfSame = (other: Stamp, entry: Stamp): boolean => other.epoch === entry.epoch && other.seq < entry.seq;

/**
 * Whether an entry is in what is held, or gave way to something there: only then may it be acknowledged. Two devices that
 * write in one epoch without knowing of each other use a sequence twice: a second answer under one name is another answer.
 */
export const isHeld = (held: HeldQuestion | undefined, entry: Version): boolean =>
  held !== undefined &&
  (isSeen(entry, held.superseded) ||
    held.versions.some((version) => isOlderOfSame(entry, version) || isSameEntry(version, entry)));

const isSameEntry = (one: Version, other: Version): boolean =>
  one.epoch === other.epoch &&
  one.seq === other.seq &&
  one.choice === other.choice &&
  one.annulled.join() === other.annulled.join();

/** The version that counts. */
export const answerOf = (held: HeldQuestion | undefined): Version | undefined => held?.versions[0];

/** Two devices chose differently without seeing each other. */
export const isConflict = (held: HeldQuestion | undefined): boolean =>
  held?.versions.some(({ choice }) => choice !== held.versions[0]?.choice) ?? false;
