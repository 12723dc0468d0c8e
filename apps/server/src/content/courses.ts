import { loadSisu, loadSisuForecasts, sisuVersion } from '@gabarita/content';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { settings } from '../db/schema/index.js';
import { storeShipped } from '../modules/courses/import-courses.js';

const SETTING = 'courses';

/** Puts the results of the SiSU that come with the product into the database, once for each version of the files. */
export async function seedCourses(db: Db): Promise<void> {
  const version = sisuVersion();
  const [known] = await db.select().from(settings).where(eq(settings.key, SETTING));
  if (known?.value === version) return;
  await storeShipped(db, loadSisu(), loadSisuForecasts());
  await db
    .insert(settings)
    .values({ key: SETTING, value: version })
    .onConflictDoUpdate({ target: settings.key, set: { value: version } });
}
