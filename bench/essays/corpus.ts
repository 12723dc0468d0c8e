import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The corpus stays where it is: its texts may not be copied, so only a path to it is known here. */
const CORPUS = join('..', 'shared', 'essay-corpus');

/** Features and cross-validated predictions, outside the repository. */
export const CACHE = process.env.ESSAY_CACHE ?? join(tmpdir(), 'gabarita-essays');

export interface CorpusEssay {
  readonly id: string;
  readonly year: number | null;
  readonly topic: string;
  readonly text: string;
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  readonly c4: number;
  readonly c5: number;
  readonly total: number;
  readonly subset: string;
}

export const COMPETENCIES = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;

export function requireCorpus(): void {
  if (existsSync(CORPUS)) return;
  console.error(`This bench needs the essay corpus at ${CORPUS}, which is not part of the repository.`);
  process.exit(2);
}

export const essaysOf = (split: 'train' | 'dev'): CorpusEssay[] =>
  readJsonLines<CorpusEssay>(join(CORPUS, `${split}.jsonl`));

export const motivatingTexts = (): Map<string, string> =>
  new Map(
    readJsonLines<{ topic: string; motivating: string }>(join(CORPUS, 'topics.jsonl')).map((row) => [
      row.topic,
      row.motivating,
    ]),
  );

export const readJsonLines = <Row>(path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
