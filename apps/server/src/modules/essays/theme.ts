import { officialEssayTopic } from '@gabarita/enem';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { editions } from '../../db/schema/index.js';

/** What an essay of a year is written about, and what the student was given to read. */
export interface Theme {
  topic: string;
  motivatingTexts: string[];
  edition: { id: number | null; source: 'ENEM' | 'ORIGINAL'; title: string };
}

/** Without a topic it is the first of the year. A topic of the student's own is as good as one of the list. */
export async function themeOf(db: Db, year: number, wanted: string): Promise<Theme> {
  const [edition] = await db.select().from(editions).where(eq(editions.year, year));
  const topics = edition?.essay_topics ?? [];
  const topic = wanted || (topics[0]?.title ?? officialEssayTopic(year) ?? '');
  const listed = topics.find(({ title }) => title === topic);
  return {
    topic,
    motivatingTexts: listed?.texts.map(({ body }) => body) ?? [],
    edition: edition
      ? { id: edition.id, source: edition.source, title: edition.title }
      : { id: null, source: 'ENEM', title: `ENEM ${year}` },
  };
}
