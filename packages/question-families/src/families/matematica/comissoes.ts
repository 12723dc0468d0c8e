import { family } from '../../engine/family.js';
import { inWords, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const choose = (many: number, taken: number): number =>
  taken === 0 ? 1 : (choose(many - 1, taken - 1) * many) / taken;

export const comissoes = family({
  id: 'mt-comissoes',
  version: 1,
  area: 'matematica',
  skill: 'H2',
  topic: 'analise-combinatoria',
  difficulty: 'hard',
  tri: { a: 1.8, b: 1.4, c: 0.14 },
  draw(random) {
    const first = random.int(5, 9);
    const second = random.int(4, 8);
    const takenFirst = random.pick([2, 3]);
    const takenSecond = random.pick([2, 2, 3]);
    const ways = choose(first, takenFirst) * choose(second, takenSecond);
    const orders = { 2: 2, 3: 6 } as const;
    const [ordersFirst, ordersSecond] = [orders[takenFirst as 2 | 3], orders[takenSecond as 2 | 3]];
    const place = somewhere(random);
    const who = someone(random);
    const [a, b] = [inWords(takenFirst), inWords(takenSecond)];
    const [aF, bF] = [inWords(takenFirst, 'f'), inWords(takenSecond, 'f')];

    const scene = random.pick([
      {
        context: paragraphs(
          `O conselho de uma escola ${place.de} formará uma comissão para cuidar do novo laboratório. Candidataram-se ${num(first)} estudantes e ${num(second)} professores, e a comissão terá ${a} estudantes e ${b} professores, todos com as mesmas atribuições.`,
          `Para organizar a votação, ${who.name} quer imprimir uma cédula para cada comissão possível.`,
        ),
        statement: 'O número de comissões que podem ser formadas é',
      },
      {
        context: paragraphs(
          `Um grupo de samba de roda ${place.de} foi convidado para um festival, mas só há verba para levar ${aF} percussionistas e ${bF} cantoras. O grupo tem ${num(first)} percussionistas e ${num(second)} cantoras, e ninguém exerce as duas funções.`,
          `${who.name}, que dirige o grupo, quer mostrar que a escolha não é simples.`,
        ),
        statement: 'O número de equipes diferentes que podem ser enviadas ao festival é',
      },
      {
        context: paragraphs(
          `Uma equipe que recupera nascentes ${place.em} vai plantar, em cada canteiro, mudas de ${aF} espécies frutíferas e de ${bF} espécies madeireiras, todas diferentes. O viveiro dispõe de ${num(first)} espécies frutíferas e ${num(second)} madeireiras.`,
          `${who.name} propõe que não haja dois canteiros com o mesmo conjunto de espécies; a posição das mudas dentro do canteiro não importa.`,
        ),
        statement: 'O maior número de canteiros que respeitam a proposta é',
      },
    ]);
    const [C1, C2] = [choose(first, takenFirst), choose(second, takenSecond)];
    return {
      ...scene,
      right: ways,
      decimals: 0,
      mistakes: [
        {
          value: C1 + C2,
          name: 'soma em vez de produto',
          why: `${num(C1)} + ${num(C2)} soma as escolhas dos dois grupos; como cada uma das primeiras pode ser combinada com cada uma das segundas, elas se multiplicam.`,
        },
        {
          value: ways * ordersFirst * ordersSecond,
          name: 'arranjos nos dois grupos',
          why: `${num(ways * ordersFirst * ordersSecond)} conta como diferentes escolhas que só mudam de ordem, e a ordem não importa.`,
        },
        {
          value: ways * ordersFirst,
          name: 'arranjo no primeiro grupo',
          why: `${num(ways * ordersFirst)} leva em conta a ordem das escolhas no primeiro grupo, que não importa.`,
        },
        {
          value: ways * ordersSecond,
          name: 'arranjo no segundo grupo',
          why: `${num(ways * ordersSecond)} leva em conta a ordem das escolhas no segundo grupo, que não importa.`,
        },
        {
          value: choose(first + second, takenFirst + takenSecond),
          name: 'escolha sem separar os grupos',
          why: `Escolher ${num(takenFirst + takenSecond)} entre os ${num(first + second)} sem separar os grupos inclui composições que a regra não permite.`,
        },
        {
          value: first * second,
          name: 'produto dos totais',
          why: `${num(first)} × ${num(second)} conta os pares com um elemento de cada grupo, e não as escolhas pedidas.`,
        },
        {
          value: takenFirst * first + takenSecond * second,
          name: 'soma dos produtos',
          why: `${num(takenFirst)} × ${num(first)} + ${num(takenSecond)} × ${num(second)} não conta conjuntos de elementos diferentes.`,
        },
        {
          value: takenFirst * first * takenSecond * second,
          name: 'produto de todos os números',
          why: 'Multiplicar todos os números do enunciado não conta conjuntos de elementos diferentes.',
        },
      ],
      explanation: `A ordem não importa; por isso, contam-se combinações. No primeiro grupo há C(${first}, ${takenFirst}) = ${num(C1)} escolhas e, no segundo, C(${second}, ${takenSecond}) = ${num(C2)}. Cada uma das primeiras pode ser combinada com cada uma das segundas: ${num(C1)} × ${num(C2)} = ${num(ways)}. Somar as duas quantidades, ou levar em conta a ordem (${num(ways * ordersFirst * ordersSecond)}), são os enganos mais comuns.`,
    };
  },
});
