import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { end, lacks, start, until } from '../apps/server/test/engines/programs.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'gabarita-log-'));
let nginx: ChildProcess | undefined;
afterAll(async () => {
  if (nginx) await end(nginx);
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** What a configuration says of its log, without the rest. */
function loggingOf(text: string): string {
  const parts = [/^map \$uri \$logged \{.*?^\}/ms, /^log_format without_people .*$/m].map(
    (part) => part.exec(text)?.[0],
  );
  return parts.join('\n').replaceAll(/#.*$/gm, '');
}

describe.skipIf(lacks('nginx'))('the log of nginx', () => {
  it('is the same in the page and in the compose file’s configuration, and in use in both', () => {
    const [page, compose] = [read('docs/operations.md'), read('deploy/nginx.conf')];
    expect(loggingOf(page).replaceAll(/\s+/g, ' ')).toBe(loggingOf(compose).replaceAll(/\s+/g, ' '));
    for (const text of [page, compose]) expect(text).toMatch(/^ +access_log \S+ without_people;$/m);
  });

  it('keeps no scores, e-mails, codes or invitations', async () => {
    const port = await freePort();
    const log = join(folder, 'access.log');
    const server = `server { listen 127.0.0.1:${port}; access_log ${log} without_people; return 200; }`;
    const config = join(folder, 'nginx.conf');
    const rest = `pid ${folder}/nginx.pid; daemon off; error_log ${folder}/error.log; events {}`;
    writeFileSync(config, `${rest} http { ${loggingOf(read('deploy/nginx.conf'))}\n${server} }`);
    nginx = start('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')]);
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { referer: 'http://x/?code=c' } });
    await until(() =>
      ask('/healthz').then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const secrets = ['/api/courses?mathematics=912.3', '/redefinir-senha?email=ana@escola.br&code=K7QWM'];
    for (const path of [...secrets, '/api/invitations/K7QWM-3XZ9P/accept', '/convite/K7QWM-3XZ9P']) await ask(path);
    await until(async () => readFileSync(log, 'utf8').includes('/convite/'));
    const logged = [...readFileSync(log, 'utf8').matchAll(/"GET (\S+)" 200/g)].map(([, path]) => path);
    expect(logged.slice(-4)).toEqual(['/api/courses', '/redefinir-senha', '/api/invitations/', '/convite/']);
    expect(readFileSync(log, 'utf8')).not.toMatch(/912|ana@|K7QWM|code/);
  });
});
