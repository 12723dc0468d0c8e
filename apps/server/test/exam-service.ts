import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

/** A small exam in the layout of the public service, with questions of our own invention. */

interface FixtureQuestion {
  index: number;
  language?: string | null;
  context?: string | null;
  alternativesIntroduction?: string | null;
  correctAlternative?: string | null;
  alternatives?: { letter: string; text: string | null; file: string | null }[];
  /** The folder it is stored in, where that is not its number and language. */
  folder?: string;
}

const imageLink = (year: number, file: string) => `https://enem.dev/${year}/questions/img/${file}`;

export function writeExam(root: string, year: number, questions: FixtureQuestion[]): void {
  const listed = questions.map(({ index, language = null }) => ({ index, language, discipline: 'ciencias-humanas' }));
  const languages = ['espanhol', 'ingles'].map((value) => ({ label: value, value }));
  write(root, `${year}/details.json`, JSON.stringify({ year, languages, questions: listed }));
  for (const { folder, ...question } of questions) {
    const name = folder ?? (question.language ? `${question.index}-${question.language}` : `${question.index}`);
    write(root, `${year}/questions/${name}/details.json`, JSON.stringify({ ...fixtureQuestion(year), ...question }));
  }
  const exams = join(root, 'exams.json');
  const known = readJson(exams) as { year: number }[] | undefined;
  writeFileSync(exams, JSON.stringify([...(known ?? []).filter((exam) => exam.year !== year), { year }]));
}

export function writeImage(root: string, year: number, file: string, bytes: Buffer): string {
  write(root, `${year}/questions/img/${file}`, bytes);
  return imageLink(year, file);
}

const fixtureQuestion = (year: number) => ({
  title: `Questão de ${year}`,
  year,
  language: null,
  discipline: 'ciencias-humanas',
  context: 'A feira do bairro mudou de rua três vezes, e em cada mudança perdeu parte dos seus fregueses mais antigos.',
  files: [],
  correctAlternative: 'C',
  alternativesIntroduction: 'A mudança da feira mostra que',
  alternatives: [...'ABCDE'].map((letter) => ({
    letter,
    text: `explicação ${letter}`,
    file: null,
    isCorrect: letter === 'C',
  })),
});

export interface ExamService {
  url: string;
  /** Paths asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** What to do with a request instead of answering it. */
type Misbehaviour = (path: string, count: number) => { status: number; body: string } | undefined;

/** Serves a folder as the public service does: pages include both ends, and a bare number hides its languages. */
export async function startExamService(root: string, misbehave: Misbehaviour = () => undefined): Promise<ExamService> {
  const requests: string[] = [];
  let address = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    requests.push(url.pathname + url.search);
    const answer = misbehave(url.pathname, requests.length) ?? serve(root, url);
    const { body } = answer;
    response
      .writeHead(answer.status)
      .end(typeof body === 'string' ? body.replaceAll('https://enem.dev', address) : body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: address,
    requests,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

type Served = { status: number; body: string | Buffer };

function serve(root: string, { pathname, searchParams }: URL): Served {
  const [version, , year, questions, name] = pathname.split('/').filter(Boolean);
  if (version !== 'v1') return { status: 200, body: readFileSync(join(root, pathname)) };
  if (!year) return json(readJson(join(root, 'exams.json')));
  const details = readJson(join(root, year, 'details.json')) as { questions: FixtureQuestion[] };
  if (!questions) return json(details);
  if (name) return one(root, year, [name]);
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  const language = searchParams.get('language') ?? 'espanhol';
  const page = details.questions
    .filter((question) => !question.language || question.language === language)
    .filter(({ index }) => index >= offset && index <= offset + limit)
    .map(({ index }) => one(root, year, [`${index}`, `${index}-${language}`]));
  const refused = page.find(({ status }) => status !== 200);
  return refused ?? { status: 200, body: `{"questions":[${page.map(({ body }) => body).join()}]}` };
}

/** The service refuses a question that breaks its own schema, and any page that holds it. */
function one(root: string, year: string, names: string[]): Served {
  const found = names.map((name) => readJson(join(root, year, 'questions', name, 'details.json'))).find(Boolean);
  if (!found) return { status: 404, body: '{}' };
  const { alternativesIntroduction } = found as FixtureQuestion;
  return typeof alternativesIntroduction === 'string' ? json(found) : { status: 422, body: '{}' };
}

const json = (value: unknown): Served => ({ status: 200, body: JSON.stringify(value) });

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function write(root: string, path: string, content: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
