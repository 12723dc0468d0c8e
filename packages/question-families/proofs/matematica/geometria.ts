import type { Proof } from '../reader.js';

export const geometria: Record<string, Proof> = {
  // Square metre by square metre: one belongs to the plan when it is below the cut or left of it.
  'mt-area-em-l': (read) => {
    const [width = 0, depth = 0, upper = 0, right = 0] = read.all(
      /inferior mede # m, o lado esquerdo, # m, o lado superior, # m, e o lado direito, # m/,
    );
    let squares = 0;
    for (let x = 0; x < width; x++) for (let y = 0; y < depth; y++) if (x < upper || y < right) squares++;
    return squares * read.one(/R\$ # por metro quadrado/);
  },
};
