import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { seal, unseal } from './sealing.js';

const dataDir = mkdtempSync(join(tmpdir(), 'gabarita-sealing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const fromSetting = { secretKey: 'uma chave bem comprida, de mais de 32', dataDir };
const fromFile = { secretKey: undefined, dataDir };

describe('a sealed secret', () => {
  it.each([
    ['the setting', fromSetting],
    ['the data directory', fromFile],
  ])('is read again with the key of %s, and says nothing by itself', async (_, keeper) => {
    const sealed = await seal(keeper, 'JBSWY3DP', 'user:7');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(await unseal(keeper, sealed, 'user:7')).toBe('JBSWY3DP');
  });

  it('cannot be read with another key, passed off as another’s, or changed', async () => {
    const sealed = await seal(fromSetting, 'JBSWY3DP', 'user:7');
    expect(await unseal(fromFile, sealed, 'user:7')).toBeUndefined();
    expect(await unseal(fromSetting, sealed, 'user:8')).toBeUndefined();
    expect(await unseal(fromSetting, `${sealed.slice(0, -2)}AA`, 'user:7')).toBeUndefined();
  });

  it('has its key in a file that only the server reads', async () => {
    await seal(fromFile, 'JBSWY3DP', 'user:7');
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});
