import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { pieChart } from '../../figures/charts.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const pesquisaEmSetores = family({
  id: 'mt-pesquisa-em-setores',
  version: 1,
  area: 'matematica',
  skill: 'H25',
  topic: 'leitura-de-graficos',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.15, c: 0.18 },
  draw(random) {
    const shares = [random.int(24, 44, 2), random.int(12, 30, 2), random.int(6, 20, 2), random.int(4, 14, 2)];
    const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
    insist(rest >= 4 && rest <= 20 && new Set([...shares, rest]).size === 5);
    const all = [...shares, rest];
    const total = random.int(6, 60) * 50;
    const [first = 0, second = 0, third = 0] = all;
    const known = (total * third) / 100;
    const right = ((first - second) * total) / 100;
    insist(first > second && Number.isInteger(known) && Number.isInteger(right));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        title: 'Transporte até o trabalho',
        names: ['Ônibus', 'Bicicleta', 'A pé', 'Carro', 'Motocicleta'],
        people: 'trabalhadores',
        context: `Para planejar ciclovias, a prefeitura ${place.de} perguntou a um grupo de trabalhadores como vão ao trabalho; cada um indicou um único meio.`,
        pair: ['ônibus', 'bicicleta'],
        third: 'vão a pé',
        verb: 'usam',
      },
      {
        title: 'Atividade cultural preferida',
        names: ['Música', 'Cinema', 'Teatro', 'Dança', 'Literatura'],
        people: 'moradores',
        context: `Antes de definir a programação do ano, o centro cultural ${place.de} ouviu moradores sobre a atividade preferida; cada um escolheu apenas uma.`,
        pair: ['música', 'cinema'],
        third: 'preferem teatro',
        verb: 'preferem',
      },
      {
        title: 'Destino dos resíduos coletados',
        names: ['Orgânico', 'Papel', 'Plástico', 'Vidro', 'Metal'],
        people: 'quilogramas',
        context: `Uma cooperativa ${place.de} separou todo o material coletado em um mês em cinco categorias.`,
        pair: ['material orgânico', 'papel'],
        third: 'são de plástico',
        verb: '',
      },
    ]);
    const unit = scene.people;
    const [one = '', two = ''] = scene.pair;
    const of = (share: number) => (share * total) / 100;
    const asWas =
      scene.people === 'quilogramas' ? `${num(known)} kg ${scene.third}` : `${num(known)} ${unit} ${scene.third}`;
    return {
      context: paragraphs(
        scene.context,
        `O gráfico mostra o resultado. ${who.name}, que trabalhou na pesquisa, lembra que ${asWas}.`,
      ),
      statement:
        scene.people === 'quilogramas'
          ? `A diferença entre as massas de ${one} e de ${two}, em quilogramas, é`
          : `A diferença entre o número de ${unit} que ${scene.verb} ${one} e o dos que ${scene.verb} ${two} é`,
      figure: {
        svg: pieChart(
          scene.title,
          scene.names.map((name, order) => ({ name, value: all[order] ?? 0 })),
        ),
        alt: `Gráfico de setores com o título ${scene.title}: ${scene.names.map((name, order) => `${name}, ${num(all[order] ?? 0)}%`).join('; ')}.`,
      },
      right,
      decimals: 0,
      mistakes: [
        {
          value: of(first),
          name: 'só o primeiro grupo',
          why: `${num(of(first))} corresponde a ${num(first)}% do total, sem subtrair os ${num(second)}% do segundo grupo.`,
        },
        {
          value: of(second),
          name: 'só o segundo grupo',
          why: `${num(of(second))} corresponde a ${num(second)}% do total, e não à diferença.`,
        },
        {
          value: of(first + second),
          name: 'soma dos grupos',
          why: `${num(of(first + second))} é a soma dos dois grupos; pede-se a diferença.`,
        },
        {
          value: first - second,
          name: 'diferença dos percentuais',
          why: `${num(first - second)} é a diferença em pontos percentuais; é preciso calcular quanto ela vale no total de ${num(total)}.`,
        },
        {
          value: ((first - second) * known) / 100,
          name: 'porcentagem da parte conhecida',
          why: `Os percentuais se referem ao total, ${num(total)}, e não aos ${num(known)} citados no texto.`,
        },
        {
          value: total,
          name: 'total',
          why: `${num(total)} é o total pesquisado, obtido de ${num(known)} ÷ ${num(third / 100)}.`,
        },
        {
          value: known,
          name: 'valor do texto',
          why: `${num(known)} é a quantidade dada no texto, que corresponde a ${num(third)}% do total.`,
        },
        {
          value: of(first) - known,
          name: 'diferença com o grupo do texto',
          why: `Essa é a diferença entre o primeiro grupo e o que o texto informa, e não entre os dois grupos pedidos.`,
        },
      ],
      explanation: `Se ${num(known)} correspondem a ${num(third)}%, o total é ${num(known)} ÷ ${num(third / 100)} = ${num(total)}. A diferença entre os dois grupos é de ${num(first)}% − ${num(second)}% = ${num(first - second)}% do total, isto é, ${num((first - second) / 100)} × ${num(total)} = ${num(right)}. Os percentuais do gráfico se referem ao total, e não ao número citado no texto.`,
    };
  },
});
