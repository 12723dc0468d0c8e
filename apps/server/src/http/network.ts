import { isIPv6 } from 'node:net';

/** An IPv4 address as a socket of both kinds writes it. */
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_A_HOME = 4;

/**
 * What is counted when an address is: an IPv4 address, or the /64 of an IPv6 one. Every home and phone has a whole /64 of its own, and
 * whoever guesses from there could use another address for every guess.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/%.*$/, '');
  const inside = IPV4_IN_IPV6.exec(plain);
  if (inside?.[1]) return inside[1];
  if (!isIPv6(plain)) return ip;
  return `${groupsOf(plain).slice(0, GROUPS_OF_A_HOME).join(':')}::/64`;
}

/** `2001:db8::1` written out: eight groups without leading zeros. */
function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === undefined || after === '' ? [] : after.split(':');
  const between = after === undefined ? 0 : GROUPS - start.length - end.length;
  return [...start, ...Array<string>(Math.max(between, 0)).fill('0'), ...end].map((group) =>
    (Number.parseInt(group, 16) || 0).toString(16),
  );
}
