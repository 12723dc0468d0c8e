import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { inspect } from './inspect.js';
import { test } from './journey.js';
import { newAddress, signIn } from './people.js';

// Two people and many screens: more than the usual minute on a slow machine.
test.setTimeout(400_000);

const picture = (background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

const GIFT = `$CATEGORY: $course$/top/Prova

::Capital::[html]<p>Qual é a capital do <b>Maranhão</b>?</p>{
	=<p>São Luís</p>
	~<p>Teresina</p>
	####<p>Fundada em 1612.</p>
}

::Soma::Quanto é 2 + 2? {~3 =4 ~5}
`;

const file = (name: string, mimeType: string, buffer: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

async function createExam(page: Page, title: string, questions: number): Promise<string> {
  await page.goto('/simulados/criar');
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Número de questões').fill(String(questions));
  await page.getByText(/^3º ano A/).click();
  await page.getByRole('button', { name: 'Criar simulado' }).click();
  await expect(page).toHaveURL(/\/simulados\/\d+\/(questoes|banco)$/);
  return /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
}

/** Chooses a file by the button that asks for it. */
async function chooseFile(page: Page, button: string, chosen: ReturnType<typeof file>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles(chosen);
}

test('an admin makes an exam of typed and imported questions with images, and a student sees them', async ({
  browser,
  page: admin,
}) => {
  const title = `Simulado com imagens ${newAddress()}`;
  await signIn(admin, 'admin');
  const id = await createExam(admin, title, 3);

  await admin.getByLabel('Enunciado', { exact: true }).fill('De que **cor** é o quadrado?');
  await chooseFile(admin, 'Imagem do enunciado', file('a.gif', 'image/gif', 'GIF89a'));
  await expect(admin.getByText('Formato inválido. Use JPG, PNG ou WEBP.')).toBeVisible();
  await chooseFile(admin, 'Imagem do enunciado', file('a.png', 'image/png', await picture('#c2410c')));
  await admin.getByLabel('Descrição da imagem do enunciado').fill('Um quadrado laranja');
  await admin.getByLabel('Alternativa A', { exact: true }).fill('Azul');
  await chooseFile(admin, 'Imagem da alternativa B', file('b.png', 'image/png', await picture('#1e3a8a')));
  await admin.getByLabel('Descrição da imagem da alternativa B').fill('Uma mancha escura');
  await admin.getByLabel('Alternativa correta').selectOption('B');
  await inspect(admin, 'exam-editor-typed');
  await admin.getByRole('button', { name: 'Adicionar questão' }).click();
  await expect(admin.getByRole('heading', { name: 'Questões digitadas (1)' })).toBeVisible();

  await admin.getByRole('button', { name: 'Importar questões' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Ou cole o texto aqui').fill('::Redação::Escreva.{}');
  await expect(dialog.getByText('Linha 1, Redação: é dissertativa')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Adicionar', exact: true })).toBeDisabled();
  await chooseFile(admin, 'Escolher arquivo', file('prova.gift', 'text/plain', GIFT));
  await expect(dialog.getByText('2 questões encontradas')).toBeVisible();
  await inspect(admin, 'exam-editor-imported');
  await dialog.getByRole('button', { name: 'Adicionar 2 questões' }).click();
  await expect(admin.getByRole('heading', { name: 'Questões digitadas (3)' })).toBeVisible();

  // The draft is the tab's: a reload loses nothing. And the order is the admin's.
  await admin.reload();
  await admin.getByRole('button', { name: 'Subir a questão 3' }).click();
  await admin.getByRole('button', { name: 'Enviar simulado' }).click();
  await expect(admin.getByText('Simulado enviado com sucesso para as turmas selecionadas.')).toBeVisible();

  // A typo found afterwards, before anybody begins.
  await admin.goto(`/simulados/${id}/questoes`);
  await admin.getByRole('button', { name: 'Editar a questão 2' }).click();
  await admin.getByLabel('Enunciado', { exact: true }).fill('Quanto é 2 + 2, afinal?');
  await admin.getByRole('button', { name: 'Salvar questão' }).click();
  await expect(admin.getByText('Questão alterada.')).toBeVisible();
  const download = admin.waitForEvent('download');
  await admin.getByText('Exportar questões').click();
  await admin.getByRole('button', { name: 'Moodle XML' }).click();
  expect((await download).suggestedFilename()).toBe(`simulado-${id}.xml`);

  const context = await browser.newContext();
  const student = await context.newPage();
  await signIn(student, 'student');
  await student.goto(`/exam/${new Date().getFullYear()}/prova-completa?customId=${id}`);
  for (const alt of ['Um quadrado laranja', 'Uma mancha escura']) {
    const image = student.getByAltText(alt);
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(320);
  }
  await student.getByRole('button', { name: /Próxima/ }).click();
  await expect(student.getByText('Quanto é 2 + 2, afinal?')).toBeVisible();
  await context.close();

  // From now on the questions are what they are.
  await admin.reload();
  await expect(admin.getByText('Alunos já começaram este simulado')).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Ver resultados' })).toBeVisible();
});

test('a teacher lets an exam be built from the bank, and swaps a question', async ({ page: teacher }) => {
  await signIn(teacher, 'teacher');
  await createExam(teacher, `Simulado montado ${newAddress()}`, 8);
  await teacher.getByRole('button', { name: 'Montar automaticamente' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Matemática').check();
  await dialog.getByLabel('Fácil').fill('25');
  await expect(dialog.getByText('Fáceis, médias e difíceis precisam somar 100%.')).toBeVisible();
  await dialog.getByLabel('Difícil').fill('25');
  await inspect(teacher, 'exam-editor-mix');
  await dialog.getByRole('button', { name: 'Montar' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  const first = await dialog.getByRole('listitem').first().innerText();
  await dialog
    .getByRole('button', { name: /^Trocar/ })
    .first()
    .click();
  await expect.poll(() => dialog.getByRole('listitem').first().innerText()).not.toBe(first);
  await dialog
    .getByRole('button', { name: /^Tirar/ })
    .first()
    .click();
  await inspect(teacher, 'exam-editor-proposal');
  await dialog.getByRole('button', { name: 'Usar estas 7' }).click();
  await expect(teacher.getByText('7 de 8')).toBeVisible();
  await teacher.getByRole('button', { name: 'Enviar simulado' }).click();
  await expect(teacher.getByText('Simulado enviado com sucesso para as turmas selecionadas.')).toBeVisible();
});
