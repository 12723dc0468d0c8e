import { numbersIn, type Proof } from '../reader.js';

export const quimica: Record<string, Proof> = {
  // Millilitre by millilitre, until there is as much solute as the weak solution needs.
  'cn-diluicao': (read) => {
    const [a = 0, b = 0] = read.each(/#%/).slice(0, 2);
    const [strong, weak] = [Math.max(a, b), Math.min(a, b)];
    const solute = (read.one(/# L\b/) * 1000 * weak) / 100;
    let millilitres = 0;
    while ((millilitres * strong) / 100 < solute - 1e-6) millilitres++;
    return millilitres;
  },
  // By moles: how many are burnt, and the carbon counted in the formula.
  'cn-gas-carbonico-da-queima': (read) => {
    const [, carbons = ''] = /\nC(?:<sub>(\d)<\/sub>)?H/.exec(read.text) ?? [];
    const molar = read.one(/são: [^,]+, #;/);
    return ((read.one(/# kg/) * 1000) / molar) * Number(carbons || 1) * 0.044;
  },
  // By the exponents alone: ten once for each unit of the scale.
  'cn-escala-de-ph': (read) => {
    const [, first = ''] = /amostra ([IV]+) é igual a/.exec(read.variant.statement) ?? [];
    const named = new Map(read.rows().map(([name = '', value = '']) => [name, Number(value)]));
    const [, second = ''] = /a da amostra ([IV]+)\.$/.exec(read.variant.alternatives.A.text) ?? [];
    let [value, times] = [named.get(first) ?? Number.NaN, 1];
    for (; value < (named.get(second) ?? 0); value++) times *= 10;
    return times;
  },
  // The mass that the norm allows in the final volume must be the mass that is there.
  'cn-limite-de-poluente': (read) => {
    const volume = read.one(/# m³/);
    const grams = read.one(/# g de/);
    const limit = read.one(/# mg por litro/);
    const final = (grams * 1000) / limit / 1000;
    return final - volume;
  },
  // Halved again and again.
  'cn-meia-vida': (read) => {
    const [start = 0, end = 0] = read.each(/# MBq/);
    const half = read.one(/# (?:dias|horas|minutos|anos)/);
    let [activity, time] = [start, 0];
    while (activity > end + 1e-9) {
      activity /= 2;
      time += half;
    }
    return time;
  },
  // Products compared crosswise, without dividing.
  'cn-energia-dos-combustiveis': (read) => {
    const fuels = read.rows().map(([name = '', molar = '', energy = '']) => ({
      name,
      molar: numbersIn(molar)[0] ?? 0,
      energy: numbersIn(energy)[0] ?? 0,
    }));
    const sign = read.has(/libera mais/) ? 1 : -1;
    return fuels.toSorted((one, other) => sign * (other.energy * one.molar - one.energy * other.molar))[0]?.name ?? '';
  },
  // What is left of the carbonate when the gas has gone.
  'cn-pureza-do-calcario': (read) => {
    const moles = (read.one(/(?:lote de|partir de|processados) #/) * read.one(/#%/)) / 100 / 100;
    return moles * 100 - moles * 44;
  },
  // Atoms of oxygen counted in the products, molecule by molecule.
  'cn-oxigenio-da-combustao': (read) => {
    const [, carbons = '', hydrogens = ''] = /C<sub>(\d+)<\/sub>H<sub>(\d+)<\/sub>/.exec(read.text) ?? [];
    const moles = read.one(/de # mol desse/);
    let atoms = 0;
    for (let carbon = 0; carbon < Number(carbons) * moles; carbon++) atoms += 2;
    for (let hydrogen = 0; hydrogen < Number(hydrogens) * moles; hydrogen += 2) atoms += 1;
    return atoms / 2;
  },
};
