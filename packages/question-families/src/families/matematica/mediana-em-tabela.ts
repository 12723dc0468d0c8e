import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const medianaEmTabela = family({
  id: 'mt-mediana-em-tabela',
  version: 1,
  area: 'matematica',
  skill: 'H27',
  topic: 'medias-e-mediana',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.7, c: 0.16 },
  draw(random) {
    const values = [0, 1, 2, 3, 4, 5];
    const counts = values.map(() => random.int(2, 14));
    const total = counts.reduce((sum, times) => sum + times, 0);
    insist(total % 2 === 0 && total >= 30 && total <= 60);
    const all = values.flatMap((value, place) => Array<number>(counts[place] ?? 0).fill(value));
    const [low = 0, high = 0] = [all[total / 2 - 1], all[total / 2]];
    const median = (low + high) / 2;
    const mean = all.reduce((sum, value) => sum + value, 0) / total;
    const most = Math.max(...counts);
    insist(counts.filter((times) => times === most).length === 1 && Math.abs(mean * 10 - Math.round(mean * 10)) < 1e-9);
    const mode = values[counts.indexOf(most)] ?? 0;
    insist(low > 0 && mode !== median && mean !== median);
    const ordered = [...counts].sort((a, b) => a - b);
    const medianOfCounts = ((ordered[2] ?? 0) + (ordered[3] ?? 0)) / 2;
    const place = somewhere(random);
    const who = someone(random);
    const reached = counts.slice(0, values.indexOf(low) + 1).reduce((sum, times) => sum + times, 0);

    const scene = random.pick([
      {
        head: ['Gols na partida', 'Número de partidas'],
        context: paragraphs(
          `Ao fim do campeonato de futebol amador ${place.de}, ${who.name} quis descrever "o jogo típico" por um único número. Como algumas goleadas puxavam a média para cima, ${who.ele} preferiu a **mediana** do número de gols por partida.`,
          `A tabela resume as ${total} partidas disputadas.`,
        ),
        statement: 'A mediana do número de gols por partida é',
        thing: 'partidas',
      },
      {
        head: ['Filhotes na ninhada', 'Número de ninhadas'],
        context: paragraphs(
          `Uma equipe que acompanha araras em uma reserva próxima ${place.a} registrou quantos filhotes de cada ninhada chegaram a voar. Para comparar com outros anos, ${who.as('biólogo', 'bióloga')} usa a **mediana**, que se altera pouco quando há ninhadas excepcionais.`,
          `Foram observadas ${total} ninhadas, distribuídas como mostra a tabela.`,
        ),
        statement: 'A mediana do número de filhotes por ninhada é',
        thing: 'ninhadas',
      },
      {
        head: ['Faltas no mês', 'Número de estudantes'],
        context: paragraphs(
          `Para planejar a busca ativa, a coordenação de uma escola ${place.em} contou as faltas dos ${total} estudantes do 3º ano em um mês de chuvas fortes. ${who.name}, que apresentará os dados às famílias, escolheu a **mediana** como resumo.`,
          'A tabela mostra quantos estudantes tiveram cada número de faltas.',
        ),
        statement: 'A mediana do número de faltas é',
        thing: 'estudantes',
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        table(
          scene.head,
          values.map((value, order) => [num(value), num(counts[order] ?? 0)]),
        ),
      ),
      statement: scene.statement,
      right: median,
      decimals: 1,
      mistakes: [
        {
          value: mean,
          name: 'média',
          why: `${num(mean)} é a média, soma de todos os valores dividida por ${total}; a mediana é o valor central da lista ordenada.`,
        },
        {
          value: mode,
          name: 'moda',
          why: `${num(mode)} é a moda, o valor mais frequente (${num(most)} vezes), e não o central.`,
        },
        {
          value: low,
          name: 'só o primeiro dos dois valores centrais',
          why: `${num(low)} é apenas o ${total / 2}º valor; com ${total} registros há dois centrais, e a mediana é a média deles.`,
        },
        {
          value: high,
          name: 'só o segundo dos dois valores centrais',
          why: `${num(high)} é apenas o ${total / 2 + 1}º valor; com ${total} registros há dois centrais, e a mediana é a média deles.`,
        },
        {
          value: median - 1,
          name: 'linha anterior da tabela',
          why: `A metade dos ${total} registros só é alcançada na linha de ${num(low)}, depois da linha de ${num(low - 1)}.`,
        },
        {
          value: 2.5,
          name: 'mediana dos valores sem as frequências',
          why: 'Esse é o centro da lista 0, 1, 2, 3, 4, 5, que ignora quantas vezes cada valor aparece.',
        },
        {
          value: medianOfCounts,
          name: 'mediana das frequências',
          why: `${num(medianOfCounts)} é o valor central da segunda coluna, isto é, das frequências, e não do que foi contado.`,
        },
        {
          value: total / 6,
          name: 'média das frequências',
          why: `${num(total)} ÷ 6 é a média das frequências, que não descreve o que foi contado.`,
        },
        {
          value: total / 2,
          name: 'posição em vez do valor',
          why: `${num(total / 2)} é a posição do valor central na lista ordenada, e não o valor que está nela.`,
        },
        {
          value: most,
          name: 'maior frequência',
          why: `${num(most)} é a maior das frequências; diz quantas vezes um valor aparece, e não qual é o valor central.`,
        },
        {
          value: median + 1,
          name: 'linha seguinte da tabela',
          why: `Até a linha de ${num(low)} já há ${num(reached)} dos ${total} registros, de modo que o centro da lista vem antes.`,
        },
      ],
      explanation: `Com ${total} ${scene.thing}, a mediana é a média entre o ${total / 2}º e o ${total / 2 + 1}º valores em ordem crescente. Somando as frequências desde a primeira linha, até o valor ${num(low)} há ${num(reached)}; assim, o ${total / 2}º valor é ${num(low)}, o ${total / 2 + 1}º é ${num(high)} e a mediana é ${num(median)}. A moda é ${num(mode)} e a média, ${num(mean)}.`,
    };
  },
});
