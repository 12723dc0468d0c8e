import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, aFreePort, end, start, until } from './programs.js';

/** nginx in front of several servers, as docs/operations.md sets it up. */
export async function anNginx(upstreams: string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gabarita-nginx-'));
  const port = await aFreePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstreams));
  const child = start('nginx', ['-p', folder, '-c', file, '-e', 'error.log', '-g', 'daemon off;']);
  await until(() => accepts(port));
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = (folder: string, port: number, upstreams: string[]) => `
worker_processes 1;
pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${TEMPORARY.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
  upstream gabarita {
    ${upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://gabarita;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
