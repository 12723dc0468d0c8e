import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { bounded, OutboundRefused } from './bounded.js';
import { hostOf, isPrivateAddress } from './private-addresses.js';

export interface Outgoing {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For the whole of the answer, its last byte included. */
  timeoutMs: number;
  /** An answer that is longer is not read to its end. */
  maxBytes: number;
  /** Hosts that may be inside our own network. */
  inside: ReadonlySet<string>;
  /** How often an answer may send us elsewhere; never, unless said. */
  redirects?: number;
}

export interface Answer {
  status: number;
  ok: boolean;
  bytes: Buffer;
}

/**
 * Every request this server makes. What it is told, by a service or in the data of one, leads it nowhere inside the school's
 * network: the address that a name stands for is looked at when the connection is made, so that it cannot change in between.
 */
export async function ask(url: string, outgoing: Outgoing): Promise<Answer> {
  const signal = AbortSignal.timeout(outgoing.timeoutMs);
  let address = url;
  for (let left = outgoing.redirects ?? 0; ; left--) {
    const { location, ...answer } = await once(address, outgoing, signal);
    if (location === undefined) return answer;
    if (left === 0) throw new OutboundRefused(`${hostOf(address)} manda para outro endereço`);
    address = new URL(location, address).href;
  }
}

function once(
  url: string,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<Answer & { location: string | undefined }> {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new OutboundRefused(`${protocol} não é um endereço da internet`);
  const host = hostOf(url);
  if (isIP(host) > 0) refuseInside(host, host, outgoing);
  const { method = 'GET', headers = {}, body } = outgoing;
  const options: RequestOptions = { method, headers, signal, agent: false, lookup: pinnedLookup(outgoing) };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? secureRequest : plainRequest)(url, options, async (response) => {
      const { statusCode: status = 0, headers: given } = response;
      try {
        const moved = status >= 300 && status < 400 && given.location !== undefined;
        const bytes = await bounded(response, outgoing.maxBytes);
        resolve({ status, ok: status >= 200 && status < 300, bytes, location: moved ? given.location : undefined });
      } catch (error) {
        request.destroy();
        reject(error);
      }
    });
    request.on('error', reject);
    request.end(body);
  });
}

function refuseInside(host: string, address: string, { inside }: Outgoing): void {
  if (inside.has(host) || !isPrivateAddress(address)) return;
  throw new OutboundRefused(`${host} fica na rede interna; se é isso mesmo, inclua ${host} em PRIVATE_HOSTS`);
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

const pinnedLookup = (outgoing: Outgoing) => (host: string, options: LookupOptions, found: Found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    try {
      if (error) throw error;
      for (const { address } of addresses) refuseInside(host.toLowerCase(), address, outgoing);
      const [first] = addresses;
      if (options.all) found(null, addresses);
      else found(null, first?.address ?? '', first?.family);
    } catch (refusal) {
      found(refusal as Error, []);
    }
  });
};
