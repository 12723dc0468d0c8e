import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { HOSTILE_TEXTS } from './hostile-texts.js';
import { test } from './journey.js';
import { demoToken, newAddress } from './people.js';

// Every text in every place, seen by a student, a teacher and an admin.
test.setTimeout(300_000);

async function post<T>(request: APIRequestContext, token: string, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

const [worst = ''] = HOSTILE_TEXTS;
const named = `${HOSTILE_TEXTS[4]} ${worst}`;
const password = 'uma-senha-comprida';
const freshCode = () => String(100_000 + Math.floor(Math.random() * 899_999));

/** A student with a hostile name in a turma with another, with an exam that has a question for every text. */
async function aHostileSchool(request: APIRequestContext) {
  const admin = await demoToken(request, 'admin');
  const code = freshCode();
  const turma = await post<{ id: number }>(request, admin, '/api/turmas', { name: named, description: named, code });
  const account = { name: named, email: newAddress(), password };
  const { token: student } = await (await request.post('/api/register', { data: account })).json();
  await post(request, student, '/api/turmas/join-by-code', { code });
  const decisions = { title: named, description: named, total_questions: HOSTILE_TEXTS.length, use_tri: false };
  const { id } = await post<{ id: number }>(request, admin, '/api/exams', decisions);
  await post(request, admin, `/api/exams/${id}/assign`, { turma_ids: [turma.id] });
  await post(request, admin, `/api/exams/${id}/questions`, {
    questions: HOSTILE_TEXTS.map((text) => ({
      statement: `Leia: ${text}\n\n${text}`,
      explanation: text,
      alternatives: ['A', 'B'].map((letter) => ({ letter, text, is_correct: letter === 'B' })),
    })),
  });
  return { admin, student, turma, id };
}

async function open(context: BrowserContext, token: string): Promise<Page> {
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return context.newPage();
}

/** Whatever is on the page was put there by the app: no element or attribute came out of a text. */
async function expectOnlyText(page: Page): Promise<void> {
  const markup = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          /^(iframe|object|embed|base|math|animate|mglyph)$/i.test(element.tagName) ||
          (element.tagName === 'SCRIPT' && !(element as HTMLScriptElement).src) ||
          [...element.attributes].some(
            ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data:text)/i.test(value),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(markup).toEqual([]);
}

/** Opens screens that show a hostile text, and finds it there as a text. */
async function looksAt(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText('<script>alert(1)</script>').first(), path).toBeAttached();
    await expectOnlyText(page);
  }
}

test('no text that somebody typed runs on the screen of somebody else', async ({ browser, request }) => {
  const { admin, student, turma, id } = await aHostileSchool(request);
  const members = `/turmas?turma=${turma.id}`;
  const admins = await open(await browser.newContext(), admin);
  await looksAt(admins, members, '/exams', '/usuarios', `/simulados/${id}/questoes`);
  const students = await open(await browser.newContext(), student);
  await looksAt(students, '/', '/turmas', '/exams', '/profile', members);

  await students.goto(`/exam/2026/prova-completa?customId=${id}`);
  for (const place of HOSTILE_TEXTS.keys()) {
    await expect(students.getByRole('heading', { level: 2, name: `Questão ${place + 1}`, exact: true })).toBeVisible();
    await expectOnlyText(students);
    await students.keyboard.press('ArrowRight');
  }
  await looksAt(admins, `/simulados/${id}/resultados?aba=ao-vivo`);
});

const COMPETENCIES = { C1: 80, C2: 80, C3: 80, C4: 80, C5: 80 };

test('nor does an essay, its theme, or what a teacher writes beneath it', async ({ browser, request }) => {
  const { admin, student } = await aHostileSchool(request);
  // As many as a sheet has room for.
  const text = HOSTILE_TEXTS.slice(0, 15).join('\n');
  const sheet = { text, year: 2016, topic: worst };
  const { essay } = await post<{ essay: { id: number } }>(request, student, '/api/essay/correct', sheet);
  await post(request, student, `/api/essays/${essay.id}/review`, {});

  const teachers = await open(await browser.newContext(), admin);
  await looksAt(teachers, `/redacoes/revisar?redacao=${essay.id}`);
  const comments = Object.fromEntries(Object.keys(COMPETENCIES).map((code) => [code, named]));
  await post(request, admin, `/api/essays/reviews/${essay.id}`, {
    competencies: COMPETENCIES,
    comments,
    comment: named,
  });
  const students = await open(await browser.newContext(), student);
  await looksAt(students, `/exam/2016/redacao?correcao=${essay.id}`);
  await expect(students.getByText(named).first()).toBeAttached();
});

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The same texts in the files that questions come from. HTML of Moodle is read as HTML there, and cleaned. */
const FILES: Record<string, string> = {
  'questoes.csv': [
    'enunciado;A;B;correta',
    ...HOSTILE_TEXTS.map((text) => [text, text, 'não', 'A'].map(cell).join(';')),
  ].join('\r\n'),
  'questoes.xml': `<quiz>${HOSTILE_TEXTS.map(
    (
      text,
    ) => `<question type="multichoice"><questiontext format="html"><text>${inXml(`Leia: ${text}`)}</text></questiontext>
<answer fraction="100" format="plain_text"><text>${inXml(text)}</text></answer><answer fraction="0" format="html"><text>não ${inXml(text)}</text></answer></question>`,
  ).join('\n')}</quiz>`,
};

test('nor does a text in a file of questions', async ({ page, request }) => {
  const admin = await demoToken(request, 'admin');
  const { id } = await post<{ id: number }>(request, admin, '/api/exams', { title: 'Arquivos', total_questions: 80 });
  await page.addInitScript((value) => localStorage.setItem('token', value), admin);
  for (const [name, content] of Object.entries(FILES)) {
    await page.goto(`/simulados/${id}/questoes`);
    await page.getByRole('button', { name: 'Importar questões' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(dialog.getByText(/quest(ão|ões)/).first()).toBeVisible();
    await expectOnlyText(page);
  }
});
