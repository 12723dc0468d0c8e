import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

describe('a busy button', () => {
  it('says what it is doing, keeps the focus and ignores clicks', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Entrar</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));

    rerender(
      <Button onClick={onClick} busy="Entrando...">
        Entrar
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Entrando...' });
    await userEvent.click(button);

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
  });

  it('does not submit its form again', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="E-mail" />
        <Button type="submit" busy="Entrando...">
          Entrar
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('E-mail'), '{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
