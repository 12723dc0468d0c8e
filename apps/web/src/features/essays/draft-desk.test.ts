import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal } from '../../lib/storage';
import { DraftDesk } from './draft-desk';

const server = { held: null as null | { text: string; updated_at: string }, down: false, count: 0 };

async function answer(_url: string | URL, init?: RequestInit): Promise<Response> {
  if (server.down) throw new TypeError('Failed to fetch');
  if (init?.method === 'PUT') {
    server.count += 1;
    const { text } = JSON.parse(String(init.body)) as { text: string };
    server.held = { text, updated_at: `2026-11-15T00:00:0${server.count}.000Z` };
  }
  return Response.json({ draft: server.held });
}

const aDesk = () => new DraftDesk(7, { year: 2024 });

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { held: null, down: false, count: 0 });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

describe('the text on a sheet', () => {
  it('is on this device with every letter, and on the server when sent', async () => {
    const desk = aDesk();
    desk.write('Uma ideia');
    expect(desk.current().saving).toBe('saving');
    expect(aDesk().current().draft).toMatchObject({ text: 'Uma ideia', unsent: true });
    await desk.send();
    expect(server.held?.text).toBe('Uma ideia');
    expect(desk.current()).toMatchObject({ saving: 'saved', draft: { unsent: false } });
  });

  it('survives a fallen line, a reload and a logout, and goes out afterwards', async () => {
    server.down = true;
    const desk = aDesk();
    desk.write('Escrito sem rede');
    await desk.send();
    expect(desk.current().saving).toBe('on-device');
    clearPersonal();
    server.down = false;
    const later = aDesk();
    await later.send();
    expect(server.held?.text).toBe('Escrito sem rede');
    clearPersonal();
    expect(aDesk().current().draft.text).toBe('');
  });

  it('comes from another device when this one has nothing new', async () => {
    server.held = { text: 'Do celular', updated_at: '2026-11-14T00:00:00.000Z' };
    const desk = aDesk();
    await desk.send();
    expect(desk.current().draft.text).toBe('Do celular');
  });

  it('is never overwritten unseen: two devices that wrote are a choice', async () => {
    server.held = { text: 'Do celular', updated_at: '2026-11-14T00:00:00.000Z' };
    const desk = aDesk();
    desk.write('Do computador');
    await desk.send();
    expect(server.held.text).toBe('Do celular');
    expect(desk.current().other?.text).toBe('Do celular');
    desk.choose('here');
    await vi.waitFor(() => expect(server.held?.text).toBe('Do computador'));
  });
});
