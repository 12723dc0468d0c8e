import { type ItemParameters, probabilityCorrect } from '@gabarita/scoring';

/** How fast the chance of a right answer grows with θ, over its variance: the item's weight in the estimate. */
export function itemWeight(item: ItemParameters, theta: number): number {
  const chance = probabilityCorrect(item, theta);
  return (item.a * (chance - item.c)) / ((1 - item.c) * chance);
}

/** Fisher's information of a 3PL item. */
export function information(item: ItemParameters, theta: number): number {
  const chance = probabilityCorrect(item, theta);
  return itemWeight(item, theta) ** 2 * chance * (1 - chance);
}

export const informationOf = (items: readonly ItemParameters[], theta: number): number =>
  items.reduce((sum, item) => sum + information(item, theta), 0);
