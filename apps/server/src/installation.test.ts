import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { installationOf, noticesOf, startsDemo } from './installation.js';

const DATABASE_URL = 'postgres://escola@localhost/escola';
const NETWORKS: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.0.10' },
  { TRUST_PROXY: '127.0.0.1' },
  { PUBLIC_URL: 'https://demo.escola.br' },
];
const OWN_COMPUTER: Record<string, string>[] = [{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost' }];

describe('a start', () => {
  it('is one of a demonstration on the embedded database, seen from this computer alone', () => {
    for (const env of OWN_COMPUTER) {
      expect(startsDemo(readConfig(env), undefined)).toBe(true);
      expect(startsDemo(readConfig(env), 'seeded')).toBe(true);
      expect(startsDemo(readConfig({ ...env, DATABASE_URL }), 'seeded')).toBe(false);
      expect(startsDemo(readConfig({ ...env, DATABASE_URL, DEMO: 'true' }), undefined)).toBe(true);
      expect(startsDemo(readConfig({ ...env, DEMO: 'false' }), 'seeded')).toBe(false);
    }
  });

  it('is one of a school on a network, and refused where that would show the demonstration unasked', () => {
    for (const env of NETWORKS) {
      expect(startsDemo(readConfig(env), undefined)).toBe(false);
      expect(() => startsDemo(readConfig(env), 'seeded')).toThrow(/DEMO_ON_NETWORK/);
      expect(() => startsDemo(readConfig({ ...env, DEMO: 'true' }), undefined)).toThrow(/DEMO_ON_NETWORK/);
      expect(startsDemo(readConfig({ ...env, DEMO: 'true', DEMO_ON_NETWORK: 'true' }), undefined)).toBe(true);
    }
  });

  it('leaves a school a school, whatever is set', () => {
    for (const env of [...OWN_COMPUTER, ...NETWORKS]) {
      expect(startsDemo(readConfig({ ...env, DEMO: 'true', DEMO_ON_NETWORK: 'true' }), 'cleared')).toBe(false);
    }
  });
});

describe('an installation', () => {
  it('takes staff from the street only as a demonstration on its own computer, and not if told', () => {
    for (const env of OWN_COMPUTER) {
      expect(installationOf(readConfig(env), true).openStaffRegistration).toBe(true);
      expect(installationOf(readConfig({ ...env, OPEN_STAFF_REGISTRATION: 'false' }), true)).toMatchObject({
        openStaffRegistration: false,
      });
    }
    for (const env of [...OWN_COMPUTER, ...NETWORKS]) {
      const config = readConfig({ ...env, OPEN_STAFF_REGISTRATION: 'true' });
      const installation = installationOf(config, false);
      expect(installation.openStaffRegistration).toBe(false);
      expect([...noticesOf(config, installation, 0)].join()).toContain('OPEN_STAFF_REGISTRATION só vale');
    }
    for (const env of NETWORKS) expect(installationOf(readConfig(env), true).openStaffRegistration).toBe(false);
  });

  it('listens on every address as a school, and on this computer alone as a demonstration', () => {
    expect(installationOf(readConfig({}), true).host).toBe('127.0.0.1');
    expect(installationOf(readConfig({}), false).host).toBe('0.0.0.0');
  });

  it('knows when passwords would cross the network in the open', () => {
    const plain = (env: Record<string, string>) => installationOf(readConfig(env), false).plainHttp;
    expect([plain({}), plain({ HOST: '192.168.0.10' }), plain({ PUBLIC_URL: 'http://prova.escola.br' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect(plain({ HOST: '127.0.0.1' })).toBe(false);
    expect(plain({ PUBLIC_URL: 'https://prova.escola.br', TRUST_PROXY: '10.0.0.1' })).toBe(false);
    expect(plain({ TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' })).toBe(false);
  });
});
