import { numbersIn, type Proof } from '../reader.js';

export const graficos: Record<string, Proof> = {
  // Fractions compared by cross multiplication, without dividing.
  'mt-maior-aumento-em-barras': (read) => {
    const values = read.each(/20\d\d: #/);
    let best = 0;
    for (let step = 1; step < values.length - 1; step++) {
      const [before = 0, after = 0] = values.slice(step);
      const [bestBefore = 0, bestAfter = 0] = values.slice(best);
      if (after * bestBefore > bestAfter * before) best = step;
    }
    return `${2019 + best} para ${2020 + best}`;
  },
  // One per cent first, then as many as the two slices differ by.
  'mt-pesquisa-em-setores': (read) => {
    const [first = 0, second = 0, third = 0] = read.each(/, #%/);
    const [, said = ''] = /lembra que ([\d.]+)/.exec(read.text) ?? [];
    return ((numbersIn(said)[0] ?? 0) / third) * (first - second);
  },
  // Unit by unit, each at the price of its place.
  'mt-conta-por-faixas': (read) => {
    const [first = 0, second = 0, third = 0] = read.column(1);
    const used = read.one(/(?:consumiu|usou|caixa de) # (?:m³|GB|kg)/);
    let total = 0;
    for (let unit = 1; unit <= used; unit++) total += unit <= 10 ? first : unit <= 20 ? second : third;
    return total;
  },
  'mt-mes-de-maior-lucro': (read) => {
    const months = ['janeiro', 'fevereiro', 'março', 'abril', 'maio'];
    const income = read.all(/Receita, em ordem: #, #, #, # e #/);
    const spent = read.all(/Despesa, em ordem: #, #, #, # e #/);
    const ranked = months.toSorted(
      (one, other) =>
        (income[months.indexOf(other)] ?? 0) -
        (spent[months.indexOf(other)] ?? 0) -
        ((income[months.indexOf(one)] ?? 0) - (spent[months.indexOf(one)] ?? 0)),
    );
    return ranked[0] ?? '';
  },
};
