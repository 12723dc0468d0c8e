import { z } from 'zod';
import type { Calls } from '../call.js';
import { NOTIFICATION_KINDS, PAGE_MAX } from '../constants.js';
import { id, instant, paging } from '../fields.js';

export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  subject: z.string().describe('What it is about: the title of an exam, the theme of an essay'),
  place: z.string().describe('Where in the app it leads'),
  created_at: instant,
  read_at: instant.nullable(),
});

const unread = z.object({ unread: z.number().int() });

export const notificationsCalls = {
  'GET /api/notifications': {
    tag: 'notifications',
    summary: 'What the reader was told, newest first; the next cursor is in the Link header',
    query: z.object({ ...paging, limit: paging.limit.default(20) }),
    status: 200,
    response: z.array(notification),
  },
  'GET /api/notifications/unread': {
    tag: 'notifications',
    summary: 'How many the reader has not read',
    status: 200,
    response: unread,
  },
  'POST /api/notifications/read': {
    tag: 'notifications',
    summary: 'Marks the named ones of the reader as read, or all of them',
    body: z.object({ ids: z.array(id).max(PAGE_MAX).optional() }).nullish(),
    status: 200,
    response: unread,
  },
} as const satisfies Calls;
