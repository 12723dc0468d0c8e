import { areaOf, type Place } from './booklet-order.js';
import { type Flag, flagsOn, type Reason, reasonsAgainst } from './defects.js';
import { type Area, isArea } from './disciplines.js';
import { isLetter, type Letter } from './letters.js';
import { joinBrokenLines } from './line-breaks.js';
import { imagesIn } from './markdown-images.js';
import { correctedKey, isAnnulled, isOutsideTri } from './official-facts.js';
import type { ServiceQuestion } from './service-question.js';
import { normaliseText } from './text.js';

export const REPAIRS = {
  'area-corrected': 'Área deduzida do ano e do número',
  'key-corrected': 'Gabarito trocado pelo oficial',
  annulled: 'Anulada pelo INEP',
  'text-normalised': 'Texto normalizado',
  'lines-joined': 'Linhas quebradas no meio de frases, reunidas',
  'language-labelled': 'Idioma identificado',
} as const;
export type Repair = keyof typeof REPAIRS;

/** A question ready to be stored, with what had to be done to it and what still stands against it. */
export interface RepairedQuestion extends Place {
  area: Area;
  context: string | null;
  statement: string;
  alternatives: { letter: Letter; text: string | null; image: string | null }[];
  key: { letter: Letter | null; annulled: boolean; outsideTri: boolean };
  /** The letter the service gives, to be held against INEP's. */
  serviceKey: Letter | null;
  repairs: Repair[];
  reasons: Reason[];
  flags: Flag[];
}

/** Turns a question of the public service into one of ours. Year and place are the caller's: the data's own are wrong. */
export function repairQuestion(raw: ServiceQuestion, year: number, place: Place): RepairedQuestion {
  const area = areaOf(year, place.index);
  if (!area) throw new RangeError(`no question ${place.index} in an exam`);
  const context = cleanOrNull(raw.context);
  const statement = clean(raw.alternativesIntroduction ?? '');
  const alternatives = raw.alternatives.map(({ letter, text, file }) => ({
    letter: letter.trim().toUpperCase(),
    text: cleanOrNull(text),
    image: cleanOrNull(file),
  }));
  const serviceKey = isLetter(raw.correctAlternative) ? raw.correctAlternative : null;
  const key = officialKey(year, place.index, serviceKey);
  const judged = { context, statement, alternatives, key };
  return {
    ...place,
    area,
    context,
    statement,
    alternatives: alternatives.flatMap(({ letter, ...rest }) => (isLetter(letter) ? [{ letter, ...rest }] : [])),
    key,
    serviceKey,
    repairs: repairsOf(raw, { area, place, key, serviceKey }),
    reasons: reasonsAgainst(judged),
    flags: flagsOn(judged),
  };
}

/** Every image that the question shows. */
export const imagesOf = ({ context, statement, alternatives }: RepairedQuestion): string[] => [
  ...new Set([
    ...imagesIn(context ?? ''),
    ...imagesIn(statement),
    ...alternatives.flatMap(({ text, image }) => [...imagesIn(text ?? ''), ...(image ? [image] : [])]),
  ]),
];

function officialKey(year: number, index: number, serviceKey: Letter | null) {
  const annulled = isAnnulled(year, index);
  return {
    letter: annulled ? null : (correctedKey(year, index) ?? serviceKey),
    annulled,
    outsideTri: isOutsideTri(year, index),
  };
}

interface Outcome extends Pick<RepairedQuestion, 'area' | 'key' | 'serviceKey'> {
  place: Place;
}

function repairsOf(raw: ServiceQuestion, { area, place, key, serviceKey }: Outcome): Repair[] {
  const texts = [raw.context, raw.alternativesIntroduction, ...raw.alternatives.map(({ text }) => text)];
  const done: [Repair, boolean][] = [
    ['area-corrected', raw.discipline !== null && isArea(raw.discipline) && raw.discipline !== area],
    ['key-corrected', key.letter !== null && key.letter !== serviceKey],
    ['annulled', key.annulled],
    ['language-labelled', place.language !== null && raw.language !== place.language],
    ['text-normalised', texts.some((text) => text !== null && normaliseText(text) !== text.trim())],
    ['lines-joined', texts.some((text) => text !== null && clean(text) !== normaliseText(text))],
  ];
  return done.flatMap(([repair, holds]) => (holds ? [repair] : []));
}

const clean = (text: string): string => joinBrokenLines(normaliseText(text));
const cleanOrNull = (text: string | null): string | null => (text === null ? null : clean(text) || null);
