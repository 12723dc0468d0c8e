import { expect, type Page } from '@playwright/test';
import { inspect } from './inspect.js';
import { test } from './journey.js';
import { newStudent } from './people.js';
import { readyForOffline } from './sitting.js';

/** A long journey that looks at four screens in two themes. */
test.describe.configure({ timeout: 400_000 });

/** Right from the first question to this one, wrong after it: what the server says is right is public for an edition. */
const RIGHT = 20;

/** Answers a whole area through the screen's own calls, so that the pattern is known. */
async function takeMathematics(page: Page): Promise<number> {
  return page.evaluate(async (right) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('token')}`,
      'Content-Type': 'application/json',
    };
    const read = async (path: string) => (await fetch(path, { headers })).json();
    const write = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const { answers } = await read('/enem/v1/exams/2026/answer-key');
    const { session } = await write('/api/sessions', { year: 2026, discipline: 'matematica' });
    const asked = answers.filter(({ discipline }: { discipline: string }) => discipline === 'matematica');
    const entries = asked.map(({ question_id, letter }: { question_id: number; letter: string }, place: number) => ({
      seq: place + 1,
      question_id,
      letter: place < right ? letter : letter === 'A' ? 'B' : 'A',
      elapsed_ms: (place + 1) * 60_000,
    }));
    const { attempt } = await write(`/api/sessions/${session.id}/finish`, { epoch: session.epoch, entries });
    return attempt.id;
  }, RIGHT);
}

test('a student finds the exam in the report, looks at it again, and has it offline too', async ({ page, context }) => {
  await newStudent(page);
  await page.goto('/reports');
  await expect(page.getByText('Nenhuma prova realizada ainda')).toBeVisible();

  const id = await takeMathematics(page);
  await page.goto('/reports');
  const totals = page.getByRole('region', { name: 'Totais' });
  await expect(totals.getByText('Provas feitas')).toBeVisible();
  await expect(totals).toContainText(`${RIGHT}`);
  await expect(page.getByRole('heading', { name: 'O que estudar agora' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tempo por questão, por área' })).toContainText('1 min');
  await expect(page.getByRole('table', { name: /Provas feitas/ })).toContainText('Matemática');

  await page.goto(`/reports?attempt=${id}`);
  const review = page.getByRole('region', { name: 'Simulado Gabarita 2026' });
  await expect(review.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(review.getByRole('listitem')).toHaveCount(45);
  await review.getByLabel('Mostrar').selectOption('Erradas (25)');
  await expect(review.locator('details').filter({ hasText: 'Questão' })).toHaveCount(25);
  await review.locator('summary', { hasText: 'Questão 156' }).click();
  await expect(review.getByText('Resposta correta')).toBeVisible();
  await expect(review.getByText('Por que é esta a resposta')).toBeVisible();

  await review.getByText('O que é TRI?').click();
  await expect(review.getByText(`Você acertou ${RIGHT} de 45`)).toBeVisible();

  // The list of all screens has the demo student's; these are of somebody with a single exam.
  for (const path of ['/', '/reports', `/reports?attempt=${id}`]) {
    await page.goto(path);
    await inspect(page, `one-exam${path}`);
  }

  await readyForOffline(page);
  await page.goto('/reports');
  await expect(page.getByRole('table', { name: /Provas feitas/ })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Exibindo a cópia deste aparelho')).toBeVisible();
  await expect(page.getByRole('table', { name: /Provas feitas/ })).toContainText('Simulado Gabarita 2026');
  await context.setOffline(false);
});

test('a whole exam is sat day by day', async ({ page }) => {
  await newStudent(page);
  await page.goto('/exam/2026');
  await page.getByRole('button', { name: 'Iniciar Prova Completa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Definir tempo da prova' });
  await dialog.getByRole('radio', { name: /Dia 2/ }).check();
  await expect(dialog.getByRole('group', { name: 'Língua estrangeira' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Confirmar e Iniciar' }).click();
  await expect(page).toHaveURL('/exam/2026/prova-completa?dia=2');
  await expect(page.getByRole('heading', { level: 2, name: 'Questão 91' })).toBeVisible();
  await expect(page.getByText('Prova Completa, dia 2')).toBeVisible();
});
