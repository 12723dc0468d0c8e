import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FormProblem } from './form-problem';
import { NewPassword } from './new-password';
import { useForm } from './use-form';

const send = vi.fn<(values: FormData) => Promise<void>>();

function Form() {
  const { form, busy, errors, problem } = useForm({ send, failed: 'Erro no registro' });
  return (
    <form {...form}>
      <FormProblem text={problem} />
      <Field label="E-mail" name="email" type="email" required error={errors.email} />
      <NewPassword errors={errors} />
      <Button type="submit" busy={busy && 'Enviando...'}>
        Enviar
      </Button>
    </form>
  );
}

interface Typed {
  email?: string;
  password?: string;
  again?: string;
}

async function fillIn({ email = 'ana@escola.br', password = 'segredo123', again = password }: Typed = {}) {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Senha'), password);
  await userEvent.type(screen.getByLabelText('Confirmar senha'), again);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Envi/ }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('a form', () => {
  it('sends once however often it is submitted', async () => {
    let finish: () => void = () => {};
    send.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    await fillIn();
    await submit();
    await submit();
    await userEvent.type(screen.getByLabelText('E-mail'), '{Enter}');

    expect(screen.getByRole('button', { name: 'Enviando...' })).toBeTruthy();
    expect(send).toHaveBeenCalledOnce();
    finish();
    await screen.findByRole('button', { name: 'Enviar' });
  });

  it('puts the words of the server beside their field, focused, with everything typed still there', async () => {
    send.mockRejectedValue(new ApiError(422, 'Confira os campos.', { email: ['Este e-mail já está em uso.'] }));
    await fillIn();
    await submit();

    const email = screen.getByLabelText<HTMLInputElement>('E-mail');
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Este e-mail já está em uso.');
    expect(document.activeElement).toBe(email);
    expect(email.value).toBe('ana@escola.br');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('segredo123');
  });

  it('says above the form what concerns a field that it does not show', async () => {
    send.mockRejectedValue(new ApiError(422, 'Confira os campos.', { role: ['Escolha o tipo.'] }));
    await fillIn();
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('Escolha o tipo.');
  });

  it.each([
    [new NetworkError('down'), 'Não foi possível falar com o servidor'],
    [new ApiError(500, ''), 'Erro no registro'],
  ])('explains a failure without fields', async (failure, sentence) => {
    send.mockRejectedValue(failure);
    await fillIn();
    await submit();
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  });

  it.each([
    [{ email: 'ana' }, 'Informe um e-mail válido.'],
    [{ password: 'curta' }, 'A senha deve ter pelo menos 8 caracteres.'],
    [{ again: 'outra-senha' }, 'As senhas não são iguais.'],
  ])('checks by itself what it can', async (typed, sentence) => {
    await fillIn(typed);
    await submit();
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });
});
