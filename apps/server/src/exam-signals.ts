import { EventEmitter } from 'node:events';
import type { Redis } from './redis.js';

const CHANNEL = 'gabarita:exams';
/** A turma that saves at the same moment is one signal. */
const GATHER_MS = 250;

/**
 * Tells whoever watches an exam, in any process, that something happened in it. A signal carries the exam's number and no data:
 * who hears it looks at the database, which alone is right. So one that is lost costs a delay, never the truth.
 */
export class ExamSignals {
  readonly #heard = new EventEmitter().setMaxListeners(0);
  readonly #gathering = new Set<number>();

  constructor(private readonly redis?: Redis) {
    redis?.hear(CHANNEL, (message) => this.#heard.emit(message));
  }

  /** Whether signals of every other process arrive here. */
  get reachAll(): boolean {
    return this.redis?.answers === true;
  }

  /** Says that an exam changed; sessions of editions, which nobody watches, have none. */
  tell(examId: number | null): void {
    if (examId === null || this.#gathering.has(examId)) return;
    this.#gathering.add(examId);
    setTimeout(() => this.#send(examId), GATHER_MS).unref();
  }

  /** Calls the listener at every signal of an exam; the returned function ends it. */
  hear(examId: number, listener: () => void): () => void {
    this.#heard.on(String(examId), listener);
    return () => this.#heard.off(String(examId), listener);
  }

  async #send(examId: number): Promise<void> {
    this.#gathering.delete(examId);
    const message = String(examId);
    const sent = await this.redis?.ask((client) => client.publish(CHANNEL, message));
    // What went out comes back through the channel, to this process too.
    if (sent === undefined) this.#heard.emit(message);
  }
}
