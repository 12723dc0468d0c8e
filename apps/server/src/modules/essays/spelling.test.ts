import { existsSync, readFileSync } from 'node:fs';
import { gradeEssay } from '@gabarita/essay-grader';
import { describe, expect, it } from 'vitest';
import { portugueseDictionary } from './spelling.js';

const CORPUS = '../shared/essay-corpus/dev.jsonl';

describe('the Portuguese dictionary', () => {
  it('knows Brazilian words and their forms, and not misspellings or other languages', {
    timeout: 60_000,
  }, async () => {
    const isWord = await portugueseDictionary();
    expect(['saúde', 'educação', 'conscientizar', 'ônibus', 'fazê-lo'].map(isWord)).not.toContain(false);
    expect(['saude', 'educassão', 'concerteza', 'people', 'x'.repeat(500)].map(isWord)).not.toContain(true);
  });

  it('is loaded once', () => {
    expect(portugueseDictionary()).toBe(portugueseDictionary());
  });
});

describe.skipIf(!existsSync(CORPUS))('the grader with it (needs ../shared)', () => {
  it('comes near the human totals of essays on unseen topics', { timeout: 120_000 }, async () => {
    const isWord = await portugueseDictionary();
    const essays = readFileSync(CORPUS, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { text: string; topic: string; total: number; year: number; subset: string })
      .filter(({ subset, year }) => subset === 'unseen-topic' && year >= 2020);
    const grades = essays.map((essay) => gradeEssay(essay, isWord).total);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const error = Math.sqrt(mean(essays.map(({ total }, index) => (total - (grades[index] ?? 0)) ** 2)));
    expect(essays.length).toBeGreaterThan(400);
    expect(error).toBeLessThan(85);
  });
});
