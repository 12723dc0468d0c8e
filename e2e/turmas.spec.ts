import { expect, type Page } from '@playwright/test';
import { test } from './closed-keys.js';
import { newAddress, signIn } from './people.js';

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByLabel('Senha', { exact: true }).fill('senha-de-aluno-1');
  await page.getByLabel(/Confirm/).fill('senha-de-aluno-1');
  await page.getByRole('button', { name: /Criar conta|Registrar/ }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
}

/** Signs an admin in and creates a turma with a generated code, which it returns. */
async function createTurma(admin: Page, name: string): Promise<string> {
  await signIn(admin, 'admin');
  await admin.goto('/turmas');
  await admin.getByRole('button', { name: 'Criar turma' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Descrição').fill('Manhã');
  await dialog.getByRole('button', { name: 'Gerar código' }).click();
  const code = await dialog.getByLabel('Código da turma').inputValue();
  await dialog.getByRole('button', { name: 'Criar turma' }).click();
  await expect(admin.getByText(`Turma ${name} criada.`)).toBeVisible();
  return code;
}

async function join(student: Page, turma: string, code: string): Promise<void> {
  await student.goto('/turmas');
  await student.getByLabel('Código da turma').fill(code);
  await student.getByRole('button', { name: 'Entrar na turma' }).click();
  await expect(student.getByText(`Você entrou na turma ${turma}.`)).toBeVisible();
}

// Two people, two browsers, many screens: more than the usual minute on a slow machine.
test.setTimeout(180_000);

test('an admin creates a turma; a student joins by code, is among the members and leaves', async ({
  browser,
  page: admin,
}) => {
  const name = `3º ano ${newAddress()}`;
  const code = await createTurma(admin, name);
  expect(code).toMatch(/^[1-9]\d{5}$/);

  const context = await browser.newContext();
  const student = await context.newPage();
  await register(student, 'Bia Nogueira Prado');
  await join(student, name, code);
  const kept = () => student.evaluate(() => [localStorage.getItem('turma_id'), localStorage.getItem('turma_code')]);
  expect(await kept()).toEqual([expect.any(String), expect.stringContaining(code)]);

  await admin.getByRole('link', { name: `Ver membros de ${name}` }).click();
  await expect(admin.getByRole('heading', { name: 'Alunos (1)' })).toBeVisible();
  await expect(admin.getByText('Bia Nogueira Prado')).toBeVisible();
  await admin.getByRole('button', { name: 'Gerar código para Bia Nogueira Prado' }).click();
  await admin.getByRole('button', { name: 'Gerar código', exact: true }).click();
  await expect(admin.getByText(/uma única vez/)).toBeVisible();

  await student.getByRole('button', { name: `Sair de ${name}` }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Sair da turma' }).click();
  await expect(student.getByText('Você saiu da sua turma.')).toBeVisible();
  expect(await kept()).toEqual([null, null]);
  await admin.reload();
  await expect(admin.getByRole('heading', { name: 'Alunos (0)' })).toBeVisible();
  await context.close();
});

test('an admin writes an exam for a turma, and its student finds it', async ({ browser, page: admin }) => {
  const turma = `Turma ${newAddress()}`;
  const title = `Simulado ${newAddress()}`;
  const code = await createTurma(admin, turma);

  await admin.goto('/simulados/criar');
  await admin.getByLabel('Título').fill(title);
  await admin.getByLabel('Número de questões').fill('2');
  await admin.getByLabel(new RegExp(turma)).check();
  await admin.getByRole('button', { name: 'Criar simulado' }).click();
  await expect(admin.getByRole('heading', { name: 'Adicionar Questões' })).toBeVisible();
  await admin.getByLabel('Enunciado').fill('Quanto é **1 + 1**?');
  await expect(admin.getByRole('region', { name: 'Pré-visualização' }).getByText('1 + 1')).toBeVisible();
  await admin.getByLabel('Alternativa A').fill('1');
  await admin.getByLabel('Alternativa B').fill('2');
  await admin.getByLabel('Alternativa correta').selectOption('B');
  await admin.getByRole('button', { name: 'Adicionar questão' }).click();
  // The draft survives a reload of the tab.
  await admin.reload();
  await expect(admin.getByText('Questões digitadas (1)')).toBeVisible();

  await admin.getByRole('link', { name: 'Escolher do banco de questões' }).click();
  await admin
    .getByRole('button', { name: /^Adicionar / })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Enviar simulado' }).click();
  await expect(admin.getByText('Simulado enviado com sucesso para as turmas selecionadas.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: title })).toBeVisible();

  const context = await browser.newContext();
  const student = await context.newPage();
  await register(student, 'Caio Prado');
  await join(student, turma, code);
  await student.goto('/');
  await expect(student.getByText('1 prova disponível.')).toBeVisible();
  await student.getByRole('link', { name: 'Fazer simulado' }).click();
  await expect(student.getByText('2 questões')).toBeVisible();
  await student.getByRole('link', { name: `Iniciar Prova: ${title}` }).click();
  await expect(student).toHaveURL(/\/exam\/\d{4}\?customId=\d+$/);
  await context.close();
});
