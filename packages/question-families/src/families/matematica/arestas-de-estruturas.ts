import { family } from '../../engine/family.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const BASES = [
  { sides: 5, name: 'pentágono regular', adjective: 'pentagonal' },
  { sides: 6, name: 'hexágono regular', adjective: 'hexagonal' },
  { sides: 8, name: 'octógono regular', adjective: 'octogonal' },
  { sides: 10, name: 'decágono regular', adjective: 'decagonal' },
  { sides: 12, name: 'dodecágono regular', adjective: 'dodecagonal' },
];

export const arestasDeEstruturas = family({
  id: 'mt-arestas-de-estruturas',
  version: 1,
  area: 'matematica',
  skill: 'H7',
  topic: 'solidos-geometricos',
  difficulty: 'medium',
  tri: { a: 1.4, b: 0.6, c: 0.17 },
  draw(random) {
    const { sides, name } = random.pick(BASES);
    const solid = random.pick(['prism', 'roofed', 'double'] as const);
    const edges = { prism: 3, roofed: 4, double: 3 }[solid] * sides;
    const faces = { prism: sides + 2, roofed: 2 * sides + 1, double: 2 * sides }[solid];
    const vertices = { prism: 2 * sides, roofed: 2 * sides + 1, double: sides + 2 }[solid];
    const shape = {
      prism: `um prisma reto cuja base é um ${name}`,
      roofed: `um prisma reto, cujo fundo é um ${name}, fechado em cima por uma pirâmide de mesma base, cujas faces laterais se encontram em um único ponto`,
      double: `duas pirâmides iguais unidas pela base, um ${name} que fica no interior da peça e não é uma face`,
    }[solid];
    const perPiece = random.pick([1, 2, 3, 4, 5, 6]);
    const total = edges * perPiece;
    const place = somewhere(random);
    const who = someone(random);
    const pieces = perPiece === 1 ? 'uma peça' : `${num(perPiece)} peças iguais`;
    const scene = random.pick([
      {
        stick: 'varetas',
        context: `Para enfeitar a festa de São João ${place.de}, ${who.name} ensina a montar lanternas de papel iluminadas por lâmpadas de LED. Cada lanterna fechada tem a forma de ${shape}. Para dar firmeza, cola-se uma vareta de bambu em **cada aresta**, sem repetir nem deixar aresta descoberta.`,
      },
      {
        stick: 'barras',
        context: `Uma serralheria ${place.em} fabrica estruturas metálicas para estufas de mudas. O modelo escolhido por ${who.name} tem a forma de ${shape}. Em **cada aresta** da estrutura vai uma barra de alumínio, e nenhuma barra é usada em mais de uma aresta.`,
      },
      {
        stick: 'canudos',
        context: `Na oficina de geometria de uma escola ${place.de}, ${who.name} propõe montar modelos de sólidos com canudos de papel, usando um canudo para **cada aresta**. O sólido sorteado foi ${shape}.`,
      },
    ]);
    const flat = { prism: 2 * sides + 4 * sides, roofed: sides + 4 * sides + 3 * sides, double: 6 * sides }[solid];
    const count = (value: number) => value * perPiece;
    return {
      context: paragraphs(
        scene.context,
        perPiece === 1 ? 'Será montada uma peça desse modelo.' : `Serão montadas ${pieces} desse modelo.`,
      ),
      statement: `O número de ${scene.stick} necessário para a montagem é`,
      right: total,
      mistakes: [
        {
          value: count(flat),
          name: 'lados das faces contados duas vezes',
          why: `As faces têm ao todo ${num(flat)} lados, mas cada aresta é comum a duas faces: são ${num(edges)} arestas por peça.`,
        },
        {
          value: count(faces),
          name: 'contagem das faces',
          why: `${num(faces)} é o número de faces de cada peça; pede-se o de arestas.`,
        },
        {
          value: count(vertices),
          name: 'contagem dos vértices',
          why: `${num(vertices)} é o número de vértices de cada peça; pede-se o de arestas.`,
        },
        {
          value: count(edges - sides),
          name: 'um contorno esquecido',
          why: `Com ${num(edges - sides)} por peça, faltam as ${num(sides)} arestas de um dos contornos.`,
        },
        {
          value: count(edges + sides),
          name: 'um contorno repetido',
          why: `Com ${num(edges + sides)} por peça, as ${num(sides)} arestas de um dos contornos são contadas a mais.`,
        },
        {
          value: count(sides),
          name: 'só o contorno da base',
          why: `${num(sides)} por peça são apenas as arestas de um contorno; faltam as demais.`,
        },
        {
          value: count(faces + vertices),
          name: 'faces mais vértices, sem subtrair 2',
          why: `Pela relação de Euler, o número de arestas é ${num(faces)} + ${num(vertices)} − 2 por peça; faltou subtrair 2.`,
        },
        {
          value: count(2 * sides + 1),
          name: 'dois contornos e um eixo',
          why: `As peças não têm aresta no interior; em cada uma há ${num(edges)} arestas.`,
        },
      ],
      explanation: `As faces de cada peça têm, ao todo, ${num(flat)} lados e, no sólido fechado, cada aresta reúne dois deles: ${num(flat)} ÷ 2 = ${num(edges)} arestas. ${perPiece === 1 ? 'Como há uma só peça, esse é o total' : `Para ${pieces}, são ${num(perPiece)} × ${num(edges)} = ${num(total)}`}. A relação de Euler confirma: ${num(vertices)} vértices + ${num(faces)} faces − 2 = ${num(edges)} arestas. Somar os lados das faces sem dividir por 2 conta cada aresta duas vezes.`,
    };
  },
});
