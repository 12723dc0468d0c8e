/** Where doubling begins. So short that even work that doubles with every character ends within seconds. */
const SHORTEST = 16;
const LONGEST = 65_536;
/** Below this a clock says too little. What never gets here is no danger: quadratic work on the longest text takes seconds. */
const MEASURABLE_MS = 8;
const ROUNDS = 4;

/** Linear work doubles when the text does, quadratic work takes four times as long. The bound lies between them. */
export const MOST_GROWTH = 3;

/** How many times longer the work takes when its text is twice as long: the least of several rounds, for machines stumble. */
export function growthOf(work: (length: number) => unknown, longest = LONGEST): number {
  for (let length = SHORTEST; length <= longest; length *= 2) {
    if (cpuMsOf(() => work(length)) < MEASURABLE_MS) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && least > MOST_GROWTH; round++) least = Math.min(least, growthAt(length, work));
    return least;
  }
  return 0;
}

/** Over two doublings: one alone can fall on a pause of the machine. */
const growthAt = (length: number, work: (length: number) => unknown): number =>
  Math.sqrt(leastOf(() => work(length * 2)) / leastOf(() => work(length / 2)));

const leastOf = (work: () => unknown): number => Math.min(...Array.from({ length: 3 }, () => cpuMsOf(work)));

/** Of this process alone: what other programs do meanwhile does not count. */
export function cpuMsOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
