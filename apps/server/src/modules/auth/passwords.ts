import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP asks for as a minimum; about 30 ms, off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

/** Stands in for the hash of an account that does not exist, so that asking for one takes as long as for any other. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(storedHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await nobody), password);
  return storedHash !== undefined && matches;
}
