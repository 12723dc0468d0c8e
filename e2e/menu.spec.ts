import { expect } from '@playwright/test';
import { test } from './journey.js';
import { type DemoRole, signIn } from './people.js';

const everybody = [
  'Visão Geral',
  'Ver Turmas',
  'Simulados ENEM',
  'Enviar Gabarito',
  'Enviar Gabarito (Foto)',
  'Simulados',
  'Banco de Questões',
  'Relatório de Desempenho',
  'Resultados Anteriores',
  'Ranking',
];
const staff = [...everybody, 'Criar Simulado', 'Revisar Redações'];
const links: Record<DemoRole, string[]> = {
  student: everybody,
  teacher: staff,
  // The demonstration's admin is in no turma.
  admin: [...staff, 'Criar/Gerenciar Turmas'],
};

for (const role of Object.keys(links) as DemoRole[]) {
  test(`the menu of a ${role} has its links and no others`, async ({ page }) => {
    await signIn(page, role);
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const found = await menu.getByRole('link').allInnerTexts();
    expect(found.filter((label) => label !== 'Usuários').sort()).toEqual([...links[role]].sort());
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
  });
}

test('the bar is 60 px high, and the open menu 260 on a desktop', async ({ page, isMobile }) => {
  await signIn(page, 'student');
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBe(60);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const panel = await page.getByRole('navigation', { name: 'Menu principal' }).boundingBox();
  if (!isMobile) expect(60 + (panel?.height ?? 0)).toBeCloseTo(260, 1);
});

test('the rest of a name is shown from 769 px on', async ({ page }) => {
  await signIn(page, 'admin');
  const rest = page.getByRole('link', { name: /^Olá, Helena Duarte/ }).getByText('Prado');
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(rest).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(rest).toBeHidden();
});

test('the menu is hidden under /exam/', async ({ page }) => {
  await signIn(page, 'student');
  await page.goto('/exam/2026/matematica');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
});
