import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Page } from './page';

function App() {
  return (
    <MemoryRouter>
      <Link to="/profile">Perfil</Link>
      <Link to="/login">Entrar</Link>
      <main>
        <Routes>
          <Route path="/" element={<Page title="Início">Bem-vinda</Page>} />
          <Route path="/profile" element={<Page title="Seu perfil">Dados</Page>} />
          <Route
            path="/login"
            element={
              <Page title="Entrar">
                {/* biome-ignore lint/a11y/noAutofocus: what the test is about */}
                <input aria-label="E-mail" autoFocus />
              </Page>
            }
          />
        </Routes>
      </main>
    </MemoryRouter>
  );
}

describe('a page', () => {
  beforeEach(() => void render(<App />));
  afterEach(cleanup);

  it('names the tab and leaves the focus alone on the first load', () => {
    expect(document.title).toBe('Início · Gabarita');
    expect(document.activeElement).toBe(document.body);
  });

  it('puts the focus on its heading after a navigation', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Perfil' }));
    expect(document.title).toBe('Seu perfil · Gabarita');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Seu perfil' }));
  });

  it('does not take the focus from a field that asked for it', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Entrar' }));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });
});
