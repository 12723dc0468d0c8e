import type { Db } from '../../db/database.js';
import type { Incidents } from '../../incidents.js';
import { type SeatWrite, type WrittenSeat, writeUnlessChanged } from './seat-statements.js';

/** A save is made behind the student's back, who never waits for it: it may wait this long for company. */
const GATHER_MS = 25;

interface Waiting {
  write: SeatWrite;
  done: (written: WrittenSeat | undefined) => void;
}

/**
 * Saves that arrive within a moment leave together, in one statement. Four together cost the database half of what each costs
 * by itself, and the server a third of its part in it, so a save is cheapest when most are made.
 */
export class GatheredWrites {
  #waiting: Waiting[] = [];

  constructor(
    private readonly db: Db,
    private readonly incidents: Incidents,
  ) {}

  /** Undefined when nothing was written: somebody was faster, or the statement failed, and the save takes its turn. */
  write(write: SeatWrite): Promise<WrittenSeat | undefined> {
    // Of two saves of one session the second was made from what the first is about to change.
    if (this.#waiting.some((other) => other.write.session.id === write.session.id)) return Promise.resolve(undefined);
    if (this.#waiting.length === 0) setTimeout(() => void this.#send(), GATHER_MS);
    return new Promise((done) => this.#waiting.push({ write, done }));
  }

  async #send(): Promise<void> {
    const leaving = this.#waiting;
    this.#waiting = [];
    const written = await this.#writeAll(leaving.map(({ write }) => write));
    for (const { write, done } of leaving) done(written.get(write.session.id));
  }

  /** A failure is nobody's in particular: each save meets its own again when it takes its turn. */
  async #writeAll(writes: SeatWrite[]): Promise<Map<number, WrittenSeat>> {
    try {
      return await writeUnlessChanged(this.db, writes);
    } catch (error) {
      this.incidents.note('gathered-write-failed', error);
      return new Map();
    }
  }
}
