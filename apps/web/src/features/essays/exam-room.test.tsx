import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { anExam } from '../../app/an-exam';
import { type Answers, ana, closeServer, serve, visit } from '../../app/app-in-jsdom';
import { keys, writeOwned } from '../../lib/storage';
import { writeDraft } from '../../offline/essay-drafts';
import type { OpenSheet } from './use-exam-essay';

const exam = anExam({ is_redacao: true, title: 'Leitura na escola' });
const kept: OpenSheet = {
  title: exam.title,
  theme: { title: 'O lugar da leitura', texts: [] },
  durationMs: 3_600_000,
  remainingMs: 1_800_000,
  readAt: Date.now(),
};
const down = () => ({ status: 503, body: {} });
const server: Answers = {
  'GET /api/exams/12': () => ({ body: { ...exam, view: 'sheet', exam_questions: [] } }),
  'GET /api/essays': () => ({ body: [] }),
  'GET /api/essays/draft': () => ({ body: { draft: null } }),
  'POST /api/sessions': down,
};

function enter(answers: Answers) {
  serve({ ...server, ...answers });
  writeOwned(keys.examEssay(12), ana.id, kept);
  writeDraft(ana.id, { exam_id: 12 }, { text: 'Ler é conversar.', savedAt: '', unsent: false, base: null });
  visit('/exam/2026/redacao?customId=12');
}

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the essay of an exam', () => {
  it('goes on from this device when the server does not answer, after a reload too', async () => {
    enter({ 'GET /api/exams/12': down });
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar redação' }));
    expect(await screen.findByDisplayValue('Ler é conversar.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'O lugar da leitura' })).toBeTruthy();
  });

  it('waits on this device while the server fails, and is handed in as soon as it listens', async () => {
    let tries = 0;
    enter({
      'POST /api/attempts': () => {
        tries += 1;
        return tries === 1 ? down() : { status: 201, body: { message: 'ok', attempt: { receipt: 'K7QM-3ZPX' } } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar redação' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Entregar redação' }));
    await userEvent.click(screen.getByRole('button', { name: 'Entregar' }));
    expect(await screen.findByText('Aguardando envio')).toBeTruthy();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/K7QM-3ZPX/)).toBeTruthy();
  });

  it('says nothing about marks while its correction is closed', async () => {
    const essay = { id: 3, version: 1, topic: 'x', score: null, margin: null, human_score: null, review: 'waiting' };
    enter({
      'GET /api/essays': () => ({ body: [{ ...essay, created_at: '2026-11-15T12:00:00.000Z' }] }),
      'GET /api/essays/3': () => ({ body: { ...essay, text: 'Ler é conversar.', result: null, human: null } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver a correção da versão 1' }));
    expect(await screen.findByText('Ler é conversar.')).toBeTruthy();
    expect(screen.queryByText(/Nenhuma marca/)).toBeNull();
  });
});
