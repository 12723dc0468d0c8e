import { describe, expect, it } from 'vitest';
import { knowsSampleWords, SAMPLE_ESSAY, SAMPLE_PARAGRAPHS, SAMPLE_TOPIC } from '../../test/sample-essay.js';
import { weights } from '../model/weights.js';
import { extractFeatures } from './extract.js';
import type { Features } from './statistics.js';

const extract = (text: string, topic = SAMPLE_TOPIC): Features => extractFeatures(text, topic, knowsSampleWords);
const sample = extract(SAMPLE_ESSAY);

describe('the features of an essay', () => {
  it('are exactly those the model was trained on, all finite', () => {
    expect(Object.keys(sample)).toEqual(weights.features);
    for (const text of [SAMPLE_ESSAY, 'Oi.', ''])
      expect(Object.values(extract(text)).every(Number.isFinite)).toBe(true);
  });

  it('do not change with blanks around punctuation, brackets or the name of a thinker', () => {
    expect(extract(SAMPLE_ESSAY.replaceAll(',', ' ,').replaceAll('. ', '.  '))).toEqual(sample);
    expect(extract(SAMPLE_ESSAY.replace('Portanto,', 'Portanto, [sem vírgula]'))).toEqual(sample);
    expect(extract(SAMPLE_ESSAY.replace('Sueli Carneiro', 'Immanu Kanterin'))['repertoire.sources']).toBe(
      sample['repertoire.sources'],
    );
  });

  it('see paragraphs that open linked to the one before, and the listing one', () => {
    expect(sample).toMatchObject({
      'cohesion.linkedParagraphs': 2,
      'cohesion.listingParagraphs': 1,
      'cohesion.linkedConclusion': 1,
    });
    const unlinked = extract(SAMPLE_ESSAY.replace('Além disso, a', 'A'));
    expect(unlinked['cohesion.unlinkedParagraphs']).toBe(1);
  });

  it('find the five elements of the proposal in the conclusion alone', () => {
    expect(sample['intervention.elements']).toBe(6);
    expect(extract(SAMPLE_PARAGRAPHS.slice(0, 3).join('\n'))['intervention.elements']).toBeLessThan(5);
  });

  it('count words the dictionary does not know, but not names', () => {
    const misspelt = extract(SAMPLE_ESSAY.replace('história', 'historea').replace('Sueli', 'Xuxeli'));
    expect(misspelt['spelling.misspelt']).toBe(1);
    expect(misspelt['spelling.namesPer100']).toBeGreaterThan(0);
  });

  it('see how much of the theme comes back', () => {
    expect(sample['topic.coverage']).toBe(1);
    expect(extract(SAMPLE_ESSAY, 'Impactos do consumo de carne no clima')['topic.coverage']).toBeLessThan(0.4);
  });

  it('see slips of grammar and commas', () => {
    const slipped = extract(
      SAMPLE_ESSAY.replace('Isso ocorre porque', 'Isso ocorre a partir de que, os problema, visto que, a').replace(
        'Portanto, são',
        'Portanto são',
      ),
    );
    expect(slipped['grammar.numberSlips']).toBe(1);
    expect(slipped['grammar.superfluousCommas']).toBe(1);
    expect(slipped['grammar.missingAfterOpening']).toBe(1);
  });

  it('take no pronoun for an article, and no number or preposition for a noun', () => {
    const verbs = ['deixa', 'deixas', 'deixam', 'vinte', 'vintes', 'contra', 'contras'];
    const knows = (word: string) => verbs.includes(word) || knowsSampleWords(word);
    const slips = (sentence: string) => extractFeatures(sentence, SAMPLE_TOPIC, knows)['grammar.numberSlips'];
    expect(slips('A escola os deixa sem casa e nos deixa sem gente, entre os vinte e as contra partes.')).toBe(0);
    expect(slips('Vejo as casas, os problema e as pessoa.')).toBe(2);
  });

  it('see repertoire used and explained in the development', () => {
    expect(sample['argument.groundedAndExplained']).toBe(2);
    expect(sample['argument.thesis']).toBe(1);
  });

  it('measure repetition', () => {
    expect(extract(`${SAMPLE_ESSAY}\n${SAMPLE_ESSAY}`)['vocabulary.repeatedTrigrams']).toBeGreaterThan(0.45);
    expect(sample['vocabulary.repeatedTrigrams']).toBeLessThan(0.1);
  });
});
