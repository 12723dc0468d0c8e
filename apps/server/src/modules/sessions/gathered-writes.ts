import type { Db } from '../../db/database.js';
import { type SeatWrite, type WrittenSeat, writeUnlessChanged } from './seat-statements.js';

/** So many at most leave together: a statement stays short. */
const TOGETHER = 50;

interface Waiting {
  write: SeatWrite;
  done: (written: WrittenSeat | undefined) => void;
}

/**
 * Saves that arrive while one is being written leave together in the next statement, as PostgreSQL itself does with commits.
 * Nobody waits for others to come: alone, a save leaves at once. Four together cost the database half of what each costs by
 * itself, and the server a third, so a save is cheapest when most are made.
 */
export class GatheredWrites {
  #waiting: Waiting[] = [];
  #underway = false;

  constructor(private readonly db: Db) {}

  /** Undefined when nothing was written: somebody was faster, or the statement failed, and the save takes its turn. */
  write(write: SeatWrite): Promise<WrittenSeat | undefined> {
    // Of two saves of one session the second was made from what the first is about to change.
    if (this.#waiting.some((other) => other.write.session.id === write.session.id)) return Promise.resolve(undefined);
    return new Promise((done) => {
      this.#waiting.push({ write, done });
      if (!this.#underway) void this.#send();
    });
  }

  async #send(): Promise<void> {
    this.#underway = true;
    while (this.#waiting.length > 0) {
      const leaving = this.#waiting.splice(0, TOGETHER);
      const written = await this.#writeAll(leaving.map(({ write }) => write));
      for (const { write, done } of leaving) done(written.get(write.session.id));
    }
    this.#underway = false;
  }

  /** A failure is nobody's in particular: each save meets its own again when it takes its turn. */
  async #writeAll(writes: SeatWrite[]): Promise<Map<number, WrittenSeat>> {
    try {
      return await writeUnlessChanged(this.db, writes);
    } catch {
      return new Map();
    }
  }
}
