import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';

describe('the configuration', () => {
  it('is a demonstration on the embedded database when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: 'data',
      demo: true,
      openStaffRegistration: true,
      timeZone: 'America/Sao_Paulo',
    });
  });

  it('is no demonstration on PostgreSQL, unless asked to be', () => {
    const DATABASE_URL = 'postgres://escola@localhost/escola';
    expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, openStaffRegistration: false });
    expect(readConfig({ DATABASE_URL, DEMO: 'true' })).toMatchObject({ demo: true, openStaffRegistration: true });
  });

  it('closes staff registration in a demonstration when told to', () => {
    expect(readConfig({ OPEN_STAFF_REGISTRATION: 'false' })).toMatchObject({
      demo: true,
      openStaffRegistration: false,
    });
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
  });

  it('wants to know the public address where letters are sent', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.escola.br' })).toThrow(/PUBLIC_URL/);
    expect(readConfig({ SMTP_URL: 'smtp://mail.escola.br', PUBLIC_URL: 'https://prova.escola.br' })).toBeTruthy();
  });

  it('reports every mistake on a line of its own', () => {
    expect(() => readConfig({ PORT: '99999', DEMO: 'talvez', SMTP_URL: 'http://x' })).toThrow(
      /PORT.*\n.*DEMO.*\n.*SMTP_URL/,
    );
  });
});
