import type { Clock } from '../clock.js';
import { Recent } from '../recent.js';

export interface Allowance {
  /** What somebody who was quiet may ask for at once. */
  readonly burst: number;
  /** What comes back each second. */
  readonly perSecond: number;
}

interface Purse {
  left: number;
  at: number;
}

/**
 * Who may ask for how much, in this process's memory: an ordinary request must not cost a statement to be counted. Purses of those who
 * have not been heard of for longest are forgotten, which leaves them full ones.
 */
export class Budget {
  private readonly purses: Recent<string, Purse>;

  constructor(
    private readonly allowance: Allowance,
    private readonly clock: Clock,
    remembered: number,
  ) {
    this.purses = new Recent(remembered);
  }

  /** Takes the price, and answers in how many seconds there will be enough: 0 when there was. */
  spend(who: string, price: number): number {
    const { burst, perSecond } = this.allowance;
    const now = this.clock.now().getTime();
    const purse = this.purses.get(who) ?? { left: burst, at: now };
    // A clock that is set back gives nothing, and takes nothing.
    const earned = (Math.max(0, now - purse.at) / 1_000) * perSecond;
    const left = Math.min(burst, purse.left + earned);
    const enough = left >= price;
    this.purses.set(who, { left: enough ? left - price : left, at: now });
    return enough ? 0 : Math.ceil((price - left) / perSecond);
  }
}
