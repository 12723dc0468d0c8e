import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { StartError } from './app-error.js';
import type { Config } from './config.js';
import type { DemoState } from './demo/state.js';

/** What this installation is: by what is in its database and from where it can be reached, not by its settings alone. */
export interface Installation {
  /** Where it listens. */
  host: string;
  /** Whether the demonstration's people are in this database, and may sign in. */
  demo: boolean;
  /** Whether anybody may register as a teacher or an admin. */
  openStaffRegistration: boolean;
  /** Whether passwords cross a network that everybody on it can read. */
  plainHttp: boolean;
}

const LOOPBACK = '127.0.0.1';
const EVERY_ADDRESS = '0.0.0.0';

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Whether a request was meant for this computer, as far as it says itself. A proxy that nobody told us of, or a site whose name was turned
 * round to point here, brings the requests of others to the same door.
 */
export const isAskedHere = ({ host = '', 'x-forwarded-for': proxied, forwarded }: IncomingHttpHeaders): boolean =>
  isLoopback(host.replace(/:\d+$/, '')) && proxied === undefined && forwarded === undefined;

/** Whoever sets a proxy or a public address up means to be reached from elsewhere, wherever the process itself listens. */
const isOnNetwork = ({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>, host: string) =>
  !isLoopback(host) ||
  trustProxy !== undefined ||
  (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));

/**
 * Whether this start is one of a demonstration. Its passwords are known to everybody, so that a network sees one only where that
 * was asked for in so many words; and a school is never turned into one.
 */
export function startsDemo(config: Config, state: DemoState | undefined): boolean {
  const { demo, databaseUrl, demoOnNetwork } = config;
  // The embedded database is what somebody trying the product gets, so it comes with people to sign in as.
  const may = demo ?? databaseUrl === undefined;
  if (!may || state === 'cleared') return false;
  if (demoOnNetwork || !isOnNetwork(config, config.host ?? LOOPBACK)) return true;
  if (demo === undefined && state === undefined) return false;
  throw new StartError(
    'Uma demonstração tem senhas que todos conhecem e não se abre à rede. Para começar a escola: npm run demo:clear. ' +
      'Para mostrar a demonstração mesmo assim: DEMO_ON_NETWORK=true.',
  );
}

export function installationOf(config: Config, demo: boolean): Installation {
  const host = config.host ?? (demo ? LOOPBACK : EVERY_ADDRESS);
  const onNetwork = isOnNetwork(config, host);
  const speaksHttps = config.tls !== undefined || config.publicUrl?.startsWith('https:') === true;
  return {
    host,
    demo,
    openStaffRegistration: demo && !onNetwork && config.openStaffRegistration !== false,
    plainHttp: onNetwork && !speaksHttps,
  };
}

/** What whoever starts the server should know of it, a line each. */
export function* noticesOf(config: Config, installation: Installation, closedDemoAccounts: number): Generator<string> {
  if (closedDemoAccounts > 0)
    yield `Este banco de dados ainda tem ${closedDemoAccounts} contas da demonstração, que não podem entrar. Para apagá-las: npm run demo:clear.`;
  if (config.openStaffRegistration && !installation.openStaffRegistration)
    yield 'OPEN_STAFF_REGISTRATION só vale em uma demonstração vista apenas deste computador. Aqui, professores se cadastram com STAFF_INVITE_CODE e administradores são criados com npm run admin:create.';
  if (installation.plainHttp)
    yield 'Atenção: o endereço é http, sem criptografia. Senhas e respostas passam abertas pela rede, e provas sem internet e a câmera não funcionam. Veja "https inside the school" em docs/operations.md.';
}
