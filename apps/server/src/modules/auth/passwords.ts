import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with one of the settings that OWASP gives as its equal minima: of the five, the one that took least of our
 * processor (30 ms, off the main thread; 46 with the most memory) and of its memory (7 MiB for each log-in under way).
 */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/** Stands in for the hash of an account that does not exist, so that asking for one takes as long as for any other. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await nobody), password);
  return storedHash !== undefined && matches;
}
