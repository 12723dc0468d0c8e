import type { Proof } from '../reader.js';

/** Every way to take some of `many` things in order, counted with those that avoid the first `special` ones. */
function draws(many: number, special: number, taken: number): number {
  let [all, free] = [0, 0];
  const go = (used: number[]) => {
    if (used.length === taken) {
      all++;
      if (used.every((thing) => thing >= special)) free++;
      return;
    }
    for (let thing = 0; thing < many; thing++) if (!used.includes(thing)) go([...used, thing]);
  };
  go([]);
  return free / all;
}

const memory = new Map<string, number>();

export const estatistica: Record<string, Proof> = {
  // Takes the smallest and the largest away, again and again, until two are left.
  'mt-mediana-em-tabela': (read) => {
    const counts = read.column(1);
    const values = read.column(0).flatMap((value, place) => Array<number>(counts[place] ?? 0).fill(value));
    while (values.length > 2) {
      values.pop();
      values.shift();
    }
    return ((values[0] ?? 0) + (values[1] ?? 0)) / 2;
  },
  // Every mark with one decimal tried, each weight as so many copies of the mark.
  'mt-nota-que-falta': (read) => {
    const weights = read.column(1);
    const marks = read.column(2).map((mark) => Math.round(mark * 10));
    const goal = Math.round(read.one(/(?:aprovação, que é|corte é|pelo menos) #/) * 10);
    const found = Array.from({ length: 101 }, (_, last) => last).find((last) => {
      const copies = weights.flatMap((weight, place) =>
        Array<number>(weight).fill(place === 2 ? last : (marks[place] ?? 0)),
      );
      return copies.reduce((sum, mark) => sum + mark, 0) === goal * copies.length;
    });
    return (found ?? Number.NaN) / 10;
  },
  // Every possible draw, written out.
  'mt-sorteio-sem-reposicao': (read) => {
    const total = read.one(/# (?:voluntários|peças produzidas|candidatas)/);
    const special = read.one(/# (?:se comunicam|têm defeito|são do 3º)/);
    const [, word] = /(?:sorteia|de uma só vez,|sorteará) (duas|três)/.exec(read.text) ?? [];
    const key = `${total} ${special} ${word}`;
    const known = memory.get(key) ?? draws(total, special, word === 'duas' ? 2 : 3);
    memory.set(key, known);
    return known;
  },
  // Everybody of the group in a line: the share that belongs to the first row.
  'mt-quadro-de-dupla-entrada': (read) => {
    const group = read.column(1).flatMap((many, row) => Array<number>(many).fill(row));
    return group.filter((row) => row === 0).length / group.length;
  },
  'mt-mais-regular': (read) => {
    const wanted = read.one(/(?:exatamente|exatamente igual a|previsto, de) # (?:g|mm|minutos)/);
    const [means, spreads, names] = [read.column(1), read.column(2), read.rows().map(([name = '']) => name)];
    const ranked = names
      .filter((name) => means[names.indexOf(name)] === wanted)
      .sort((one, other) => (spreads[names.indexOf(one)] ?? 0) - (spreads[names.indexOf(other)] ?? 0));
    return ranked[0] ?? '';
  },
};
