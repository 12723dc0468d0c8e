import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { lineChart } from '../../figures/charts.js';
import { list } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'maio'];
const NAMES = ['janeiro', 'fevereiro', 'março', 'abril', 'maio'];

export const mesDeMaiorLucro = family({
  id: 'mt-mes-de-maior-lucro',
  version: 1,
  area: 'matematica',
  skill: 'H26',
  topic: 'leitura-de-graficos',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.1, c: 0.18 },
  draw(random) {
    const income = MONTHS.map(() => random.int(24, 60, 2));
    const spent = MONTHS.map(() => random.int(10, 50, 2));
    const left = income.map((value, order) => value - (spent[order] ?? 0));
    const most = Math.max(...left);
    const best = left.indexOf(most);
    const next = Math.max(...left.filter((_, order) => order !== best));
    const highest = income.indexOf(Math.max(...income));
    const lowest = spent.indexOf(Math.min(...spent));
    insist(
      most - next >= 4 && left.every((value) => value > 0) && best !== highest && best !== lowest && highest !== lowest,
    );
    insist(income.filter((value) => value === Math.max(...income)).length === 1);
    insist(spent.filter((value) => value === Math.min(...spent)).length === 1);
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const scene = random.pick([
      `Uma cooperativa de costura ${place.de} sorteará entre as sócias parte do lucro do melhor mês, isto é, daquele em que foi maior a **diferença entre a receita e a despesa**. ${who.name}, que cuida das contas, fez o gráfico dos cinco primeiros meses do ano.`,
      `Para decidir em que mês repetir a feira de produtos da floresta, ${who.name} comparou os resultados de uma associação de extrativistas ${river.de}. O que interessa é o **lucro**, diferença entre o que foi recebido e o que foi gasto em cada mês, mostrados no gráfico.`,
      `O restaurante de uma escola de gastronomia ${place.de} reserva o lucro do melhor mês do período para comprar equipamentos. O **lucro** é a diferença entre receita e despesa, e os valores de janeiro a maio, reunidos por ${who.name}, estão no gráfico.`,
    ]);
    const why = (order: number) =>
      `Em ${NAMES[order]}, o lucro foi de ${num(income[order] ?? 0)} − ${num(spent[order] ?? 0)} = ${num(left[order] ?? 0)} mil reais, menor que os ${num(most)} mil de ${NAMES[best]}.`;
    return {
      context: scene,
      statement: 'O maior lucro foi obtido em',
      figure: {
        svg: lineChart('Receita e despesa (milhares de reais)', MONTHS, [
          { name: 'receita', values: income },
          { name: 'despesa', values: spent },
        ]),
        alt: `Gráfico com duas linhas, em milhares de reais, de janeiro a maio. Receita, em ordem: ${list(income.map((value) => num(value)))}. Despesa, em ordem: ${list(spent.map((value) => num(value)))}.`,
      },
      right: NAMES[best] ?? '',
      order: NAMES,
      mistakes: NAMES.flatMap((name, order) =>
        order === best
          ? []
          : [
              {
                value: name,
                name:
                  order === highest
                    ? 'maior receita'
                    : order === lowest
                      ? 'menor despesa'
                      : 'distância entre as linhas mal avaliada',
                why: why(order),
              },
            ],
      ),
      explanation: `O lucro de cada mês é a distância vertical entre as duas linhas: de janeiro a maio, ${list(left.map((value) => num(value)))} mil reais. O maior é o de ${NAMES[best]}, ${num(most)} mil reais. A maior receita ocorreu em ${NAMES[highest]}, e a menor despesa, em ${NAMES[lowest]}, mas é a diferença entre as duas que define o lucro.`,
    };
  },
});
