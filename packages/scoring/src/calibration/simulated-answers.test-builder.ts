import { type ItemParameters, probabilityCorrect } from '../three-parameter-model.js';

/** A fixed sequence of numbers in [0, 1), so that a test never depends on luck. */
function sequence(): () => number {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Twenty items from easy to hard. */
export const items: ItemParameters[] = Array.from({ length: 20 }, (_, i) => ({
  a: 1.2 + (i % 4) * 0.5,
  b: -0.6 + i * 0.15,
  c: 0.12 + (i % 3) * 0.06,
}));

/** Answers of a group with mean 0.2 and standard deviation 0.9, and the abilities that gave them. */
export function simulatedAnswers(students: number): { abilities: number[]; rows: Int8Array[] } {
  const random = sequence();
  const almostNormal = () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const abilities = Array.from({ length: students }, () => 0.2 + 0.9 * almostNormal());
  const rows = abilities.map((theta) =>
    Int8Array.from(items, (item) => (random() < probabilityCorrect(item, theta) ? 1 : 0)),
  );
  return { abilities, rows };
}
