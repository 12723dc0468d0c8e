import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { num, numberWith } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const NAMES = ['I', 'II', 'III', 'IV', 'V'];

export const atletaMaisRegular = family({
  id: 'mt-mais-regular',
  version: 1,
  area: 'matematica',
  skill: 'H30',
  topic: 'dispersao',
  difficulty: 'hard',
  tri: { a: 1.6, b: 1.4, c: 0.16 },
  draw(random) {
    const mean = random.int(30, 90, 5);
    const faster = mean - random.int(1, 3);
    const deviations = random.shuffle([2, 3, 5, 6, 8].map((value) => value + random.int(0, 1)));
    insist(new Set(deviations).size === 5);
    const means = deviations.map(() => random.pick([mean, mean, faster]));
    const fits = means.map((value) => value === mean);
    insist(fits.filter(Boolean).length >= 3 && fits.filter(Boolean).length <= 4);
    const allowed = deviations.filter((_, order) => fits[order]);
    const least = Math.min(...allowed);
    const best = deviations.indexOf(least);
    // Somebody with another mean is even more regular, or the mean would not matter.
    insist(deviations.some((value, order) => !fits[order] && value < least));
    const place = somewhere(random);
    const who = someone(random);
    const range = (order: number) => numberWith((deviations[order] ?? 0) / 2, 1);
    const scene = random.pick([
      {
        who: 'Máquina',
        head: ['Máquina', 'Média (g)', 'Desvio-padrão (g)'],
        rule: `Serve apenas a máquina cuja média seja exatamente ${num(mean)} g e, entre essas, a mais regular.`,
        context: `Uma cooperativa ${place.de} comprará uma máquina que enche pacotes de tempero com ${num(mean)} g. Cinco modelos foram testados com o mesmo número de pacotes, e ${who.name} calculou a média e o desvio-padrão das massas.`,
        question: 'Deve ser comprada a máquina',
      },
      {
        who: 'Fornecedor',
        head: ['Fornecedor', 'Média (mm)', 'Desvio-padrão (mm)'],
        rule: `Só interessam fornecedores com média exatamente igual a ${num(mean)} mm; entre eles, será escolhido o de produção mais regular.`,
        context: `Uma fábrica de bicicletas ${place.em} precisa de parafusos de ${num(mean)} mm de comprimento. ${who.name} mediu amostras de mesmo tamanho de cinco fornecedores e resumiu os resultados.`,
        question: 'Deve ser escolhido o fornecedor',
      },
      {
        who: 'Linha',
        head: ['Linha', 'Média (min)', 'Desvio-padrão (min)'],
        rule: `Será premiada, entre as linhas com tempo médio exatamente igual ao previsto, de ${num(mean)} minutos, a mais regular.`,
        context: `A secretaria de transportes ${place.de} mediu, durante um mês, a duração das viagens de cinco linhas de ônibus. ${who.name} organizou as médias e os desvios-padrão dos tempos.`,
        question: 'Deve ser premiada a linha',
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        scene.rule,
        table(
          scene.head,
          NAMES.map((name, order) => [name, num(means[order] ?? 0), range(order)]),
        ),
      ),
      statement: scene.question,
      right: NAMES[best] ?? '',
      order: NAMES,
      mistakes: NAMES.flatMap((name, order) =>
        order === best
          ? []
          : [
              {
                value: name,
                name: fits[order]
                  ? deviations[order] === Math.max(...allowed)
                    ? 'maior desvio tomado como maior regularidade'
                    : 'desvio-padrão mal comparado'
                  : 'média fora da exigência',
                why: fits[order]
                  ? `Na opção ${name} o desvio-padrão é ${range(order)}, maior que o da opção ${NAMES[best]}, ${range(best)}: os valores variam mais.`
                  : `Na opção ${name} a média é ${num(means[order] ?? 0)}, e a exigência é de média igual a ${num(mean)}.`,
              },
            ],
      ),
      explanation: `Primeiro, ficam só as opções com média ${num(mean)}. Entre elas, a mais regular é a de menor desvio-padrão, pois ele mede o quanto os valores se afastam da média: o menor é ${range(best)}, da opção ${NAMES[best]}. Há desvio menor em outra opção, mas com média diferente da exigida; e um desvio maior indica valores mais espalhados, e não mais regulares.`,
    };
  },
});
