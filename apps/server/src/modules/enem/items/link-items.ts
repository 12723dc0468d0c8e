import {
  AREAS,
  type Area,
  competenceOf,
  type ForeignLanguage,
  firstIndexOf,
  isLetter,
  placeName,
  SHORT_LABELS,
} from '@gabarita/enem';
import { answeredItems, type Booklet, bookletsOf, ENGLISH, type ItemRow, SPANISH, takesPart } from '@gabarita/scoring';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.js';
import { editions, questionKeys, questions } from '../../../db/schema/index.js';
import { requestRescoringWith } from '../../attempts/rescoring.js';
import { setDifficulties } from './difficulties.js';
import { findItems } from './repository.js';

export interface Disagreement {
  place: string;
  service: string;
  official: string;
}

export interface Linked {
  /** Questions that have both keys, and so could be compared. */
  compared: number;
  disagreements: Disagreement[];
}

/**
 * Gives the questions of a year what INEP's items say of them: key, skill, parameters. By rank within the area, language
 * items first, because INEP numbers areas differently in some years. Undefined when year or items are not there.
 */
export async function linkItems(tx: Db, year: number): Promise<Linked | undefined> {
  const items = await findItems(tx, year);
  const known = await questionsOf(tx, year);
  if (items.length === 0 || known.length === 0) return undefined;
  const byPlace = new Map(known.map((question) => [question.place, question]));
  const linked = [...itemsByPlace(items, year)].flatMap(([place, item]) => {
    const question = byPlace.get(place);
    return question ? [{ place, item, question }] : [];
  });
  const changed = (await storeMeasures(tx, linked)) + (await storeKeys(tx, linked));
  if (changed > 0) {
    await setDifficulties(tx);
    await requestRescoringWith(
      tx,
      linked.map(({ question }) => question.id),
    );
    const revision = sql`${editions.revision} + 1`;
    await tx
      .update(editions)
      .set({ revision })
      .where(and(eq(editions.year, year), eq(editions.source, 'ENEM')));
  }
  return comparison(linked);
}

type KnownQuestion = Awaited<ReturnType<typeof questionsOf>>[number];
interface Link {
  place: string;
  item: ItemRow;
  question: KnownQuestion;
}

function questionsOf(tx: Db, year: number) {
  return tx
    .select({
      id: questions.id,
      place: questions.place,
      mended_at: questions.mended_at,
      service: questionKeys.service_letter,
    })
    .from(questions)
    .innerJoin(editions, eq(editions.id, questions.edition_id))
    .leftJoin(questionKeys, eq(questionKeys.question_id, questions.id))
    .where(and(eq(editions.year, year), eq(editions.source, 'ENEM')));
}

/** Items of the blue booklets by the place of their question, as in `3-ingles`. */
function itemsByPlace(items: readonly ItemRow[], year: number): Map<string, ItemRow> {
  const booklets = [...bookletsOf(items, year).values()];
  const places = new Map<string, ItemRow>();
  for (const area of AREAS) {
    const blue = blueBooklet(booklets, area);
    if (!blue) continue;
    for (const [language, code] of [
      ['ingles', ENGLISH],
      ['espanhol', SPANISH],
    ] as const) {
      answeredItems(blue, code).forEach((item, rank) => {
        const index = firstIndexOf(year, area) + rank;
        const slot: ForeignLanguage | null = item.language === null ? null : language;
        places.set(placeName({ index, language: slot }), item);
      });
    }
  }
  return places;
}

/** The regular blue booklet has the lowest number of its colour; later ones are reprints and adaptations. */
function blueBooklet(booklets: Booklet[], area: Area): Booklet | undefined {
  return booklets
    .filter((booklet) => booklet.area === SHORT_LABELS[area] && booklet.colour.trim().toUpperCase() === 'AZUL')
    .sort((one, other) => one.code - other.code)[0];
}

/** How many questions got another skill or other parameters. */
async function storeMeasures(tx: Db, links: Link[]): Promise<number> {
  const column = <T>(read: (link: Link) => T) => sql.param(links.map(read));
  const { rowCount } = await tx.execute(sql`
    update questions q set skill = item.skill, competence = item.competence, tri_a = item.a, tri_b = item.b, tri_c = item.c
    from unnest(
      ${column(({ question }) => question.id)}::integer[],
      ${column(({ item }) => item.skill)}::smallint[],
      ${column(({ item }) => competenceOfItem(item))}::smallint[],
      ${column(({ item }) => item.parameters?.a ?? null)}::double precision[],
      ${column(({ item }) => item.parameters?.b ?? null)}::double precision[],
      ${column(({ item }) => item.parameters?.c ?? null)}::double precision[]
    ) as item (id, skill, competence, a, b, c)
    where q.id = item.id and (q.skill, q.competence, q.tri_a, q.tri_b, q.tri_c)
      is distinct from (item.skill, item.competence, item.a, item.b, item.c)`);
  return rowCount ?? 0;
}

/** How many keys changed. One that staff mended stays theirs. */
async function storeKeys(tx: Db, links: Link[]): Promise<number> {
  const open = links.filter(({ question }) => question.mended_at === null);
  const column = <T>(read: (link: Link) => T) => sql.param(open.map(read));
  const { rowCount } = await tx.execute(sql`
    update question_keys k set letter = item.letter, annulled = item.annulled, outside_tri = item.outside_tri
    from unnest(
      ${column(({ question }) => question.id)}::integer[],
      ${column(({ item }) => (isLetter(item.key) ? item.key : null))}::text[],
      ${column(({ item }) => !isLetter(item.key))}::boolean[],
      ${column(({ item }) => !takesPart(item))}::boolean[]
    ) as item (id, letter, annulled, outside_tri)
    where k.question_id = item.id
      and (k.letter, k.annulled, k.outside_tri) is distinct from (item.letter, item.annulled, item.outside_tri)`);
  return rowCount ?? 0;
}

const AREA_OF = Object.fromEntries(AREAS.map((area) => [SHORT_LABELS[area], area])) as Record<ItemRow['area'], Area>;

const competenceOfItem = ({ area, skill }: ItemRow): number | null =>
  skill === null ? null : (competenceOf(AREA_OF[area], skill) ?? null);

function comparison(links: Link[]): Linked {
  const both = links.flatMap(({ place, item, question }) =>
    question.service ? [{ place, service: question.service, official: item.key }] : [],
  );
  return { compared: both.length, disagreements: both.filter(({ service, official }) => service !== official) };
}
