import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, type Page, expect as patience } from '@playwright/test';
import { inspect } from './inspect.js';
import { test } from './journey.js';
import { demoToken, enterWith, newAddress } from './people.js';
import { finishExam } from './sitting.js';

// Three people, three browsers, and a connection that must be missed before anybody notices.
test.setTimeout(300_000);

/** Three browsers at once share the machine with the server. */
const expect = patience.configure({ timeout: 45_000 });

interface Person {
  id: number;
  name: string;
  token: string;
}

async function post<T>(request: APIRequestContext, token: string, path: string, data: object): Promise<T> {
  const response = await request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

async function aStudent(request: APIRequestContext, name: string, code: string): Promise<Person> {
  const password = 'senha-de-aluno-1';
  const data = { name, email: newAddress(), password, password_confirmation: password, role: 'student' };
  const { token, user } = await (await request.post('/api/register', { data })).json();
  await post(request, token, '/api/turmas/join-by-code', { code });
  return { id: user.id, name, token };
}

const typed = (statement: string) => ({
  statement,
  alternatives: ['A', 'B', 'C'].map((letter) => ({ letter, text: `opção ${letter}`, is_correct: letter === 'B' })),
});

/** A turma with two students and an exam of two questions, whose key is B. */
async function aSchoolDay(request: APIRequestContext) {
  const admin = await demoToken(request, 'admin');
  const code = String(100_000 + Math.floor(Math.random() * 899_999));
  const turma = { name: `Turma ${newAddress()}`, description: 'Manhã', code };
  const { id: turmaId } = await post<{ id: number }>(request, admin, '/api/turmas', turma);
  const body = { title: `Prova ${newAddress()}`, total_questions: 2, duration_minutes: 60, use_tri: false };
  const { id } = await post<{ id: number }>(request, admin, '/api/exams', body);
  await post(request, admin, `/api/exams/${id}/assign`, { turma_ids: [turmaId] });
  await post(request, admin, `/api/exams/${id}/questions`, {
    questions: [typed('Quanto é 1 + 1?'), typed('E 2 + 2?')],
  });
  const lia = await aStudent(request, 'Lia Prado', code);
  const rui = await aStudent(request, '=Rui Melo', code);
  return { id, admin, lia, rui };
}

async function opens(browser: Browser, token: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function answers(page: Page, letters: string): Promise<void> {
  for (const [place, letter] of [...letters].entries()) {
    await expect(page.getByRole('heading', { level: 2, name: `Questão ${place + 1}` })).toBeVisible();
    await page.keyboard.press(letter);
    if (place < letters.length - 1) await page.keyboard.press('ArrowRight');
  }
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a teacher watches an exam live, annuls a question, and takes the grades home', async ({ browser, request }) => {
  const { id, admin, lia, rui } = await aSchoolDay(request);
  const exam = `/exam/2026/prova-completa?customId=${id}`;
  const teacher = await opens(browser, admin, `/simulados/${id}/resultados?aba=ao-vivo`);
  await expect(row(teacher, lia.name)).toContainText('Não começou');
  await expect(teacher.getByText('Ao vivo', { exact: true }).last()).toBeVisible();

  const ruis = await opens(browser, rui.token, exam);
  await answers(ruis, 'c');
  await expect(row(teacher, rui.name)).toContainText('1 de 2', { timeout: 60_000 });
  await ruis.context().setOffline(true);

  const lias = await opens(browser, lia.token, exam);
  await answers(lias, 'cb');
  await finishExam(lias);
  await expect(row(teacher, lia.name)).toContainText('Finalizou', { timeout: 60_000 });
  await expect(row(teacher, rui.name)).toContainText('Sem conexão', { timeout: 120_000 });

  await ruis.context().setOffline(false);
  await finishExam(ruis);
  await expect(row(teacher, rui.name)).toContainText('Finalizou', { timeout: 60_000 });

  await teacher.getByRole('tab', { name: 'Questões' }).click();
  await teacher.getByRole('button', { name: /gabarito da questão 1/ }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Anular a questão').check();
  await dialog.getByLabel('Motivo').fill('Duas alternativas certas.');
  await dialog.getByRole('button', { name: 'Anular questão' }).click();
  await expect(teacher.getByText('Anulada', { exact: true })).toBeVisible();

  await teacher.getByRole('tab', { name: 'Alunos' }).click();
  await expect(row(teacher, lia.name)).toContainText('nota anterior: 5');
  await expect(row(teacher, lia.name)).toContainText('2 de 2');
  await lias.goto('/exam-summary');
  await expect(lias.getByText('Esta nota mudou')).toBeVisible();
  await expect(lias.getByText(/Antes: 1 de 2 certas/)).toBeVisible();

  const [csv] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  expect(lines.find((line) => line.startsWith('Lia Prado'))).toContain(';finalizou;tela;2;2;100;');
  expect(lines.find((line) => line.includes('Rui Melo'))).toMatch(/^'=Rui Melo;/);
  const [xlsx] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.getByRole('button', { name: 'Planilha (XLSX)' }).click(),
  ]);
  const bytes = await readFile(await xlsx.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('xl/worksheets/sheet2.xml')).toBe(true);
});

test('the results of an exam under way are accessible', async ({ page, request }) => {
  const { id, admin } = await aSchoolDay(request);
  await enterWith(page, admin);
  for (const tab of ['geral', 'ao-vivo', 'alunos', 'questoes']) {
    await page.goto(`/simulados/${id}/resultados?aba=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await inspect(page, `results-${tab}`);
  }
});
