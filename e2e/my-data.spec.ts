import { expect } from '@playwright/test';
import { test } from './journey.js';
import { newAddress } from './people.js';

test('a minor is asked for age and consent at the first login, and takes a copy of everything along', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Nome completo').fill('Lia Prado');
  await page.getByLabel('E-mail').fill(newAddress());
  await page.getByLabel('Senha', { exact: true }).fill('senha-da-lia-1');
  await page.getByLabel(/Confirm/).fill('senha-da-lia-1');
  await page.getByRole('button', { name: /Criar conta|Registrar/ }).click();

  await page.getByRole('link', { name: 'Responder' }).click();
  await expect(page.getByRole('heading', { name: 'Meus dados', exact: true })).toBeVisible();
  await expect(page.getByLabel('Nome do responsável')).toBeHidden();
  await page.getByLabel('Data de nascimento').fill(`${new Date().getFullYear() - 15}-01-20`);
  await page.getByLabel(/Li e aceito/).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Nome do responsável')).toBeFocused();
  await page.getByLabel('Nome do responsável').fill('Rosa Prado');
  await page.getByLabel('E-mail do responsável').fill('rosa@casa.br');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('seu nome ficou fora do ranking')).toBeVisible();
  await expect(page.getByText('Aceito', { exact: true })).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar tudo (JSON)' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    user: { name: 'Lia Prado', ranking_visible: false },
    privacy: { guardian_name: 'Rosa Prado', consents: [{ given: true }] },
    attempts: [],
  });

  await page.goto('/profile');
  await expect(page.getByLabel('Aparecer no ranking')).not.toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Responder' })).toBeHidden();
});
