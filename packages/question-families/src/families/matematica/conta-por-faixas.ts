import { family } from '../../engine/family.js';
import { paragraphs, table } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

export const contaPorFaixas = family({
  id: 'mt-conta-por-faixas',
  version: 1,
  area: 'matematica',
  skill: 'H25',
  topic: 'leitura-de-tabelas',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.6, c: 0.16 },
  draw(random) {
    const first = random.int(2, 7);
    const second = first + random.int(2, 5);
    const third = second + random.int(2, 6);
    const used = random.int(22, 38);
    const wide = 10;
    const total = wide * first + wide * second + (used - 2 * wide) * third;
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const scene = random.pick([
      {
        unit: 'm³',
        thing: 'consumo',
        long: 'metro cúbico',
        context: `A companhia de saneamento ${place.de} cobra a água por faixas: cada metro cúbico é cobrado pelo preço da faixa em que se encontra, como mostra a tabela. Em março, a família de ${who.name} consumiu ${num(used)} m³.`,
        question: 'O valor da conta de água dessa família em março foi de',
      },
      {
        unit: 'GB',
        thing: 'uso',
        long: 'gigabyte',
        context: `Um provedor comunitário de internet ${place.de} cobra o uso de dados por faixas: cada gigabyte é cobrado pelo preço da faixa a que pertence, conforme a tabela. No mês passado, ${who.name} usou ${num(used)} GB.`,
        question: 'O valor pago pelo uso de dados nesse mês foi de',
      },
      {
        unit: 'kg',
        thing: 'peso',
        long: 'quilograma',
        context: `Uma empresa de barcos ${river.de} cobra o transporte de carga por faixas de peso: cada quilograma é cobrado pelo preço da faixa em que se encontra, de acordo com a tabela. ${who.name} despachou uma caixa de ${num(used)} kg.`,
        question: 'O valor pago pelo transporte dessa caixa foi de',
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        table(
          [`Faixa de ${scene.thing}`, `Preço por ${scene.long}`],
          [
            [`até 10 ${scene.unit}`, money(first)],
            [`acima de 10 até 20 ${scene.unit}`, money(second)],
            [`acima de 20 ${scene.unit}`, money(third)],
          ],
        ),
      ),
      statement: scene.question,
      right: total,
      show: money,
      mistakes: [
        {
          value: used * third,
          name: 'tudo pelo preço da última faixa',
          why: `${num(used)} × ${money(third)} cobra tudo pela última faixa, mas os primeiros 20 ${scene.unit} têm preços menores.`,
        },
        {
          value: used * first,
          name: 'tudo pelo preço da primeira faixa',
          why: `${num(used)} × ${money(first)} cobra tudo pela primeira faixa, que só vale para os primeiros 10 ${scene.unit}.`,
        },
        {
          value: used * second,
          name: 'tudo pelo preço da faixa do meio',
          why: `${num(used)} × ${money(second)} cobra tudo pela faixa do meio, que só vale para 10 ${scene.unit}.`,
        },
        {
          value: wide * first + 2 * wide * second + (used - 2 * wide) * third,
          name: 'faixa do meio contada desde zero',
          why: `A faixa do meio vai de 10 a 20 ${scene.unit}: são 10 ${scene.unit}, e não 20.`,
        },
        {
          value: wide * first + (used - wide) * second,
          name: 'terceira faixa esquecida',
          why: `O que passa de 20 ${scene.unit} custa ${money(third)}, e não ${money(second)}, por unidade.`,
        },
        {
          value: wide * first + wide * second + used * third,
          name: 'total cobrado também na última faixa',
          why: `Na última faixa entram só os ${num(used - 20)} ${scene.unit} que passam de 20, e não os ${num(used)}.`,
        },
        {
          value: (used - 2 * wide) * third,
          name: 'só a última faixa',
          why: `Falta cobrar os primeiros 20 ${scene.unit}, das duas faixas anteriores.`,
        },
        {
          value: (used * (first + second + third)) / 3,
          name: 'preço médio',
          why: 'A média dos três preços só serviria se as três faixas tivessem a mesma quantidade.',
        },
      ],
      explanation: `Os primeiros 10 ${scene.unit} custam 10 × ${money(first)} = ${money(wide * first)}; os 10 seguintes, 10 × ${money(second)} = ${money(wide * second)}; e os ${num(used - 20)} restantes, ${num(used - 20)} × ${money(third)} = ${money((used - 20) * third)}. A soma é ${money(total)}. Cobrar tudo pelo preço da última faixa levaria a ${money(used * third)}, mas cada parte tem o preço da faixa em que se encontra.`,
    };
  },
});
