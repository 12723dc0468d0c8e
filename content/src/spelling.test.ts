import { readFileSync } from 'node:fs';
import { families } from '@gabarita/question-families';
import dictionary from 'dictionary-pt';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { describe, expect, it } from 'vitest';
import { loadEdition } from './load-edition.js';
import { type PortugueseText, portugueseOf, portugueseOfVariant, wordsIn } from './portuguese.js';

const utf8 = new TextDecoder();
const hunspell = await createHunspellFromStrings(utf8.decode(dictionary.aff), utf8.decode(dictionary.dic));
const listed = readFileSync(new URL('../spelling.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const edition = loadEdition();
/** Enough seeds for every scene of a family; what differs after that is only numbers. */
const SEEDS_READ = process.env.CI ? 150 : 60;
const variants = families.flatMap((family) =>
  Array.from({ length: SEEDS_READ }, (_, seed) => portugueseOfVariant(family.variant(seed))).flat(),
);
const texts = [...portugueseOf(edition), ...variants];

/** A listed word may open a sentence: "soroban" allows "Soroban", and not the other way round. */
const formsOf = (word: string) => [word, word.charAt(0).toLowerCase() + word.slice(1)];

const verdicts = new Map<string, boolean>();
function isRight(word: string): boolean {
  const verdict =
    verdicts.get(word) ?? (hunspell.testSpelling(word) || formsOf(word).some((form) => listed.includes(form)));
  verdicts.set(word, verdict);
  return verdict;
}

/** Each word that is neither in the dictionary nor in spelling.txt, with where it stands: "mt-02: cachoera". */
const misspellings = (read: PortugueseText[]) => [
  ...new Set(
    read.flatMap(({ place, text }) =>
      wordsIn(text)
        .filter((word) => !isRight(word))
        .map((word) => `${place}: ${word}`),
    ),
  ),
];

describe('the spelling', () => {
  // Nine thousand different words are two seconds of a processor that may be shared.
  it('of every Portuguese text is right', { timeout: 60_000 }, () => {
    expect(misspellings(texts)).toEqual([]);
  });

  it('is found wrong when a letter, an accent or a hyphen is missing', () => {
    const text = 'A **cachoera** fica a 3 km. Soroban, micro-ondas e d’água passam; *exercicios* e guardachuva, não.';
    expect(misspellings([{ place: 'mt-02', text }])).toEqual([
      'mt-02: cachoera',
      'mt-02: exercicios',
      'mt-02: guardachuva',
    ]);
  });

  it('is looked at in questions, figures and the essay, but not in what is in another language', () => {
    const typo = 'cachoera';
    const label = `<text x="1">${typo}</text>`;
    const spoilt = {
      ...edition,
      questions: edition.questions.flatMap((question) => {
        if (question.id === 'mt-02') return [{ ...question, justification: typo }];
        if (question.id === 'mt-03') return [{ ...question, alternatives: { ...question.alternatives, D: typo } }];
        if (question.id === 'en-01') return [{ ...question, context: typo, explanation: `“${typo}”` }];
        if (question.id === 'es-01') return [{ ...question, statement: typo }];
        return [];
      }),
      figures: new Map([
        ['mt-05.svg', label],
        ['en-01.svg', label],
      ]),
      essay: { ...edition.essay, theme: typo },
    };
    expect(misspellings(portugueseOf(spoilt))).toEqual(
      ['es-01', 'mt-02', 'mt-03', 'mt-05.svg', 'essay'].map((place) => `${place}: ${typo}`),
    );
  });
});

describe('the list of words that no dictionary has', () => {
  it('is in alphabetical order, each word once', () => {
    expect(listed).toEqual([...new Set(listed)].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  });

  it('has no word that no text uses', () => {
    const used = new Set(texts.flatMap(({ text }) => wordsIn(text)).flatMap(formsOf));
    expect(listed.filter((word) => !used.has(word))).toEqual([]);
  });

  it('has no word that the dictionary has', () => {
    expect(listed.filter((word) => hunspell.testSpelling(word))).toEqual([]);
  });
});
