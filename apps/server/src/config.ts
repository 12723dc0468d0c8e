import { isIP } from 'node:net';
import { z } from 'zod';

const onOff = z.stringbool({ error: 'use true ou false' });
const port = z.coerce.number({ error: 'use um número de 0 a 65535' }).int().min(0).max(65_535);

const S3_TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Names are the environment's own, so that a mistake is reported under the name that was typed. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ error: 'use um endereço como https://escola.exemplo.br' }).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'use um endereço como postgres://usuario:senha@servidor/banco')
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'use um endereço como redis://:senha@servidor:6379')
    .optional(),
  DEMO: onOff.optional(),
  DEMO_ON_NETWORK: onOff.default(false),
  OPEN_STAFF_REGISTRATION: onOff.optional(),
  STAFF_INVITE_CODE: z.string().min(8, 'use pelo menos 8 caracteres').optional(),
  TIME_ZONE: z
    .string()
    .refine((zone) => isTimeZone(zone), 'use um fuso como America/Sao_Paulo')
    .default('America/Sao_Paulo'),
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every(isProxy), 'use endereços de proxies, como 127.0.0.1 ou 10.0.0.0/8')
    .optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'use um endereço como smtp://usuario:senha@servidor:587')
    .optional(),
  MAIL_FROM: z.string().default('Gabarita <nao-responda@gabarita.invalid>'),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/[^:@/]+:[^:@/]+@[\w-]+$/, 'use um endereço como cloudinary://chave:segredo@nuvem')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'use um endereço como https://s3.exemplo.com' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'use o nome do bucket, como escola-gabarita')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ESSAY_API_URL: z
    .url({ protocol: /^https?$/, error: 'use um endereço como https://servico.exemplo/v1/chat/completions' })
    .optional(),
  ESSAY_API_KEY: z.string().optional(),
  ESSAY_API_MODEL: z.string().optional(),
  ESSAY_API_DAILY_LIMIT: z.coerce.number({ error: 'use um número' }).int().min(0).default(10),
  LANGUAGETOOL_URL: z.url({ protocol: /^https?$/, error: 'use um endereço como http://localhost:8010' }).optional(),
  SECRET_KEY: z.string().min(32, 'use pelo menos 32 caracteres').optional(),
  PRIVATE_HOSTS: z
    .string()
    .refine(
      (list) => list.split(',').every((host) => /^[\w.:-]+$/.test(host.trim())),
      'use nomes separados por vírgula',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'use pelo menos 16 caracteres').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

type Given = Partial<Record<string, string>>;

/** What settings lack of each other. Held against what was typed, so that it is told beside whatever is wrong with them. */
function* lacking(given: Given): Generator<[name: string, mistake: string]> {
  const half = (one: string, other: string) => Boolean(given[one]) !== Boolean(given[other]);
  if (half('TLS_CERT', 'TLS_KEY')) yield ['TLS_KEY', 'TLS_CERT e TLS_KEY são usados juntos'];
  if (S3_TOGETHER.some((name) => given[name])) {
    for (const name of S3_TOGETHER) if (!given[name]) yield [name, `${S3_TOGETHER.join(', ')} são usados juntos`];
  }
  if (half('ESSAY_API_URL', 'ESSAY_API_MODEL')) {
    yield ['ESSAY_API_MODEL', 'ESSAY_API_URL e ESSAY_API_MODEL são usados juntos'];
  }
  // Links in letters must lead to us. The address a request names could be anybody's, and then so would the link be.
  if (given.SMTP_URL && !given.PUBLIC_URL) {
    yield ['PUBLIC_URL', 'com SMTP_URL, diga o endereço público que vai nos links dos e-mails'];
  }
}

/** Every name there is, for what must list them all. */
export const settingNames = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

/** Turns the environment into settings, or says in one line per mistake what is wrong with it. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const mistakes = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    ...lacking(given),
  ];
  if (!parsed.success || mistakes.length > 0) {
    throw new ConfigError(mistakes.map(([name, mistake]) => `Configuração inválida: ${name}: ${mistake}.`).join('\n'));
  }
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    demo: settings.DEMO,
    demoOnNetwork: settings.DEMO_ON_NETWORK,
    openStaffRegistration: settings.OPEN_STAFF_REGISTRATION,
    staffInviteCode: settings.STAFF_INVITE_CODE,
    timeZone: settings.TIME_ZONE,
    trustProxy: settings.TRUST_PROXY,
    tls: settings.TLS_CERT && settings.TLS_KEY ? { cert: settings.TLS_CERT, key: settings.TLS_KEY } : undefined,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    cloudinary: settings.CLOUDINARY_URL === undefined ? undefined : cloudinaryAccount(settings.CLOUDINARY_URL),
    s3: bucketOf(settings),
    essayService:
      settings.ESSAY_API_URL && settings.ESSAY_API_MODEL
        ? { url: settings.ESSAY_API_URL, key: settings.ESSAY_API_KEY, model: settings.ESSAY_API_MODEL }
        : undefined,
    essayDailyLimit: settings.ESSAY_API_DAILY_LIMIT,
    languageToolUrl: settings.LANGUAGETOOL_URL,
    secretKey: settings.SECRET_KEY,
    privateHosts: (settings.PRIVATE_HOSTS ?? '')
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Cloudinary gives its customers the whole account in one address. */
function cloudinaryAccount(address: string) {
  const { hostname: cloudName, username: apiKey, password } = new URL(address);
  return { cloudName, apiKey: decodeURIComponent(apiKey), apiSecret: decodeURIComponent(password) };
}

function bucketOf(settings: z.output<typeof environment>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/(?<!\/)\/+$/, ''),
    name: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** One address, or a range of them. Anything else would be taken for "nobody", or stop the server in the middle of its start. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && (bits === undefined ? longest > 0 : /^\d+$/.test(bits) && Number(bits) <= longest);
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
