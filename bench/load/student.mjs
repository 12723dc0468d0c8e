import { Agent, request } from 'node:http';
import { letterFor, PASSWORD } from './school.mjs';

/** As `courier.ts` of the client does. */
const RETRY_MS = 5000;
const RETRIES = 20;

/** One browser: a connection of its own, and a journal whose entries leave when the server acknowledged them. */
export class Student {
  #agent = new Agent({ keepAlive: true, maxSockets: 2 });
  #unsent = [];
  #seq = 0;

  constructor({ url, school, timings, errors, putOff }, { token, email, place }) {
    Object.assign(this, { url, school, timings, errors, putOff, token, email, place, answered: 0 });
  }

  async logsIn() {
    const { token } = await this.#ask('log in', 'POST', '/api/login', { email: this.email, password: PASSWORD });
    this.token = token;
  }

  async looksAtDashboard() {
    await Promise.all([
      this.#ask('dashboard', 'GET', '/api/user'),
      this.#ask('dashboard', 'GET', '/api/site'),
      this.#ask('dashboard', 'GET', '/api/exams'),
      this.#ask('dashboard', 'GET', '/api/sessions'),
    ]);
  }

  async opensExam() {
    const { session } = await this.#ask('start', 'POST', '/api/sessions', { exam_id: this.school.examId });
    this.session = session;
    this.startedAt = performance.now();
    const paper = await this.#ask('paper', 'GET', `/api/exams/${this.school.examId}?view=paper`);
    this.questions = paper.exam_questions.map(({ question }) => question?.id).filter(Boolean);
    if (this.questions.length === 0) this.questions = this.school.questionIds;
  }

  answers(count) {
    for (let n = 0; n < count && this.answered < this.questions.length; n++, this.answered++)
      this.#writes(this.answered);
  }

  /** The next one, and after the last the first once more. */
  answersAgain() {
    this.#writes(this.answered++ % this.questions.length);
  }

  #writes(n) {
    this.#seq += 1;
    this.#unsent.push({
      seq: this.#seq,
      question_id: this.questions[n],
      letter: letterFor(this.place, n),
      elapsed_ms: Math.round(performance.now() - this.startedAt),
    });
  }

  async saves() {
    const body = { epoch: this.session.epoch, entries: this.#unsent };
    const { acknowledged } = await this.#ask('save', 'POST', `/api/sessions/${this.session.id}/entries`, body);
    this.#unsent = this.#unsent.filter(({ seq }) => !acknowledged.includes(seq));
  }

  async finishes() {
    const body = { epoch: this.session.epoch, entries: this.#unsent };
    const { attempt } = await this.#ask('finish', 'POST', `/api/sessions/${this.session.id}/finish`, body);
    this.attempt = attempt;
  }

  async looksAtResult() {
    await this.#ask('result', 'GET', `/api/attempts/${this.attempt.id}`);
  }

  leaves() {
    this.#agent.destroy();
  }

  /** What counts is when it arrived: like the client, it comes again when a busy server asks it to. */
  async #ask(what, method, path, body) {
    const begun = performance.now();
    let { status, text } = await this.#send(method, path, body);
    for (let times = 0; status === 503 && times < RETRIES; times++) {
      this.putOff.push(what);
      await new Promise((resume) => setTimeout(resume, RETRY_MS));
      ({ status, text } = await this.#send(method, path, body));
    }
    this.timings.push({ what, ms: performance.now() - begun, at: begun });
    if (status < 300) return JSON.parse(text);
    this.errors.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    throw new Error(this.errors.at(-1));
  }

  #send(method, path, body) {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, { method, headers, agent: this.#agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      });
      sent.on('error', (error) => {
        this.errors.push(`${method} ${path}: ${error.message}`);
        reject(error);
      });
      sent.end(payload);
    });
  }
}
