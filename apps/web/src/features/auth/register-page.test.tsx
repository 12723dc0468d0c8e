import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, serve, visit } from '../../app/app-in-jsdom';
import { keys, remove } from '../../lib/storage';

afterEach(() => {
  cleanup();
  closeServer();
});

const roles = () =>
  within(screen.getByLabelText('Tipo de usuário'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

function visitAsNobody(open_staff_registration: boolean) {
  const site = { demo: open_staff_registration, demo_accounts: [], mail: false, time_zone: 'UTC' };
  serve({ 'GET /api/site': () => ({ body: { ...site, open_staff_registration } }) });
  remove(keys.token);
  visit('/register');
}

describe('the register screen', () => {
  it('offers every role in a demonstration', async () => {
    visitAsNobody(true);
    await screen.findByRole('option', { name: 'Administrador' });
    expect(roles()).toEqual(['Aluno', 'Professor', 'Administrador']);
  });

  it('offers no admin in a school, and asks a teacher for its code', async () => {
    visitAsNobody(false);
    await userEvent.selectOptions(await screen.findByLabelText('Tipo de usuário'), 'teacher');
    await screen.findByLabelText(/Código de convite da escola/);
    expect(roles()).toEqual(['Aluno', 'Professor']);
  });
});
