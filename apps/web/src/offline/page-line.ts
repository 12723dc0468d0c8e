import { call } from '../lib/api';
import type { Line } from './line';

export const pageLine: Line = {
  entries: (id, body) => call('POST /api/sessions/:id/entries', { params: { id }, body }),
  finish: (id, body) => call('POST /api/sessions/:id/finish', { params: { id }, body }),
  attempt: (body, key) => call('POST /api/attempts', { body, headers: { 'Idempotency-Key': key } }),
};
