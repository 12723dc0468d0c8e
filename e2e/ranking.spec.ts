import { expect, type Page } from '@playwright/test';
import { test } from './journey.js';
import { newAddress, signIn } from './people.js';
import { finishExam } from './sitting.js';

// Three people, an exam and many screens: more than the usual minute on a slow machine.
test.setTimeout(240_000);

const password = 'senha-de-aluno-1';
/** Of the demonstration's turma: whoever joins it has classmates with results. */
const TURMA_CODE = '482913';

async function joinDemoTurma(page: Page, name: string): Promise<string> {
  const email = newAddress();
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel(/Confirm/).fill(password);
  await page.getByRole('button', { name: /Criar conta|Registrar/ }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
  await page.evaluate(async (code) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    };
    await fetch('/api/turmas/join-by-code', { method: 'POST', headers, body: JSON.stringify({ code }) });
  }, TURMA_CODE);
  return email;
}

async function takeExam(page: Page): Promise<void> {
  await page.goto('/exam/2026/matematica');
  await expect(page.getByRole('heading', { level: 2, name: 'Questão 136' })).toBeVisible();
  await page.keyboard.press('a');
  await finishExam(page);
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** However many came before: the row is somewhere down the list. */
async function find(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('table', { name: 'Ranking de estudantes' })).toBeVisible();
  const more = page.getByRole('button', { name: 'Carregar mais' });
  while (!(await rowOf(page, name).isVisible()) && (await more.isVisible())) await more.click();
}

test('who finishes an exam is in the ranking, masked to classmates, whole to staff, and can leave it', async ({
  page: ana,
  browser,
}) => {
  const name = `Ana ${Date.now()} Moreira`;
  const email = await joinDemoTurma(ana, name);
  await takeExam(ana);
  await find(ana, '/ranking?area=matematica', name);
  await expect(rowOf(ana, name)).toContainText('Você');
  await expect(rowOf(ana, name)).toContainText(email);
  await expect(ana.getByText('Sua posição')).toBeVisible();
  expect(await ana.evaluate(() => localStorage.getItem('userRankings'))).toContain(email);

  const context = await browser.newContext();
  const classmate = await context.newPage();
  await joinDemoTurma(classmate, 'Beto Prado');
  await find(classmate, '/ranking?turma=1', name);
  await expect(rowOf(classmate, name)).toContainText('pe•••@escola.br');
  await expect(rowOf(classmate, name)).not.toContainText(email);

  const office = await browser.newContext();
  const teacher = await office.newPage();
  await signIn(teacher, 'teacher');
  await find(teacher, '/ranking?turma=1', name);
  await expect(rowOf(teacher, name)).toContainText(email);

  await ana.goto('/profile');
  await ana.getByLabel('Aparecer no ranking').uncheck();
  await expect(ana.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await find(classmate, '/ranking?turma=1', name);
  await expect(rowOf(classmate, name)).toBeHidden();
  await ana.goto('/ranking');
  await expect(ana.getByText(/Você está fora do ranking/)).toBeVisible();
  await context.close();
  await office.close();
});

test('without the server the ranking is the one this device kept', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/ranking?turma=1');
  await expect(page.getByRole('table', { name: 'Ranking de estudantes' })).toBeVisible();
  await page.route('**/api/ranking*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('dados deste aparelho')).toBeVisible({ timeout: 30_000 });
  await expect(rowOf(page, 'João Pedro Araújo')).toContainText('Você');
  await page.unroute('**/api/ranking*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('dados deste aparelho')).toBeHidden();
});
