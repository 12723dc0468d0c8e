import type { Forest } from './weights.js';

const THOUSANDTHS = 1000;

/** Sum of the leaves an essay falls into, one in each tree. */
export function forestValue(forest: Forest, row: readonly number[]): number {
  let sum = 0;
  let root = 0;
  while (root < forest.split.length) {
    const { leaf, next } = walk(forest, row, root);
    sum += leaf;
    root = next;
  }
  return forest.base + sum / THOUSANDTHS;
}

/** The leaf reached from `root`, and where the following tree begins. */
function walk({ split, value }: Forest, row: readonly number[], root: number): { leaf: number; next: number } {
  const feature = split[root] ?? -1;
  if (feature < 0) return { leaf: value[root] ?? 0, next: root + 1 };
  const left = walk({ base: 0, split, value }, row, root + 1);
  const right = walk({ base: 0, split, value }, row, left.next);
  const goesLeft = (row[feature] ?? 0) <= (value[root] ?? 0);
  return { leaf: goesLeft ? left.leaf : right.leaf, next: right.next };
}
