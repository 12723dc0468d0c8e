import type { SavedEntries, SessionView } from '@gabarita/contract';
import { expect } from 'vitest';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
const UNSENT_AT_MOST = 60;

/** Asks a server process, or whatever stands in front of it, for something. */
export function ask(url: string, method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

/** Asks for what must succeed. */
export async function get<T>(url: string, method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const answer = await ask(url, method, path, token, body);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A student who answers without pause, and remembers what the server said was safe. */
export class Sitting {
  readonly acknowledged = new Map<number, string>();
  seq = 0;
  unsent: { seq: number; question_id: number; letter: string; elapsed_ms: number }[] = [];

  constructor(
    readonly token: string,
    readonly session: SessionView,
    readonly questions: number[],
    readonly place: number,
  ) {}

  get safe(): number {
    return this.seq - this.unsent.length;
  }

  /** Three more answers each time, together with whatever is not acknowledged yet; a call takes only so many. */
  async saves(url: string): Promise<void> {
    for (let n = 0; n < 3 && this.unsent.length < UNSENT_AT_MOST; n++) {
      this.seq += 1;
      const question_id = this.questions[(this.seq * 7 + this.place) % this.questions.length] ?? 0;
      const letter = LETTERS[(this.seq + this.place) % 5] ?? 'A';
      this.unsent.push({ seq: this.seq, question_id, letter, elapsed_ms: this.seq });
    }
    await this.sendsAgain(url);
  }

  async sendsAgain(url: string): Promise<void> {
    const { acknowledged } = await this.#sends(url, this.unsent);
    for (const entry of this.unsent) {
      if (acknowledged.includes(entry.seq)) this.acknowledged.set(entry.question_id, entry.letter);
    }
    this.unsent = this.unsent.filter(({ seq }) => !acknowledged.includes(seq));
  }

  /** Answer by answer. An entry that was stored but not acknowledged may be there too: it is newer, and will be sent again. */
  async comparesWith(url: string): Promise<void> {
    const { held } = await this.#sends(url, []);
    const kept = new Map(held.map(({ question_id, letter }) => [question_id, letter]));
    for (const [question, letter] of this.acknowledged) {
      const newer = this.unsent.filter((entry) => entry.question_id === question).map((entry) => entry.letter);
      expect([letter, ...newer]).toContain(kept.get(question));
    }
  }

  #sends(url: string, entries: typeof this.unsent): Promise<SavedEntries> {
    const path = `/api/sessions/${this.session.id}/entries`;
    return get<SavedEntries>(url, 'POST', path, this.token, { epoch: this.session.epoch, entries });
  }
}

export const register = (url: string, place: number) =>
  get<{ token: string; user: { id: number } }>(url, 'POST', '/api/register', undefined, {
    name: `Aluno ${place}`,
    email: `aluno${place}@prova.br`,
    password: 'senha-segura',
  });

/** Registers a student and starts mathematics of the first edition. */
export async function sitDown(url: string, place: number): Promise<Sitting> {
  const { token } = await register(url, place);
  const [edition] = await get<{ year: number }[]>(url, 'GET', '/api/editions', token);
  const wanted = { year: edition?.year ?? 0, discipline: 'matematica' };
  const { session } = await get<{ session: SessionView }>(url, 'POST', '/api/sessions', token, wanted);
  const paper = `/enem/v1/exams/${wanted.year}/papers/matematica`;
  const { questions } = await get<{ questions: { id: number }[] }>(url, 'GET', paper);
  const ids = questions.map(({ id }) => id);
  return new Sitting(token, session, ids, place);
}

export const entriesSafe = (students: Sitting[]): number => students.reduce((sum, { safe }) => sum + safe, 0);
