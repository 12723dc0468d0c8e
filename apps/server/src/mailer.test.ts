import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { letter } from './letter.js';
import { mailerOf } from './mailer.js';

/** A mail server of a few words, which keeps what it was given. */
async function aMailServer() {
  const envelopes: { to: string; data: string }[] = [];
  const server = createServer((socket) => converse(socket, envelopes));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { envelopes, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

function converse(socket: Socket, envelopes: { to: string; data: string }[]): void {
  let to = '';
  let data: string | undefined;
  socket.write('220 aqui\r\n');
  socket.on('data', (chunk) => {
    for (const line of String(chunk).split('\r\n').slice(0, -1)) {
      if (data !== undefined && line !== '.') data += `${line}\n`;
      else if (data !== undefined) {
        envelopes.push({ to, data });
        data = undefined;
        socket.write('250 guardado\r\n');
      } else if (line.startsWith('RCPT')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        socket.write('250 ok\r\n');
      } else if (line === 'DATA') {
        data = '';
        socket.write('354 pode\r\n');
      } else if (line === 'QUIT') socket.end('221 ate\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}

const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((end) => void end()));

const invitation = letter({
  to: 'ana@escola.br',
  subject: 'Convite para a turma',
  name: 'Ana <b>Maria</b> Souza',
  paragraphs: ['Você foi convidada para a turma 3º A & B.'],
  link: 'https://prova.escola.br/convite/abc?x=1&y=2',
  action: 'Aceitar convite',
  closing: 'Ignore se não conhece a escola.',
});

describe('a mailer with a mail server', () => {
  it('sends text and HTML to the one person', async () => {
    const server = await aMailServer();
    close.push(server.close);
    const mailer = mailerOf({ smtpUrl: server.url, mailFrom: 'Escola <escola@escola.br>' });
    expect(mailer.configured).toBe(true);
    await mailer.send(invitation);
    expect(server.envelopes.map(({ to }) => to)).toEqual(['ana@escola.br']);
    const { data = '' } = server.envelopes[0] ?? {};
    expect(data).toContain('From: Escola <escola@escola.br>');
    expect(data).toContain('multipart/alternative');
    expect(data).toContain('text/html');
  });

  it('reports a letter that cannot be sent', async () => {
    const server = await aMailServer();
    server.close();
    const mailer = mailerOf({ smtpUrl: server.url, mailFrom: 'x@escola.br' });
    await expect(mailer.send(invitation)).rejects.toThrow();
  });
});

describe('a mail server that takes us in and says nothing', () => {
  afterEach(() => void vi.useRealTimers());

  it('is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    close.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const sending = mailerOf({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'x@escola.br' }).send(invitation);
    const givenUp = expect(sending).rejects.toThrow('Greeting never received');
    await new Promise((connected) => server.once('connection', connected));
    while (vi.getTimerCount() > 0) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise((resume) => setImmediate(resume));
    }
    await givenUp;
  });
});

describe('a mailer without one', () => {
  it('says so, and sends nothing', async () => {
    const mailer = mailerOf({ smtpUrl: undefined, mailFrom: 'x@escola.br' });
    expect(mailer.configured).toBe(false);
    await expect(mailer.send(invitation)).rejects.toThrow('SMTP_URL');
  });
});

describe('a letter', () => {
  it('calls people by the first name and lets no text become HTML', () => {
    expect(invitation.text).toMatch(/^Olá, Ana!\n\nVocê foi convidada/);
    expect(invitation.text).toContain('https://prova.escola.br/convite/abc?x=1&y=2');
    expect(invitation.html).toContain('turma 3º A &amp; B.');
    expect(invitation.html).toContain('href="https://prova.escola.br/convite/abc?x=1&amp;y=2"');
    expect(invitation.html).not.toContain('<b>');
  });
});
