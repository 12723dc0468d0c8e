import { createHash, randomBytes } from 'node:crypto';
import { openDatabase } from '../../apps/server/dist/db/open.js';
import { hashPassword } from '../../apps/server/dist/modules/auth/passwords.js';
import { startServer } from './server.mjs';

export const PASSWORD = 'senha-de-ensaio';
const QUESTIONS = 45;
const LETTERS = 'ABCDE';

/** A school with one exam for one turma of so many students, who are all signed in already. */
export async function prepareSchool(env, students) {
  const server = await startServer(env);
  const exam = await makeExam(server.url).finally(() => server.stop());
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, console.error);
  const tokens = Array.from({ length: students }, () => randomBytes(32).toString('base64url'));
  await enrol(database.pool, exam.turmaId, tokens);
  await database.pool.query('vacuum analyze');
  await database.close();
  return { ...exam, students: tokens.map((token, n) => ({ token, email: emailOf(n), place: n })) };
}

const emailOf = (n) => `ensaio${n}@escola.br`;

async function makeExam(url) {
  const ask = async (method, path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await ask('POST', '/api/login', { email: 'admin@gabarita.demo', password: 'gabarita123' });
  const [{ year }] = await ask('GET', '/api/editions', undefined, token);
  const paper = await ask('GET', `/enem/v1/exams/${year}/papers/matematica`);
  const questionIds = paper.questions.slice(0, QUESTIONS).map(({ id }) => id);
  const turma = await ask('POST', '/api/turmas', { name: 'Ensaio', description: 'Para medir', code: '901234' }, token);
  const exam = await ask('POST', '/api/exams', { title: 'Prova geral', total_questions: QUESTIONS }, token);
  await ask('POST', `/api/exams/${exam.id}/assign`, { turma_ids: [turma.id] }, token);
  await ask('POST', `/api/exams/${exam.id}/questions/from-bank`, { question_ids: questionIds }, token);
  return { examId: exam.id, turmaId: turma.id, questionIds };
}

/** Straight into the database: two thousand registrations would measure nothing but passwords. */
async function enrol(pool, turmaId, tokens) {
  const hash = await hashPassword(PASSWORD);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  await pool.query(
    `with people as (
       insert into users (name, email, password_hash, role, created_at)
       select 'Aluno ' || n, 'ensaio' || n || '@escola.br', $1, 'student', now() from generate_series(0, $2 - 1) n
       returning id, substring(email from '\\d+')::integer as n
     ), enrolled as (
       insert into turma_members (turma_id, user_id, joined_at) select $3, id, now() from people
     )
     insert into sign_ins (user_id, token_hash, device, shared_computer, created_at, last_used_at, expires_at)
     select id, ($4::text[])[n + 1], 'ensaio', false, now(), now(), now() + interval '30 days' from people`,
    [hash, tokens.length, turmaId, hashes],
  );
}

/** What a student answers to a question: always the same, so that what the server holds in the end can be checked. */
export const letterFor = (place, n) => LETTERS[(place * 7 + n * 3) % LETTERS.length];
