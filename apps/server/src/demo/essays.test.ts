import { gradeEssay } from '@gabarita/essay-grader';
import { expect, it } from 'vitest';
import { portugueseDictionary } from '../modules/essays/spelling.js';
import { DEMO_ESSAYS } from './essay-texts.js';
import { demoEssayToGrade, knowsDemoWords } from './essays.js';

it('the essays of the demonstration get the same grades without the dictionary, which is slow to load', {
  timeout: 60_000,
}, async () => {
  const isWord = await portugueseDictionary();
  const totals = (knows: typeof isWord) =>
    DEMO_ESSAYS.map(({ paragraphs }) => gradeEssay(demoEssayToGrade(paragraphs.join('\n')), knows).total);
  expect(totals(knowsDemoWords)).toEqual(totals(isWord));
  expect(Math.min(...totals(isWord))).toBeGreaterThan(400);
});
