import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { textOfPages } from '../../../../test/pdf-text.js';
import type { Booklet, BookletQuestion } from './booklet.js';
import { drawBooklet } from './draw-booklet.js';

// Opening the fonts and measuring thousands of words takes a busy machine its time.
vi.setConfig({ testTimeout: 60_000 });

const aQuestion = (number: number, changes: Partial<BookletQuestion> = {}): BookletQuestion => ({
  number,
  context: `Texto de apoio da questão ${number}.`,
  statement: `O enunciado da questão ${number} pede`,
  alternatives: [...'ABCDE'].map((letter) => ({ letter, text: `resposta ${letter} da ${number}`, image: null })),
  ...changes,
});

const aBooklet = (questions: BookletQuestion[], changes: Partial<Booklet> = {}): Booklet => ({
  title: 'Simulado de março',
  turmas: ['3º ano A'],
  when: '14/03/2026, 08:00',
  minutes: 90,
  questions,
  topic: null,
  pictures: new Map(),
  ...changes,
});

const pages = async (booklet: Booklet) => textOfPages(await drawBooklet(booklet));
const FOOTER = /Página\d+de\d+Simuladodemarço$/;
const wholeText = async (booklet: Booklet) => (await pages(booklet)).map((page) => page.replace(FOOTER, '')).join('');
const packed = (text: string) => text.replaceAll(/\s/g, '');
const numbered = (count: number) => Array.from({ length: count }, (_, place) => aQuestion(place + 1));
const aPicture = async (width: number, height: number) => {
  const create = { width, height, channels: 3 as const, background: '#336699' };
  return { bytes: await sharp({ create }).png().toBuffer(), width, height };
};
const imagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)?.length ?? 0;

describe('a booklet', () => {
  it('says on its cover which exam it is, for whom, when and how long, and numbers its pages', async () => {
    const [cover = '', ...others] = await pages(aBooklet(numbered(45)));
    for (const fact of [
      'Simulado de março',
      'Turma: 3º ano A',
      '14/03/2026, 08:00',
      '1 h 30 min',
      '45 questões',
      'Nome:',
    ])
      expect(cover).toContain(packed(fact));
    expect(others.length).toBeGreaterThan(1);
    expect(others.at(-1)).toContain(packed(`Página ${others.length + 1} de ${others.length + 1}`));
  });

  it('of an essay alone speaks of the essay, and of no answer sheet', async () => {
    const topic = { title: 'Os desafios da leitura', texts: [{ title: 'Texto I', body: 'Ler é preciso.' }] };
    const [cover = ''] = await pages(aBooklet([], { topic }));
    expect(cover).toContain(packed('entregue a sua redação'));
    expect(cover).not.toContain(packed('CARTÃO-RESPOSTA'));
    expect((await pages(aBooklet(numbered(1), { topic })))[0]).toContain(packed('entregue o CARTÃO-RESPOSTA'));
  });

  it('keeps a short table whole, wherever on the page it comes', async () => {
    const context = (number: number) =>
      `|Linha|Valor|\n|---|---|\n${[...'abcdef'].map((row) => `|Q${number}${row}|1|`).join('\n')}`;
    const printed = await pages(
      aBooklet(numbered(30).map((question) => ({ ...question, context: context(question.number) }))),
    );
    for (const { number } of numbered(30)) {
      const rows = [...'abcdef'].map((row) => printed.findIndex((page) => page.includes(`Q${number}${row}`)));
      expect(rows[0]).toBeGreaterThanOrEqual(0);
      expect(new Set(rows).size).toBe(1);
    }
  });

  it('has every question, in order, with its number, text and alternatives', async () => {
    const questions = numbered(45).map(({ number, context, statement, alternatives }) => {
      const options = alternatives.map((one) => one.letter + one.text).join('');
      return packed(`QUESTÃO ${String(number).padStart(2, '0')}${context}${statement}${options}`);
    });
    expect(await wholeText(aBooklet(numbered(45)))).toContain(questions.join(''));
  });

  it('flows a text longer than a page on, and loses none of its words', async () => {
    const words = Array.from({ length: 2_000 }, (_, place) => `palavra${place}`);
    const booklet = aBooklet([aQuestion(1, { context: words.join(' ') }), aQuestion(2)]);
    expect((await pages(booklet)).length).toBeGreaterThan(2);
    expect(await wholeText(booklet)).toContain(words.join(''));
  });

  it('writes Greek, arrows, powers and signs with fonts that have them', async () => {
    const statement = 'Se Δ ≥ 0 → x² + α·√2 ≠ ∞, H<sub>2</sub>O ⇌ **H⁺** + *OH⁻*; ½ ∈ ℝ, 10<sup>−3</sup> Ω';
    const [page] = await pages(aBooklet([aQuestion(1, { statement })]));
    expect(page).toContain(packed('Se Δ ≥ 0 → x² + α·√2 ≠ ∞, H2O ⇌ H⁺ + OH⁻; ½ ∈ ℝ, 10−3 Ω'));
  });

  it('writes tables, lists and words too long for a line, and survives letters that no font has', async () => {
    const address = `https://exemplo.gov.br/${'caminho/'.repeat(20)}`;
    const statement = [
      '| Ano | Valor |',
      '|---|---|',
      '| 2020 | 15 |',
      '',
      '- um',
      '- dois',
      '',
      address,
      '',
      '𝕏 😀',
    ].join('\n');
    const [page] = await pages(aBooklet([aQuestion(1, { statement })]));
    expect(page).toContain('AnoValor202015•um•dois');
    expect(page).toContain(address);
  });

  it('prints the pictures it has, however large, and says where one is missing', async () => {
    const pictures = new Map([
      ['/files/images/a.webp', await aPicture(3_000, 5_000)],
      ['/files/images/b.webp', await aPicture(40, 12)],
    ]);
    const statement =
      '![Mapa](/files/images/a.webp)\n\nEm ![v](/files/images/b.webp) m/s\n\n![Gráfico](/files/images/c.webp)';
    const pdf = await drawBooklet(aBooklet([aQuestion(1, { statement })], { pictures }));
    expect(imagesIn(pdf)).toBe(2);
    expect(textOfPages(pdf).join('')).toContain(packed('[imagem não impressa: Gráfico]'));
  });

  it('ends with the essay’s topic, when there is one', async () => {
    const topic = { title: 'Desafios da leitura', texts: [{ title: 'Texto I', body: 'Ler é *preciso*.' }] };
    expect(await wholeText(aBooklet([], { topic }))).toContain(
      packed('PROPOSTA DE REDAÇÃO Desafios da leitura Texto I Ler é preciso.'),
    );
  });
});
