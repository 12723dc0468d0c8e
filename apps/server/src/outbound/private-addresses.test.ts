import { expect, it } from 'vitest';
import { hostOf, insideHosts, isPrivateAddress } from './private-addresses.js';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b:1::a00:1',
  'fec0::1',
])('%s is inside', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(['8.8.8.8', '200.147.3.157', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is outside', (address) =>
  expect(isPrivateAddress(address)).toBe(false),
);

it('a host may be inside when it was typed as such, or a setting names it', () => {
  expect([...insideHosts(['escola'], 'http://localhost:8010')]).toEqual(['escola', 'localhost']);
  expect([...insideHosts([], 'http://[::1]/')]).toEqual(['::1']);
  expect([...insideHosts([], 'https://api.enem.dev/v1')]).toEqual([]);
  expect(hostOf('http://0x7f.1/')).toBe('127.0.0.1');
});
