import type { EssayText } from '../text/essay-text.js';
import { type Features, per100 } from './statistics.js';

const ENDINGS = {
  adverbs: /mente$/,
  nominalisations: /(?:ção|ções|são|sões|dades?|ências?|mentos?|ismos?)$/,
  infinitives: /[aei]r$/,
  participles: /(?:ad|id)[oa]s?$/,
  pluralVerbs: /(?:am|em|ão)$/,
} as const;

/** How words are built, by their endings: style that does not depend on the topic. */
export const morphologyFeatures = ({ words }: EssayText): Features =>
  Object.fromEntries(
    Object.entries(ENDINGS).map(([name, ending]) => {
      const found = words.filter((word) => word.lower.length > 5 && ending.test(word.lower));
      return [name, per100(found.length, words.length)];
    }),
  );
