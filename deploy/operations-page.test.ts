import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '../apps/server/src/certificate.js';
import { fileOf, lacks } from '../apps/server/test/engines/programs.js';

/** What a school copies out of docs/operations.md, tried as it stands there. */
const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);
const blockWith = (language: string, words: string) => blocks(language).find((text) => text.includes(words)) ?? '';

const folder = mkdtempSync(join(tmpdir(), 'gabarita-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string) => join(folder, name);

describe('the systemd unit', () => {
  it('starts with the machine, again after an end, and as a user of its own', () => {
    const [unit = ''] = blocks('ini');
    const sections = [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name);
    expect(sections).toEqual(['Unit', 'Service', 'Install']);
    for (const line of ['User=gabarita', 'Restart=always', 'WantedBy=multi-user.target']) {
      expect(unit.split('\n')).toContain(line);
    }
    expect(unit).toMatch(/^ExecStart=\/\S+ apps\/server\/dist\/main\.js$/m);
  });
});

describe.skipIf(lacks('openssl', 'nginx'))('https inside the school', () => {
  beforeAll(() => {
    const { status, stderr } = spawnSync('sh', ['-ec', blockWith('sh', 'openssl req')], { cwd: folder });
    expect({ status, stderr: status === 0 ? '' : stderr.toString() }).toEqual({ status: 0, stderr: '' });
  });

  it('has an authority and a certificate that a device with the authority trusts, by name and by address', () => {
    const [authority, certificate] = ['ca.pem', 'gabarita.pem'].map(
      (name) => new X509Certificate(readFileSync(inFolder(name))),
    );
    expect(authority?.ca).toBe(true);
    expect(authority && certificate?.verify(authority.publicKey)).toBe(true);
    expect(certificate?.checkHost('gabarita.escola.lan')).toBe('gabarita.escola.lan');
    expect(certificate?.checkIP('192.168.0.10')).toBe('192.168.0.10');
    expect(() => readCertificate({ cert: inFolder('gabarita.pem'), key: inFolder('gabarita.key') })).not.toThrow();
  });

  it('has a block for nginx that this nginx loads', () => {
    const block = blockWith('nginx', 'upstream gabarita')
      .replace(/(ssl_certificate +)\S+;/, `$1${inFolder('gabarita.pem')};`)
      .replace(/(ssl_certificate_key +)\S+;/, `$1${inFolder('gabarita.key')};`)
      .replace(/(access_log +)\S+/, `$1${inFolder('access.log')}`);
    const file = inFolder('nginx.conf');
    writeFileSync(file, `pid nginx.pid; events {} http { access_log off; ${block} }`);
    const { stderr } = spawnSync(fileOf('nginx') ?? 'nginx', ['-t', '-q', '-p', folder, '-c', file, '-e', 'error.log']);
    expect(stderr.toString()).toBe('');
  });
});
