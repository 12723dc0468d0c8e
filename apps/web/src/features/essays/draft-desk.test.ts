// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/api';
import { clearPersonal } from '../../lib/storage';
import { DraftDesk } from './draft-desk';

const server = vi.hoisted(() => ({ held: null as null | { text: string; updated_at: string }, down: false, count: 0 }));
vi.mock('../../lib/api', async (original) => ({
  ...(await original<typeof import('../../lib/api')>()),
  call: async (key: string, { body }: { body: { text: string } }) => {
    if (server.down) throw new NetworkError(undefined);
    if (key.startsWith('GET')) return { draft: server.held };
    server.count += 1;
    server.held = { text: body.text, updated_at: `2026-11-15T00:00:0${server.count}.000Z` };
    return { draft: server.held };
  },
}));

const aDesk = () => new DraftDesk(7, { year: 2024 });

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { held: null, down: false, count: 0 });
});

describe('the text on a sheet', () => {
  it('is on this device with every letter, and on the server when sent', async () => {
    const desk = aDesk();
    desk.write('Uma ideia');
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
