import { describe, expect, it } from 'vitest';
import { onlyKeySatisfies } from './only-key.js';
import { keyOf, numberIn } from './question.js';

describe('Ciências Humanas', () => {
  it('ch-02: the ratio of densities multiplies the ratio of populations by the inverse ratio of areas', () => {
    const north = { area: 45.2, population: 8.5 };
    const southeast = { area: 10.9, population: 41.8 };
    const density = (region: typeof north) => region.population / region.area;
    const ratio = density(southeast) / density(north);

    expect(Math.round(southeast.population / north.population)).toBe(5);
    expect(Math.round(north.area / southeast.area)).toBe(4);
    onlyKeySatisfies('ch-02', (text) => numberIn(text) === Math.round(ratio));
  });

  it('ch-12: only one town shrinks by births and deaths and still grows in all', () => {
    const towns = [
      { name: 'Campo Sereno', births: 900, deaths: 620, arrivals: 410, departures: 250 },
      { name: 'Ribeira Clara', births: 480, deaths: 610, arrivals: 150, departures: 390 },
      { name: 'Serra do Umbu', births: 760, deaths: 540, arrivals: 180, departures: 470 },
      { name: 'Porto Jurema', births: 350, deaths: 470, arrivals: 310, departures: 230 },
      { name: 'Vila das Dunas', births: 430, deaths: 520, arrivals: 640, departures: 290 },
    ];
    const chosen = towns.filter(({ births, deaths, arrivals, departures }) => {
      const natural = births - deaths;
      const migratory = arrivals - departures;
      return natural < 0 && natural + migratory > 0;
    });

    expect(chosen.map((town) => `${town.name}.`)).toEqual([keyOf('ch-12')]);
    onlyKeySatisfies('ch-12', (text) => text === `${chosen[0]?.name}.`);
  });

  it('ch-17: the task goes from Recife to Los Angeles to Bangalore, and each team keeps its own hours', () => {
    const offset = { recife: -3 * 60, losAngeles: -8 * 60, bangalore: 5 * 60 + 30 };
    const day = 24 * 60;
    const opening = 9 * 60;
    const closing = 18 * 60;
    // minutes since Monday 0:00, universal time
    const universal = (local: number, place: keyof typeof offset) => local - offset[place];
    const local = (instant: number, place: keyof typeof offset) => instant + offset[place];

    const leavesRecife = universal(closing, 'recife');
    const inLosAngeles = local(leavesRecife, 'losAngeles');
    expect(inLosAngeles).toBeGreaterThanOrEqual(opening);
    expect(inLosAngeles).toBeLessThan(closing);

    const leavesLosAngeles = universal(closing, 'losAngeles');
    const received = local(leavesLosAngeles, 'bangalore');
    const starts = Math.max(received, Math.floor(received / day) * day + opening);
    const done = starts + 6 * 60 + 30;
    expect(done % day).toBeLessThanOrEqual(closing);

    const clock = local(universal(done, 'bangalore'), 'recife');
    const weekday = ['segunda', 'terça', 'quarta'][Math.floor(clock / day)];
    const hours = Math.floor((clock % day) / 60);
    const minutes = clock % 60;
    const answer = `${hours} h${minutes ? ` ${minutes} min` : ''} de ${weekday}-feira.`;

    expect(keyOf('ch-17')).toBe(answer);
    onlyKeySatisfies('ch-17', (text) => text === answer);
  });

  it('ch-26: a copy reduced to one half doubles the denominator of the scale', () => {
    const onCopy = 7;
    const reduction = 0.5;
    const onOriginal = onCopy / reduction;
    const kilometres = (onOriginal * 50_000) / 100_000;

    onlyKeySatisfies('ch-26', (text) => Math.abs(numberIn(text) - kilometres) < 1e-9);
  });

  it('ch-39: one strip alone rises less than 30% of its horizontal distance', () => {
    const strips = [
      { name: 'I', from: 720, to: 740, centimetres: 3 },
      { name: 'II', from: 740, to: 770, centimetres: 4 },
      { name: 'III', from: 700, to: 710, centimetres: 1.5 },
      { name: 'IV', from: 730, to: 760, centimetres: 5 },
      { name: 'V', from: 710, to: 750, centimetres: 7 },
    ];
    const metresPerCentimetre = 2_000 / 100;
    const allowed = strips.filter(
      ({ from, to, centimetres }) => 100 * (to - from) < 30 * centimetres * metresPerCentimetre,
    );

    expect(allowed.map((strip) => `${strip.name}.`)).toEqual([keyOf('ch-39')]);
    onlyKeySatisfies('ch-39', (text) => text === `${allowed[0]?.name}.`);
  });

  it('ch-42: what is left after the costs, over all the hours at the disposal of the platform', () => {
    const received = 1080;
    const costs = 170 + 70 + 35 + 25;
    const hours = 36 + 24;
    const perHour = (received - costs) / hours;

    expect(received / 36).toBe(30);
    onlyKeySatisfies('ch-42', (text) => Math.abs(numberIn(text) - perHour) < 0.005);
  });
});
