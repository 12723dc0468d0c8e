import { describe, expect, it } from 'vitest';
import { continuedOffers } from './continued-offers.js';
import type { Offer } from './history.js';

const physics: Offer = {
  offer: 1,
  uf: 'GO',
  institution: 'UNIVERSIDADE',
  acronym: 'U',
  campus: 'REGIONAL GOIÂNIA - CÂMPUS SAMAMBAIA',
  city: 'Goiânia',
  course: 'FÍSICA - ÊNFASE',
  degree: 'Bacharelado',
  shift: 'Integral',
};
const renamed: Offer = { ...physics, offer: 2, campus: 'CÂMPUS SAMAMBAIA', course: 'FíSICA – ÊNFASE' };

const historyOf = (...rows: [Offer, number][]) => ({
  offers: new Map(rows.map(([offer]) => [offer.offer, offer])),
  modalities: new Map([[3, 'AC']]),
  cutoffs: rows.map(([{ offer }, year]) => ({ year, offer, modality: 3, places: 10, cutoff: 600 })),
});

describe('offers that go on under another spelling', () => {
  it('are found, whichever comes first in the file', () => {
    expect(continuedOffers(historyOf([physics, 2023], [renamed, 2024]))).toEqual(new Map([[1, 2]]));
    expect(continuedOffers(historyOf([renamed, 2022], [physics, 2024]))).toEqual(new Map([[2, 1]]));
  });

  it('are not two that were offered in the same year', () => {
    expect(continuedOffers(historyOf([physics, 2024], [renamed, 2024])).size).toBe(0);
  });

  it('are not those of another shift, or three that could each be the one', () => {
    expect(continuedOffers(historyOf([physics, 2023], [{ ...renamed, shift: 'Noturno' }, 2024])).size).toBe(0);
    expect(continuedOffers(historyOf([physics, 2022], [renamed, 2023], [{ ...renamed, offer: 3 }, 2024])).size).toBe(0);
  });
});
