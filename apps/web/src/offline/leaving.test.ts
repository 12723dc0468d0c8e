// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../lib/api';
import { keys, writeOwned } from '../lib/storage';
import { readDraft, writeDraft } from './essay-drafts';
import { sendBeforeLeaving, unsentQuestion } from './leaving';

const ANA = 7;
const BASE = '2026-11-14T00:00:00.000Z';
const server = vi.hoisted(() => ({ held: null as null | { text: string; updated_at: string }, down: false }));
vi.mock('../lib/api', async (original) => ({
  ...(await original<typeof import('../lib/api')>()),
  call: async (key: string, { body }: { body: { text: string; topic: string } }) => {
    if (server.down) throw new NetworkError(undefined);
    if (key.startsWith('PUT')) server.held = { ...body, updated_at: '2026-11-15T00:00:00.000Z' };
    return { draft: server.held };
  },
}));

const unsent = { text: 'Última frase.', savedAt: BASE, unsent: true, base: null };

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { held: null, down: false });
});

describe('leaving with an essay that the server has not got', () => {
  it('sends it, with its theme, and has nothing to say', async () => {
    writeDraft(ANA, { year: 2024 }, unsent);
    writeOwned(keys.essayTopic(2024), ANA, 'Herança africana');
    const stays = await sendBeforeLeaving(ANA);
    expect([stays, unsentQuestion(stays)]).toEqual([{ exams: [], essays: [] }, undefined]);
    expect(server.held).toMatchObject({ text: 'Última frase.', topic: 'Herança africana' });
    expect(readDraft(ANA, { year: 2024 })).toMatchObject({ unsent: false, base: server.held?.updated_at });
  });

  it('names it when there is no line: by its year, or by its exam', async () => {
    server.down = true;
    writeDraft(ANA, { year: 2024 }, unsent);
    writeDraft(ANA, { exam_id: 12 }, unsent);
    writeOwned(keys.examEssay(12), ANA, { title: 'Leitura na escola' });
    const stays = await sendBeforeLeaving(ANA);
    expect(unsentQuestion(stays)?.text).toContain('Redação de 2024');
    expect(stays.essays.toSorted()).toEqual(['Redação de 2024', 'Redação de “Leitura na escola”']);
  });

  it('never writes over what another device wrote, and names it', async () => {
    server.held = { text: 'Do celular', updated_at: '2026-11-14T09:00:00.000Z' };
    writeDraft(ANA, { year: 2024 }, { ...unsent, base: BASE });
    expect((await sendBeforeLeaving(ANA)).essays).toEqual(['Redação de 2024']);
    expect(server.held.text).toBe('Do celular');
  });

  it('leaves the essays of others alone', async () => {
    writeDraft(8, { year: 2024 }, unsent);
    expect(await sendBeforeLeaving(ANA)).toEqual({ exams: [], essays: [] });
    expect(server.held).toBeNull();
  });
});
