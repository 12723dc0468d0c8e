import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/** What keys to other people's doors look like. Ours are made by each installation, and are in no repository. */
const SECRETS = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{10}/,
  'a key of an AI service': /\bsk-(?:[a-z]+-)*[A-Za-z0-9_]{32}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an account of Cloudinary': /\bcloudinary:\/\/\d{15}:[\w-]{20,}@/,
};

/** Files that hold secrets by what they are. */
const NEVER = /(^|\/)(\.env|id_rsa|id_ed25519)$|\.(pem|p12|pfx|key)$/;
const SIZE_MAX = 1_000_000;

/** Secrets in any file that git keeps. */
export function secretBreaches() {
  const listed = spawnSync('git', ['ls-files'], { cwd: root, maxBuffer: 50_000_000 }).stdout.toString();
  return listed
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => [...(NEVER.test(file) ? [`${file} belongs to no repository`] : []), ...secretsIn(file)]);
}

function secretsIn(file) {
  const path = join(root, file);
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (size === 0 || size > SIZE_MAX) return [];
  const text = readFileSync(path, 'utf8');
  return Object.entries(SECRETS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${file} holds what looks like ${what}`);
}
