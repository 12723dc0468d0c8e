import type { Random } from '../engine/random.js';

/** Somebody a question is about, with the words that agree with them. */
export interface Person {
  name: string;
  /** "a agricultora Iracema", "o agricultor Davi". */
  as(masculine: string, feminine: string): string;
  /** The one of two words that agrees. */
  form(masculine: string, feminine: string): string;
  ele: 'ela' | 'ele';
}

const WOMEN = [
  'Iracema',
  'Rosalva',
  'Janaína',
  'Luzia',
  'Naiara',
  'Jurema',
  'Conceição',
  'Tainá',
  'Marlene',
  'Francisca',
  'Ivone',
  'Lúcia',
  'Bárbara',
  'Renata',
  'Cecília',
  'Aparecida',
  'Míriam',
  'Sônia',
  'Helena',
  'Dandara',
  'Beatriz',
  'Raimunda',
  'Célia',
  'Joana',
];
const MEN = [
  'Davi',
  'Raimundo',
  'Severino',
  'Antônio',
  'Caetano',
  'João',
  'Benedito',
  'Otávio',
  'Mateus',
  'Sebastião',
  'Ademir',
  'Tiago',
  'Rodrigo',
  'Vicente',
  'Josué',
  'Geraldo',
  'Marcos',
  'Cícero',
  'Anselmo',
  'Paulo',
  'Heitor',
  'Miguel',
  'Valdir',
  'Henrique',
];

function person(name: string, woman: boolean): Person {
  const form = (masculine: string, feminine: string) => (woman ? feminine : masculine);
  return {
    name,
    form,
    ele: woman ? 'ela' : 'ele',
    as: (masculine, feminine) => `${form('o', 'a')} ${form(masculine, feminine)} ${name}`,
  };
}

export const woman = (random: Random): Person => person(random.pick(WOMEN), true);
export const man = (random: Random): Person => person(random.pick(MEN), false);
export const someone = (random: Random): Person => (random.below(2) === 0 ? woman(random) : man(random));
