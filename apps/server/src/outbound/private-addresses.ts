import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses of this machine and of networks behind it, none of which a service of the internet has (RFC 6890). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // This machine, and IPv4 addresses as IPv6 once wrote them.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** An IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`) is found by its own rules. */
export const isPrivateAddress = (address: string): boolean => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** The host of an address, an IPv6 one without its brackets. */
export const hostOf = (url: string | URL): string => new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** Hosts that may be inside: those that a setting lists, and one that was itself typed as an address of inside. */
export function insideHosts(listed: readonly string[], typed: string): ReadonlySet<string> {
  const host = hostOf(typed);
  const saysSo = host === 'localhost' || isIP(host) > 0;
  return new Set([...listed, ...(saysSo ? [host] : [])]);
}
