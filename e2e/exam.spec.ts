import { expect, type Page } from '@playwright/test';
import { test } from './journey.js';
import { newStudent, tabTo } from './people.js';
import { finishExam, goOffline } from './sitting.js';

/** Long journeys: a registration, an exam, a network that comes and goes. */
test.describe.configure({ timeout: 180_000 });

const EXAM = '/exam/2026/matematica';
const LETTERS = 'abcde';

const question = (page: Page, number: number) => page.getByRole('heading', { level: 2, name: `Questão ${number}` });
const choose = (page: Page, letter: string) => page.keyboard.press(letter);
const next = (page: Page) => page.getByRole('button', { name: 'Próxima' }).click();
const answered = (page: Page) => page.getByRole('progressbar', { name: 'Questões respondidas' });
const saving = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

async function openExam(page: Page): Promise<void> {
  await page.goto(EXAM);
  await expect(question(page, 136)).toBeVisible();
}

interface Attempt {
  id: number;
  answered: number;
  sent_offline: boolean;
}
/** What the server itself says, past everything the screen might. */
async function fromServer<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(address, { headers })).json();
  }, path);
}
async function lettersOnServer(page: Page): Promise<Record<number, string | null>> {
  const [latest] = await fromServer<Attempt[]>(page, '/api/attempts');
  const { answers } = await fromServer<{ answers: { index: number; letter: string | null }[] }>(
    page,
    `/api/attempts/${latest?.id}`,
  );
  return Object.fromEntries(answers.filter(({ letter }) => letter).map(({ index, letter }) => [index, letter]));
}

test('nothing is lost: offline in the middle, reload, finish, and back online', async ({ page, context }) => {
  await newStudent(page);
  await openExam(page);
  await choose(page, 'a');
  await next(page);
  await choose(page, '2');
  await expect(saving(page, 'salvo')).toBeVisible();

  await goOffline(page, context);
  await next(page);
  await choose(page, 'c');
  await expect(saving(page, 'salvo neste aparelho')).toBeVisible();

  await page.reload();
  await expect(question(page, 138)).toBeVisible();
  await expect(page.getByText(/Progresso recuperado/)).toBeVisible();
  await expect(answered(page)).toHaveAttribute('aria-valuenow', '3');
  await next(page);
  await choose(page, 'd');
  await finishExam(page);
  await expect(page.getByText('Aguardando envio').first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Recebida')).toBeVisible({ timeout: 30_000 });
  expect(await lettersOnServer(page)).toEqual({ 136: 'A', 137: 'B', 138: 'C', 139: 'D' });

  await page.reload();
  await expect(page.getByText('Recebida')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fazer esta prova de novo' })).toBeVisible();
  expect(await fromServer<unknown[]>(page, '/api/sessions')).toEqual([]);

  await page.getByRole('link', { name: 'Ver meu resultado' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumo da Prova' })).toBeVisible();
  await expect(page.getByText('/45')).toBeVisible();
});

test('an exam finished offline is sent at the next opening, though the tab was closed', async ({ page, context }) => {
  await newStudent(page);
  await openExam(page);
  await choose(page, 'e');
  await goOffline(page, context);
  await finishExam(page);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/profile');
  await expect
    .poll(async () => (await fromServer<Attempt[]>(later, '/api/attempts')).length, { timeout: 30_000 })
    .toBe(1);
  expect(await lettersOnServer(later)).toEqual({ 136: 'E' });
});

test('an exam finished offline is sent by the browser itself, with no tab open', async ({ page, context }) => {
  await newStudent(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await openExam(page);
  await choose(page, 'd');
  await goOffline(page, context);
  await finishExam(page);
  await expect(page.getByText('Aguardando envio').first()).toBeVisible();

  // A tab of nobody's, to tell the browser that the connection is back: the exam's own tab is closed by then.
  const [worker] = context.serviceWorkers();
  const other = await context.newPage();
  const devtools = await context.newCDPSession(other);
  const registration = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.close();
  await context.setOffline(false);
  const origin = new URL(worker?.url() ?? '').origin;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registration,
    tag: 'outbox',
    lastChance: false,
  });
  const attempts = async () => {
    const answer = await context.request.get(`${origin}/api/attempts`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as Attempt[];
  };
  await expect.poll(attempts, { timeout: 30_000 }).toMatchObject([{ answered: 1 }]);
});

test('the whole exam needs no mouse', async ({ page }) => {
  await newStudent(page);
  await openExam(page);
  await page.keyboard.press('b');
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Marcada para revisão', exact: true })).toBeVisible();
  await page.keyboard.press('x');
  await expect(answered(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await expect(question(page, 137)).toBeFocused();
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowLeft');
  await expect(question(page, 136)).toBeFocused();
  await expect(answered(page)).toHaveAttribute('aria-valuenow', '2');
});

test('a whole exam is answered and handed in from the keyboard', async ({ page }) => {
  test.setTimeout(300_000);
  await newStudent(page);
  await openExam(page);
  await page.keyboard.press('a');
  for (let number = 137; number <= 180; number++) {
    await page.keyboard.press('ArrowRight');
    await expect(question(page, number)).toBeFocused();
    await page.keyboard.press(LETTERS.charAt(number % LETTERS.length));
  }
  await expect(answered(page)).toHaveAttribute('aria-valuenow', '45');
  await tabTo(page, page.getByRole('button', { name: 'Finalizar' }).last());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Finalizar a prova?' });
  await tabTo(page, dialog.getByRole('button', { name: 'Finalizar prova' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Prova Finalizada!' })).toBeVisible();
  await expect(page.getByText('Recebida')).toBeVisible();
  const letters = await lettersOnServer(page);
  expect(Object.keys(letters)).toHaveLength(45);
  expect(letters).toMatchObject({ 136: 'A', 137: 'C', 180: 'A' });
});

test('a device clock that is wrong by a day gives no time away and takes none', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await newStudent(page);
  await openExam(page);
  const timer = page.getByRole('button', { name: /Tempo restante/ });
  await expect(timer).toContainText(/1:(29|30):/);

  // Moved in the middle of the exam: the server has the last word, and the exam goes on.
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
  await choose(page, 'a');
  await expect(timer).toContainText(/1:2\d:/);
  await expect(question(page, 136)).toBeVisible();
});

test('a second device asks “Continuar aqui?”, and the first one is told', async ({ page, browser }) => {
  await newStudent(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await openExam(page);
  await choose(page, 'a');
  await expect(saving(page, 'salvo')).toBeVisible();

  const phone = await browser.newContext();
  await phone.addInitScript((value) => localStorage.setItem('token', value), token);
  const second = await phone.newPage();
  await second.goto(EXAM);
  await second.getByRole('dialog', { name: 'Continuar aqui?' }).getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(question(second, 136)).toBeVisible();
  await expect(second.getByRole('radio', { name: /^A:/ })).toBeChecked();

  await choose(page, 'c');
  await expect(page.getByRole('dialog', { name: 'Continuar aqui?' })).toBeVisible();
  await phone.close();
});
