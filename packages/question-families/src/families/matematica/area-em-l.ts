import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { drawing, label, PALE, polygon } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

interface Plan {
  width: number;
  depth: number;
  cutWidth: number;
  cutDepth: number;
}

/** The whole ground with its upper right corner cut out, to scale, each side with its length. */
function plan({ width, depth, cutWidth, cutDepth }: Plan): string {
  const scale = Math.min(230 / width, 190 / depth);
  const [left, top] = [64, 34];
  const x = (metres: number) => left + metres * scale;
  const y = (metres: number) => top + metres * scale;
  const inner = width - cutWidth;
  const corners = [
    { x: x(0), y: y(0) },
    { x: x(inner), y: y(0) },
    { x: x(inner), y: y(cutDepth) },
    { x: x(width), y: y(cutDepth) },
    { x: x(width), y: y(depth) },
    { x: x(0), y: y(depth) },
  ];
  return drawing(
    y(depth) + 34,
    polygon(corners, PALE),
    label(x(width / 2), y(depth) + 22, `${num(width)} m`),
    label(x(0) - 8, y(depth / 2) + 5, `${num(depth)} m`, 'end'),
    label(x(inner / 2), y(0) - 10, `${num(inner)} m`),
    label(x(width) + 6, y((cutDepth + depth) / 2) + 5, `${num(depth - cutDepth)} m`, 'start'),
  );
}

export const areaEmL = family({
  id: 'mt-area-em-l',
  version: 1,
  area: 'matematica',
  skill: 'H8',
  topic: 'areas',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.2, c: 0.17 },
  draw(random) {
    const width = random.int(10, 24);
    const depth = random.int(8, 18);
    const cutWidth = random.int(3, width - 5);
    const cutDepth = random.int(3, depth - 4);
    const price = random.pick([12, 15, 18, 20, 25, 30, 35, 40, 45]);
    const area = width * depth - cutWidth * cutDepth;
    insist(cutWidth !== cutDepth && width - cutWidth !== cutWidth && depth - cutDepth !== cutDepth);
    const perimeter = 2 * (width + depth);
    const [inner, right] = [width - cutWidth, depth - cutDepth];
    const place = somewhere(random);
    const who = someone(random);

    const scene = random.pick([
      {
        context: paragraphs(
          `${who.name} coordena a reforma do pátio de uma creche ${place.em}. O piso antigo, que acumulava água da chuva, será trocado por grama sintética em toda a extensão do pátio, cuja planta está na figura. Todos os cantos são retos.`,
          `A loja cobra ${money(price)} por metro quadrado de grama, já incluída a instalação.`,
        ),
        statement: 'O valor a ser pago pela grama do pátio é',
      },
      {
        context: paragraphs(
          `Uma associação de moradores ${place.de} conseguiu um terreno para a horta comunitária. Antes do plantio, todo o terreno, que tem cantos retos e está representado na figura, receberá uma camada de composto orgânico.`,
          `Pelo preparo da terra e pelo composto, ${who.as('agricultor', 'agricultora')} cobra ${money(price)} por metro quadrado.`,
        ),
        statement: 'O custo para preparar todo o terreno da horta é',
      },
      {
        context: paragraphs(
          `No ateliê ${place.de} onde dá aulas de dança, ${who.name} vai trocar todo o piso por um laminado que amortece os saltos. O salão tem cantos retos e as medidas mostradas na figura.`,
          `O preço do laminado, já colocado, é de ${money(price)} por metro quadrado.`,
        ),
        statement: 'O gasto com o novo piso do salão será de',
      },
    ]);
    return {
      ...scene,
      figure: {
        svg: plan({ width, depth, cutWidth, cutDepth }),
        alt: `Planta em forma de L, obtida de um retângulo do qual se retirou o canto superior direito. O lado inferior mede ${num(width)} m, o lado esquerdo, ${num(depth)} m, o lado superior, ${num(inner)} m, e o lado direito, ${num(right)} m.`,
      },
      right: area * price,
      show: money,
      mistakes: [
        {
          value: width * depth * price,
          name: 'área do retângulo inteiro',
          why: `${num(width)} × ${num(depth)} = ${num(width * depth)} m² é a área do retângulo inteiro, sem descontar o canto de ${num(cutWidth)} m por ${num(cutDepth)} m que não existe.`,
        },
        {
          value: perimeter * price,
          name: 'perímetro em vez de área',
          why: `${num(perimeter)} m é o perímetro da figura; o preço é por metro quadrado, e é preciso calcular a área.`,
        },
        {
          value: cutWidth * cutDepth * price,
          name: 'área do canto retirado',
          why: `${num(cutWidth)} × ${num(cutDepth)} = ${num(cutWidth * cutDepth)} m² é justamente a área do canto que não faz parte da figura.`,
        },
        {
          value: (width * right + inner * depth) * price,
          name: 'sobreposição contada duas vezes',
          why: `Somar ${num(width)} × ${num(right)} e ${num(inner)} × ${num(depth)} conta duas vezes o retângulo de ${num(inner)} m por ${num(right)} m que pertence aos dois.`,
        },
        {
          value: inner * right * price,
          name: 'produto dos lados menores',
          why: `${num(inner)} × ${num(right)} = ${num(inner * right)} m² é a área de apenas uma parte da figura.`,
        },
        {
          value: width * right * price,
          name: 'só a faixa de baixo',
          why: `${num(width)} × ${num(right)} = ${num(width * right)} m² é a faixa inferior; falta a parte de cima, de ${num(inner)} m por ${num(cutDepth)} m.`,
        },
        {
          value: area,
          name: 'área sem o preço',
          why: `${num(area)} m² é a área; falta multiplicar pelo preço de cada metro quadrado.`,
        },
      ],
      explanation: `A figura é um retângulo de ${num(width)} m por ${num(depth)} m sem um canto de ${num(width)} − ${num(inner)} = ${num(cutWidth)} m por ${num(depth)} − ${num(right)} = ${num(cutDepth)} m. A área é ${num(width * depth)} − ${num(cutWidth * cutDepth)} = ${num(area)} m², e o custo, ${num(area)} × ${money(price)} = ${money(area * price)}. Esquecer o canto retirado leva a ${money(width * depth * price)}.`,
    };
  },
});
