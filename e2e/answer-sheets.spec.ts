import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { aSheetPhoto } from '../apps/server/test/sheet-photos.js';
import { test } from './journey.js';
import { signIn } from './people.js';
import { aPdf, deflated, faxed, jbig2, jpeg2000, LOCK } from './scans.js';

const EXAM = 'Simulado bimestral: quatro áreas';

// Taking, sending and reading a photo is more than the usual minute on a slow machine.
test.setTimeout(240_000);
const READING = { timeout: 60_000 };

async function chooseExam(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Simulado', exact: true }).selectOption({ label: EXAM });
}

const sendPhoto = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Escolher foto').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

test('a student types a sheet in a row and gets to its result', async ({ page }) => {
  await signIn(page, 'student');
  await chooseExam(page, '/gabarito');
  await page.getByLabel('Digitação rápida').pressSequentially('abcd eab');
  await expect(page.getByText('7 de 8 respondidas')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Digitação rápida')).toHaveValue('ABCD-EAB');
  await page.getByRole('button', { name: 'Enviar gabarito' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Gabarito enviado com sucesso!')).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver Resultado' }).click();
  await expect(page).toHaveURL(/\/reports\?attempt=\d+/);
});

test('a student photographs a sheet, corrects what was read and confirms it', async ({ page }) => {
  await signIn(page, 'student');
  await chooseExam(page, '/gabarito-foto');
  await sendPhoto(page, 'cartao.jpg', await aSheetPhoto({ marked: 'ABCD-EAB' }));
  const fourth = page.getByRole('group', { name: 'Questão 4' });
  await expect(fourth.getByRole('radio', { name: 'D' })).toBeChecked();
  await page.getByRole('group', { name: 'Questão 5' }).getByText('C').click();
  await page.getByRole('button', { name: 'Confirmar e enviar' }).click();
  await expect(page.getByText('Gabarito enviado com sucesso!')).toBeVisible();
});

test('a file that is no photo of a sheet is refused in words that help', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/gabarito-foto');
  await sendPhoto(page, 'cartao.jpg', Buffer.from('%PDF-1.7\n%%EOF'));
  await expect(page.getByText('Selecione um simulado e uma foto do gabarito.')).toBeVisible();
  await chooseExam(page, '/gabarito-foto');
  await sendPhoto(page, 'cartao.jpg', Buffer.from('%PDF-1.7\n%%EOF'));
  await expect(page.getByText('Este arquivo não é uma foto que possamos ler.')).toBeVisible();
  await sendPhoto(page, 'vazio.jpg', Buffer.alloc(0));
  await expect(page.getByText('O arquivo está vazio.')).toBeVisible();
});

test('a teacher prints the sheets and the booklet of an exam and reads a pile of them', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/gabarito-foto');
  const id = await page.getByRole('option', { name: EXAM }).getAttribute('value');
  await page.goto(`/simulados/${id}/cartoes`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cartões com nome (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe(`cartoes-${id}.pdf`);
  await page.getByRole('combobox', { name: 'Aluno' }).selectOption({ index: 1 });
  const oneSheet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Cartão do aluno (PDF)' }).click();
  const pdf = readFileSync(await (await oneSheet).path(), 'latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const booklet = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Caderno de prova (PDF)' }).click();
  expect((await booklet).suggestedFilename()).toBe(`caderno-${id}.pdf`);

  const buffer = await aSheetPhoto({ marked: 'ABCDEABC' });
  await page
    .getByLabel('Escolher fotos ou PDF digitalizado')
    .setInputFiles({ name: 'pilha-1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Sem aluno')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir pilha-1.jpg' }).click();
  await page.getByRole('button', { name: 'Confirmar e enviar' }).click();
  await expect(page.getByText('Diga de qual aluno é este cartão.')).toBeVisible();
});

test('a teacher sends a scan of the pile, and is told what is wrong with each page that is none', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/gabarito-foto');
  const id = await page.getByRole('option', { name: EXAM }).getAttribute('value');
  await page.goto(`/simulados/${id}/cartoes`);
  const photo = await aSheetPhoto({ marked: 'ABCDEABC' });
  const sendPdf = (name: string, buffer: Buffer) =>
    page.getByLabel('Escolher fotos ou PDF digitalizado').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await sendPdf(
    'turma.pdf',
    aPdf([await deflated(photo), undefined, await faxed(photo), jpeg2000, await jbig2(photo)]),
  );
  await expect(line('turma.pdf, página 1')).toContainText('Sem aluno', READING);
  await expect(line('turma.pdf, página 2')).toContainText('Esta página não é uma digitalização.');
  await expect(line('turma.pdf, página 3')).toContainText('Sem aluno', READING);
  await expect(line('turma.pdf, página 4')).toContainText('em um formato que não lemos (JPEG 2000, por exemplo)');
  await expect(line('turma.pdf, página 5')).toContainText('Sem aluno', READING);
  for (const scan of [3, 5]) {
    await page.getByRole('button', { name: `Conferir turma.pdf, página ${scan}` }).click();
    await expect(page.getByRole('group', { name: 'Questão 4' }).getByRole('radio', { name: 'D' })).toBeChecked();
    await page.getByRole('button', { name: 'Voltar à pilha' }).click();
  }

  await sendPdf('quebrado.pdf', Buffer.from('%PDF-1.7 e mais nada'));
  await expect(line('quebrado.pdf')).toContainText('Não conseguimos abrir este PDF.');
  await sendPdf('trancado.pdf', aPdf([await deflated(photo)], LOCK));
  await expect(line('trancado.pdf')).toContainText('Este PDF tem senha.');
});
