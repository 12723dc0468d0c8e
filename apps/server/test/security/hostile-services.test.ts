import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';
import { bucketStore } from '../../src/files/bucket-store.js';
import { FilesUnavailable } from '../../src/files/files-unavailable.js';
import { ServiceClient } from '../../src/modules/enem/sync/service-client.js';
import { EssayService } from '../../src/modules/essays/external/essay-service.js';
import { checkGrammar } from '../../src/modules/essays/external/language-tool.js';
import { insideHosts } from '../../src/outbound/private-addresses.js';
import { servicesInside } from '../../src/outbound/services-inside.js';
import { TestClock } from '../test-clock.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function aService(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const CHUNK = Buffer.alloc(1_000_000, ' ');

/** Goes on answering for as long as anybody takes it, and says how much that was. */
async function anEndlessService() {
  const sent = { bytes: 0 };
  const url = await aService((_request, response) => {
    const more = () => {
      while (!response.destroyed && sent.bytes < 450_000_000) {
        sent.bytes += CHUNK.length;
        if (!response.write(CHUNK)) return response.once('drain', more);
      }
      return response.end();
    };
    more();
  });
  return { url, sent };
}

const essay = { text: 'Um texto.', topic: 'Um tema', motivatingTexts: [] };
const atOnce = async () => undefined;

describe('a service that answers without end', () => {
  it('is cut off when it corrects essays, and the local grade stands', async () => {
    const { url, sent } = await anEndlessService();
    const service = new EssayService(
      { url, key: undefined, model: 'x', inside: insideHosts([], url) },
      new TestClock(),
    );
    expect(await service.judge(essay)).toBeUndefined();
    expect(sent.bytes).toBeLessThan(100_000_000);
  });

  it('is cut off when it checks grammar', async () => {
    const { url, sent } = await anEndlessService();
    expect(await checkGrammar({ url, inside: insideHosts([], url) }, 'Um texto.')).toEqual([]);
    expect(sent.bytes).toBeLessThan(100_000_000);
  });

  it('is cut off when it gives exams, and nothing of it is taken', async () => {
    const { url, sent } = await anEndlessService();
    const client = new ServiceClient(insideHosts([], url), atOnce);
    expect(await client.image(`${url}/1.png`)).toBeUndefined();
    expect(sent.bytes).toBeLessThan(200_000_000);
  });

  it('is cut off when it keeps files, and whoever asked for one is told that they are not to be had', async () => {
    const { url: endpoint, sent } = await anEndlessService();
    const account = { name: 'escola', region: 'sa-east-1', accessKeyId: 'AKID', secretAccessKey: 'segredo' };
    await expect(bucketStore({ ...account, endpoint }, 'images').read('a.webp')).rejects.toThrow(FilesUnavailable);
    expect(sent.bytes).toBeLessThan(200_000_000);
  });
});

describe('a service of the internet', () => {
  /** Something of the school's own, which nobody outside may reach. */
  async function aSecret() {
    const asked: string[] = [];
    const url = await aService((request, response) => {
      asked.push(request.url ?? '');
      response.end('secret');
    });
    return { url, asked };
  }

  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])('whose data names %s leads nobody there', async (host) => {
    const { url, asked } = await aSecret();
    const client = new ServiceClient(insideHosts([], 'https://api.enem.dev/v1'), atOnce);
    expect(await client.image(`${url.replace('127.0.0.1', host)}/1.png`)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('sends nobody inwards by a redirect', async () => {
    const { url, asked } = await aSecret();
    const outside = await aService((_request, response) =>
      response.writeHead(302, { location: url.replace('127.0.0.1', 'localhost') }).end(),
    );
    const client = new ServiceClient(insideHosts([], outside), atOnce);
    expect(await client.image(`${outside}/1.png`)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('of which a setting says that it is inside is reached', async () => {
    const { url } = await aSecret();
    const client = new ServiceClient(insideHosts(['localhost'], 'https://api.enem.dev/v1'), atOnce);
    expect(String(await client.image(`${url.replace('127.0.0.1', 'localhost')}/1.png`))).toBe('secret');
  });
});

describe('a service whose name leads inside', () => {
  const told = (env: Record<string, string>, addresses: string[]) =>
    servicesInside(readConfig(env), async () => addresses);
  const LANGUAGETOOL_URL = 'http://gramatica.escola.lan:8010';
  const ESSAY_API_URL = 'https://servico.exemplo/v1/chat/completions';

  it('is named to whoever starts the server, with the setting that allows it', async () => {
    expect(await told({ LANGUAGETOOL_URL }, ['200.147.3.157', '192.168.0.7'])).toEqual([
      'LANGUAGETOOL_URL não será usado: gramatica.escola.lan fica na rede interna. Se é isso mesmo, inclua gramatica.escola.lan em PRIVATE_HOSTS.',
    ]);
    expect(await told({ ESSAY_API_URL, ESSAY_API_MODEL: 'x' }, ['fd00::7'])).toEqual([
      expect.stringContaining('ESSAY_API_URL não será usado: servico.exemplo'),
    ]);
  });

  it('is not named when it is outside, or allowed', async () => {
    expect(await told({ LANGUAGETOOL_URL }, ['200.147.3.157'])).toEqual([]);
    expect(await told({ LANGUAGETOOL_URL, PRIVATE_HOSTS: 'gramatica.escola.lan' }, ['192.168.0.7'])).toEqual([]);
    expect(await told({ LANGUAGETOOL_URL: 'http://localhost:8010' }, ['127.0.0.1'])).toEqual([]);
  });
});
