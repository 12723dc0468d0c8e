import { describe, expect, it } from 'vitest';
import { hashNewPassword, passwordMatches } from '../../src/modules/auth/passwords.js';

describe('a flood of passwords from one address', () => {
  it('does not keep another address waiting: its password is looked at before the rest of them', async () => {
    const order: string[] = [];
    const guess = (asker: string) => passwordMatches(undefined, 'errada', asker).then(() => order.push(asker));
    const flood = Array.from({ length: 40 }, () => guess('203.0.113.7'));
    await Promise.all([...flood, guess('198.51.100.1')]);
    expect(order.indexOf('198.51.100.1')).toBeLessThan(20);
  });

  it('of new accounts does neither', async () => {
    const order: string[] = [];
    const chosen = (asker: string) => hashNewPassword('uma-senha-comprida', asker).then(() => order.push(asker));
    const flood = Array.from({ length: 40 }, () => chosen('203.0.113.7'));
    await Promise.all([...flood, chosen('198.51.100.1')]);
    expect(order.indexOf('198.51.100.1')).toBeLessThan(20);
  });
});
