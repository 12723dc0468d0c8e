import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearPersonal } from '../lib/storage';
import { aRecord } from './a-journal';
import { createDesk } from './exam-desk';
import { aSessionServer } from './server-in-tests';

afterEach(() => {
  clearPersonal();
  vi.unstubAllGlobals();
});

describe('where the browser keeps nothing', () => {
  it('each answer is sent at once, and the indicator says that there is no copy', async () => {
    const server = aSessionServer();
    server.install();
    const desk = createDesk(aRecord());
    desk.answer(1, { choice: 'B', annulled: [] });
    await vi.waitFor(() => expect(server.letterOf(1)).toBe('B'), 1000);
    expect(desk.current().saving).toEqual({ state: 'saved', copyOnDevice: false });
    await desk.leave();
  });
});
