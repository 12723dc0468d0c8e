import type { Limit, Throttles } from './throttles.js';

export interface AddressLimits {
  /** Misses of any kind. Past it, only accounts that have not missed are looked at. */
  readonly misses: Limit;
  /** Accounts that missed for the first time: one guess at each of many is how a program tries a whole school. */
  readonly accounts: Limit;
  /** Past that, accounts that have not missed are looked at no faster than this. */
  readonly slowly: Limit;
}

export type Admission = 'free' | 'slowly' | 'refused';

export interface Outcome {
  address: string;
  /** The account had no misses in its own window. */
  clean: boolean;
  /** Misses at nobody's account teach nothing, and close no door to others. */
  exists: boolean;
  admission: Admission;
  right: boolean;
}

/**
 * What an address that a whole school shares may guess. A few people who guess must not close the door to the others, so who has not
 * missed stays free; and a program that tries one guess at each account must not get far, so their number counts by itself.
 * A right guess is never counted.
 */
export class SharedAddress {
  constructor(
    private readonly throttles: Throttles,
    private readonly name: string,
    private readonly limits: AddressLimits,
  ) {}

  /** `clean`: the account has no misses in its own window. */
  async admit(address: string, clean: boolean): Promise<Admission> {
    const { misses, accounts, slowly } = this.limits;
    if (!clean) return (await this.throttles.isFull(this.#key('address', address), misses)) ? 'refused' : 'free';
    if (!(await this.throttles.isFull(this.#key('accounts', address), accounts))) return 'free';
    return (await this.throttles.take(this.#key('slowly', address), slowly)) ? 'slowly' : 'refused';
  }

  /**
   * Counts what the guess turned out to be, and answers whether that may be told. A thousand guesses sent at once were all let in before
   * the first miss was counted: of those, no more are told anything than of a thousand in a row, were they right or wrong.
   */
  async settle({ address, clean, exists, admission, right }: Outcome): Promise<boolean> {
    if (!right) await this.#noteMiss(address, clean && exists);
    // Whoever does not exist is asked the same: the answer must not tell.
    const now = admission === 'free' ? await this.admit(address, clean) : admission;
    // The place of one who was let in slowly and was right is the next one's.
    if (right && now === 'slowly') await this.throttles.giveBack(this.#key('slowly', address));
    return now !== 'refused';
  }

  async #noteMiss(address: string, newAccount: boolean): Promise<void> {
    await this.throttles.count(this.#key('address', address), this.limits.misses);
    if (newAccount) await this.throttles.count(this.#key('accounts', address), this.limits.accounts);
  }

  #key(what: string, address: string): string {
    return `${this.name}:${what}:${address}`;
  }
}
