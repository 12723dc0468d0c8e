import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { circle, drawing, label } from '../../figures/svg.js';
import { list, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

const PLACES = [32, 16, 8, 4, 2, 1];

const worth = (lit: readonly boolean[], weights: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + (lit[place] ? weight : 0), 0);

const panel = (lit: readonly boolean[]) =>
  drawing(
    96,
    ...lit.map((on, place) => circle({ x: 40 + 56 * place, y: 36 }, 20, on ? '#f5c542' : '#fff')),
    ...lit.map((on, place) => label(40 + 56 * place, 82, on ? 'acesa' : 'apagada')),
  );

export const lampadasEmBinario = family({
  id: 'mt-lampadas-em-binario',
  version: 1,
  area: 'matematica',
  skill: 'H1',
  topic: 'operacoes-e-numeracao',
  difficulty: 'medium',
  tri: { a: 1.5, b: 0.35, c: 0.17 },
  draw(random) {
    const lit = PLACES.map(() => random.below(2) === 1);
    const on = lit.filter(Boolean).length;
    insist(on >= 3 && on <= 5);
    const value = worth(lit, PLACES);
    const mirrored = worth(lit, [...PLACES].reverse());
    insist(mirrored !== value);
    const positions = worth(lit, [6, 5, 4, 3, 2, 1]);
    const terms = PLACES.filter((_, place) => lit[place]);
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const rule =
      'A última lâmpada à direita, quando acesa, vale 1, e cada uma das outras, quando acesa, vale o dobro da que está imediatamente à sua direita. As lâmpadas apagadas valem zero, e o número mostrado é a soma dos valores das acesas.';

    const scene = random.pick([
      {
        context: paragraphs(
          `Na feira de ciências de uma escola ${place.de}, ${who.name} montou um contador de visitantes com seis lâmpadas, que funciona como a memória de um computador. ${rule}`,
          'A figura mostra o contador no fim da feira.',
        ),
        statement: 'O número de visitantes indicado pelo contador é',
      },
      {
        context: paragraphs(
          `Em um armazém de grãos ${place.em}, ${who.name} ligou à balança um painel de seis lâmpadas que informa, a distância, quantos sacos já foram pesados. ${rule}`,
          'No fim do expediente, o painel estava como na figura.',
        ),
        statement: 'O número de sacos pesados até aquele momento é',
      },
      {
        context: paragraphs(
          `Para que os barqueiros ${river.de} leiam de longe o nível do rio, em decímetros acima da cota de referência, foi instalado no cais um painel com seis lâmpadas. ${rule}`,
          `Na manhã da vistoria, ${who.name} encontrou o painel como mostra a figura.`,
        ),
        statement: 'O nível do rio indicado pelo painel, em decímetros acima da cota de referência, é',
      },
    ]);
    const zeros = 63 - value;
    return {
      ...scene,
      figure: {
        svg: panel(lit),
        alt: `Painel com seis lâmpadas em linha; da esquerda para a direita, elas estão: ${list(lit.map((isOn) => (isOn ? 'acesa' : 'apagada')))}.`,
      },
      right: value,
      mistakes: [
        {
          value: mirrored,
          name: 'leitura da esquerda para a direita',
          why: `${num(mirrored)} é o que se obtém dando o valor 1 à primeira lâmpada da esquerda; a que vale 1 é a última da direita.`,
        },
        {
          value: zeros,
          name: 'soma das lâmpadas apagadas',
          why: `${num(zeros)} é a soma dos valores das lâmpadas apagadas, e o painel soma os das acesas.`,
        },
        {
          value: positions,
          name: 'posições em vez de dobros',
          why: `Somar as posições das lâmpadas acesas, contadas da direita, dá ${num(positions)}; mas os valores dobram a cada lâmpada: 1, 2, 4, 8, 16 e 32.`,
        },
        {
          value: 2 * value,
          name: 'primeira lâmpada com valor 2',
          why: `${num(2 * value)} supõe que a última lâmpada da direita valha 2; ela vale 1, e todos os valores ficam pela metade.`,
        },
        {
          value: on,
          name: 'contagem das lâmpadas acesas',
          why: `${num(on)} é apenas a quantidade de lâmpadas acesas, sem considerar quanto vale cada uma.`,
        },
        {
          value: value + 1,
          name: 'contagem a partir do 1',
          why: `As lâmpadas acesas valem ${list(terms.map((term) => num(term)))}, que somam ${num(value)}; não há por que acrescentar 1.`,
        },
        {
          value: on * 2,
          name: 'duas unidades por lâmpada acesa',
          why: `${num(on * 2)} atribui o valor 2 a cada uma das ${num(on)} lâmpadas acesas, mas o valor depende da posição.`,
        },
      ],
      explanation: `Da direita para a esquerda, as lâmpadas valem 1, 2, 4, 8, 16 e 32. As acesas valem ${list(terms.map((term) => num(term)))}, e a soma é ${terms.map((term) => num(term)).join(' + ')} = ${num(value)}. Quem lê o painel no sentido contrário encontra ${num(mirrored)}; é preciso observar que a lâmpada de valor 1 é a da direita.`,
    };
  },
});
