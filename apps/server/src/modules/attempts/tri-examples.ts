import type { AttemptWithAnswers, TriExample } from '@gabarita/contract';
import { SHORT_LABELS } from '@gabarita/enem';
import { answerPattern, type ItemParameters } from '@gabarita/scoring';
import type { Db } from '../../db/database.js';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { ownKeysOf } from './judging.js';
import { markingKeys } from './marking.js';
import { readAttempt } from './service.js';

type Answer = AttemptWithAnswers['answers'][number];
type AreaResult = AttemptWithAnswers['areas'][number];
type ScoredItem = ItemParameters & { calibrated: boolean };

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
    attempt.exam_id,
    attempt.answers.map(({ question_id }) => question_id),
  );
  return attempt.areas.flatMap((area) => exampleOf(area, attempt.answers, items) ?? []);
}

/** Items that take part in TRI, by question, with the parameters that the attempt was scored with. */
async function itemsOf(db: Db, examId: number | null, ids: number[]): Promise<Map<number, ScoredItem>> {
  const keys = await markingKeys(db, ids, await ownKeysOf(db, examId));
  return new Map(
    [...keys].flatMap(([id, { parameters, calibrated, annulled, outsideTri }]) =>
      parameters && !annulled && !outsideTri ? [[id, { ...parameters, calibrated }] as const] : [],
    ),
  );
}

function exampleOf(
  { discipline, tri_source }: AreaResult,
  answers: readonly Answer[],
  items: ReadonlyMap<number, ScoredItem>,
): TriExample | undefined {
  if (tri_source === null || tri_source === 'formula' || tri_source === 'manual') return undefined;
  const marked = answers.flatMap((answer) => {
    const item = items.get(answer.question_id);
    const counts = answer.available && !answer.held && (item?.calibrated || answer.discipline === discipline);
    return item && counts ? [{ answer, item }] : [];
  });
  if (marked.length === 0) return undefined;
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
