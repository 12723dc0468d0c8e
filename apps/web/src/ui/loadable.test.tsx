import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Loadable } from './loadable';

type Query = Parameters<typeof Loadable<string[]>>[0]['query'];

const pending: Query = { data: undefined, error: null, fetchStatus: 'fetching', refetch: vi.fn() };

function show(query: Partial<Query>) {
  render(
    <Loadable query={{ ...pending, ...query }} loading="Carregando turmas..." empty="Nenhuma turma ainda.">
      {(turmas) => turmas.join(', ')}
    </Loadable>,
  );
}

afterEach(cleanup);

describe('the faces of a list', () => {
  it('loading: says what is coming', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('Carregando turmas...');
  });

  it('error: says what happened and tries again', async () => {
    const refetch = vi.fn();
    show({ error: new Error('O servidor não respondeu.'), refetch });
    expect(screen.getByRole('alert').textContent).toContain('O servidor não respondeu.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('error: says so when there is no connection instead of loading for ever', () => {
    show({ fetchStatus: 'paused' });
    expect(screen.getByRole('alert').textContent).toContain('sem internet');
  });

  it('empty: says what to do', () => {
    show({ data: [] });
    expect(document.body.textContent).toBe('Nenhuma turma ainda.');
  });

  it('full: stays on the screen when a refresh fails', () => {
    show({ data: ['3º A', '3º B'], error: new Error('O servidor não respondeu.') });
    expect(document.body.textContent).toBe('3º A, 3º B');
  });
});
