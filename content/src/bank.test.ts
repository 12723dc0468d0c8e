import { AREAS, LETTERS } from '@gabarita/enem';
import { describe, expect, it } from 'vitest';
import { loadEdition } from './load-edition.js';
import { figuresIn, textsOf } from './question.js';
import { complaintsAbout } from './rules.js';
import { shingles, similarity } from './similarity.js';

const { questions, figures, essay, title, year } = loadEdition();
const of = (area: string, language: string | null = null) =>
  questions.filter((question) => question.area === area && question.language === language);
const count = <T>(values: T[], wanted: T) => values.filter((value) => value === wanted).length;
const FILES = [
  ...AREAS.map((area) => [area, null] as const),
  ['linguagens', 'ingles'] as const,
  ['linguagens', 'espanhol'] as const,
];

describe('the edition', () => {
  it('says that it is ours', () => {
    expect(title).toBe(`Simulado Gabarita ${year}`);
  });

  it('has 45 questions in each area, whichever language is chosen', () => {
    for (const area of AREAS) {
      for (const language of ['ingles', 'espanhol']) {
        const paper = area === 'linguagens' ? [...of(area), ...of(area, language)] : of(area);
        const numbers = paper.map(({ number }) => number).sort((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: 45 }, (_, place) => place + 1));
      }
    }
  });

  it('has a theme for the essay, with texts to read first', () => {
    expect(essay.theme.length).toBeGreaterThan(20);
    expect(essay.texts.length).toBeGreaterThanOrEqual(3);
    for (const { body } of essay.texts) expect(body.split(/\s+/).length).toBeGreaterThan(30);
  });
});

describe('every question', () => {
  it('keeps the rules of content/README.md', () => {
    expect(questions.flatMap(complaintsAbout)).toEqual([]);
  });

  it('has a topic of its area that tests its skill', () => {
    const [question] = of('matematica');
    if (!question) throw new Error('no question of Matemática');
    expect(complaintsAbout({ ...question, topic: 'eletrostatica' })).toEqual([
      `${question.id} has no topic of its area: eletrostatica`,
    ]);
    expect(complaintsAbout({ ...question, topic: 'volumes' })).toEqual([
      `${question.id} tests ${question.skill}, which is not of the topic volumes`,
    ]);
  });

  it('says why not, for each wrong letter', () => {
    const [question] = of('matematica');
    if (!question) throw new Error('no question of Matemática');
    expect(complaintsAbout({ ...question, whyNot: { ...question.whyNot, [question.key]: 'É esta mesmo.' } })).toEqual([
      `${question.id} does not say why not, for each wrong letter in its order`,
    ]);
  });

  it('has an id of its own', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it('shares no context with another', () => {
    const prints = questions.map((question) => ({
      id: question.id,
      context: shingles(question.context),
      whole: shingles(textsOf(question).join(' ')),
    }));
    const alike = prints.flatMap((one, place) =>
      prints
        .slice(place + 1)
        .filter((other) => similarity(one.context, other.context) > 0.15 || similarity(one.whole, other.whole) > 0.15)
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(alike).toEqual([]);
  });
});

describe('the correct letters', () => {
  it.each(FILES)('are spread evenly over %s %s', (area, language) => {
    const keys = of(area, language).map(({ key }) => key);
    const fair = keys.length / LETTERS.length;
    for (const letter of LETTERS) expect(Math.abs(count(keys, letter) - fair), letter).toBeLessThanOrEqual(1);
  });

  it.each(AREAS)('of %s are not given away by length', (area) => {
    const longest = of(area).filter(({ alternatives, key }) =>
      Object.entries(alternatives).every(([letter, text]) => letter === key || text.length < alternatives[key].length),
    );
    expect(longest.length / of(area).length).toBeLessThanOrEqual(0.3);
  });
});

describe('the balance', () => {
  it.each(AREAS)('of %s covers all thirty skills', (area) => {
    const skills = questions.filter((question) => question.area === area).map(({ skill }) => skill);
    expect(new Set(skills).size).toBe(30);
  });

  it.each(AREAS)('of %s mixes easy, medium and hard', (area) => {
    const difficulties = of(area).map(({ difficulty }) => difficulty);
    expect(count(difficulties, 'easy') / difficulties.length).toBeGreaterThan(0.2);
    expect(count(difficulties, 'medium') / difficulties.length).toBeGreaterThan(0.3);
    expect(count(difficulties, 'hard') / difficulties.length).toBeGreaterThan(0.15);
  });

  it('has a figure, chart or table in at least 60 questions', () => {
    const shows = (text: string) => figuresIn(text).length > 0 || /^\s*\|.*\|\s*$/m.test(text);
    expect(questions.filter((question) => textsOf(question).some(shows)).length).toBeGreaterThanOrEqual(60);
  });
});

describe('the figures', () => {
  const shown = questions.flatMap((question) => textsOf(question).flatMap(figuresIn));

  it('are all there and all used', () => {
    expect(shown.map(({ file }) => file).filter((file) => !figures.has(file))).toEqual([]);
    const used = new Set(shown.map(({ file }) => file));
    expect([...figures.keys()].filter((file) => !used.has(file))).toEqual([]);
  });

  it('have an alternative text worth hearing', () => {
    expect(shown.filter(({ alt }) => alt.length < 40).map(({ file }) => file)).toEqual([]);
  });

  it('can be read on a phone: no letter under 11 pixels when the figure is 328 wide, and none in a part that is scaled', () => {
    const small = [...figures].flatMap(([file, svg]) => {
      const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => (Number(size) * 328) / width);
      return [
        ...(Math.min(...sizes) < 11 ? [`${file}: ${Math.min(...sizes).toFixed(1)} px`] : []),
        ...(/<g[^>]*scale\([^)]*\)[^>]*>(?:(?!<\/g>)[\s\S])*<text/.test(svg) ? [`${file}: scaled text`] : []),
      ];
    });
    expect(small).toEqual([]);
  });

  it('run no script and load nothing', () => {
    const unsafe = /<script|<foreignObject|\son\w+=|(?:href|src)\s*=\s*["'](?!#)|url\((?!#)|@import|<!ENTITY/i;
    for (const [file, svg] of figures) {
      const inside = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(unsafe.test(inside), file).toBe(false);
      expect(/viewBox="0 0 [\d.]+ [\d.]+"/.test(svg), file).toBe(true);
    }
  });
});
