import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { list, paragraphs } from '../../text/agreement.js';
import { greatestCommonDivisor, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const kitsIguais = family({
  id: 'mt-kits-iguais',
  version: 1,
  area: 'matematica',
  skill: 'H3',
  topic: 'mmc-e-mdc',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.15, c: 0.18 },
  draw(random) {
    const kits = random.int(8, 48);
    const parts = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 3);
    const [first = 0, second = 0, third = 0] = parts.map((part) => part * kits);
    const three = greatestCommonDivisor(greatestCommonDivisor(first, second), third);
    insist(three === kits && first + second + third < 900);
    const pair = greatestCommonDivisor(first, second);
    const others = greatestCommonDivisor(second, third);
    const ends = greatestCommonDivisor(first, third);
    const each = (first + second + third) / kits;
    const divisor = [2, 3, 5, 7].find((factor) => kits % factor === 0) ?? kits;
    const place = somewhere(random);
    const who = someone(random);

    const scene = random.pick([
      {
        things: ['cadernos', 'lápis', 'borrachas'],
        context: paragraphs(
          `Depois das enchentes, uma campanha ${place.em} arrecadou ${num(first)} cadernos, ${num(second)} lápis e ${num(third)} borrachas para estudantes que perderam seu material.`,
          `${who.name} vai distribuir tudo em kits **iguais entre si**, sem que sobre nenhum item, e quer atender o maior número possível de estudantes, com um kit para cada um.`,
        ),
        statement: 'O número de estudantes que serão atendidos é',
      },
      {
        things: ['mudas de ipê', 'mudas de jatobá', 'mudas de aroeira'],
        context: paragraphs(
          `Um viveiro ${place.de} doou ${num(first)} mudas de ipê, ${num(second)} mudas de jatobá e ${num(third)} mudas de aroeira para recuperar nascentes da região.`,
          `${who.name}, que organiza o mutirão, quer formar o maior número possível de equipes, de modo que **todas recebam as mesmas quantidades** de cada espécie e que nenhuma muda sobre.`,
        ),
        statement: 'O maior número de equipes que podem ser formadas é',
      },
      {
        things: ['pacotes de arroz', 'pacotes de feijão', 'garrafas de óleo'],
        context: paragraphs(
          `A cozinha solidária de um bairro ${place.de} recebeu ${num(first)} pacotes de arroz, ${num(second)} pacotes de feijão e ${num(third)} garrafas de óleo.`,
          `Com esse material, ${who.name} montará cestas **todas iguais**, usando tudo o que foi doado e beneficiando o maior número possível de famílias, cada uma com uma cesta.`,
        ),
        statement: 'O número de famílias beneficiadas é',
      },
    ]);
    const [one = '', two = '', three3 = ''] = scene.things;
    const left = (groups: number, total: number, thing: string) =>
      `Com ${num(groups)} grupos, não seria possível repartir igualmente o total de ${thing}, pois ${num(total)} não é múltiplo de ${num(groups)}.`;
    return {
      context: scene.context,
      statement: scene.statement,
      right: kits,
      decimals: 0,
      mistakes: [
        { value: pair, name: 'MDC só das duas primeiras quantidades', why: left(pair, third, three3) },
        { value: others, name: 'MDC só das duas últimas quantidades', why: left(others, first, one) },
        { value: ends, name: 'MDC só da primeira e da última', why: left(ends, second, two) },
        {
          value: kits === divisor ? 0 : kits / divisor,
          name: 'divisor comum que não é o maior',
          why: `${num(kits / divisor)} divide as três quantidades, mas não é o maior número possível: ${num(kits)} também as divide.`,
        },
        {
          value: each,
          name: 'itens de cada grupo',
          why: `${num(each)} é quantos itens cada um recebe (${num(first + second + third)} ÷ ${num(kits)}), e não quantos são atendidos.`,
        },
        {
          value: Math.min(first, second, third),
          name: 'menor das quantidades',
          why: `Com ${num(Math.min(first, second, third))} grupos, as outras quantidades não poderiam ser repartidas igualmente sem sobras.`,
        },
        {
          value: kits * 2,
          name: 'um fator 2 a mais',
          why: `${num(kits * 2)} não divide ao mesmo tempo ${num(first)}, ${num(second)} e ${num(third)}: sobrariam itens.`,
        },
        {
          value: (first + second + third) / 3,
          name: 'média das quantidades',
          why: 'A média das três quantidades não garante que elas possam ser repartidas igualmente.',
        },
      ],
      explanation: `O número de grupos precisa dividir ${num(first)}, ${num(second)} e ${num(third)} e ser o maior possível: é o máximo divisor comum. Como ${list([first, second, third].map((total) => `${num(total)} = ${num(kits)} × ${num(total / kits)}`))} e os quocientes não têm divisor comum além do 1, o mdc é ${num(kits)}. Tomar só duas das quantidades pode dar um número que não divide a terceira.`,
    };
  },
});
