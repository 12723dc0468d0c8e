import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { settings } from '../../db/schema/index.js';
import { newToken } from '../../secrets.js';

/** What is signed: where the image goes, and when that was allowed. */
export interface Grant {
  folder: string;
  timestamp: number;
}

/** As Cloudinary writes it down for signing: names in order, joined like a query but not encoded. */
const written = ({ folder, timestamp }: Grant) => `folder=${folder}&timestamp=${timestamp}`;

/** https://cloudinary.com/documentation/authentication_signatures */
export const cloudinarySignature = (grant: Grant, secret: string): string =>
  createHash('sha1')
    .update(written(grant) + secret)
    .digest('hex');

export const ownSignature = (grant: Grant, secret: string): string =>
  createHmac('sha256', secret).update(written(grant)).digest('hex');

const SETTING = 'upload-secret';

/** In the database, so that every server of an installation accepts what any of them signed. */
export async function ownSecret(db: Db): Promise<string> {
  await db.insert(settings).values({ key: SETTING, value: newToken() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTING));
  return String(row?.value);
}
