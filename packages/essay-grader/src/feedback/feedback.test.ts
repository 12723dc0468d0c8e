import { describe, expect, it } from 'vitest';
import { knowsSampleWords, SAMPLE_ESSAY, SAMPLE_PARAGRAPHS, SAMPLE_TOPIC } from '../../test/sample-essay.js';
import { gradeEssay } from '../grade.js';

const highlightsOf = (text: string, isWord = knowsSampleWords) =>
  gradeEssay({ text, topic: SAMPLE_TOPIC }, isWord).highlights.map((highlight) => ({
    ...highlight,
    marked: text.slice(highlight.start, highlight.end),
  }));

describe('highlights in the text', () => {
  it('mark a misspelt word and restore its accent', () => {
    const found = highlightsOf(SAMPLE_ESSAY.replace('própria', 'propria'));
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'spelling', marked: 'propria', suggestion: 'própria' }),
    );
  });

  it('mark a comma too many and a comma too few', () => {
    const found = highlightsOf(
      SAMPLE_ESSAY.replace('Portanto, são', 'Portanto são').replace('Isso ocorre porque', 'Isso ocorre, visto que,'),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'comma', marked: 'Portanto', suggestion: 'Portanto,' }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'comma', marked: 'visto que,', suggestion: 'visto que' }),
    );
  });

  it('mark grammar with what to write', () => {
    const found = highlightsOf(
      SAMPLE_ESSAY.replace('a educação básica', 'a educação à partir de casa').replace(
        'ciência do país',
        'ciência do pais',
      ),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'grammar', marked: 'à partir', suggestion: 'a partir' }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'grammar', marked: 'do pais', suggestion: 'do país' }),
    );
  });

  const languageOf = (sentence: string) =>
    highlightsOf(`${SAMPLE_ESSAY} ${sentence}`, () => true)
      .filter(({ kind }) => kind === 'grammar' || kind === 'oral-mark')
      .map(({ marked }) => marked);

  it.each([
    'É preciso que esta lei seja cumprida.',
    'O debate é justo e necessário para o país.',
    'Ela foi médica e um dos nomes da ciência.',
    'A proposta prevê a construção de mais escolas.',
    'Com tudo isso, o quadro mudou em tão pouco tempo.',
    'Tal medida deve ser tomada pelo Estado.',
    'As doenças que já haviam sido erradicadas voltaram.',
    'A lei visa a melhorar a escola.',
    'Esse tipo de crime cresce, ou algo do tipo, sem amparo legal.',
    'A energia cara pesa e, a partir daí, falta comida.',
  ])('leave alone what only looks like a slip: %s', (sentence) => {
    expect(languageOf(sentence)).toEqual([]);
  });

  it.each([
    ['Isso mostra o que esta acontecendo.', 'que esta'],
    ['Ademais, e necessário que o governo aja.', 'e necessário'],
    ['Elas não leem, nem tão pouco estudam.', 'tão pouco'],
    ['Essas medidas deve ser tomadas.', 'medidas deve'],
    ['Em 2015, haviam mais de mil presos.', 'haviam'],
    ['A empresa visa o lucro.', 'visa o'],
    ['Ninguém ajuda, tipo o governo.', 'tipo'],
    ['Estudar é muito legal.', 'legal'],
    ['Um cara negro foi morto.', 'cara'],
  ])('still mark the slip: %s', (sentence, slip) => {
    expect(languageOf(sentence)).toContain(slip);
  });

  it('keep the “não” of what they correct', () => {
    const found = highlightsOf(`${SAMPLE_ESSAY} Muitas pessoas não tem casa, e as escolas tem gente.`, () => true);
    expect(found).toContainEqual(expect.objectContaining({ marked: 'pessoas não tem', suggestion: 'pessoas não têm' }));
    expect(found).toContainEqual(expect.objectContaining({ marked: 'escolas tem', suggestion: 'escolas têm' }));
  });

  it('mark a paragraph that opens without a link, spoken language and doubled words', () => {
    const found = highlightsOf(
      SAMPLE_ESSAY.replace('Além disso, a intolerância', 'A intolerância')
        .replace('muitos brasileiros', 'a gente')
        .replace('de ser', 'de de ser'),
    );
    expect(found.map(({ kind, marked }) => `${kind}: ${marked}`)).toEqual(
      expect.arrayContaining([
        'missing-connective: A intolerância religiosa impede',
        'oral-mark: a gente',
        'repetition: de de',
      ]),
    );
  });

  it('never overlap and come in reading order', () => {
    const found = highlightsOf(SAMPLE_ESSAY.toLowerCase().replaceAll(',', '').replaceAll('é', 'e'));
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((highlight, index) => index === 0 || (found[index - 1]?.end ?? 0) <= highlight.start)).toBe(
      true,
    );
  });
});

describe('comments and badges', () => {
  const bare = gradeEssay(
    {
      text: SAMPLE_ESSAY.replace(
        /Portanto[\s\S]*/,
        'Com isso, é evidente que o tema é importante para todos os brasileiros e merece mais atenção de cada pessoa.',
      ),
      topic: SAMPLE_TOPIC,
    },
    knowsSampleWords,
  );

  it('name the elements that are missing from the proposal', () => {
    const c5 = bare.competencies.find(({ code }) => code === 'C5');
    expect(c5?.comment).toMatch(/falta/);
    expect(bare.feedback.improvements.join(' ')).toContain('Complete a proposta');
  });

  it('count in good Portuguese', () => {
    const commentsOn = (text: string) =>
      gradeEssay({ text, topic: SAMPLE_TOPIC }, knowsSampleWords).competencies.map(({ comment }) => comment);
    const [, , c3, c4] = commentsOn(SAMPLE_PARAGRAPHS.join(' '));
    expect(c3).toContain('Há 1 parágrafo;');
    expect(c4).toContain('Com um só parágrafo, não há ligação entre partes.');
    const [introduction, argument, example, conclusion] = SAMPLE_PARAGRAPHS;
    const halves = `${introduction} ${argument}\n${example} ${conclusion}`;
    expect(commentsOn(halves)[3]).toContain('O parágrafo depois da introdução começa ligado a ela.');
    expect(commentsOn(halves.replace('Além disso, a', 'A'))[3]).toContain('começa sem ligação com ela.');
  });

  it('give no badge that was not earned', () => {
    expect(bare.badges.map(({ code }) => code)).not.toContain('complete-proposal');
  });
});
