import { describe, expect, it } from 'vitest';
import { Random } from '../engine/random.js';
import { Unsuitable } from '../engine/suitable.js';
import { count, countInWords, inWords, list, table } from './agreement.js';
import { duration, fraction, money, num, numberWith, percent, raised, timeOfDay } from './numbers.js';
import { man, woman } from './people.js';

describe('numbers in Portuguese', () => {
  it('have a comma for decimals and a dot for thousands', () => {
    expect(num(1234567.5)).toBe('1.234.567,5');
    expect(num(0.1 + 0.2)).toBe('0,3');
    expect(num(-3)).toBe('−3');
    expect(numberWith(3, 2)).toBe('3,00');
    expect(percent(12.5)).toBe('12,5%');
    expect(raised(-12)).toBe('⁻¹²');
  });

  it('are money with cents', () => {
    expect(money(1)).toBe('R$ 1,00');
    expect(money(1250.5)).toBe('R$ 1.250,50');
  });

  it('are refused when an exam would not print them', () => {
    expect(() => num(1 / 3)).toThrow(Unsuitable);
    expect(() => money(0.005)).toThrow(Unsuitable);
  });

  it('are fractions in lowest terms, durations and times of day', () => {
    expect(fraction(6, 20)).toBe('3/10');
    expect([duration(270), duration(60), duration(45)]).toEqual(['4 h 30 min', '1 h', '45 min']);
    expect(timeOfDay(24 * 60 + 65)).toBe('1 h 5 min');
  });
});

describe('agreement', () => {
  it('begins the plural at two', () => {
    expect([count(1, 'litro'), count(1.5, 'litro'), count(2, 'litro')]).toEqual(['1 litro', '1,5 litro', '2 litros']);
    expect([count(1, 'mês', 'meses'), count(3, 'mês', 'meses')]).toEqual(['1 mês', '3 meses']);
  });

  it('follows the gender of what is counted', () => {
    expect([inWords(2), inWords(2, 'f'), inWords(3, 'f'), inWords(12)]).toEqual(['dois', 'duas', 'três', '12']);
    expect([countInWords(1, 'f', 'hora'), countInWords(2, 'f', 'hora')]).toEqual(['uma hora', 'duas horas']);
  });

  it('follows the person', () => {
    expect(woman(new Random('who')).as('agricultor', 'agricultora')).toMatch(/^a agricultora \p{Lu}/u);
    expect(man(new Random('who')).as('agricultor', 'agricultora')).toMatch(/^o agricultor \p{Lu}/u);
  });

  it('joins lists and tables as the bank writes them', () => {
    expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(['a', 'a e b', 'a, b e c']);
    expect(table(['x', 'y'], [['1', '2']])).toBe('| x | y |\n|---|---|\n| 1 | 2 |');
  });
});
