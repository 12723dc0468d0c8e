import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './config.js';

describe('the configuration', () => {
  it('has what it needs when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: 'data',
      demo: undefined,
      demoOnNetwork: false,
      timeZone: 'America/Sao_Paulo',
    });
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3000, demo: undefined });
  });

  it('wants to know the public address where letters are sent', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.escola.br' })).toThrow(/PUBLIC_URL/);
    expect(readConfig({ SMTP_URL: 'smtp://mail.escola.br', PUBLIC_URL: 'https://prova.escola.br' })).toBeTruthy();
  });

  it('takes a bucket whole or not at all, and names each setting that is missing', () => {
    const bucket = { S3_ENDPOINT: 'https://s3.escola.br/', S3_BUCKET: 'gabarita', S3_ACCESS_KEY_ID: 'a' };
    expect(() => readConfig({ S3_BUCKET: 'gabarita' })).toThrow(
      /S3_ENDPOINT.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/,
    );
    expect(readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'b' }).s3).toEqual({
      endpoint: 'https://s3.escola.br',
      name: 'gabarita',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
  });

  it('knows an account at the image host by its address', () => {
    expect(readConfig({ CLOUDINARY_URL: 'cloudinary://12:ab@escola' }).cloudinary).toEqual({
      cloudName: 'escola',
      apiKey: '12',
      apiSecret: 'ab',
    });
    expect(() => readConfig({ CLOUDINARY_URL: 'https://escola' })).toThrow(/CLOUDINARY_URL: use um endereço como/);
  });

  it('believes proxies by their addresses alone', () => {
    const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8,fd00::/8';
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
    for (const mistake of ['true', '1', 'nginx', '10.0.0.0/33', '10.0.0.1/', '127.0.0.1,']) {
      expect(() => readConfig({ TRUST_PROXY: mistake }), mistake).toThrow(/TRUST_PROXY: use endereços/);
    }
  });

  it('reports every mistake on a line of its own', () => {
    expect(() => readConfig({ PORT: '99999', DEMO: 'talvez', SMTP_URL: 'http://x' })).toThrow(
      /PORT.*\n.*DEMO.*\n.*SMTP_URL/,
    );
  });

  it('reports what settings together lack beside what is wrong with others', () => {
    const half = { TLS_CERT: 'a', S3_BUCKET: 'escola', ESSAY_API_MODEL: 'x', SMTP_URL: 'smtp://mail.escola.br' };
    expect(() => readConfig({ PORT: 'três mil', DEMO: 'talvez', ...half })).toThrow(
      /^.*PORT.*\n.*DEMO.*\n.*TLS_KEY.*\n.*S3_ENDPOINT.*\n.*S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY.*\n.*ESSAY_API_MODEL.*\n.*PUBLIC_URL.*$/,
    );
  });
});

describe('every setting', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted();
  const known = settingNames.toSorted();

  it('is in .env.example, and no other', () => {
    expect(names(read('.env.example'), /^#?([A-Z0-9_]+)=/gm)).toEqual(known);
  });

  it('is in the table of docs/operations.md, and no other', () => {
    const [, section = ''] = read('docs/operations.md').split('## Settings');
    const [table = ''] = section.split('\n## ');
    const firstCells = table.split('\n').flatMap((line) => (line.startsWith('| `') ? [line.split('|')[1] ?? ''] : []));
    expect(names(firstCells.join(''), /`([A-Z0-9_]+)`/g)).toEqual(known);
  });
});
