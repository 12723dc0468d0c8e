import { expect, type Page } from '@playwright/test';
import { test } from './journey.js';
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

/** An admin creates a turma with a generated code, which it returns. */
async function createTurma(admin: Page, name: string): Promise<string> {
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
  await signIn(admin, 'admin');
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
  await signIn(admin, 'admin');
  const code = await createTurma(admin, turma);

  await admin.goto('/simulados/criar');
  await admin.getByLabel('Título').fill(title);
  await admin.getByLabel('Número de questões').fill('2');
  await admin.getByLabel(new RegExp(turma)).check();
  await admin.getByRole('button', { name: 'Criar simulado' }).click();
  await expect(admin.getByRole('heading', { name: 'Adicionar Questões' })).toBeVisible();
  await admin.getByRole('textbox', { name: 'Enunciado' }).fill('Quanto é **1 + 1**?');
  await expect(admin.getByRole('region', { name: 'Pré-visualização' }).getByText('1 + 1')).toBeVisible();
  await admin.getByRole('textbox', { name: 'Alternativa A' }).fill('1');
  await admin.getByRole('textbox', { name: 'Alternativa B' }).fill('2');
  await admin.getByLabel('Alternativa correta').selectOption('B');
  await admin.getByRole('button', { name: 'Adicionar questão' }).click();
  // The draft survives a reload of the tab.
  await admin.reload();
  await expect(admin.getByText('Questões digitadas (1)')).toBeVisible();

  await admin.getByRole('link', { name: 'Escolher do banco de questões' }).click();
  // Until it is there, the page before still has a button that adds.
  await expect(admin.getByRole('heading', { level: 1, name: 'Escolher do banco de questões' })).toBeVisible();
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

/** Creates an exam of one typed question for a turma and sends it. */
async function sendExam(admin: Page, turma: string, title: string): Promise<void> {
  await admin.goto('/simulados/criar');
  await admin.getByLabel('Título').fill(title);
  await admin.getByLabel('Número de questões').fill('1');
  await admin.getByLabel(new RegExp(turma)).check();
  await admin.getByRole('button', { name: 'Criar simulado' }).click();
  await admin.getByRole('textbox', { name: 'Enunciado' }).fill('Quanto é 2 + 2?');
  await admin.getByRole('textbox', { name: 'Alternativa A' }).fill('3');
  await admin.getByRole('textbox', { name: 'Alternativa B' }).fill('4');
  await admin.getByRole('button', { name: 'Adicionar questão' }).click();
  await admin.getByRole('button', { name: 'Enviar simulado' }).click();
  await expect(admin.getByText('Simulado enviado com sucesso para as turmas selecionadas.')).toBeVisible();
}

test('a class is invited with codes on paper, hears of its exam, moves and is removed', async ({
  browser,
  page: admin,
}) => {
  const [turma, other] = [`Turma ${newAddress()}`, `Outra ${newAddress()}`];
  await signIn(admin, 'admin');
  const otherCode = await createTurma(admin, other);
  await createTurma(admin, turma);
  const email = newAddress();

  await admin.getByRole('link', { name: `Ver membros de ${turma}` }).click();
  await admin.getByRole('link', { name: 'Convidar alunos' }).click();
  const list = admin.getByLabel('Lista de alunos');
  await admin.getByLabel('Arquivo CSV').setInputFiles({
    name: 'turma.csv',
    mimeType: 'text/csv',
    // As Excel writes it in Brazil: Windows-1252 and semicolons.
    buffer: Buffer.from(`nome;e-mail\r\nJosé Conceição;${email}\r\nBia;bia\r\n`, 'latin1'),
  });
  await expect(admin.getByText('Linha 3: “bia” não é um e-mail.')).toBeVisible();
  await list.fill((await list.inputValue()).replace(/Bia.*/, ''));
  await admin.getByRole('button', { name: 'Convidar 1 aluno' }).click();
  const code = await admin.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).textContent();

  const context = await browser.newContext();
  const student = await context.newPage();
  await student.goto(`/convite/${code?.toLowerCase()}`);
  await expect(student.getByLabel('Nome completo')).toHaveValue('José Conceição');
  await student.getByLabel('Senha', { exact: true }).fill('senha-do-jose-1');
  await student.getByLabel('Confirmar senha').fill('senha-do-jose-1');
  await student.getByRole('button', { name: 'Criar conta e entrar na turma' }).click();
  await expect(student.getByText(`Você entrou na turma ${turma}.`)).toBeVisible();
  await student.goto(`/convite/${code}`);
  await expect(student.getByText('Convite sem validade')).toBeVisible();

  const title = `Simulado ${newAddress()}`;
  await sendExam(admin, turma, title);
  await student.goto('/');
  await student.getByRole('button', { name: 'Notificações: 1 não lida' }).click();
  await student.getByRole('link', { name: new RegExp(title) }).click();
  await expect(student.getByRole('heading', { name: title })).toBeVisible();
  await expect(student.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();

  const manage = admin.getByRole('group', { name: `Gerenciar ${title}`, exact: true });
  await manage.getByRole('button', { name: 'Prorrogar' }).click();
  await admin.getByLabel('Novo fim do período').fill('2035-12-01T18:00');
  await admin.getByRole('button', { name: 'Salvar novo fim' }).click();
  await expect(admin.getByText('Simulado atualizado.')).toBeVisible();
  await manage.getByRole('button', { name: 'Duplicar' }).click();
  await expect(admin.getByLabel('Título')).toHaveValue(`${title} (cópia)`);

  await student.goto('/turmas');
  await student.getByRole('textbox', { name: 'Código da turma' }).fill(otherCode);
  await student.getByRole('button', { name: 'Entrar na turma' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Mudar de turma' }).click();
  await expect(student.getByText(`Você entrou na turma ${other}.`)).toBeVisible();

  await admin.goto('/turmas');
  await admin.getByRole('link', { name: `Ver membros de ${other}` }).click();
  await admin.getByRole('button', { name: 'Tirar José Conceição da turma' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Tirar da turma' }).click();
  await expect(admin.getByRole('heading', { name: 'Alunos (0)' })).toBeVisible();
  await student.reload();
  await expect(student.getByText('Você ainda não está em uma turma')).toBeVisible();
  await context.close();
});
