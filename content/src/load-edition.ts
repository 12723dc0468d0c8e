import { readdirSync, readFileSync } from 'node:fs';
import type { Area, ForeignLanguage } from '@gabarita/enem';
import { parse } from 'yaml';
import type { BankQuestion, WrittenQuestion } from './question.js';

/** The theme of the edition's essay, and what the student reads before writing. */
export interface EssayTheme {
  theme: string;
  texts: { title: string; body: string }[];
}

export interface Edition {
  year: number;
  title: string;
  questions: BankQuestion[];
  /** SVG sources by file name. */
  figures: Map<string, string>;
  essay: EssayTheme;
}

const FILES: { file: string; area: Area; language: ForeignLanguage | null }[] = [
  { file: 'linguagens-ingles', area: 'linguagens', language: 'ingles' },
  { file: 'linguagens-espanhol', area: 'linguagens', language: 'espanhol' },
  { file: 'linguagens', area: 'linguagens', language: null },
  { file: 'ciencias-humanas', area: 'ciencias-humanas', language: null },
  { file: 'ciencias-natureza', area: 'ciencias-natureza', language: null },
  { file: 'matematica', area: 'matematica', language: null },
];

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const readYaml = <T>(path: string): T => parse(readFileSync(at(path), 'utf8')) as T;

/** Reads the whole edition from its files. They are checked when they are written, not each time they are read. */
export function loadEdition(): Edition {
  const { year, title, essay } = readYaml<Pick<Edition, 'year' | 'title' | 'essay'>>('edition.yaml');
  const questions = FILES.flatMap(({ file, area, language }) =>
    readYaml<WrittenQuestion[]>(`questions/${file}.yaml`).map((question) => ({ ...question, area, language })),
  );
  const figures = new Map(
    readdirSync(at('figures/')).map((file) => [file, readFileSync(at(`figures/${file}`), 'utf8')] as const),
  );
  return { year, title, questions, figures, essay };
}
