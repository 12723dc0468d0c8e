import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { inspect } from './inspect.js';
import { test } from './journey.js';
import { newAddress, signIn } from './people.js';
import { goOffline } from './sitting.js';

/** Long: writing, a fallen line, two corrections, and a teacher. */
test.describe.configure({ timeout: 240_000 });

/** One year for each project and try: the demo student has one sheet a year, and a try that failed has written on it. */
const YEARS: Record<string, readonly number[]> = { phone: [2018, 2014], desktop: [2019, 2015] };

const PARAGRAPHS = [
  'A Constituição Federal de 1988 garante a todos o acesso a cultura. Na prática, porém, isso não ocorre porque o preço dos ingresso é alto e a internet decide o que cada pessoa vê, a gente percebe isso todo dia.',
  'Em primeiro lugar, é preciso destacar que as empresas guardam dados de cada usuário. Segundo o filósofo Adorno, a indústria cultural transforma a arte em mercadoria, o que afasta o público pobre. Dessa forma, milhões de brasileiros recebem apenas o que já conhecem, o que reforça a desigualdade social no país.',
  'Além disso, muitas escolas não discutem o assunto. Isso ocorre porque, durante anos, o Estado não investiu em equipamentos e na formação dos professores, e o resultado é um aluno que não conhece o cinema do seu próprio país nem os riscos da rede.',
];
const CONCLUSION =
  'Portanto, são necessárias medidas para superar esse problema. Para isso, o Ministério da Educação, órgão responsável pelas políticas de ensino do país, deve criar oficinas nas escolas públicas, por meio de parcerias com as prefeituras, a fim de garantir o acesso de todos à cultura e à informação. Assim, o Brasil poderá cumprir o que a Constituição prometeu.';

const sheet = (page: Page) => page.getByLabel('Sua redação');
const saving = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const correct = (page: Page) => page.getByRole('button', { name: 'Corrigir Redação' }).click();

test('an essay is written, corrected, rewritten and read by a teacher', async ({ page, context, browser }, {
  project,
  retry,
}) => {
  const year = YEARS[project.name]?.[retry] ?? 2017;
  await signIn(page, 'student');
  await page.goto(`/exam/${year}/redacao`);
  await sheet(page).fill(PARAGRAPHS.join('\n'));
  await expect(page.getByText(/Linhas: \d+\/30/)).toBeVisible();
  await expect(saving(page, 'salvo')).toBeVisible();

  await goOffline(page, context);
  await sheet(page).press('Control+End');
  await sheet(page).pressSequentially(' Escrito sem rede.');
  await expect(saving(page, 'salvo neste aparelho')).toBeVisible();
  await page.reload();
  await expect(sheet(page)).toHaveValue(/Escrito sem rede\.$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Redação de ${year}`, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Continuar conectado' }).click();
  await page.goto(`/exam/${year}/redacao`);
  await expect(sheet(page)).toHaveValue(/Escrito sem rede\.$/);
  await correct(page);
  await expect(page.getByText('Falha ao contatar servidor de correção.')).toBeVisible();
  await context.setOffline(false);
  await expect(saving(page, 'salvo')).toBeVisible({ timeout: 40_000 });

  await correct(page);
  await expect(page.getByRole('heading', { name: 'Estimativa (provisório)' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/margem de \d+ pontos/)).toBeVisible();
  const mark = page.getByRole('button', { name: /acesso a cultura/ });
  await mark.focus();
  await mark.press('Enter');
  await expect(page.getByRole('region', { name: 'Motivo da marca' })).toContainText('acesso à cultura');
  await inspect(page, 'essay-corrected');

  await page.getByRole('button', { name: 'Reescrever' }).click();
  await sheet(page).fill([...PARAGRAPHS, CONCLUSION].join('\n').replace('acesso a cultura', 'acesso à cultura'));
  await correct(page);
  await expect(page.getByText(/\+\d+ em relação à versão 1/)).toBeVisible({ timeout: 40_000 });
  await page.getByRole('tab', { name: 'Histórico' }).click();
  await expect(page.getByText(/Versão 2 · estimativa \d+ ± \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver a correção da versão 2' }).click();
  await page.getByRole('button', { name: 'Pedir revisão humana' }).click();
  await expect(page.getByText('Sua redação está na fila dos professores.')).toBeVisible();
  const essay = new URL(page.url()).searchParams.get('correcao');

  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'teacher');
  await teacher.goto('/redacoes/revisar');
  await expect(teacher.getByRole('button', { name: /Ler e corrigir/ }).first()).toBeVisible();
  await teacher.goto(`/redacoes/revisar?redacao=${essay}`);
  const firstGrade = teacher.getByLabel('C1 · Domínio da escrita formal');
  await expect(firstGrade).toBeVisible();
  await inspect(teacher, 'essay-review');
  await firstGrade.selectOption('80');
  await teacher.getByLabel('Comentário geral').fill('Leia em voz alta antes de entregar.');
  await teacher.getByRole('button', { name: 'Devolver ao aluno' }).click();
  await expect(teacher.getByText('Redação devolvida ao aluno.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nota dos professores' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Estimativa (provisório)' })).toBeVisible();
  await expect(page.getByText('Leia em voz alta antes de entregar.')).toBeVisible();
});

test('what does not fit the sheet stays in sight until it is taken out', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/exam/2016/redacao');
  await sheet(page).fill(`${'Uma linha curta.\n'.repeat(30)}Esta sobra.`);
  await expect(page.getByText('Linhas: 31/30')).toBeVisible();
  await expect(page.getByText('Seu texto passou das 30 linhas')).toBeVisible();
  await page.getByRole('button', { name: 'Retirar o que sobra' }).click();
  await expect(page.getByText('Linhas: 30/30')).toBeVisible();
  await sheet(page).fill('');
  await expect(page.getByRole('button', { name: 'Corrigir Redação' })).toBeDisabled();
});

/** An essay exam for the demonstration turma, as its teacher would make it. */
async function anEssayExam(request: APIRequestContext, title: string): Promise<void> {
  const login = await request.post('/api/login', {
    data: { email: 'professora@gabarita.demo', password: 'gabarita123' },
  });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const essay_topic = { title: 'Leitura na escola', texts: [{ title: 'Texto I', body: 'Ler é **conversar**.' }] };
  const data = { title, is_redacao: true, duration_minutes: 60, essay_topic };
  const exam = await (await request.post('/api/exams', { headers, data })).json();
  const turmas: { id: number; name: string }[] = await (await request.get('/api/turmas', { headers })).json();
  const turma_ids = turmas.filter(({ name }) => name === '3º ano A').map(({ id }) => id);
  await request.post(`/api/exams/${exam.id}/assign`, { headers, data: { turma_ids } });
}

test('an essay exam is handed in against the clock and goes to the queue', async ({ page, request, browser }) => {
  const title = `Redação de leitura ${newAddress()}`;
  await anEssayExam(request, title);
  await signIn(page, 'student');
  await page.goto('/exams');
  await page.getByRole('link', { name: `Iniciar Prova: ${title}` }).click();
  await page.getByRole('button', { name: 'Iniciar redação' }).click();
  await page.getByText('Texto motivador').click();
  await expect(page.getByText('conversar')).toBeVisible();
  await expect(page.getByRole('button', { name: /Tempo restante/ })).toBeVisible();
  await inspect(page, 'essay-exam');
  await page.reload();
  await page.getByRole('button', { name: 'Continuar redação' }).click();
  await sheet(page).fill([...PARAGRAPHS, CONCLUSION].join('\n'));
  await page.getByRole('button', { name: 'Entregar redação' }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Redação entregue!' })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Ver a correção da versão 1' }).click();
  await expect(page.getByRole('heading', { name: 'Estimativa (provisório)' })).toBeVisible();

  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, 'teacher');
  await teacher.goto('/redacoes/revisar');
  await expect(teacher.getByText(title)).toBeVisible();

  const card = teacher.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: /Ler e corrigir/ }).click();
  await teacher.getByLabel('Pedir uma segunda leitura, às cegas').check();
  await teacher.getByRole('button', { name: 'Devolver ao aluno' }).click();
  await teacher.getByRole('tab', { name: 'Com outro professor' }).click();
  await card.getByRole('button', { name: /Ver/ }).click();
  const giveBack = teacher.getByRole('button', { name: 'Devolver assim mesmo' });
  await expect(giveBack).toBeVisible();
  await inspect(teacher, 'essay-review-exam');
  await giveBack.click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Devolver assim mesmo' }).click();
  await expect(teacher.getByText('Redação devolvida ao aluno.')).toBeVisible();
});
