import { family } from '../../engine/family.js';
import { drawing, label, line, type Point } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const SIDE = 34;

/** The first three rows of joined squares or triangles, one below the other. */
function rows(isSquare: boolean): string {
  const stretch = (from: Point, to: Point) => line(from, to);
  const parts = [1, 2, 3].flatMap((many) => {
    const bottom = 58 * many;
    const top = bottom - SIDE;
    const x = (place: number) => 150 + SIDE * place;
    const title = label(20, bottom - 12, `Etapa ${many}`, 'start');
    if (isSquare) {
      const uprights = Array.from({ length: many + 1 }, (_, place) =>
        stretch({ x: x(place), y: top }, { x: x(place), y: bottom }),
      );
      const flats = Array.from({ length: many }, (_, place) =>
        [top, bottom].map((y) => stretch({ x: x(place), y }, { x: x(place + 1), y })).join(''),
      );
      return [title, ...uprights, ...flats];
    }
    const corner = (place: number): Point => ({ x: 150 + (SIDE / 2) * place, y: place % 2 === 0 ? bottom : top + 4 });
    const zigzag = Array.from({ length: many + 1 }, (_, place) => stretch(corner(place), corner(place + 1)));
    const flats = Array.from({ length: many }, (_, place) => stretch(corner(place), corner(place + 2)));
    return [title, ...zigzag, ...flats];
  });
  return drawing(190, ...parts);
}

export const palitosEmFileira = family({
  id: 'mt-palitos-em-fileira',
  version: 1,
  area: 'matematica',
  skill: 'H2',
  topic: 'sequencias-pa-e-pg',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.2, c: 0.18 },
  draw(random) {
    const isSquare = random.below(2) === 0;
    const [each, sides, shape] = isSquare ? [3, 4, 'quadrados'] : [2, 3, 'triângulos'];
    const stage = random.int(14, 60);
    const sticks = each * stage + 1;
    const asksStage = random.below(2) === 0;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        piece: 'varetas de bambu',
        context: `Em uma oficina de artesanato ${place.de}, ${who.name} monta painéis com varetas de bambu do mesmo tamanho, presas pelas pontas. Cada painel é uma fileira de ${shape} em que dois vizinhos têm uma vareta em comum, como nas três primeiras etapas da figura.`,
      },
      {
        piece: 'barras de ferro',
        context: `O serralheiro de uma oficina ${place.em} recebeu de ${who.name} a encomenda de uma grade formada por ${shape} em fileira. Todas as barras têm o mesmo comprimento, e ${shape} vizinhos compartilham uma delas, como mostram as três primeiras etapas da figura.`,
      },
      {
        piece: 'palitos',
        context: `Na aula de Matemática de uma escola ${place.de}, ${who.name} propôs um desafio com palitos de fósforo usados: formar fileiras de ${shape}, aproveitando em cada novo elemento um palito do anterior. As três primeiras etapas estão na figura.`,
      },
    ]);
    const total = asksStage ? stage : sticks;
    const kept = `Mantém-se o mesmo padrão em todas as etapas, e a etapa n tem n ${shape}.`;
    return {
      context: paragraphs(scene.context, kept),
      statement: asksStage
        ? `Com exatamente ${num(sticks)} ${scene.piece}, sem que nada sobre, é possível montar a etapa de número`
        : `O número de ${scene.piece} necessário para montar a etapa ${num(stage)} é`,
      figure: {
        svg: rows(isSquare),
        alt: `Três primeiras etapas da sequência. Etapa 1: um ${isSquare ? 'quadrado' : 'triângulo'}, com ${num(sides)} segmentos. Etapa 2: dois ${shape} lado a lado, com um segmento em comum, ${num(2 * each + 1)} segmentos ao todo. Etapa 3: três ${shape} em fileira, cada um com um segmento em comum com o vizinho, ${num(3 * each + 1)} segmentos ao todo.`,
      },
      right: total,
      decimals: 0,
      mistakes: asksStage
        ? [
            {
              value: Math.floor(sticks / sides),
              name: 'segmentos comuns contados duas vezes',
              why: `Dividir ${num(sticks)} por ${sides} supõe que cada elemento gaste ${sides} segmentos, mas, depois do primeiro, são só ${each}.`,
            },
            {
              value: stage - 1,
              name: 'primeiro elemento esquecido',
              why: `A etapa ${num(stage - 1)} usa ${num(sticks - each)} segmentos; ainda sobrariam ${each}.`,
            },
            {
              value: stage + 1,
              name: 'um elemento a mais',
              why: `A etapa ${num(stage + 1)} exige ${num(sticks + each)} segmentos, mais do que há.`,
            },
            {
              value: sticks - each,
              name: 'subtração em vez de divisão',
              why: `Subtrair ${each} uma única vez não desfaz os acréscimos de todas as etapas: é preciso dividir.`,
            },
            {
              value: (sticks + sides) / each,
              name: 'ajuste com o sinal trocado',
              why: `Na etapa n há ${each}n + 1 segmentos; é preciso subtrair 1 de ${num(sticks)} antes de dividir por ${each}.`,
            },
            {
              value: stage - 2,
              name: 'duas etapas a menos',
              why: `A etapa ${num(stage - 2)} usa ${num(sticks - 2 * each)} segmentos; sobrariam ${2 * each}.`,
            },
            {
              value: stage + 2,
              name: 'duas etapas a mais',
              why: `A etapa ${num(stage + 2)} exige ${num(sticks + 2 * each)} segmentos, mais do que há.`,
            },
          ]
        : [
            {
              value: sides * stage,
              name: 'segmentos comuns contados duas vezes',
              why: `${sides} × ${num(stage)} conta duas vezes cada segmento que pertence a dois elementos vizinhos.`,
            },
            {
              value: each * stage,
              name: 'primeiro segmento esquecido',
              why: `${each} × ${num(stage)} esquece o segmento que fecha a fileira no início: na etapa 1 são ${sides}, e não ${each}.`,
            },
            {
              value: each * (stage - 1),
              name: 'primeiro elemento esquecido',
              why: `${each} × ${num(stage - 1)} conta só os acréscimos a partir da etapa 1, que já tem ${sides} segmentos.`,
            },
            {
              value: sides + each * stage,
              name: 'um acréscimo a mais',
              why: `Da etapa 1 à etapa ${num(stage)} há ${num(stage - 1)} acréscimos de ${each} segmentos, e não ${num(stage)}.`,
            },
            {
              value: sides * stage + 1,
              name: 'segmentos comuns contados duas vezes, mais um',
              why: `${sides} × ${num(stage)} + 1 conta duas vezes os segmentos comuns a dois elementos.`,
            },
            {
              value: stage + sides,
              name: 'soma da etapa com os segmentos iniciais',
              why: `A cada etapa entram ${each} segmentos, e não apenas 1.`,
            },
            {
              value: (each * 3 + 1) * Math.floor(stage / 3),
              name: 'proporção com a etapa 3',
              why: `A etapa ${num(stage)} não tem o número de segmentos da etapa 3 multiplicado: os grupos emendados compartilham segmentos.`,
            },
          ],
      explanation: `A etapa 1 usa ${sides} segmentos e cada etapa seguinte acrescenta ${each}, pois um dos segmentos é aproveitado. Assim, a etapa n usa ${sides} + ${each}(n − 1) = ${each}n + 1 segmentos. ${asksStage ? `De ${each}n + 1 = ${num(sticks)} resulta n = ${num(stage)}` : `Para n = ${num(stage)}, são ${each} × ${num(stage)} + 1 = ${num(sticks)}`}. Contar ${sides} segmentos para cada elemento repete os que são comuns a dois vizinhos.`,
    };
  },
});
