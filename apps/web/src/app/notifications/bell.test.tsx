import type { NotificationView } from '@gabarita/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer, currentAddress, serve, visit } from '../app-in-jsdom';

const told = (id: number, given: Partial<NotificationView> = {}): NotificationView => ({
  id,
  kind: 'exam-assigned',
  subject: `Simulado ${id}`,
  place: '/exams',
  created_at: '2026-05-04T12:00:00.000Z',
  read_at: null,
  ...given,
});

afterEach(() => {
  cleanup();
  closeServer();
});

describe('the bell', () => {
  it('says how many are unread, and following one reads it', async () => {
    const read: unknown[] = [];
    serve({
      'GET /api/notifications/unread': () => ({ body: { unread: 2 } }),
      'GET /api/notifications': () => ({ body: [told(2), told(1, { kind: 'result-ready', place: '/turmas' })] }),
      'POST /api/notifications/read': ({ body }) => {
        read.push(body);
        return { body: { unread: 1 } };
      },
    });
    visit('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações: 2 não lidas' }));
    const dialog = screen.getByRole('dialog', { name: 'Notificações' });
    await within(dialog).findByText('Simulado 2');
    await userEvent.click(within(dialog).getByRole('link', { name: /Resultado disponível/ }));
    expect(read).toEqual([{ ids: [1] }]);
    expect(currentAddress()).toBe('/turmas');
    expect(await screen.findByRole('button', { name: 'Notificações: 1 não lida' })).toBeTruthy();
  });

  it('says when there is nothing to tell', async () => {
    serve({
      'GET /api/notifications/unread': () => ({ body: { unread: 0 } }),
      'GET /api/notifications': () => ({ body: [] }),
    });
    visit('/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Notificações' }));
    expect(await screen.findByText('Nenhuma notificação')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull();
  });
});
