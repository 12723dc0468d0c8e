import { describe, expect, it } from 'vitest';
import {
  foreignLanguageOf,
  imagesIn,
  imagesOf,
  normaliseText,
  type Place,
  repairQuestion,
  replaceImages,
  type ServiceQuestion,
} from './index.js';
import { isOutsideTri } from './official-facts.js';

const CONTEXT = 'A cidade construiu uma ponte sobre o rio para ligar os dois bairros mais antigos.';

function aQuestion(changes: Partial<ServiceQuestion> = {}): ServiceQuestion {
  return {
    index: 50,
    language: null,
    discipline: 'ciencias-humanas',
    context: CONTEXT,
    correctAlternative: 'B',
    alternativesIntroduction: 'A ponte serviu para',
    alternatives: [...'ABCDE'].map((letter) => ({ letter, text: `opção ${letter}`, file: null })),
    ...changes,
  };
}

const inYear = (year: number, changes: Partial<ServiceQuestion> = {}, place: Partial<Place> = {}) => {
  const question = aQuestion(changes);
  return repairQuestion(question, year, { index: question.index, language: null, ...place });
};
const repaired = (changes: Partial<ServiceQuestion> = {}) => inYear(2022, changes);
const alternatives = (texts: (string | null)[]) =>
  texts.map((text, place) => ({ letter: 'ABCDE'.charAt(place), text, file: null }));

describe('a question without defects', () => {
  it('is kept as it is', () => {
    const question = repaired();
    expect(question).toMatchObject({ reasons: [], flags: [], repairs: [], key: { letter: 'B', annulled: false } });
    expect(question.area).toBe('ciencias-humanas');
  });
});

describe('a text that the columns of its page cut into lines', () => {
  it('is made whole, and the report says so', () => {
    const context =
      'A cidade construiu uma ponte sobre o rio para ligar os  \ndois bairros mais antigos e a feira de domingo.';
    const question = repaired({ context });
    expect(question.context).toBe(context.replace('  \n', ' '));
    expect(question.repairs).toEqual(['lines-joined']);
  });
});

describe('quarantine', () => {
  it.each([
    ['four alternatives', { alternatives: alternatives(['1', '2', '3', '4']) }, 'alternatives-missing'],
    ['an empty alternative', { alternatives: alternatives(['1', '2', '3', '4', ' ']) }, 'alternative-empty'],
    ['two alternatives alike', { alternatives: alternatives(['1', '2', '3', '4', '4 ']) }, 'alternatives-alike'],
    ['no context and a short introduction', { context: null }, 'nothing-to-read'],
    ['a broken image', { context: '![](https://enem.dev/broken-image.svg)' }, 'image-broken'],
    ['no introduction', { alternativesIntroduction: null }, 'statement-missing'],
    ['no key', { correctAlternative: null }, 'key-missing'],
  ] as [string, Partial<ServiceQuestion>, string][])('is for %s', (_, changes, reason) => {
    expect(repaired(changes).reasons).toEqual([reason]);
  });

  it('is not for alternatives that are images', () => {
    const images = [...'ABCDE'].map((letter) => ({ letter, text: null, file: `https://enem.dev/${letter}.png` }));
    expect(repaired({ alternatives: images }).reasons).toEqual([]);
  });

  it('is not for a short question with an image, nor for an introduction that carries its text', () => {
    expect(repaired({ context: '![](https://enem.dev/a.png)' }).reasons).toEqual([]);
    expect(repaired({ context: null, alternativesIntroduction: CONTEXT })).toMatchObject({
      reasons: [],
      flags: ['no-context'],
    });
  });
});

describe('flags for staff', () => {
  it('tell a context that is only an image', () => {
    expect(repaired({ context: '![](https://enem.dev/a.png)\n\n![](https://enem.dev/b.png)' }).flags).toEqual([
      'image-only',
    ]);
    expect(repaired({ context: `![](https://enem.dev/a.png)\n${CONTEXT}` }).flags).toEqual([]);
  });
});

describe('repairs', () => {
  it('derive the area from year and number', () => {
    expect(inYear(2012, { index: 91 }, { language: 'ingles' }).area).toBe('linguagens');
    expect(repaired({ discipline: 'matematica' })).toMatchObject({
      area: 'ciencias-humanas',
      repairs: ['area-corrected'],
    });
  });

  it('take the official key over the service’s', () => {
    expect(repaired({ index: 143, discipline: null, correctAlternative: 'A' })).toMatchObject({
      key: { letter: 'D' },
      serviceKey: 'A',
      repairs: ['key-corrected'],
    });
  });

  it('annul what INEP annulled, which then needs no key', () => {
    expect(inYear(2020, { index: 135, discipline: null, correctAlternative: null })).toMatchObject({
      key: { letter: null, annulled: true, outsideTri: true },
      reasons: [],
      repairs: ['annulled'],
    });
  });

  it('know the items that took no part in the TRI', () => {
    expect(isOutsideTri(2022, 64)).toBe(true);
    expect(isOutsideTri(2022, 65)).toBe(false);
  });

  it('normalise the text', () => {
    expect(repaired({ context: `${CONTEXT}\u200b Fim\u00a0da nac\u0327a\u0303o.` })).toMatchObject({
      context: `${CONTEXT} Fim da nação.`,
      repairs: ['text-normalised'],
    });
    expect(normaliseText('a\r\nb\u0007\tc')).toBe('a\nb\tc');
  });

  it('keep Markdown’s hard breaks', () => {
    expect(normaliseText('verso um  \nverso dois')).toBe('verso um  \nverso dois');
  });
});

describe('images of a text', () => {
  it('are found and given another address, with their alternative text', () => {
    const text = 'Veja ![mapa](https://a/b.png) e ![](https://a/c.jpg "título").';
    expect(imagesIn(text)).toEqual(['https://a/b.png', 'https://a/c.jpg']);
    expect(replaceImages(text, (url) => `/files/${url.at(-5)}`)).toBe('Veja ![mapa](/files/b) e ![](/files/c).');
  });

  it('are counted once for the whole question', () => {
    const file = 'https://a/b.png';
    const question = repaired({
      context: `${CONTEXT} ![](${file})`,
      alternatives: [{ letter: 'A', text: null, file }],
    });
    expect(imagesOf(question)).toEqual([file]);
  });
});

describe('the language of a text', () => {
  it('is told by its commonest words, though the statement is Portuguese', () => {
    expect(foreignLanguageOf('The mayor of the town was proud of it. No texto, a autora pretende')).toBe('ingles');
    expect(foreignLanguageOf('El alcalde y los vecinos del pueblo salieron con sus perros. No texto')).toBe('espanhol');
  });

  it('is not guessed from Portuguese', () => expect(foreignLanguageOf(CONTEXT)).toBeUndefined());
});
