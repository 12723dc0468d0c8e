import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { capital, paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const caixasDePiso = family({
  id: 'mt-caixas-de-piso',
  version: 1,
  area: 'matematica',
  skill: 'H14',
  topic: 'areas',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.55, c: 0.17 },
  draw(random) {
    const side = random.pick([20, 25, 30, 40, 50, 60]);
    const perBox = random.pick([8, 10, 12, 15, 16, 20]);
    const width = (side * random.int(8, 24)) / 100;
    const length = (side * random.int(10, 32)) / 100;
    const area = Math.round(width * length * 1e4) / 1e4;
    const pieces = Math.round((area * 1e4) / (side * side));
    const spare = random.pick([5, 10, 15, 20]);
    const needed = Math.ceil((pieces * (100 + spare)) / 100 - 1e-9);
    const boxes = Math.ceil(needed / perBox - 1e-9);
    insist(
      boxes >= 8 && boxes <= 90 && width !== length && needed % perBox !== 0 && Math.ceil(pieces / perBox) < boxes,
    );
    const price = random.int(28, 96, 2);
    const place = somewhere(random);
    const who = someone(random);
    const room = `${num(length)} m por ${num(width)} m`;
    const scene = random.pick([
      `O centro comunitário de um bairro ${place.de} vai cobrir com lajotas quadradas, de ${num(side)} cm de lado, o piso de um salão retangular de ${room}. ${capital(who.as('pedreiro', 'pedreira'))} recomenda comprar ${num(spare)}% a mais do que o necessário para cobrir o piso, por causa das quebras e dos recortes.`,
      `Na reforma do refeitório de uma escola ${place.de}, o piso retangular, de ${room}, receberá ladrilhos quadrados com ${num(side)} cm de lado. ${who.name}, responsável pela compra, seguirá a orientação do fabricante de acrescentar ${num(spare)}% à quantidade exata de ladrilhos, prevendo perdas.`,
      `${who.name} vai revestir com azulejos quadrados de ${num(side)} cm de lado uma parede retangular de ${room} no mercado municipal ${place.de}. Como a obra é distante da loja, decidiu levar ${num(spare)}% de azulejos além do número exato, para repor os que quebrarem.`,
    ]);
    const cost = boxes * price;
    const exact = Math.ceil(pieces / perBox);
    return {
      context: paragraphs(
        scene,
        `As peças são vendidas apenas em caixas fechadas, com ${num(perBox)} unidades cada uma, ao preço de ${money(price)} por caixa.`,
      ),
      statement: 'O menor gasto possível nessa compra é de',
      right: cost,
      show: money,
      mistakes: [
        {
          value: exact * price,
          name: 'reserva esquecida',
          why: `${num(exact)} caixas cobrem as ${num(pieces)} peças exatas, mas faltam os ${num(spare)}% de reserva.`,
        },
        {
          value: (boxes - 1) * price,
          name: 'arredondamento para baixo',
          why: `Em ${num(boxes - 1)} caixas há ${num((boxes - 1) * perBox)} peças, menos que as ${num(needed)} necessárias.`,
        },
        {
          value: (boxes + 1) * price,
          name: 'caixa a mais',
          why: `${num(boxes)} caixas já trazem ${num(boxes * perBox)} peças, o suficiente para as ${num(needed)} necessárias.`,
        },
        {
          value: needed * price,
          name: 'preço da caixa tomado como preço da peça',
          why: `${money(price)} é o preço da caixa com ${num(perBox)} peças, e não o de cada uma das ${num(needed)} peças.`,
        },
        {
          value: Math.ceil(area / ((side / 100) * perBox)) * price,
          name: 'lado no lugar da área da peça',
          why: `Cada peça cobre ${num(side)} cm × ${num(side)} cm; foi usado só o lado, e não a área.`,
        },
        {
          value: (exact + spare) * price,
          name: 'porcentagem tomada como caixas',
          why: `A reserva é de ${num(spare)}% das peças, e não de ${num(spare)} caixas.`,
        },
        {
          value: (exact * price * (100 + spare)) / 100,
          name: 'porcentagem sobre o gasto',
          why: 'Acrescentar a porcentagem ao gasto supõe que se possa comprar uma fração de caixa.',
        },
        {
          value: Math.floor(pieces / perBox) * price,
          name: 'reserva esquecida e arredondamento para baixo',
          why: `${num(Math.floor(pieces / perBox))} caixas não bastam nem para as ${num(pieces)} peças exatas nem para a reserva.`,
        },
      ],
      explanation: `Cabem ${num(length * 100)} ÷ ${num(side)} = ${num((length * 100) / side)} peças em uma direção e ${num(width * 100)} ÷ ${num(side)} = ${num((width * 100) / side)} na outra, isto é, ${num(pieces)} peças. Com ${num(spare)}% de reserva, são necessárias ${num(needed)} peças, e ${num(boxes)} caixas de ${num(perBox)} (${num(boxes * perBox)} peças) é o menor número que basta. O gasto é ${num(boxes)} × ${money(price)} = ${money(cost)}.`,
    };
  },
});
