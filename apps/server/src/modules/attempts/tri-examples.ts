import type { AttemptWithAnswers, TriExample } from '@gabarita/contract';
import { SHORT_LABELS } from '@gabarita/enem';
import { answerPattern, type ItemParameters } from '@gabarita/scoring';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { questionKeys, questions } from '../../db/schema/index.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { readAttempt } from './service.js';

type Answer = AttemptWithAnswers['answers'][number];
type AreaResult = AttemptWithAnswers['areas'][number];

const SHOWN = 3;
/** A right answer below this chance is a surprise; so is a wrong one where the chance was above the other. */
const UNLIKELY = 0.4;
const LIKELY = 0.6;

/** For each area that was scored by the parameters of its items; a formula has nothing to explain. */
export async function triExamples(services: Services, person: Person, id: number): Promise<TriExample[]> {
  const attempt = await readAttempt(services, person, id);
  if (!attempt.key_open) return [];
  const items = await itemsOf(
    services.db,
    attempt.answers.map(({ question_id }) => question_id),
  );
  return attempt.areas.flatMap((area) => exampleOf(area, attempt.answers, items) ?? []);
}

/** Items that take part in TRI, by question. */
async function itemsOf(db: Db, ids: number[]): Promise<Map<number, ItemParameters>> {
  const rows = await db
    .select({ id: questions.id, a: questions.tri_a, b: questions.tri_b, c: questions.tri_c })
    .from(questions)
    .innerJoin(questionKeys, eq(questionKeys.question_id, questions.id))
    .where(and(inArray(questions.id, ids), eq(questionKeys.annulled, false), eq(questionKeys.outside_tri, false)));
  return new Map(
    rows.flatMap(({ id, a, b, c }) => (a === null || b === null || c === null ? [] : [[id, { a, b, c }] as const])),
  );
}

function exampleOf(
  { discipline, tri_source }: AreaResult,
  answers: readonly Answer[],
  items: ReadonlyMap<number, ItemParameters>,
): TriExample | undefined {
  if (tri_source !== 'official' && tri_source !== 'estimate') return undefined;
  const marked = answers.flatMap((answer) => {
    const item = items.get(answer.question_id);
    return item && answer.discipline === discipline && answer.available ? [{ answer, item }] : [];
  });
  // A key that is hidden from this reader (another exam of the turma asks the question) hides the example with it.
  if (marked.length === 0 || marked.some(({ answer }) => answer.is_correct === null)) return undefined;
  const right = marked.map(({ answer }) => answer.is_correct === true);
  const pattern = answerPattern(
    SHORT_LABELS[discipline],
    marked.map(({ item }) => item),
    right,
  );
  const told = marked.map(({ answer: { question_id, index } }, place) => {
    return { question_id, index, right: right[place] === true, chance: pattern.chances[place] ?? 0 };
  });
  const rarestFirst = told.toSorted((one, other) => one.chance - other.chance);
  return {
    discipline,
    correct: right.filter(Boolean).length,
    total: marked.length,
    score: pattern.score,
    coherent_score: pattern.coherentScore,
    incoherent_score: pattern.incoherentScore,
    lucky: surprises(rarestFirst.filter((one) => one.right && one.chance < UNLIKELY)),
    slipped: surprises(rarestFirst.reverse().filter((one) => !one.right && one.chance > LIKELY)),
  };
}

const surprises = (told: { question_id: number; index: number; chance: number }[]): TriExample['lucky'] =>
  told.slice(0, SHOWN).map(({ question_id, index, chance }) => ({
    question_id,
    index,
    chance: Math.round(chance * 100),
  }));
