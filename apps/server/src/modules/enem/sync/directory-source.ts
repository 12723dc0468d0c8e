import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { FOREIGN_LANGUAGES, type ServiceQuestion, type ServiceYear } from '@gabarita/enem';
import { StartError } from '../../../app-error.js';
import {
  type ExamSource,
  examDetails,
  examList,
  nameOf,
  QUESTIONS_MAX,
  serviceQuestion,
  understood,
} from './exam-source.js';

/** A folder in the service's layout: `exams.json`, `2022/details.json`, `2022/questions/3-ingles/details.json`. */
export class DirectorySource implements ExamSource {
  readonly #root: string;

  constructor(directory: string) {
    this.#root = resolve(directory);
    if (!existsSync(join(this.#root, 'exams.json'))) {
      throw new StartError(`A pasta ${directory} não tem provas: falta o arquivo exams.json.`);
    }
  }

  async years(): Promise<number[]> {
    const exams = understood(examList, await this.#json('exams.json'), 'exams.json');
    return exams.map(({ year }) => year).filter((year) => existsSync(join(this.#root, String(year), 'details.json')));
  }

  async readYear(year: number, onQuestion: () => void): Promise<ServiceYear> {
    const list = `${year}/details.json`;
    const details = understood(examDetails, await this.#json(list), list);
    const indexes = [...new Set(details.questions.map(({ index }) => index))].slice(0, QUESTIONS_MAX);
    const questions = new Map<string, ServiceQuestion>();
    for (const index of indexes) {
      for (const language of [null, ...FOREIGN_LANGUAGES]) {
        const name = nameOf({ index, language });
        const file = `${year}/questions/${name}/details.json`;
        if (!existsSync(join(this.#root, file))) continue;
        questions.set(name, understood(serviceQuestion, await this.#json(file), file));
        onQuestion();
      }
    }
    return { questions, refused: new Set() };
  }

  /** Links name the public service; below its address the folders are the same. */
  async readImage(url: string): Promise<Buffer | undefined> {
    const path = resolve(this.#root, `.${decodeURIComponent(new URL(url, 'https://enem.dev/').pathname)}`);
    if (!path.startsWith(this.#root + sep)) return undefined;
    return readFile(path).catch(() => undefined);
  }

  async #json(path: string): Promise<unknown> {
    const text = await readFile(join(this.#root, path), 'utf8').catch(() => {
      throw new StartError(`Não foi possível ler ${path}.`);
    });
    try {
      return JSON.parse(text);
    } catch {
      throw new StartError(`${path} está incompleto ou não é JSON.`);
    }
  }
}
