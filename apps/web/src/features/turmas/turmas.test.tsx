import type { TurmaView, UserView } from '@gabarita/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, ana, closeServer, serve, visit } from '../../app/app-in-jsdom';
import { keys, readOwned } from '../../lib/storage';

const turma = (id: number, given: Partial<TurmaView> = {}): TurmaView => ({
  id,
  name: `3º ano ${'ABC'[id - 1]}`,
  description: 'Manhã',
  code_expires_at: null,
  member: false,
  managed: false,
  archived_at: null,
  students_count: 30,
  created_at: '2026-02-01T12:00:00.000Z',
  ...given,
});
const own = turma(1, { member: true, code: '123456' });
const inTurma: UserView = { ...ana, turma_id: 1 };
const admin: UserView = { ...ana, id: 1, role: 'admin' };
const list = (...turmas: TurmaView[]): Answers => ({ 'GET /api/turmas': () => ({ body: turmas }) });

const code = () => screen.findByLabelText<HTMLInputElement>('Código da turma');
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  closeServer();
  vi.restoreAllMocks();
});

describe('joining by code', () => {
  const joined = { message: 'Você entrou na turma 3º ano A.', turma: own, user: inTurma };

  it('takes digits only, six at most, and keeps turma and code in the browser', async () => {
    const sent = vi.fn();
    serve({
      ...list(),
      'POST /api/turmas/join-by-code': ({ body }) => {
        sent(body);
        return { body: joined };
      },
    });
    visit('/turmas');
    await userEvent.type(await code(), '12a3-4567');
    expect((await code()).value).toBe('123456');
    await submit('Entrar na turma');
    expect(await screen.findByText(joined.message)).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({ code: '123456' });
    expect(readOwned(keys.turmaId, ana.id)).toBe(1);
    expect(readOwned(keys.turmaCode, ana.id)).toBe('123456');
  });

  it('refuses five digits without asking the server', async () => {
    const requests = serve(list());
    visit('/turmas');
    await userEvent.type(await code(), '12345');
    await submit('Entrar na turma');
    expect(await screen.findByText('O código tem exatamente 6 dígitos.')).toBeTruthy();
    expect(requests).not.toContain('POST /api/turmas/join-by-code');
  });

  it('says what the server says, or what failed', async () => {
    serve({ ...list(), 'POST /api/turmas/join-by-code': () => ({ status: 500, body: {} }) });
    visit('/turmas');
    await userEvent.type(await code(), '123456');
    await submit('Entrar na turma');
    expect(await screen.findByText('Falha ao entrar na turma')).toBeTruthy();
    expect((await code()).value).toBe('123456');
  });

  it('asks a student who is in a turma before moving', async () => {
    const requests = serve({ ...list(own), 'POST /api/turmas/join-by-code': () => ({ body: joined }) }, inTurma);
    visit('/turmas');
    await userEvent.type(await code(), '654321');
    await submit('Entrar na turma');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
    expect(requests).not.toContain('POST /api/turmas/join-by-code');

    await submit('Entrar na turma');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mudar de turma' }));
    await waitFor(() => expect(requests).toContain('POST /api/turmas/join-by-code'));
  });
});

describe('the turma of a student', () => {
  it('is left after a question, and forgotten', async () => {
    const left = { message: 'Você saiu da sua turma.', user: ana };
    const requests = serve({ ...list(own), 'POST /api/turmas/leave': () => ({ body: left }) }, inTurma);
    visit('/turmas');
    await userEvent.click(await screen.findByRole('button', { name: 'Sair de 3º ano A' }));
    expect(requests).not.toContain('POST /api/turmas/leave');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sair da turma' }));
    expect(await screen.findByText(left.message)).toBeTruthy();
    expect(readOwned(keys.turmaId, ana.id)).toBeUndefined();
    expect(readOwned(keys.turmaCode, ana.id)).toBeUndefined();
  });

  it('has its code copied, and says so', async () => {
    serve(list(own), inTurma);
    const user = userEvent.setup();
    visit('/turmas');
    await user.click(await screen.findByRole('button', { name: /Copiar código/ }));
    expect(await screen.findByText('Código copiado para a área de transferência.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('123456');
  });

  it('has its code selected where there is no clipboard', async () => {
    serve(list(own), inTurma);
    visit('/turmas');
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await userEvent.click(await screen.findByRole('button', { name: /Copiar código/ }));
    expect(await screen.findByText('Falha ao copiar o código.')).toBeTruthy();
    expect(window.getSelection()?.toString()).toBe('123456');
  });

  it('says when the list cannot be had', async () => {
    serve({ 'GET /api/turmas': () => ({ status: 403, body: { message: 'x' } }) });
    visit('/turmas');
    expect(await screen.findByText('Falha ao carregar turmas. Faça login novamente.')).toBeTruthy();
  });
});

describe('an admin', () => {
  it('enters any turma', async () => {
    const requests = serve(
      {
        ...list(turma(1, { code: '123456' })),
        'POST /api/turmas/1/join': () => ({ body: { message: 'Você entrou.', turma: own, user: admin } }),
      },
      admin,
    );
    visit('/turmas');
    await userEvent.click(await screen.findByRole('button', { name: 'Entrar em 3º ano A' }));
    expect(await screen.findByText('Você entrou.')).toBeTruthy();
    expect(requests).toContain('POST /api/turmas/1/join');
  });

  it('creates one with a generated code, and sees beside the field that a code is taken', async () => {
    const sent = vi.fn();
    serve(
      {
        ...list(),
        'POST /api/turmas': ({ body }) => {
          sent(body);
          return sent.mock.calls.length === 1
            ? { status: 422, body: { message: 'Confira.', errors: { code: ['Este código já é de outra turma.'] } } }
            : { status: 201, body: turma(2) };
        },
      },
      admin,
    );
    visit('/turmas');
    await userEvent.click(await screen.findByRole('button', { name: 'Criar turma' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar turma' }));
    expect(dialog.getByText('Informe o nome da turma.')).toBeTruthy();
    expect(dialog.getByText('Informe a descrição da turma.')).toBeTruthy();
    expect(dialog.getByText('O código tem exatamente 6 dígitos.')).toBeTruthy();

    await userEvent.type(dialog.getByLabelText('Nome'), '3º ano B');
    await userEvent.type(dialog.getByLabelText('Descrição'), 'Tarde');
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar código' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar turma' }));
    expect(await dialog.findByText('Este código já é de outra turma.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Criar turma' }));
    expect(await screen.findByText('Turma 3º ano B criada.')).toBeTruthy();
    expect(sent).toHaveBeenLastCalledWith({
      name: '3º ano B',
      description: 'Tarde',
      code: expect.stringMatching(/^[1-9]\d{5}$/),
    });
  });
});

describe('the members of a turma', () => {
  const person = (id: number, name: string, role: UserView['role']) => ({
    id,
    name,
    role,
    email: `p${id}@escola.br`,
    joined_at: '2026-02-01T12:00:00.000Z',
    extra_minutes: null,
  });
  const membersOf = (turma: TurmaView): Answers => ({
    'GET /api/turmas/1/members': () => ({
      body: {
        turma,
        users: [person(1, 'Carla', 'admin'), person(2, 'Bruno', 'teacher'), person(7, 'Ana', 'student')],
        counts: { admin: 1, teacher: 1, student: 140 },
      },
    }),
    'GET /api/turmas/1/invitations': () => ({ body: [] }),
  });
  const managed = { ...own, managed: true };

  it('stand in three groups with the counts of the whole turma', async () => {
    serve(membersOf(own));
    visit('/turmas?turma=1');
    await screen.findByText('Ana');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Administradores (1)', 'Professores (1)', 'Alunos (140)']);
    expect(screen.queryByRole('button', { name: /Gerar código/ })).toBeNull();
  });

  it('get a one-time code from the staff', async () => {
    serve(
      {
        ...membersOf(managed),
        'POST /api/users/7/one-time-code': () => ({
          body: { message: 'x', code: 'ABCD-1234', expires_at: '2026-11-16T12:00:00.000Z' },
        }),
      },
      admin,
    );
    visit('/turmas?turma=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar código para Ana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Gerar código' }));
    expect(await screen.findByText('ABCD-1234')).toBeTruthy();
  });

  it('are taken out by the staff, who are asked first', async () => {
    const requests = serve(
      {
        ...membersOf(managed),
        'DELETE /api/turmas/1/members/7': () => ({ body: { message: 'Ana não está mais na turma.' } }),
      },
      admin,
    );
    visit('/turmas?turma=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Tirar Ana da turma' }));
    expect(requests).not.toContain('DELETE /api/turmas/1/members/7');
    await submit('Tirar da turma');
    expect(await screen.findByText('Ana não está mais na turma.')).toBeTruthy();
  });
});

describe('inviting a class', () => {
  it('names the rows that the server refuses by their lines, and shows codes once all will do', async () => {
    let answer: { status: number; body: unknown } = {
      status: 422,
      body: { message: 'Confira os campos destacados.', errors: { 'students.1.email': ['Este e-mail é da equipe.'] } },
    };
    const invitation = {
      id: 1,
      name: 'Ana',
      email: 'ana@escola.br',
      delivery: 'code',
      mailed_at: null,
      mail_failed: false,
    };
    serve({ 'POST /api/turmas/1/invitations': () => answer }, admin);
    visit('/turmas?turma=1&importar=1');
    await userEvent.click(await screen.findByLabelText('Lista de alunos'));
    await userEvent.paste('nome;email\nAna;ana@escola.br\nBia;bia@escola.br');
    await submit('Convidar 2 alunos');
    expect(await screen.findByText('Linha 3: Este e-mail é da equipe.')).toBeTruthy();
    answer = {
      status: 201,
      body: {
        message: '1 aluno convidado.',
        already: 0,
        invitations: [{ ...invitation, code: 'K7QWM-3XZ9P', expires_at: '2026-11-16T12:00:00.000Z' }],
      },
    };
    await submit('Convidar 2 alunos');
    expect(await screen.findByText('K7QWM-3XZ9P')).toBeTruthy();
  });
});
