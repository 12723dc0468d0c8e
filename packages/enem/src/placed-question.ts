import { FOREIGN_LANGUAGES, type Place, placeName } from './booklet-order.js';
import type { Gap } from './defects.js';
import { foreignLanguageOf } from './foreign-text.js';
import type { ServiceQuestion } from './service-question.js';

/** What a source gave for one year, by the service's names: `12`, `3-ingles`, and `5` for a text without its label. */
export interface ServiceYear {
  questions: ReadonlyMap<string, ServiceQuestion>;
  /** Names that the source has and will not give. */
  refused: ReadonlySet<string>;
}

export type Placed = { question: ServiceQuestion } | { gap: Gap };

/**
 * The question that belongs in a place. A text stored without its language hides the other one behind it, so it is
 * taken only where it must belong: a student who chose English never gets the Spanish text.
 */
export function questionAt(place: Place, { questions, refused }: ServiceYear): Placed {
  const { index, language } = place;
  const bare = questions.get(String(index));
  if (language === null) {
    // A label where no language is asked is only a wrong label.
    const found = bare ?? FOREIGN_LANGUAGES.map((label) => questions.get(`${index}-${label}`)).find(Boolean);
    return found ? { question: found } : { gap: refused.has(String(index)) ? 'refused' : 'absent' };
  }
  const labelled = questions.get(placeName(place));
  if (labelled)
    return foreignTextIn(labelled) === otherThan(language) ? { gap: 'other-language' } : { question: labelled };
  if (!bare) return { gap: refused.has(placeName(place)) ? 'refused' : 'absent' };
  const otherIsLabelled = questions.has(placeName({ index, language: otherThan(language) }));
  const written = foreignTextIn(bare) ?? (otherIsLabelled ? language : undefined);
  return written === language ? { question: bare } : { gap: 'other-language' };
}

const foreignTextIn = ({ context, alternativesIntroduction }: ServiceQuestion) =>
  foreignLanguageOf(`${context ?? ''} ${alternativesIntroduction ?? ''}`);

const otherThan = (language: (typeof FOREIGN_LANGUAGES)[number]) =>
  language === FOREIGN_LANGUAGES[0] ? FOREIGN_LANGUAGES[1] : FOREIGN_LANGUAGES[0];
