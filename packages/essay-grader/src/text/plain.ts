/** Lower case without accents: "Educação" → "educacao". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
