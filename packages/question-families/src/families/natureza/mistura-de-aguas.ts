import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const misturaDeAguas = family({
  id: 'cn-mistura-de-aguas',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H21',
  topic: 'calor-e-termodinamica',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.16 },
  draw(random) {
    const hot = random.int(60, 95, 5);
    const cold = random.int(10, 28, 2);
    const [hotLitres, coldLitres] = [random.int(2, 40), random.int(2, 60)];
    const mixed = (hotLitres * hot + coldLitres * cold) / (hotLitres + coldLitres);
    insist(Number.isInteger(mixed) && hotLitres !== coldLitres && mixed >= 25 && mixed <= 60);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Para o banho de um bebê, ${who.name}, que mora ${place.em}, despeja em uma banheira ${num(hotLitres)} litros de água a ${num(hot)} °C e ${num(coldLitres)} litros de água da torneira, a ${num(cold)} °C.`,
      `Em uma padaria ${place.de}, a água da massa do pão deve estar morna. ${who.name} mistura ${num(hotLitres)} litros de água quente, a ${num(hot)} °C, a ${num(coldLitres)} litros de água a ${num(cold)} °C e confere a temperatura com um termômetro.`,
      `O aquecedor solar de uma creche ${place.de} forneceu ${num(hotLitres)} litros de água a ${num(hot)} °C, quente demais para o uso. ${who.name} acrescentou ${num(coldLitres)} litros de água da rua, a ${num(cold)} °C.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(
        scene,
        'Despreze as trocas de calor com o recipiente e com o ambiente e considere iguais as densidades da água nas duas temperaturas.',
      ),
      statement: 'A temperatura de equilíbrio da mistura, em graus Celsius, é',
      right: mixed,
      decimals: 1,
      mistakes: [
        {
          value: (hot + cold) / 2,
          name: 'média simples das temperaturas',
          why: `A média de ${num(hot)} e ${num(cold)} só valeria para volumes iguais, e eles são ${num(hotLitres)} L e ${num(coldLitres)} L.`,
        },
        {
          value: cut((hotLitres * cold + coldLitres * hot) / (hotLitres + coldLitres)),
          name: 'volumes trocados',
          why: `Nesse valor, os ${num(hotLitres)} L foram atribuídos à água fria, e os ${num(coldLitres)} L, à quente.`,
        },
        {
          value: hot - cold,
          name: 'diferença das temperaturas',
          why: `${num(hot)} − ${num(cold)} é a diferença entre as temperaturas iniciais, e não a de equilíbrio.`,
        },
        {
          value: cut((hotLitres * (hot - cold)) / (hotLitres + coldLitres)),
          name: 'aquecimento no lugar da temperatura',
          why: `Esse é o quanto a água fria se aquece; falta somar sua temperatura inicial, ${num(cold)} °C.`,
        },
        {
          value: mixed + 5,
          name: 'cinco graus a mais',
          why: `A ${num(mixed + 5)} °C, o calor recebido pela água fria seria maior que o cedido pela quente.`,
        },
        {
          value: mixed - 5,
          name: 'cinco graus a menos',
          why: `A ${num(mixed - 5)} °C, o calor cedido pela água quente seria maior que o recebido pela fria.`,
        },
        {
          value: cut((hotLitres * hot) / coldLitres),
          name: 'razão entre os volumes',
          why: `Dividir ${num(hotLitres)} × ${num(hot)} por ${num(coldLitres)} deixa de fora a temperatura da água fria.`,
        },
        {
          value: hot + cold,
          name: 'soma das temperaturas',
          why: 'Temperaturas não se somam: a de equilíbrio fica sempre entre as iniciais.',
        },
      ],
      explanation: `O calor cedido pela água quente é igual ao recebido pela fria: ${num(hotLitres)} × (${num(hot)} − T) = ${num(coldLitres)} × (T − ${num(cold)}). Assim, T = (${num(hotLitres)} × ${num(hot)} + ${num(coldLitres)} × ${num(cold)}) ÷ ${num(hotLitres + coldLitres)} = ${num(mixed)} °C. É uma média ponderada pelos volumes; a média simples, ${num((hot + cold) / 2)} °C, só serviria para volumes iguais.`,
    };
  },
});
