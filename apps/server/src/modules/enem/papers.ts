import { type CallOutput, type CallParsed, calls } from '@gabarita/contract';
import { AREAS, DEFAULT_MINUTES, type ExamDay, type ForeignLanguage, minutesOfDay, numbersOfDay } from '@gabarita/enem';
import type { Db } from '../../db/database.js';
import { type Printed, print } from '../../http/printed.js';
import { withAsked } from '../questions/asked.js';
import { type EditionRow, findEdition, listPaper } from './repository.js';

const CALL = 'GET /enem/v1/exams/:year/papers/:discipline';
type Paper = CallOutput<typeof CALL>;
type PaperDiscipline = CallParsed<typeof CALL, 'params'>['discipline'];

export interface PaperOrder {
  year: number;
  discipline: PaperDiscipline;
  language: ForeignLanguage;
  day?: ExamDay | undefined;
}

/** What is printed: the language and the day only where the paper depends on them. */
interface Print {
  discipline: PaperDiscipline;
  language: ForeignLanguage | null;
  day: ExamDay | null;
}

/**
 * Keeps papers printed. Thirty students who open the same exam at the same moment cost one look at the edition's
 * revision; only when it has grown is the paper read and compressed again, once for all of them.
 */
export class PaperPress {
  readonly #looking = new Map<number, Promise<EditionRow | undefined>>();
  readonly #printed = new Map<string, { revision: number; paper: Promise<Printed> }>();

  constructor(private readonly db: Db) {}

  /** Undefined when there is no such edition. */
  async paper({ year, discipline, language, day }: PaperOrder): Promise<Printed | undefined> {
    const edition = await this.#edition(year);
    if (!edition) return undefined;
    const wanted = {
      discipline,
      language: asksLanguage(discipline) ? language : null,
      day: discipline === 'prova-completa' ? (day ?? null) : null,
    };
    const name = [edition.id, edition.year, ...Object.values(wanted)].join('/');
    const known = this.#printed.get(name);
    if (known?.revision === edition.revision) return known.paper;
    const paper = printPaper(this.db, edition, wanted);
    this.#printed.set(name, { revision: edition.revision, paper });
    paper.catch(() => this.#printed.delete(name));
    return paper;
  }

  /** Whoever asks while somebody is looking waits for the same answer. */
  #edition(year: number): Promise<EditionRow | undefined> {
    const underway = this.#looking.get(year);
    if (underway) return underway;
    const edition = findEdition(this.db, year).finally(() => this.#looking.delete(year));
    this.#looking.set(year, edition);
    return edition;
  }
}

const asksLanguage = (discipline: PaperDiscipline) => discipline === 'linguagens' || discipline === 'prova-completa';

async function printPaper(db: Db, edition: EditionRow, wanted: Print): Promise<Printed> {
  const paper = await composePaper(db, edition, wanted);
  // The response schema is an allow-list: what it does not name is not printed.
  const plain = Buffer.from(JSON.stringify(calls[CALL].response.parse(paper)));
  return print(plain);
}

async function composePaper(db: Db, edition: EditionRow, { discipline, language, day }: Print): Promise<Paper> {
  const areas = discipline === 'prova-completa' ? AREAS : [discipline];
  const [first, last] = day === null ? [0, Number.POSITIVE_INFINITY] : numbersOfDay(day);
  const all = await listPaper(db, edition.id, areas, language ?? undefined);
  const rows = all.filter(({ index }) => index >= first && index <= last);
  const served = await withAsked(
    db,
    rows.filter(({ status }) => status === 'served'),
  );
  const byId = new Map(served.map((question) => [question.id, question]));
  const { id, year, title, source } = edition;
  return {
    edition: { id, year, title, source },
    discipline,
    language: rows.some((row) => row.language !== null) ? language : null,
    day,
    duration_minutes: day === null ? DEFAULT_MINUTES[discipline] : minutesOfDay(year, day),
    questions: rows.map((row) => {
      const question = byId.get(row.id);
      return question ? { ...question, available: true as const } : { ...row, available: false as const };
    }),
  };
}
