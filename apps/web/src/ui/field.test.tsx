import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './field';
import { useFirstErrorFocus } from './use-first-error-focus';

afterEach(cleanup);

describe('a field', () => {
  it('is named by its label and described by its help', () => {
    render(<Field label="E-mail" help="O mesmo da inscrição." name="email" />);
    expect(screen.getByRole('textbox', { name: 'E-mail', description: 'O mesmo da inscrição.' })).toBeTruthy();
  });

  it('announces an error and describes itself by it, before the help', () => {
    const { rerender } = render(<Field label="E-mail" help="O mesmo da inscrição." />);
    const region = document.querySelector('[aria-live="polite"]');

    rerender(<Field label="E-mail" help="O mesmo da inscrição." error="Informe o e-mail." />);

    const input = screen.getByRole('textbox', { description: 'Informe o e-mail. O mesmo da inscrição.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(region?.textContent).toBe('Informe o e-mail.');
  });

  it('keeps what was typed when an error arrives', async () => {
    const { rerender } = render(<Field label="E-mail" />);
    await userEvent.type(screen.getByRole('textbox'), 'ana@escola');
    rerender(<Field label="E-mail" error="E-mail inválido." />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana@escola');
  });

  it('shows a password on request without submitting the form or losing it', async () => {
    render(<Field label="Senha" type="password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Senha');
    await userEvent.type(input, 'segredo123');

    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toMatchObject({ type: 'text', value: 'segredo123' });

    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input.type).toBe('password');
  });
});

describe('a form that comes back with errors', () => {
  function Form({ errors }: { errors: Record<string, string> }) {
    return (
      <form ref={useFirstErrorFocus(errors)}>
        <Field label="Nome" error={errors.name} />
        <Field label="E-mail" error={errors.email} />
        <Field label="Escola" error={errors.school} />
      </form>
    );
  }

  it('puts the focus on the first wrong field', () => {
    const { rerender } = render(<Form errors={{}} />);
    rerender(<Form errors={{ school: 'Informe a escola.', email: 'Informe o e-mail.' }} />);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });
});
