import { isLetter, LETTERS } from './letters.js';
import { imagesIn, withoutImages } from './markdown-images.js';

/**
 * What can be wrong with a question. A reason withdraws it from students until staff mend it; a flag only asks staff
 * to look. Rules detect, they do not list: the service's data changes.
 */
export const REASONS = {
  'alternatives-missing': 'Não tem cinco alternativas',
  'alternative-empty': 'Há alternativa sem texto nem imagem',
  'alternatives-alike': 'Há alternativas iguais',
  'nothing-to-read': 'Falta o texto em que a questão se apoia',
  'statement-missing': 'Falta o enunciado',
  'image-broken': 'O serviço perdeu uma imagem da questão',
  'image-missing': 'Uma imagem da questão não foi encontrada',
  'image-unreadable': 'Um arquivo de imagem da questão não é uma imagem',
  'key-missing': 'Não há alternativa correta',
  'withdrawn-by-staff': 'Retirada pela escola',
} as const;
export type Reason = keyof typeof REASONS;

export const FLAGS = {
  'image-only': 'Só imagem',
  'no-context': 'Sem texto de apoio',
} as const;
export type Flag = keyof typeof FLAGS;

/** Why a number of an edition has no question at all. */
export const GAPS = {
  absent: 'O serviço não tem a questão',
  refused: 'O serviço se recusa a entregar a questão',
  'other-language': 'Só há o texto do outro idioma',
} as const;
export type Gap = keyof typeof GAPS;

/** The parts of a question that the rules look at. */
export interface Judged {
  context: string | null;
  statement: string;
  alternatives: readonly { letter: string; text: string | null; image: string | null }[];
  key: { letter: string | null; annulled: boolean };
}

/** What the service links where it lost an image. */
export const isBrokenImage = (url: string): boolean => /broken-image\.svg$/.test(url);

/** Shorter than this, and with no image, context and statement together cannot be a question. */
const READABLE_LENGTH = 60;

export function reasonsAgainst({ context, statement, alternatives, key }: Judged): Reason[] {
  const readable = [context ?? '', statement].join('\n').trim();
  const images = imagesIn(readable);
  const found: [Reason, boolean][] = [
    ['alternatives-missing', !hasAllLetters(alternatives)],
    ['alternative-empty', alternatives.some(({ text, image }) => !text && !image)],
    ['alternatives-alike', haveTwins(alternatives)],
    ['statement-missing', statement === ''],
    ['nothing-to-read', images.length === 0 && readable.length < READABLE_LENGTH],
    ['image-broken', [...images, ...alternatives.map(({ image }) => image ?? '')].some(isBrokenImage)],
    ['key-missing', !key.annulled && !isLetter(key.letter)],
  ];
  return found.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

export function flagsOn({ context }: Pick<Judged, 'context'>): Flag[] {
  if (!context) return ['no-context'];
  return imagesIn(context).length > 0 && withoutImages(context) === '' ? ['image-only'] : [];
}

function hasAllLetters(alternatives: Judged['alternatives']): boolean {
  const letters = new Set(alternatives.map(({ letter }) => letter));
  return alternatives.length === LETTERS.length && LETTERS.every((letter) => letters.has(letter));
}

function haveTwins(alternatives: Judged['alternatives']): boolean {
  const contents = alternatives
    .filter(({ text, image }) => text || image)
    .map(({ text, image }) => JSON.stringify([text ?? '', image ?? '']));
  return new Set(contents).size < contents.length;
}
