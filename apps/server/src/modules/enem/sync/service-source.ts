import {
  FOREIGN_LANGUAGES,
  type ForeignLanguage,
  firstIndexOf,
  isLanguageSlot,
  LANGUAGE_SLOTS,
  offersLanguages,
  placeName,
  type ServiceQuestion,
  type ServiceYear,
} from '@gabarita/enem';
import type { z } from 'zod';
import { insideHosts } from '../../../outbound/private-addresses.js';
import {
  type ExamDetails,
  type ExamSource,
  examDetails,
  examList,
  nameOf,
  QUESTIONS_MAX,
  questionPage,
  serviceQuestion,
  understood,
} from './exam-source.js';
import { EXTRA_PAUSE_MS, PAGE_PAUSE_MS, Refused, ServiceClient } from './service-client.js';
import type { Staging } from './staging.js';

const PAGE = 50;

/** The public service, or another that speaks like it. */
export class ServiceSource implements ExamSource {
  readonly #base: string;
  readonly #client: ServiceClient;

  constructor(
    from: string,
    private readonly staging: Staging,
    privateHosts: readonly string[],
  ) {
    this.#client = new ServiceClient(insideHosts(privateHosts, from));
    const address = from.replace(/(?<!\/)\/+$/, '');
    this.#base = /\/v1$/.test(address) ? address : `${address}/v1`;
  }

  async years(): Promise<number[]> {
    return (await this.#get('/exams', examList, PAGE_PAUSE_MS)).map(({ year }) => year);
  }

  async readYear(year: number, onQuestion: () => void): Promise<ServiceYear> {
    const details = await this.#get(`/exams/${year}`, examDetails, PAGE_PAUSE_MS);
    const found = new YearInProgress(onQuestion);
    await this.#readPages(year, details, found);
    if (offersLanguages(year)) await this.#readOtherLanguages(year, found);
    return found;
  }

  readImage(url: string): Promise<Buffer | undefined> {
    const absolute = new URL(url, this.#base).href;
    return this.staging.through(absolute, () => this.#client.image(absolute));
  }

  async #readPages(year: number, details: ExamDetails, found: YearInProgress): Promise<void> {
    const listed = details.questions.slice(0, QUESTIONS_MAX).map(({ index }) => index);
    const [language] = languagesOf(details);
    for (let offset = 0; offset < Math.max(0, ...listed); offset += PAGE) {
      const page = await this.#page(year, { limit: PAGE, offset, language }, PAGE_PAUSE_MS);
      if (page) found.add(page);
      // One bad question takes its whole page with it, so the others are asked for one by one.
      else
        await this.#readSingly(
          year,
          listed.filter((index) => index >= offset && index <= offset + PAGE),
          found,
        );
    }
    await this.#readSingly(year, listed, found);
  }

  async #readSingly(year: number, indexes: number[], found: YearInProgress): Promise<void> {
    for (const index of new Set(indexes)) {
      if (isLanguageSlot(year, index) || found.has(index)) continue;
      await this.#readOne(year, String(index), found);
    }
  }

  /** Slots are asked for by name where a page did not give the language's own version. */
  async #readOtherLanguages(year: number, found: YearInProgress): Promise<void> {
    const first = firstIndexOf(year, 'linguagens');
    for (const language of FOREIGN_LANGUAGES) {
      const slots = Array.from({ length: LANGUAGE_SLOTS }, (_, n) => ({ index: first + n, language }));
      const complete = () => slots.every((slot) => found.questions.has(placeName(slot)));
      if (complete()) continue;
      // Both ends of a page are included, so this is exactly the slots.
      const order = { limit: LANGUAGE_SLOTS - 1, offset: first, language };
      const page = await this.#page(year, order, EXTRA_PAUSE_MS);
      if (page) found.add(page.filter(({ index }) => isLanguageSlot(year, index)));
      for (const slot of slots) {
        if (!found.questions.has(placeName(slot))) await this.#readOne(year, placeName(slot), found);
      }
    }
  }

  async #readOne(year: number, name: string, found: YearInProgress): Promise<void> {
    try {
      found.add([await this.#get(`/exams/${year}/questions/${name}`, serviceQuestion, EXTRA_PAUSE_MS)]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status !== 404) found.refused.add(name);
    }
  }

  /** Undefined when the service refuses the page. */
  async #page(
    year: number,
    { limit, offset, language }: { limit: number; offset: number; language: string | undefined },
    pauseMs: number,
  ): Promise<ServiceQuestion[] | undefined> {
    const query = new URLSearchParams({ limit: `${limit}`, offset: `${offset}`, ...(language && { language }) });
    try {
      return (await this.#get(`/exams/${year}/questions?${query}`, questionPage, pauseMs)).questions;
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  }

  async #get<T>(path: string, schema: z.ZodType<T>, pauseMs: number): Promise<T> {
    const url = this.#base + path;
    const bytes = await this.staging.through(url, () => this.#client.json(url, pauseMs));
    return understood(schema, JSON.parse(String(bytes)), url);
  }
}

const languagesOf = ({ languages }: ExamDetails): ForeignLanguage[] =>
  FOREIGN_LANGUAGES.filter((language) => languages.some(({ value }) => value === language));

/** Questions of a year as they arrive. Pages overlap, so some arrive twice. */
class YearInProgress implements ServiceYear {
  readonly questions = new Map<string, ServiceQuestion>();
  readonly refused = new Set<string>();

  constructor(private readonly onQuestion: () => void) {}

  has(index: number): boolean {
    return this.questions.has(String(index));
  }

  add(questions: ServiceQuestion[]): void {
    for (const question of questions) {
      const name = nameOf(question);
      if (!this.questions.has(name)) this.onQuestion();
      this.questions.set(name, question);
    }
  }
}
