import type { CallParsed, CourseDetail, CourseOffer } from '@gabarita/contract';
import {
  belowMinimum,
  bonusOf,
  type Candidate,
  CutoffDistribution,
  chanceOf,
  competingScore,
  missingPoints,
  worthOfPoint,
} from '@gabarita/sisu';
import { AppError } from '../../app-error.js';
import type { OfferYear } from '../../db/schema/index.js';
import { decodeCursor, type Paged, paged } from '../../http/paging.js';
import type { Services } from '../../services.js';
import { weightsOf } from './offer-rows.js';
import { readerOf } from './reader.js';
import { findCourse, listModalities, type StoredOffer, searchCourses } from './repository.js';
import { wordQuery } from './words.js';

type Query = CallParsed<'GET /api/courses', 'query'>;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const percent = (value: number): number => Math.round(value * 100) / 100;

/** Offers that match what was typed, each with its forecast and the reader's chance in one modality. */
export async function findCourses({ db }: Pick<Services, 'db'>, query: Query): Promise<Paged<CourseOffer>> {
  const texts = await listModalities(db);
  const [modality] = [...texts].find(([, text]) => text === query.modality) ?? [];
  const place = decodeCursor(query.cursor, ['text', 'text', 'id']);
  const rows = await searchCourses(db, {
    words: wordQuery(query),
    uf: query.uf?.toUpperCase(),
    shift: query.shift,
    degree: query.degree,
    after: place && { course: place[0], city: place[1], id: place[2] },
    limit: query.limit,
  });
  const reader = readerOf(query, bonusOf(query.modality));
  const { rows: shown, next } = paged(rows, query.limit, ({ course, city, id }) => [course, city, id]);
  return { rows: shown.map((row) => ({ ...placeOf(row), ...inModality(row, modality, reader) })), next };
}

/** One offer, with the years of the one it goes on from. */
export async function readCourse(
  { db }: Pick<Services, 'db'>,
  id: number,
  query: CallParsed<'GET /api/courses/:id', 'query'>,
): Promise<CourseDetail> {
  const rows = await findCourse(db, id);
  const offer = rows.find((row) => row.id === id);
  const years = rows.flatMap((row) => row.years).toSorted((a, b) => a.year - b.year);
  const last = years.at(-1);
  if (!offer || !last) throw new AppError('not-found');
  const texts = await listModalities(db);
  const numbers = [...new Set([...years.flatMap(({ cutoffs }) => cutoffs.map(([modality]) => modality))])];
  const weights = weightsOf(last);
  const plainReader = readerOf(query, 0);
  const worth = worthOfPoint(weights);
  return {
    ...placeOf(offer),
    weights: {
      year: last.year,
      weights: weights.weights,
      minimums: weights.minimums,
      minimum_total: weights.minimumTotal,
    },
    worth: {
      cn: tenths(10 * worth.cn),
      ch: tenths(10 * worth.ch),
      lc: tenths(10 * worth.lc),
      mt: tenths(10 * worth.mt),
      redacao: tenths(10 * worth.redacao),
    },
    below_minimum: plainReader ? belowMinimum(weights, plainReader) : [],
    modalities: numbers.map((modality) => {
      const text = texts.get(modality) ?? '';
      const reader = readerOf(query, bonusOf(text));
      const { last: _, ...chance } = inModality({ ...offer, years }, modality, reader);
      const cutoff = distributionOf(offer, modality);
      const missing = reader && cutoff ? missingPoints(cutoff, weights, reader) : undefined;
      return {
        id: modality,
        text,
        bonus: bonusOf(text),
        years: years.flatMap(({ year, cutoffs }) =>
          lowestFirst(cutoffs, modality).map(([, places, score]) => ({ year, places, cutoff: score })),
        ),
        ...chance,
        missing: missing
          ? {
              points: tenths(missing.missing),
              rises: missing.rises.map((rise) => ({ ...rise, brings: tenths(rise.brings) })),
            }
          : null,
      };
    }),
  };
}

const placeOf = ({ id, uf, institution, acronym, campus, city, course, degree, shift }: StoredOffer) => ({
  id,
  uf,
  institution,
  acronym,
  campus,
  city,
  course,
  degree,
  shift,
});

/** An offer with two entries in a year shows the lower cut-off first. */
const lowestFirst = (cutoffs: OfferYear['cutoffs'], modality: number | undefined): OfferYear['cutoffs'] =>
  cutoffs.filter(([one]) => one === modality).toSorted(([, , a], [, , b]) => (a ?? 0) - (b ?? 0));

function distributionOf({ forecast }: StoredOffer, modality: number | undefined): CutoffDistribution | undefined {
  const kept = forecast?.cutoffs.find(([one]) => one === modality);
  return kept && new CutoffDistribution(kept[1], kept[2]);
}

/** What is known of an offer in one modality, and what it means for the reader. */
function inModality(offer: StoredOffer, modality: number | undefined, reader: Candidate | undefined) {
  const year = offer.years.findLast(({ cutoffs }) => lowestFirst(cutoffs, modality).length > 0);
  const [row] = year ? lowestFirst(year.cutoffs, modality) : [];
  const latest = offer.years.at(-1);
  const cutoff = distributionOf(offer, modality);
  return {
    last: year && row ? { year: year.year, cutoff: row[2] } : null,
    forecast:
      cutoff && offer.forecast
        ? {
            year: offer.forecast.year,
            cutoff: tenths(cutoff.median),
            low: tenths(cutoff.quantile(0.1)),
            high: tenths(cutoff.quantile(0.9)),
          }
        : null,
    score: reader && latest ? Math.min(1000, tenths(competingScore(weightsOf(latest), reader).score)) : null,
    chance: reader && latest && cutoff ? percent(chanceOf(cutoff, weightsOf(latest), reader)) : null,
  };
}
