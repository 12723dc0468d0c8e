import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '@gabarita/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { StartError } from '../../../app-error.js';
import { Refused, ServiceClient } from './service-client.js';

const servers: Server[] = [];

/** Answers the requests in turn, the last answer for ever after. */
async function aService(answers: { status: number; body?: string }[]) {
  let count = 0;
  const server = createServer((_request, response: ServerResponse) => {
    const answer = answers[Math.min(count++, answers.length - 1)];
    response.writeHead(answer?.status ?? 200).end(answer?.body ?? '{}');
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/exams`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A client that writes its waits down instead of waiting. */
function aClient() {
  const waits: number[] = [];
  const client = new ServiceClient(new Set(['127.0.0.1']), async (ms) => void waits.push(Math.round(ms)));
  return { client, waits };
}

describe('a service that limits its readers', () => {
  it('is asked again after one, two and four seconds, then given up with the specification’s words', async () => {
    const { client, waits } = aClient();
    await expect(client.json(await aService([{ status: 429 }]), 0)).rejects.toThrow(
      new StartError(messages.enem.rateLimited),
    );
    expect(waits.filter((ms) => ms >= 1_000 && ms % 1_000 === 0)).toEqual([1_000, 2_000, 4_000]);
  });

  it('is asked more slowly from then on', async () => {
    const { client, waits } = aClient();
    const url = await aService([{ status: 429 }, { status: 200 }]);
    await client.json(url, 0);
    waits.length = 0;
    await client.json(url, 0);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(500);
  });
});

describe('a service that fails', () => {
  it('is forgiven for a while', async () => {
    const { client } = aClient();
    const url = await aService([
      { status: 200 },
      { status: 500 },
      { status: 503 },
      { status: 200, body: '{"ok":true}' },
    ]);
    await client.json(url, 0);
    expect(String(await client.json(url, 0))).toBe('{"ok":true}');
  });

  it('is given up in one line when it sends half an answer every time', async () => {
    const { client } = aClient();
    await expect(client.json(await aService([{ status: 200, body: '{"questions": [' }]), 0)).rejects.toThrow(
      /^Não foi possível ler .*\/v1\/exams no serviço de questões \(resposta incompleta\)/,
    );
  });

  it('is given up at once when it was never there', async () => {
    const { client, waits } = aClient();
    await expect(client.json('http://127.0.0.1:1/v1/exams', 0)).rejects.toThrow(/Verifique o endereço/);
    expect(waits).toEqual([]);
  });
});

describe('an answer that will not change', () => {
  it('is not asked for again', async () => {
    const { client, waits } = aClient();
    const url = await aService([{ status: 422 }]);
    await expect(client.json(url, 0)).rejects.toThrow(Refused);
    const page = await aService([{ status: 500, body: '{"error":{"message":"Failed to fetch question 12"}}' }]);
    await expect(client.json(page, 0)).rejects.toThrow(Refused);
    expect(waits).toEqual([]);
  });
});

describe('pauses', () => {
  it('are kept between requests to the API, and not between images', async () => {
    const { client, waits } = aClient();
    const url = await aService([{ status: 200 }]);
    await client.json(url, 500);
    await client.json(url, 500);
    await client.image(url);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(300);
  });
});
