import { createHmac } from 'node:crypto';
import { AppError } from '../../app-error.js';
import type { Db } from '../../db/database.js';
import { run } from '../../db/statement.js';
import { newToken } from '../../secrets.js';
import type { Session } from './session.js';

/**
 * The name of a device that writes: the second in which it begins, and a few bits that only this installation can make.
 * A server restored from an older copy does not know which epochs it has given away since, but it knows its own hand; and
 * as the second comes first, a later device has the greater epoch.
 */
const SIGNATURE_BITS = 21;
const SIGNATURES = 2 ** SIGNATURE_BITS;

const secondOf = (epoch: number): number => Math.floor(epoch / SIGNATURES);

/** For the person and not for the session: the answers of a session that a restored server lost go on in another. */
const signed = (secret: string, userId: number, second: number): number =>
  second * SIGNATURES +
  (createHmac('sha256', secret).update(`${userId}/${second}`).digest().readUInt32BE() % SIGNATURES);

const SETTING = 'epoch-secret';

/** One statement, whether it is there or has to be made. */
const SECRET = `
  with made as (
    insert into settings (key, value)
    select $1, to_jsonb($2::text) where not exists (select from settings where key = $1)
    on conflict do nothing returning value)
  select value #>> '{}' as secret from made union all select value #>> '{}' from settings where key = $1`;

/** In the database: every process of an installation knows it, and so does one that was restored from a copy. */
async function secretOf(db: Db): Promise<string> {
  const [row] = await run<{ secret: string }>(db, SECRET, [SETTING, newToken()]);
  // Another process made it at this very moment.
  return row ? row.secret : secretOf(db);
}

/** Never the same twice in a session, whatever the clock says: the second after the one before, at the least. */
export async function issueEpoch(tx: Db, userId: number, before: number, now: Date): Promise<number> {
  const second = Math.max(secondOf(before) + 1, Math.floor(now.getTime() / 1_000));
  return signed(await secretOf(tx), userId, second);
}

/** Lets nobody write under a name that was never given away: each would be kept beside the others. */
export async function requireIssued(tx: Db, { user_id, epoch: current }: Session, epoch: number): Promise<void> {
  if (epoch === current) return;
  if (epoch !== signed(await secretOf(tx), user_id, secondOf(epoch))) throw new AppError('request.malformed');
}
