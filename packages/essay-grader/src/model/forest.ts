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

/** The leaf reached from `root`, and where the following tree begins; the right branch begins where the left one ends. */
function walk(forest: Forest, row: readonly number[], root: number): { leaf: number; next: number } {
  const feature = forest.split[root] ?? -1;
  const value = forest.value[root] ?? 0;
  if (feature < 0) return { leaf: value, next: root + 1 };
  const left = walk(forest, row, root + 1);
  const right = walk(forest, row, left.next);
  return { leaf: (row[feature] ?? 0) <= value ? left.leaf : right.leaf, next: right.next };
}
