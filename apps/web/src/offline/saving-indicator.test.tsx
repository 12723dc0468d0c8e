import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SavingIndicator } from './saving-indicator';
import type { SavingState } from './saving-state';

afterEach(cleanup);
const show = (state: SavingState, copyOnDevice = true, onResolve = vi.fn()) => {
  render(<SavingIndicator state={state} copyOnDevice={copyOnDevice} onResolve={onResolve} />);
  return onResolve;
};

describe('the saving indicator', () => {
  it.each([
    ['saved', 'salvo'],
    ['on-device', 'salvo neste aparelho'],
  ] as const)('shows %s and says it aloud', (state, words) => {
    show(state);
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('shows that it is saving without saying it at each answer', () => {
    show('saving');
    expect(screen.getByText('salvando')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leads from a conflict to the choice', async () => {
    const onResolve = show('conflict');
    await userEvent.click(screen.getByRole('button', { name: /conflito/ }));
    expect(onResolve).toHaveBeenCalledOnce();
  });

  it('warns where nothing is kept on this device', () => {
    show('saved', false);
    expect(screen.getByRole('status').textContent).toBe('salvo · sem cópia neste aparelho');
  });
});
