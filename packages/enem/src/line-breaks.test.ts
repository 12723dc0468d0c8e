import { describe, expect, it } from 'vitest';
import { joinBrokenLines } from './line-breaks.js';

const text = (...lines: string[]) => lines.join('  \n');

const COLUMN = [
  'A barragem foi erguida para guardar a água das chuvas',
  'de verão e distribuí-la, nos meses de estiagem, às hortas',
  'que os moradores mantêm à beira da estrada. Quando o nível',
  'baixa, a prefeitura abre a comporta menor apenas à noite.',
];

describe('lines that a column cut', () => {
  it('become one paragraph again', () => {
    expect(joinBrokenLines(text(...COLUMN))).toBe(COLUMN.join(' '));
    expect(joinBrokenLines(COLUMN.join('\n'))).toBe(COLUMN.join(' '));
  });

  it('are joined in their own paragraph, and blank lines stay', () => {
    const both = `${text(...COLUMN)}\n\n${text(...COLUMN)}`;
    expect(joinBrokenLines(both)).toBe(`${COLUMN.join(' ')}\n\n${COLUMN.join(' ')}`);
  });

  it('keep a sentence that ended before the column did', () => {
    const [first = '', second = '', third = ''] = COLUMN;
    const lines = text(first, second, third, 'cai.', 'Depois vem o inverno, e com ele as enxurradas que enchem');
    expect(joinBrokenLines(lines)).toBe(
      `${first} ${second} ${third} cai.  \nDepois vem o inverno, e com ele as enxurradas que enchem`,
    );
  });

  it('are joined after a long line even when the rest of the block is uneven', () => {
    const long = 'O campeonato reúne as equipes de todos os bairros, e as duas que chegam vivas à última rodada';
    const longer = `${'disputam entre si até sete partidas, das quais vence quem ganhar quatro, '.repeat(3)}sem prorrogação.`;
    expect(joinBrokenLines(text(long, longer))).toBe(`${long} ${longer}`);
  });

  it('have words cut in two made whole, but not compounds, pronouns and years', () => {
    const ending = (end: string, next: string) =>
      joinBrokenLines(text(`A barragem foi erguida com dinheiro de toda a vila e ainda ${end}`, next));
    expect(ending('conta-', 'minada estava')).toMatch(/contaminada estava$/);
    expect(ending('guarda-', 'chuvas vendiam')).toMatch(/guarda-chuvas vendiam$/);
    expect(ending('encontra-', 'se cheia')).toMatch(/encontra-se cheia$/);
    expect(ending('1610-', '1614 valia')).toMatch(/1610-1614 valia$/);
  });
});

describe('lines that somebody ended', () => {
  it.each([
    [
      'verses',
      [
        'Quem planta na beira do rio',
        'colhe o que a cheia deixou,',
        'e canta, mesmo com frio,',
        'o canto que a água ensinou.',
      ],
    ],
    [
      'long verses, each with its capital',
      [
        'Na feira de sábado a rede balança vazia de peixe',
        'Um velho conserta o motor do barco que nunca saiu',
        'Menino que vende amendoim espera que alguém o deixe',
        'Contar a história do dia em que o porto todo dormiu',
      ],
    ],
    [
      'items of a list',
      ['As medidas de cada terreno, em metros, são as seguintes:', '• lote I: 12 por 30;', '• lote II: 15 por 25.'],
    ],
    [
      'numbered items',
      ['1. Meça a largura da tampa com a régua que veio na caixa', '2. anote o valor encontrado na tabela'],
    ],
    ['labelled items', [...COLUMN, 'Espécie 2 – Põe os ovos em poças rasas, longe do rio']],
    ['dialogue', ['— Você viu a chave da casa de barcos por aí, menino?', '— vi, mas não sei de quem é']],
    ['a title and its text', ['**TEXTO II**', 'A cidade cresceu depois que chegaram os trilhos.']],
    ['a figure', [...COLUMN.slice(0, 1), '![](https://exemplo.br/mapa.png)']],
    ['a quote', ['> a chuva que cai na telha de barro e escorre para a calha', '> enche o pote']],
  ])('stay: %s', (_, lines) => {
    const whole = text(...lines);
    const last = lines.at(-1) ?? '';
    expect(joinBrokenLines(whole).endsWith(`  \n${last}`)).toBe(true);
    expect(joinBrokenLines(joinBrokenLines(whole))).toBe(joinBrokenLines(whole));
  });
});
