import { rmSync } from 'node:fs';
import type { SavedEntries, SessionView } from '@gabarita/contract';
import { afterAll, expect, it } from 'vitest';
import { ServerProcess } from '../../../test/server-process.js';
import { aDataDirectory } from '../../../test/test-database.js';

const STUDENTS = 20;
const KILLS = 2;
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

const DATA_DIR = aDataDirectory();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** With demo data there is an edition to sit. */
const startServer = () => ServerProcess.start({ DATA_DIR, DEMO: 'true', HOST: '127.0.0.1' });

/** A student who answers without pause, and remembers what the server said was safe. */
class Sitting {
  readonly acknowledged = new Map<number, string>();
  seq = 0;
  unsent: { seq: number; question_id: number; letter: string; elapsed_ms: number }[] = [];

  constructor(
    readonly token: string,
    readonly session: SessionView,
    readonly questions: number[],
    readonly place: number,
  ) {}

  /** Three more answers each time, together with whatever is not acknowledged yet. */
  async saves(server: ServerProcess): Promise<void> {
    for (let n = 0; n < 3; n++) {
      this.seq += 1;
      const question_id = this.questions[(this.seq * 7 + this.place) % this.questions.length] ?? 0;
      const letter = LETTERS[(this.seq + this.place) % 5] ?? 'A';
      this.unsent.push({ seq: this.seq, question_id, letter, elapsed_ms: this.seq });
    }
    const answer = await send(server, this.token, `/api/sessions/${this.session.id}/entries`, {
      epoch: this.session.epoch,
      entries: this.unsent,
    });
    if (answer.status !== 200) throw new Error(`saving answered ${answer.status}`);
    const { acknowledged } = (await answer.json()) as SavedEntries;
    for (const entry of this.unsent) {
      if (acknowledged.includes(entry.seq)) this.acknowledged.set(entry.question_id, entry.letter);
    }
    this.unsent = this.unsent.filter(({ seq }) => !acknowledged.includes(seq));
  }
}

const send = (server: ServerProcess, token: string, path: string, body: unknown) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

async function sitDown(server: ServerProcess, place: number): Promise<Sitting> {
  const account = { name: `Aluno ${place}`, email: `aluno${place}@prova.br`, password: 'senha-segura' };
  const { token } = (await (await server.post('/api/register', account)).json()) as { token: string };
  const [edition] = (await (
    await fetch(`${server.url}/api/editions`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { year: number }[];
  const year = edition?.year ?? 0;
  const started = await send(server, token, '/api/sessions', { year, discipline: 'matematica' });
  const { session } = (await started.json()) as { session: SessionView };
  const paper = (await (await fetch(`${server.url}/enem/v1/exams/${year}/papers/matematica`)).json()) as {
    questions: { id: number }[];
  };
  return new Sitting(
    token,
    session,
    paper.questions.map(({ id }) => id),
    place,
  );
}

it('a server that is killed while twenty students save comes back with every answer it acknowledged', async () => {
  let server = await startServer();
  const students: Sitting[] = [];
  for (let place = 0; place < STUDENTS; place++) students.push(await sitDown(server, place));
  for (let kill = 0; kill < KILLS; kill++) {
    const saving = Promise.allSettled(students.map((student) => untilItIsGone(server, student)));
    // In the middle of it: some entries are safe, some are on their way.
    while (entriesSafe(students) < (kill + 1) * STUDENTS * 4) await new Promise((resolve) => setTimeout(resolve, 20));
    await server.stop('SIGKILL');
    await saving;
    server = await startServer();
    for (const student of students) await compare(server, student);
  }
  console.info(
    `sessions: ${KILLS} kills, ${STUDENTS} students, ${entriesSafe(students)} entries acknowledged, none lost`,
  );
  await server.stop('SIGTERM');
}, 300_000);

const entriesSafe = (students: Sitting[]): number =>
  students.reduce((sum, { seq, unsent }) => sum + seq - unsent.length, 0);

async function untilItIsGone(server: ServerProcess, student: Sitting): Promise<never> {
  for (;;) await student.saves(server);
}

/** Answer by answer. An entry that was stored but not acknowledged may be there too: it is newer, and will be sent again. */
async function compare(server: ServerProcess, { token, session, acknowledged, unsent }: Sitting): Promise<void> {
  const path = `/api/sessions/${session.id}/entries`;
  const answer = await send(server, token, path, { epoch: session.epoch, entries: [] });
  const { held } = (await answer.json()) as SavedEntries;
  const kept = new Map(held.map(({ question_id, letter }) => [question_id, letter]));
  for (const [question, letter] of acknowledged) {
    const possible = [letter, ...unsent.filter((entry) => entry.question_id === question).map((entry) => entry.letter)];
    expect(possible).toContain(kept.get(question));
  }
}
