import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { barChart } from '../../figures/charts.js';
import { list, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const maiorAumentoEmBarras = family({
  id: 'mt-maior-aumento-em-barras',
  version: 1,
  area: 'matematica',
  skill: 'H24',
  topic: 'leitura-de-graficos',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.17 },
  draw(random) {
    const years = Array.from({ length: 6 }, (_, place) => 2019 + place);
    const values = years.map(() => random.int(10, 90, 2));
    const steps = values.slice(1).map((value, place) => {
      const before = values[place] ?? 0;
      return {
        name: `${years[place]} para ${years[place + 1]}`,
        before,
        value,
        share: value / before - 1,
        growth: value - before,
      };
    });
    const byShare = [...steps].sort((one, other) => other.share - one.share);
    const byGrowth = [...steps].sort((one, other) => other.growth - one.growth);
    const [best, second] = byShare;
    const [tempting, nextTempting] = byGrowth;
    insist(best !== undefined && second !== undefined && tempting !== undefined && nextTempting !== undefined);
    // The largest growth in numbers must not be the largest in proportion, and neither may be a close call.
    insist(
      best !== tempting && best.share > second.share * 1.15 && tempting.growth > nextTempting.growth && best.share <= 2,
    );
    insist(steps.filter(({ growth }) => growth < 0).length >= 1 && steps.every(({ growth }) => growth !== 0));
    const place = somewhere(random);
    const who = someone(random);

    const scene = random.pick([
      {
        title: 'Atendimentos no ano (milhares)',
        what: 'do número de atendimentos, em milhares',
        context: paragraphs(
          `O posto de saúde de um bairro ${place.de} passou por várias mudanças nos últimos anos. ${who.name}, que coordena a equipe, vai apresentar à comunidade o ano em que o número de atendimentos mais cresceu **em relação ao ano anterior, em porcentagem**, e explicar o que mudou nele.`,
          'O gráfico mostra os registros do posto.',
        ),
        statement: 'O maior crescimento percentual do número de atendimentos ocorreu de',
      },
      {
        title: 'Produção de mel (toneladas)',
        what: 'da produção de mel, em toneladas',
        context: paragraphs(
          `Uma associação de apicultores ${place.de} quer renovar o contrato com um comprador que paga um prêmio pelo ano de maior **crescimento percentual** da produção em relação ao ano anterior.`,
          `${who.name} reuniu no gráfico as toneladas de mel colhidas a cada ano.`,
        ),
        statement: 'O prêmio deve ser pago pelo crescimento ocorrido de',
      },
      {
        title: 'Visitantes do museu (milhares)',
        what: 'do número de visitantes, em milhares',
        context: paragraphs(
          `Um pequeno museu ${place.em} recebeu, entre 2019 e 2024, exposições itinerantes de vários estados. Para saber qual delas teve mais efeito, a direção compara o **aumento percentual** do público de cada ano em relação ao do ano anterior.`,
          `O gráfico, preparado por ${who.name}, mostra o público de cada ano.`,
        ),
        statement: 'O maior aumento percentual do público ocorreu de',
      },
    ]);
    const explain = ({ name, before, value, growth }: (typeof steps)[number]) =>
      growth < 0
        ? `De ${name} houve queda, de ${num(before)} para ${num(value)}, e não crescimento.`
        : `De ${name} o aumento foi de ${num(growth)} sobre ${num(before)}, proporção menor que a de ${num(best.growth)} sobre ${num(best.before)}, ocorrida de ${best.name}.`;
    return {
      context: scene.context,
      statement: scene.statement,
      figure: {
        svg: barChart(
          scene.title,
          years.map((year, order) => ({ name: String(year), value: values[order] ?? 0 })),
        ),
        alt: `Gráfico de barras ${scene.what}, de 2019 a 2024. ${years.map((year, order) => `${year}: ${num(values[order] ?? 0)}`).join('; ')}.`,
      },
      right: best.name,
      order: steps.map(({ name }) => name),
      mistakes: steps
        .filter((step) => step !== best)
        .map((step) => ({
          value: step.name,
          name:
            step === tempting
              ? 'maior aumento absoluto'
              : step.growth < 0
                ? 'variação sem olhar o sinal'
                : 'comparação sem a base',
          why: explain(step),
        })),
      explanation: `O crescimento percentual compara o aumento com o valor do ano anterior. De ${best.name}, o aumento foi de ${num(best.growth)} sobre ${num(best.before)}, a maior das razões. O aumento de ${num(tempting.growth)}, de ${tempting.name}, é maior em valor absoluto, mas parte de ${num(tempting.before)} e, em proporção, é menor. Os valores, em ordem, são ${list(values.map((value) => num(value)))}.`,
    };
  },
});
