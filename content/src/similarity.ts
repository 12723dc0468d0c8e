/** The three-word sequences of a text, by which texts are compared. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  return new Set(words.slice(2).map((word, place) => `${words[place]} ${words[place + 1]} ${word}`));
}

/** How alike two texts are: the share of their sequences they have in common (Jaccard), from 0 to 1. */
export function similarity(one: Set<string>, other: Set<string>): number {
  let common = 0;
  for (const shingle of one) if (other.has(shingle)) common += 1;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}
