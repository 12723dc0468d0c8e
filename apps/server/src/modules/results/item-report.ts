import type { CallOutput } from '@gabarita/contract';
import { classicalItems, cronbachAlpha, distractorTable, responseMatrix } from '@gabarita/scoring';
import { sql } from 'drizzle-orm';
import type { Person } from '../../http/person.js';
import type { Services } from '../../services.js';
import { findKeysIn, NO_KEY } from '../questions/keys.js';
import { type AnswerString, answerStrings, correctionsIn, type ExamItem, itemsOfExam } from './repository.js';
import { scopeFor, within } from './scope.js';

type ItemsReport = CallOutput<'GET /api/exams/:id/results/items'>;
type ItemReport = ItemsReport['items'][number];
type Key = ItemReport['key'];

interface Item extends ExamItem {
  /** Where its characters are in the strings of answers. */
  place: number;
  key: Key;
}

/** Classical item analysis of an exam's first attempts. */
export async function readItems(
  { db }: Services,
  person: Person,
  examId: number,
  turmaId: number | undefined,
): Promise<ItemsReport> {
  const scope = await scopeFor(db, person, examId, turmaId);
  const asked = await itemsOfExam(db, examId);
  const keys = await findKeysIn(
    db,
    examId,
    asked.map(({ question_id }) => question_id),
  );
  const items = asked.map((item, place): Item => {
    const { letter, annulled } = keys.get(item.question_id) ?? NO_KEY;
    return { ...item, place, key: { letter, annulled } };
  });
  const strings = await answerStrings(db, examId, within(sql`attempts.turma_id`, scope));
  const corrections = correctionViews(await correctionsIn(db, examId));
  return analyse(
    items,
    strings.filter(({ letters }) => letters.length === items.length),
    corrections,
  );
}

type Corrections = ReadonlyMap<number, ItemReport['corrections']>;

/** Pure: the numbers of an exam from its answers. */
function analyse(items: Item[], strings: AnswerString[], corrections: Corrections): ItemsReport {
  const counting = items.filter(({ available, key }) => available && !key.annulled);
  const matrix = responseMatrix(
    strings.map(({ marks }) => counting.map(({ place }) => (marks[place] === '1' ? 1 : 0))),
    counting.length,
  );
  const measured = strings.length > 0 ? classicalItems(matrix) : [];
  const measuresOf = new Map(counting.map(({ question_id }, index) => [question_id, measured[index]]));
  const reports = items.map((item): ItemReport => {
    const measures = measuresOf.get(item.question_id);
    const choices = choicesAt(item, strings);
    return {
      question_id: item.question_id,
      order: item.order,
      statement: item.statement,
      discipline: item.area,
      skill: item.skill === null ? null : `H${item.skill}`,
      key: item.key,
      answers: strings.length,
      facility: measures?.facility ?? null,
      discrimination: measures?.discrimination ?? null,
      point_biserial: measures?.pointBiserial ?? null,
      suspect: measures !== undefined && isSuspect(choices),
      choices,
      corrections: corrections.get(item.question_id) ?? [],
    };
  });
  return {
    answers: strings.length,
    alpha: strings.length > 0 ? cronbachAlpha(matrix) : null,
    items: reports.sort(worstFirst),
    skills: skillsOf(counting, measuresOf),
  };
}

function choicesAt({ place, letters, key }: Item, strings: AnswerString[]): ItemReport['choices'] {
  const chosen = strings.map((row) => {
    const letter = row.letters[place] ?? '-';
    return { letter: letter === '-' ? null : letter, score: row.percentage };
  });
  return distractorTable(chosen, letters, key.letter ?? '').map(({ letter, isKey, ...row }) => ({
    letter: letters.find((one) => one === letter) ?? null,
    is_key: isKey,
    count: row.count,
    share: row.share,
    share_of_best: row.shareOfBest,
    share_of_worst: row.shareOfWorst,
  }));
}

/** The best students chose another letter more often than the key: it may be wrong. */
function isSuspect(choices: ItemReport['choices']): boolean {
  const key = choices.find(({ is_key }) => is_key)?.share_of_best ?? 0;
  return choices.some(({ is_key, letter, share_of_best }) => !is_key && letter !== null && share_of_best > key);
}

/** What tells students apart least comes first; what does not count comes last. */
function worstFirst(one: ItemReport, other: ItemReport): number {
  const value = ({ facility, point_biserial }: ItemReport) =>
    facility === null ? 3 : (point_biserial ?? 1) + facility / 1_000;
  return value(one) - value(other) || one.order - other.order;
}

type Measures = ReadonlyMap<number, { facility: number } | undefined>;

/** A skill is as mastered as its questions are answered right. H1 of one area is not H1 of another. */
function skillsOf(items: Item[], measures: Measures): ItemsReport['skills'] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (item.skill === null || !measures.get(item.question_id)) continue;
    const name = `${item.area} ${item.skill}`;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [skillOf(first, others, measures)] : []))
    .sort((one, other) => one.facility - other.facility);
}

function skillOf(first: Item, others: Item[], measures: Measures): ItemsReport['skills'][number] {
  const all = [first, ...others];
  const sum = all.reduce((total, { question_id }) => total + (measures.get(question_id)?.facility ?? 0), 0);
  return {
    discipline: first.area,
    skill: `H${first.skill}`,
    questions: all.map(({ order }) => order),
    facility: sum / all.length,
  };
}

function correctionViews(rows: Awaited<ReturnType<typeof correctionsIn>>): Corrections {
  const views = new Map<number, ItemReport['corrections']>();
  for (const row of rows) {
    const view = {
      from: { letter: row.from_letter, annulled: row.from_annulled },
      to: { letter: row.to_letter, annulled: row.to_annulled },
      reason: row.reason,
      by: row.actor_name,
      at: row.at.toISOString(),
    };
    views.set(row.question_id, [...(views.get(row.question_id) ?? []), view]);
  }
  return views;
}
