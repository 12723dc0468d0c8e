import type { AttemptView } from '@gabarita/contract';
import { AREAS, type Area, SHORT_LABELS } from '@gabarita/enem';
import {
  calibratedScorer,
  formulaScore,
  gradeOutOfTen,
  manualSheetScore,
  percentageCorrect,
  RIGHT,
  WRONG,
} from '@gabarita/scoring';
import type { CurrentCalibration } from '../calibration/current.js';
import type { Mark } from './marking.js';

/** From marks to numbers. Pure: the same answers always give the same result. */

type AreaResult = AttemptView['areas'][number];
type Tri = Pick<AreaResult, 'tri_score' | 'tri_error' | 'tri_source'>;

/** How an exam is scored. */
export interface Rules {
  /** The areas that get a score of their own; of a custom exam its report subject, or none. */
  areas: Area[];
  useTri: boolean;
  /** A sheet typed in by hand, where the exam has no item parameters. */
  manual: boolean;
  /** Areas whose parameters and key are what INEP scored with. */
  officialAreas: ReadonlySet<Area>;
  /** Of a custom exam whose items were calibrated from its answers. */
  calibration: Pick<CurrentCalibration, 'placementError' | 'firm'> | null;
  /** INEP gives 0 to an answer sheet without a mark, from 2014 on. */
  blankIsZero: boolean;
}

export interface Result extends Tri {
  total_questions: number;
  /** Left out of every other number until their keys open. */
  held_questions: number;
  answered: number;
  correct_answers: number;
  score: number;
  percentage: number;
  non_tri_score: number | null;
  areas: AreaResult[];
}

export function resultOf(marks: Mark[], rules: Rules): Result {
  const counted = marks.filter(({ available, held }) => available && !held);
  const correct = counted.filter((mark) => mark.correct);
  const total = counted.length;
  const points = sumOfPoints(correct);
  const areas = rules.areas.map((area) => areaResult(area, marksOf(counted, area, rules), rules));
  return {
    total_questions: total,
    held_questions: marks.filter(({ available, held }) => available && held).length,
    answered: counted.filter(({ letter }) => letter !== null).length,
    correct_answers: correct.length,
    score: rules.manual ? manualSheetScore(correct.length, total) : Math.round(points * 10) / 10,
    percentage: percentageCorrect(points, sumOfPoints(counted)),
    non_tri_score: rules.useTri ? null : gradeOutOfTen(points, sumOfPoints(counted)),
    areas,
    ...overall(areas, counted, rules),
  };
}

const sumOfPoints = (marks: Mark[]): number => marks.reduce((sum, { points }) => sum + points, 0);

/** The one area of a custom exam covers all its questions, wherever they came from. */
const marksOf = (counted: Mark[], area: Area, { areas }: Rules): Mark[] =>
  areas.length === 1 ? counted : counted.filter((mark) => mark.area === area);

function areaResult(discipline: Area, marks: Mark[], rules: Rules): AreaResult {
  const correct = marks.filter((mark) => mark.correct);
  return {
    discipline,
    total_questions: marks.length,
    correct_answers: correct.length,
    percentage: percentageCorrect(sumOfPoints(correct), sumOfPoints(marks)),
    ...(rules.useTri ? triOf(discipline, marks, rules) : NO_TRI),
  };
}

const NO_TRI: Tri = { tri_score: null, tri_error: null, tri_source: null };

/** With item parameters for all that counts, their score; else the formula, or the manual sheet's own. */
function triOf(area: Area, marks: Mark[], rules: Rules): Tri {
  const items = marks.filter(({ annulled, outsideTri }) => !annulled && !outsideTri);
  const scaled = items.flatMap(({ parameters, calibrated, area: own }) =>
    parameters && (calibrated || own === area) ? [{ parameters }] : [],
  );
  if (scaled.length === 0 || scaled.length < items.length) return withoutParameters(marks, rules);
  const { placementError = 0 } = rules.calibration ?? {};
  const score = calibratedScorer({ area: SHORT_LABELS[area], items: scaled, placementError });
  const estimate = score(items.map(({ correct }) => (correct ? RIGHT : WRONG)));
  const blank = rules.blankIsZero && marks.every(({ letter }) => letter === null);
  return {
    tri_score: blank ? 0 : estimate.score,
    tri_error: Math.round(estimate.standardError * 10) / 10,
    tri_source: sourceOf(area, rules),
  };
}

function sourceOf(area: Area, { officialAreas, calibration }: Rules): Tri['tri_source'] {
  if (officialAreas.has(area)) return 'official';
  return calibration?.firm ? 'calibrated' : 'estimate';
}

function withoutParameters(marks: Mark[], { manual }: Rules): Tri {
  const correct = marks.filter((mark) => mark.correct).length;
  return manual
    ? { tri_score: manualSheetScore(correct, marks.length), tri_error: null, tri_source: 'manual' }
    : { tri_score: formulaScore(correct, marks.length), tri_error: null, tri_source: 'formula' };
}

/** The mean of the areas; an exam of no particular area is scored as a whole. */
function overall(areas: AreaResult[], counted: Mark[], rules: Rules): Tri {
  if (!rules.useTri) return NO_TRI;
  const scores = areas.flatMap(({ tri_score }) => tri_score ?? []);
  if (scores.length === 0) return withoutParameters(counted, rules);
  const errors = areas.flatMap(({ tri_error }) => tri_error ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    tri_score: Math.round(mean * 10) / 10,
    tri_error: errors.length === scores.length ? Math.round((Math.hypot(...errors) / errors.length) * 10) / 10 : null,
    tri_source: roughest(areas),
  };
}

const FINEST_FIRST = ['official', 'calibrated', 'estimate', 'formula', 'manual'] as const;

/** A mean is no better founded than the worst of its parts. */
const roughest = (areas: AreaResult[]): Tri['tri_source'] =>
  FINEST_FIRST.findLast((source) => areas.some(({ tri_source }) => tri_source === source)) ?? null;

/** The areas of an edition's discipline, in the order the product lists them. */
export const areasOf = (discipline: 'prova-completa' | Area): Area[] =>
  discipline === 'prova-completa' ? [...AREAS] : [discipline];
