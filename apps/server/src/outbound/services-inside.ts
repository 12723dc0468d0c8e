import { lookup } from 'node:dns/promises';
import type { Config } from '../config.js';
import { hostOf, insideHosts, isPrivateAddress } from './private-addresses.js';

type Services = Pick<Config, 'essayService' | 'languageToolUrl' | 'privateHosts'>;

const addressesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Settings whose service will not be asked, because its name leads inside. Essays are corrected without it, so that nobody would notice:
 * whoever starts the server is told. A name that nobody knows now may be known later.
 */
export async function servicesInside(
  { essayService, languageToolUrl, privateHosts }: Services,
  resolve: (host: string) => Promise<string[]> = addressesOf,
): Promise<string[]> {
  const notices: string[] = [];
  const settings = { ESSAY_API_URL: essayService?.url, LANGUAGETOOL_URL: languageToolUrl };
  for (const [setting, url] of Object.entries(settings)) {
    if (url === undefined) continue;
    const host = hostOf(url);
    if (insideHosts(privateHosts, url).has(host)) continue;
    const addresses = await resolve(host).catch(() => []);
    if (addresses.some(isPrivateAddress))
      notices.push(
        `${setting} não será usado: ${host} fica na rede interna. Se é isso mesmo, inclua ${host} em PRIVATE_HOSTS.`,
      );
  }
  return notices;
}
