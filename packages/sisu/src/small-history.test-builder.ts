import type { Cutoff, History, Offer } from './history.js';

const COURSES = ['MEDICINA', 'DIREITO', 'FÍSICA', 'LETRAS'];
const CAMPUSES = ['NORTE', 'SUL', 'LESTE'];

/** Twelve offers over four years: each course has a level, each year a drift, each offer a deviation of its own. */
export function smallHistory(change: (row: Cutoff) => Cutoff = (row) => row): History {
  const offers = COURSES.flatMap((course, c) =>
    CAMPUSES.map(
      (campus, i): Offer => ({
        offer: c * 10 + i,
        uf: 'BA',
        institution: 'UNIVERSIDADE',
        acronym: 'UN',
        campus,
        city: campus,
        course,
        degree: 'Bacharelado',
        shift: 'Integral',
      }),
    ),
  );
  const cutoffs = offers.flatMap(({ offer }) =>
    [2019, 2020, 2021, 2022].flatMap((year) =>
      [1, 2].map((modality) =>
        change({ year, offer, modality, places: 20, cutoff: levelOf(offer) + (year % 2) * 4 - (modality - 1) * 30 }),
      ),
    ),
  );
  return {
    offers: new Map(offers.map((one) => [one.offer, one])),
    modalities: new Map([
      [1, 'AC'],
      [2, 'EP'],
    ]),
    cutoffs,
  };
}

/** Medicina 760, Direito 700, Física 640, Letras 580, and up to 10 more by campus. */
const levelOf = (offer: number): number => 760 - Math.floor(offer / 10) * 60 + (offer % 10) * 5;
