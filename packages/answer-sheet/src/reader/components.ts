import type { Point } from '../layout/page.js';

/** A connected dark patch, by the ends of its rows: enough for its convex hull and its sides. */
export interface Component {
  readonly width: number;
  readonly height: number;
  readonly area: number;
  readonly outline: readonly Point[];
}

export interface SizeLimits {
  readonly smallest: number;
  readonly largest: number;
}

/** Horizontal runs of set pixels, in columns of numbers: a noisy photo has a hundred thousand. */
interface Runs {
  readonly count: number;
  readonly y: Int32Array;
  readonly start: Int32Array;
  /** First pixel after each run. */
  readonly end: Int32Array;
  /** Index of a run of the same patch, never higher; its own for the first run of a patch. */
  readonly parent: Int32Array;
}

/** Connected patches (also through corners) whose longer side is within the limits and which are not mere lines. */
export function findComponents(mask: Uint8Array, width: number, height: number, limits: SizeLimits): Component[] {
  const runs = runsOf(mask, width, height);
  connect(runs);
  const roots = rootsWithin(runs, limits);
  const patchOf = new Int32Array(runs.count).fill(-1);
  const patches = roots.map((root, patch): number[] => {
    patchOf[root] = patch;
    return [];
  });
  for (let run = 0; run < runs.count; run++) {
    const patch = patchOf[rootOf(runs.parent, run)];
    if (patch >= 0) patches[patch].push(run);
  }
  return patches.flatMap((members) => describePatch(runs, members, limits) ?? []);
}

function runsOf(mask: Uint8Array, width: number, height: number): Runs {
  let most = height;
  for (let at = 1; at < mask.length; at++) if (mask[at] > mask[at - 1]) most++;
  const [y, start, end, parent] = [
    new Int32Array(most),
    new Int32Array(most),
    new Int32Array(most),
    new Int32Array(most),
  ];
  let count = 0;
  for (let row = 0; row < height; row++) {
    const from = row * width;
    for (let x = 0; x < width; x++) {
      if (!mask[from + x]) continue;
      y[count] = row;
      start[count] = x;
      while (x < width && mask[from + x]) x++;
      end[count] = x;
      parent[count] = count;
      count++;
    }
  }
  return { count, y, start, end, parent };
}

/** Joins each run with the runs of the row above that touch it. */
function connect({ count, y, start, end, parent }: Runs): void {
  let above = 0;
  for (let run = 0; run < count; run++) {
    while (above < run && (y[above] < y[run] - 1 || (y[above] === y[run] - 1 && end[above] < start[run]))) above++;
    for (let other = above; other < run && y[other] === y[run] - 1 && start[other] <= end[run]; other++) {
      const a = rootOf(parent, other);
      const b = rootOf(parent, run);
      if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
    }
  }
}

function rootOf(parent: Int32Array, run: number): number {
  let at = run;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]];
    at = parent[at];
  }
  return at;
}

/** First runs of the patches that are tall enough: most patches are specks, and are not looked at again. */
function rootsWithin({ count, y, parent }: Runs, { smallest, largest }: SizeLimits): number[] {
  const bottom = new Int32Array(count);
  for (let run = 0; run < count; run++) bottom[rootOf(parent, run)] = y[run];
  const roots: number[] = [];
  for (let run = 0; run < count; run++) {
    const height = bottom[run] - y[run] + 1;
    if (parent[run] === run && height >= 0.4 * smallest && height <= largest) roots.push(run);
  }
  return roots;
}

function describePatch(runs: Runs, members: readonly number[], { smallest, largest }: SizeLimits): Component | null {
  let [left, right, area] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const run of members) {
    left = Math.min(left, runs.start[run]);
    right = Math.max(right, runs.end[run]);
    area += runs.end[run] - runs.start[run];
  }
  const width = right - left;
  const height = runs.y[members[members.length - 1]] - runs.y[members[0]] + 1;
  const longer = Math.max(width, height);
  const shorter = Math.min(width, height);
  if (longer < smallest || longer > largest || shorter < 0.25 * longer || area < 0.2 * width * height) return null;
  return { width, height, area, outline: outlineOf(runs, members) };
}

/** The corners of the first and the last pixel of each row. */
function outlineOf({ y, start, end }: Runs, members: readonly number[]): Point[] {
  const outline: Point[] = [];
  for (let first = 0; first < members.length; ) {
    const top = y[members[first]];
    const left = start[members[first]];
    let right = 0;
    while (first < members.length && y[members[first]] === top) right = end[members[first++]];
    outline.push({ x: left, y: top }, { x: right, y: top }, { x: left, y: top + 1 }, { x: right, y: top + 1 });
  }
  return outline;
}
