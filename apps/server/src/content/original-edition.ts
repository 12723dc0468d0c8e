import { createHash } from 'node:crypto';
import { type BankQuestion, type Edition, figuresIn, loadEdition } from '@gabarita/content';
import { firstIndexOf, LETTERS, replaceImages } from '@gabarita/enem';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { settings } from '../db/schema/index.js';
import { type FileStore, type FilesConfig, fileStore } from '../files/file-store.js';
import { type EditionContent, type QuestionContent, storeEdition } from '../modules/enem/store-edition.js';
import { figureIsStored, sourceOf, storeFigure } from '../modules/images/service.js';

const SETTING = 'original-edition';

/**
 * Puts the edition that comes with the product into the database, so that a fresh installation has a complete exam
 * without any network. Done again only when the content or its figures changed or went missing.
 */
export async function seedOriginalEdition(db: Db, config: FilesConfig): Promise<void> {
  const edition = loadEdition();
  const files = fileStore(config, 'images');
  const version = versionOf(edition);
  const [known] = await db.select().from(settings).where(eq(settings.key, SETTING));
  if (known?.value === version && (await haveAllFigures(files, edition))) return;
  const addresses = await storeFigures(db, files, edition);
  await db.transaction(async (tx) => {
    await storeEdition(tx, contentOf(edition, addresses));
    await tx
      .insert(settings)
      .values({ key: SETTING, value: version })
      .onConflictDoUpdate({ target: settings.key, set: { value: version } });
  });
}

const versionOf = ({ figures, ...rest }: Edition): string =>
  createHash('sha256')
    .update(JSON.stringify([rest, [...figures]]))
    .digest('hex');

/** The figures that questions show, each with its drawing. */
function shownFigures({ questions, figures }: Edition) {
  const shown = questions.flatMap(({ context, statement, alternatives }) =>
    [context, statement, ...Object.values(alternatives)].flatMap(figuresIn),
  );
  return shown.map(({ file, alt }) => {
    const svg = figures.get(file);
    if (svg === undefined) throw new Error(`the figure ${file} is missing`);
    return { file, alt, svg };
  });
}

async function haveAllFigures(files: FileStore, edition: Edition): Promise<boolean> {
  const stored = await Promise.all(shownFigures(edition).map(({ svg }) => figureIsStored(files, svg)));
  return stored.every(Boolean);
}

/** Addresses of ours by the file names that the texts use. */
async function storeFigures(db: Db, files: FileStore, edition: Edition): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { file, alt, svg } of shownFigures(edition)) {
    addresses.set(`figures/${file}`, sourceOf(await storeFigure(db, files, svg, alt)));
  }
  return addresses;
}

function contentOf({ year, title, questions, essay }: Edition, addresses: Map<string, string>): EditionContent {
  return {
    source: 'ORIGINAL',
    year,
    title,
    essayTopics: [{ title: essay.theme, texts: essay.texts }],
    questions: questions.map((question) => questionContent(year, question, addresses)),
  };
}

function questionContent(year: number, question: BankQuestion, addresses: Map<string, string>): QuestionContent {
  const ours = (markdown: string) => replaceImages(markdown.trim(), (file) => addresses.get(file) ?? file);
  const { area, language, key, competence, difficulty, tri } = question;
  return {
    index: firstIndexOf(year, area) + question.number - 1,
    language,
    area,
    status: 'served',
    reasons: [],
    flags: [],
    context: ours(question.context),
    statement: ours(question.statement),
    alternatives: LETTERS.map((letter) => ({ letter, text: ours(question.alternatives[letter]), image: null })),
    key: {
      letter: key,
      annulled: false,
      outsideTri: false,
      explanation: ours(question.explanation),
      whyNot: question.whyNot,
    },
    serviceKey: null,
    measures: {
      skill: Number(question.skill.slice(1)),
      competence,
      difficulty,
      tri_a: tri.a,
      tri_b: tri.b,
      tri_c: tri.c,
    },
  };
}
