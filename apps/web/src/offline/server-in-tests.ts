import type { AttemptView, HeldAnswer, SessionView } from '@gabarita/contract';
import { type HeldQuestion, merge } from '@gabarita/exam-clock';
import { vi } from 'vitest';
import { keys, writeText } from '../lib/storage';

type Sent = { seq: number; question_id: number; letter: 'A' | null; annulled: []; elapsed_ms: number; saw?: [] };

/** A server of few words that keeps one session as the real one does, and a line to it that can be cut. */
export function aSessionServer() {
  const held = new Map<number, HeldQuestion>();
  const server = {
    epoch: 100,
    remainingMs: 3_600_000,
    resumed: false,
    /** What every request gets instead of an answer: a status, or no line at all. */
    trouble: undefined as number | 'offline' | undefined,
    /** Sessions it says no to, whatever they send. */
    refusals: new Map<number, { status: number; body: unknown }>(),
    requests: [] as string[],
    finished: undefined as AttemptView | undefined,
    held,
    desk: { flagged: [] as number[], position: 0 },
    /** The one session it knows; restored from a copy made before it began, the next one has another number. */
    sessionId: 9,
    /** What was handed in without a session. */
    handedIn: undefined as { key: string | null; body: unknown } | undefined,
    /** Restored from a copy made before anything was saved. */
    forget: () => held.clear(),
    letterOf: (question: number) => held.get(question)?.versions[0]?.choice,
    session: (): SessionView => ({
      ...{
        id: server.sessionId,
        exam_id: null,
        exam_name: 'ENEM 2022',
        year: 2022,
        discipline: 'matematica',
        language: null,
        day: null,
      },
      ...{ started_at: '2026-11-15T12:00:00.000Z', deadline: null, duration_ms: 5_400_000 },
      ...{
        remaining_ms: server.remainingMs,
        paused: false,
        total_questions: 3,
        updated_at: '2026-11-15T12:00:00.000Z',
      },
      ...{
        epoch: server.epoch,
        ...server.desk,
        last_seq: 0,
        resumed: server.resumed,
        answers: [...held].map(heldAnswer),
      },
    }),
    install() {
      vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => answer(String(url), init));
      writeText(keys.token, 'abc');
    },
  };

  const saved = (epoch: number, entries: Sent[]) => {
    for (const { question_id, letter, annulled, elapsed_ms, seq, saw } of entries) {
      const entry = { question: question_id, choice: letter, annulled, elapsedMs: elapsed_ms, epoch, seq, saw };
      held.set(question_id, merge(held.get(question_id), entry));
    }
    return {
      acknowledged: entries.map(({ seq }) => seq),
      refused: [],
      held: [...held].map(heldAnswer),
      remaining_ms: server.remainingMs,
    };
  };

  /** Starts, saves, takes over and finishes. */
  function reply(path: string, body: unknown): { status: number; body: unknown } {
    if (path === '/api/sessions') {
      const done = server.finished !== undefined && (body as { again?: boolean }).again === false;
      return done ? json(409, { message: 'Feita.', attempt_id: 5 }) : json(201, { session: server.session() });
    }
    const refusal = server.refusals.get(Number(path.split('/')[3]));
    if (refusal) return refusal;
    if (!path.startsWith(`/api/sessions/${server.sessionId}/`)) return json(404, { message: 'Não encontrado.' });
    if (path.endsWith('/take-over')) {
      server.epoch += 1;
      server.resumed = true;
      return json(200, { session: server.session() });
    }
    const { epoch, entries, desk } = body as { epoch: number; entries: Sent[]; desk?: typeof server.desk };
    if (desk && epoch >= server.epoch) server.desk = desk;
    const kept = saved(epoch, entries);
    if (path.endsWith('/finish')) {
      server.finished ??= anAttempt([...held.values()].filter(({ versions }) => versions[0]?.choice).length);
      return json(201, { message: 'ok', attempt: server.finished });
    }
    return epoch < server.epoch ? json(409, { message: 'x', epoch: server.epoch, ...kept }) : json(200, kept);
  }

  function serve(url: string, { headers }: RequestInit, sent: unknown): { status: number; body: unknown } {
    if (url !== '/api/attempts') return reply(url, sent);
    server.handedIn = { key: new Headers(headers).get('Idempotency-Key'), body: sent };
    return json(201, { message: 'ok', attempt: anAttempt(1) });
  }

  function answer(url: string, init: RequestInit = {}): Response {
    if (server.trouble === 'offline') throw new TypeError('Failed to fetch');
    server.requests.push(`${init.method ?? 'GET'} ${url}`);
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const { status, body } =
      server.trouble !== undefined ? json(server.trouble, { message: 'Não.' }) : serve(url, init, sent);
    return new Response(JSON.stringify(body), { status });
  }
  return Object.assign(server, { reply });
}

const json = (status: number, body: unknown) => ({ status, body });

function heldAnswer([question, { versions, superseded }]: [number, HeldQuestion]): HeldAnswer {
  const [first, ...others] = versions.map(({ epoch, seq, choice, annulled, elapsedMs }) => ({
    ...{ epoch, seq, answer_id: null, letter: choice, annulled: [...annulled], elapsed_ms: elapsedMs },
  }));
  if (!first) throw new Error('nothing held');
  return { ...first, question_id: question, index: question, others, superseded: [...superseded] };
}

export const anAttempt = (answered: number): AttemptView => ({
  ...{ id: 5, user_id: 7, user_name: 'Ana', exam_id: null, session_id: 9, source: 'ENEM', exam_name: 'ENEM 2022' },
  ...{ year: 2022, discipline: 'matematica', language: null, day: null, mode: 'screen', total_questions: 3, answered },
  ...{ correct_answers: 2, score: 2, percentage: 66.7, tri_score: 612.3, tri_error: null, tri_source: 'formula' },
  ...{ non_tri_score: null, areas: [], time_spent: 1200, first: true, ranked: true, sent_offline: false },
  ...{
    held_questions: 0,
    awaiting_decision: false,
    reopened_at: null,
    previous: null,
    key_open: true,
    receipt: 'K7QM-3ZPX',
    created_at: '2026-11-15T13:00:00.000Z',
  },
});
