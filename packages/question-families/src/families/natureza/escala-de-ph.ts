import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { num, raised } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const SAMPLES = ['I', 'II', 'III', 'IV', 'V'];

export const escalaDePh = family({
  id: 'cn-escala-de-ph',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H17',
  topic: 'acidos-e-bases',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.8, c: 0.16 },
  draw(random) {
    const values = random.sample([3, 4, 5, 6, 7, 8, 9], 5).sort((one, other) => one - other);
    const [first, second] = random.sample([0, 1, 2, 3, 4], 2).sort((one, other) => one - other) as [number, number];
    const [acid = 0, basic = 0] = [values[first], values[second]];
    const steps = basic - acid;
    insist(steps >= 2 && steps <= 4);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        head: 'Amostra de solo',
        context: `Para decidir onde aplicar calcário, um sindicato rural ${place.de} mediu o pH da água do solo em cinco áreas. ${who.name} organizou os resultados na tabela.`,
      },
      {
        head: 'Ponto do rio',
        context: `Depois do despejo irregular de um curtume, ${who.name} coletou água em cinco pontos de um rio ${place.de} e mediu o pH de cada amostra.`,
      },
      {
        head: 'Efluente',
        context: `Antes de liberar o lançamento em um rio, a agência ambiental ${place.de} recolheu amostras dos efluentes de cinco fábricas. O pH de cada amostra, medido por ${who.name}, está na tabela.`,
      },
    ]);
    const text = (exponent: number) => `${num(10 ** exponent)} vezes`;
    const exponents = [1, 2, 3, 4, 5].filter((exponent) => exponent !== steps);
    const worded = (value: string) => `${value} a da amostra ${SAMPLES[second]}`;
    const other = [`${num(steps)} vezes`, `${num(10 * steps)} vezes`].filter((each) => each !== text(steps));
    const order = [`${num(steps)} vezes`, text(1), `${num(10 * steps)} vezes`, text(2), text(3), text(4), text(5)].map(
      worded,
    );
    return {
      context: paragraphs(
        scene.context,
        table(
          [scene.head, 'pH'],
          values.map((value, place5) => [SAMPLES[place5] ?? '', num(value)]),
        ),
        'O pH é definido por pH = −log [H<sup>+</sup>], em que [H<sup>+</sup>] é a concentração de íons hidrogênio, em mol/L.',
      ),
      statement: `A concentração de íons hidrogênio na amostra ${SAMPLES[first]} é igual a`,
      right: worded(text(steps)),
      order,
      mistakes: [
        ...exponents.map((exponent) => ({
          value: worded(text(exponent)),
          name: exponent === acid ? 'um só pH considerado' : 'diferença de pH mal calculada',
          why: `A diferença de pH entre as amostras é ${num(basic)} − ${num(acid)} = ${num(steps)}; uma razão de ${num(10 ** exponent)} corresponderia a uma diferença de ${num(exponent)}.`,
        })),
        ...other.map((each) => ({
          value: worded(each),
          name: 'escala tratada como linear',
          why: `A escala é logarítmica: cada unidade de pH multiplica a concentração por 10, e ${num(steps)} unidades a multiplicam por ${num(10 ** steps)}.`,
        })),
      ],
      explanation: `Se pH = −log [H⁺], então [H⁺] = 10 elevado a −pH: nas amostras ${SAMPLES[first]} e ${SAMPLES[second]}, são 10${raised(-acid)} e 10${raised(-basic)} mol/L. A razão é 10${raised(-acid)} ÷ 10${raised(-basic)} = 10${raised(steps)} = ${num(10 ** steps)}. Cada unidade de pH corresponde a um fator 10; tratar a escala como linear leva a ${num(steps)} vezes, em vez de ${num(10 ** steps)} vezes.`,
    };
  },
});
