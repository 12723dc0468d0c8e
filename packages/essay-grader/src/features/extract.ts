import { withCanonicalBlanks } from '../text/canonical-blanks.js';
import { parseEssay } from '../text/essay-text.js';
import { argumentFeatures } from './argument.js';
import { cohesionFeatures } from './cohesion.js';
import { grammarFeatures } from './grammar.js';
import { interventionFeatures } from './intervention.js';
import { lengthFeatures } from './length.js';
import { lexicalVarietyFeatures } from './lexical-variety.js';
import { mechanicsFeatures } from './mechanics.js';
import { morphologyFeatures } from './morphology.js';
import { paragraphFeatures } from './paragraphs.js';
import { registerFeatures } from './register.js';
import { repertoireFeatures } from './repertoire.js';
import { sentenceFeatures } from './sentences.js';
import { findUnknownWords, type IsWord, spellingFeatures } from './spelling.js';
import type { Features } from './statistics.js';
import { topicFeatures } from './topic.js';

/** Every number the model sees, named "group.feature". Training and product call this same function. */
export function extractFeatures(text: string, topic: string, isWord: IsWord): Features {
  const essay = parseEssay(withCanonicalBlanks(text));
  const groups: Record<string, Features> = {
    length: lengthFeatures(essay),
    paragraphs: paragraphFeatures(essay),
    sentences: sentenceFeatures(essay),
    vocabulary: lexicalVarietyFeatures(essay),
    spelling: spellingFeatures(essay, findUnknownWords(essay.words, isWord)),
    mechanics: mechanicsFeatures(essay),
    grammar: grammarFeatures(essay, isWord),
    register: registerFeatures(essay),
    morphology: morphologyFeatures(essay),
    cohesion: cohesionFeatures(essay),
    repertoire: repertoireFeatures(essay),
    argument: argumentFeatures(essay),
    intervention: interventionFeatures(essay),
    topic: topicFeatures(essay, topic),
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, features]) =>
      Object.entries(features).map(([name, value]) => [`${group}.${name}`, value]),
    ),
  );
}
