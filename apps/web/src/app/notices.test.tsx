import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, closeServer, serve, visit } from './app-in-jsdom';

afterEach(() => {
  cleanup();
  closeServer();
});

const TITLE = 'Esta escola usa o Gabarita sem https';

describe('an address without https', () => {
  it('is told to those who run the school, on every page', async () => {
    vi.stubGlobal('isSecureContext', false);
    serve({}, { ...ana, role: 'admin' });
    visit('/termos');
    await screen.findByText(TITLE);
    expect(screen.getByText(/senhas e respostas passam abertas pela rede/)).toBeTruthy();
  });

  it('is nothing that a student could mend', async () => {
    vi.stubGlobal('isSecureContext', false);
    serve({});
    visit('/termos');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});
