import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShowToast, useToast } from './toast-context';
import { ToastProvider } from './toast-provider';

let toast: ShowToast;

function Speaker() {
  toast = useToast();
  return null;
}

const polite = () => screen.getByRole('status');
const urgent = () => screen.getByRole('alert');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <ToastProvider>
        <Speaker />
      </ToastProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('speak in a region that was there before them', () => {
    const region = polite();
    act(() => toast('Perfil atualizado.'));
    expect(region.textContent).toContain('Perfil atualizado.');
    expect(urgent().textContent).toBe('');
  });

  it('leave by themselves', () => {
    act(() => toast('Perfil atualizado.'));
    wait(6000);
    expect(polite().textContent).toBe('');
  });

  it('wait while someone is reading them', () => {
    act(() => toast('Perfil atualizado.'));
    fireEvent.pointerEnter(screen.getByText('Perfil atualizado.'));
    wait(60_000);
    expect(polite().textContent).toContain('Perfil atualizado.');
  });

  it('interrupt and stay until closed when they are errors', () => {
    act(() => toast('Não foi possível salvar.', 'danger'));
    wait(60_000);
    expect(urgent().textContent).toContain('Não foi possível salvar.');

    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(urgent().textContent).toBe('');
  });

  it('are never empty: a failure without words is one of the line', () => {
    act(() => toast('', 'danger'));
    expect(urgent().textContent).toContain('Não foi possível falar com o servidor');
  });

  it('say the same thing once and never more than three things', () => {
    act(() => {
      for (const text of ['um', 'dois', 'três', 'três', 'quatro']) toast(text);
    });
    expect(polite().textContent).toBe('doistrêsquatro');
  });
});
