/**
 * Agreement with human graders on topics not trained on, beside two baselines, and the time a grade takes.
 *
 *   npm run bench:essays
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EssayGrade, gradeEssay } from '@gabarita/essay-grader';
import { type Baseline, lengthBaseline, meanBaseline } from './baselines.js';
import {
  CACHE,
  COMPETENCIES,
  type CorpusEssay,
  essaysOf,
  motivatingTexts,
  readJsonLines,
  requireCorpus,
} from './corpus.js';
import { serverDictionary } from './dictionary.js';
import { competencyKappa, coverage, type Graded, interval, meanKappa, totalKappa, totalRmse } from './metrics.js';

requireCorpus();
const STEP = 40;
const isRecent = ({ year }: CorpusEssay) => (year ?? 0) >= 2020;
const truthOf = (essay: CorpusEssay) => COMPETENCIES.map((competency) => essay[competency]);

const training = essaysOf('train').filter(isRecent);
const baselines: readonly (readonly [string, Baseline])[] = [
  ['mean', meanBaseline(training)],
  ['length', lengthBaseline(training)],
];

crossValidation();
await unseenTopics();

/** Folds by topic; predictions were made by fit.py, thresholds for a fold being fitted on the other four. */
function crossValidation(): void {
  const path = join(CACHE, 'cross-validated.jsonl');
  if (!existsSync(path)) {
    console.log('No cross-validated predictions: npm run essay:train makes them.');
    return;
  }
  const levels = new Map(readJsonLines<{ id: string; levels: number[] }>(path).map((row) => [row.id, row.levels]));
  const given = (essay: CorpusEssay) => (levels.get(essay.id) ?? []).map((level) => level * STEP);
  const essays = training.filter(({ id }) => levels.has(id));
  printTable(`5-fold cross-validation over topics of 2020 on (${essays.length} essays)`, essays, given);
}

async function unseenTopics(): Promise<void> {
  const isWord = await serverDictionary();
  const texts = motivatingTexts();
  const essays = essaysOf('dev').filter((essay) => essay.subset === 'unseen-topic');
  const times: number[] = [];
  const cpuBefore = process.cpuUsage();
  const grades = new Map<string, EssayGrade>();
  for (const essay of essays) {
    const started = performance.now();
    const motivating = texts.get(essay.topic);
    grades.set(essay.id, gradeEssay({ ...essay, motivatingTexts: motivating ? [motivating] : [] }, isWord));
    times.push(performance.now() - started);
  }
  const cpu = process.cpuUsage(cpuBefore);
  const given = ({ id }: CorpusEssay) => grades.get(id)?.competencies.map(({ score }) => score) ?? [];
  const recent = essays.filter(isRecent);
  printTable(`Unseen topics of dev, graded 2020 on (${recent.length} essays)`, recent, given);
  printTable(`Unseen topics of dev, all years (${essays.length} essays; older graders were stricter)`, essays, given);
  const rows = recent.map((essay) => ({
    truth: truthOf(essay),
    given: given(essay),
    margin: grades.get(essay.id)?.margin ?? 0,
  }));
  console.log(
    `Human total within the margin: ${(100 * coverage(rows)).toFixed(1)} % of the recent ones (aimed at 80 %)`,
  );
  console.log(`Zeroed by a rule: ${essays.filter(({ id }) => grades.get(id)?.zero).length} of ${essays.length}`);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  console.log(`Time for a grade with feedback: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
  console.log(`Processor time for one: ${((cpu.user + cpu.system) / 1000 / essays.length).toFixed(1)} ms`);
}

function printTable(title: string, essays: readonly CorpusEssay[], model: (essay: CorpusEssay) => number[]): void {
  const named = [...baselines, ['grader', model] as const];
  const table = named.map(([name, grade]) => {
    const rows: Graded[] = essays.map((essay) => ({ truth: truthOf(essay), given: grade(essay) }));
    const measured = (measure: (rows: readonly Graded[]) => number, digits: number) => {
      const [low, high] = interval(rows, measure);
      return `${measure(rows).toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;
    };
    const each = COMPETENCIES.map((competency, index) => [competency, competencyKappa(rows, index).toFixed(3)]);
    return {
      '': name,
      'total kappa': measured(totalKappa, 3),
      RMSE: measured(totalRmse, 1),
      'mean of competencies': measured(meanKappa, 3),
      ...Object.fromEntries(each),
    };
  });
  console.log(`\n${title}; in brackets 95 % bootstrap intervals`);
  console.table(table);
}
