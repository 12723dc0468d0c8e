import type { Line } from './line';

/** A refusal, as seen by the service worker. */
class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function post<Answer>(token: string, path: string, body: unknown, extra = {}): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...extra,
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(response.status, answer?.message ?? '');
  return answer;
}

/** Speaks for one person, with that person's token. */
export const workerLine = (token: string): Line => ({
  entries: (id, body) => post(token, `/api/sessions/${id}/entries`, body),
  finish: (id, body) => post(token, `/api/sessions/${id}/finish`, body),
  attempt: (body, key) => post(token, '/api/attempts', body, { 'Idempotency-Key': key }),
});
