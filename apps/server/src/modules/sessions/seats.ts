import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Incidents } from '../../incidents.js';
import { Recent } from '../../recent.js';
import { isOverdue } from './closing.js';
import { GatheredWrites } from './gathered-writes.js';
import { heldOf, type Saved, type Seat, type Writing, written } from './saving.js';
import { type Unchanged, versionedSession } from './seat-statements.js';
import { type Session, type Taken, wasHeardLater } from './session.js';
import { type SheetLine, sheetOf } from './sheet.js';

/** More students than one process serves at the same time, and more exams than they sit. */
const SEATS = 5_000;
const SHEETS = 50;

type KnownSeat = Seat & Unchanged;

/**
 * Remembers the seats of students who are writing, so that an ordinary save reads nothing: it is merged here, and one
 * statement writes it if nobody has touched the session or the sheet meanwhile, be it another device, another process or
 * the staff. If somebody has, nothing is written and the seat is forgotten; the save then takes its turn in a transaction,
 * as does whatever else is out of the ordinary. That makes one round trip to the database where there were seven.
 */
export class Seats {
  readonly #seats = new Recent<number, KnownSeat>(SEATS);
  readonly #sheets = new Recent<string, { version: string; sheet: SheetLine[] }>(SHEETS);

  readonly #writes: GatheredWrites;

  constructor(
    private readonly db: Db,
    private readonly incidents: Incidents,
  ) {
    this.#writes = new GatheredWrites(db, incidents);
  }

  /**
   * Undefined when the save is not an ordinary one; nothing has happened then. The person may be a remembered one: the
   * statement writes nothing for whoever is no longer signed in.
   */
  async save(
    person: Person,
    sessionId: number,
    writing: Writing,
    now: Date,
    how: { leaving: boolean },
  ): Promise<(Saved & { signInLastUsed: Date }) | undefined> {
    const seat = this.#seats.get(sessionId) ?? (await this.#look(sessionId));
    if (!seat || !isOrdinary(seat.session, person, writing, now)) return undefined;
    if (wasHeardLater(seat.session, now)) this.incidents.note('clock-went-back');
    const { changed, reply, seat: after } = written(seat, writing, now, how);
    const { session } = after;
    const row = await this.#writes.write({ before: seat, session, answers: changed, signInId: person.signInId, now });
    if (!row) {
      this.#seats.delete(sessionId);
      return undefined;
    }
    this.#seats.set(sessionId, { ...after, rowVersion: row.rowVersion, sheetVersion: seat.sheetVersion });
    return { session, reply, signInLastUsed: row.lastUsed };
  }

  /** The seat of a session that is locked: as it is remembered, if that is how it still is. */
  async of(tx: Db, locked: Unchanged): Promise<Seat> {
    const known = this.#seats.get(locked.session.id);
    const same = known?.rowVersion === locked.rowVersion && known.sheetVersion === locked.sheetVersion;
    return same ? known : this.#read(tx, locked);
  }

  /** The version is read first: what is read after it may be newer, and is then written by nobody. */
  async #look(sessionId: number): Promise<KnownSeat | undefined> {
    const found = await versionedSession(this.db, sessionId);
    return found && this.#read(this.db, found);
  }

  async #read(db: Db, found: Unchanged): Promise<KnownSeat> {
    const held = await heldOf(db, found.session);
    return { ...found, sheet: await this.#sheet(db, found.session, found.sheetVersion), held };
  }

  async #sheet(db: Db, taken: Taken, version: string): Promise<SheetLine[]> {
    const { exam_id, edition_id, discipline, language, day } = taken;
    const name = [exam_id, edition_id, discipline, language, day].join('/');
    const kept = this.#sheets.get(name);
    if (kept?.version === version) return kept.sheet;
    const sheet = await sheetOf(db, taken);
    this.#sheets.set(name, { version, sheet });
    return sheet;
  }
}

/** The device that writes, in time, in an exam of its own. */
const isOrdinary = (session: Session, person: Person, { epoch }: Writing, now: Date): boolean =>
  session.user_id === person.id && session.closed_at === null && session.epoch === epoch && !isOverdue(session, now);
