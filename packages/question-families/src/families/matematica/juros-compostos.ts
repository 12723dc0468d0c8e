import { family } from '../../engine/family.js';
import { countInWords, paragraphs } from '../../text/agreement.js';
import { money, num, percent } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

export const jurosCompostos = family({
  id: 'mt-juros-compostos',
  version: 1,
  area: 'matematica',
  skill: 'H3',
  topic: 'juros-e-financas',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.6, c: 0.16 },
  draw(random) {
    const rate = random.pick([1, 2, 3, 4, 5, 10]);
    const periods = random.pick([2, 3]);
    const capital = random.int(4, 60) * (periods === 3 ? 500 : 100) + (periods === 3 ? 0 : 500);
    const factor = 1 + rate / 100;
    const amount = Math.round(capital * factor ** periods * 1e6) / 1e6;
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const time = countInWords(periods, 'm', 'mês', 'meses');
    const scene = random.pick([
      {
        context: paragraphs(
          `Para comprar uma máquina de costura, ${who.name}, que mora ${place.em}, tomou ${money(capital)} emprestados em um banco comunitário. A dívida cresce ${percent(rate)} ao mês, e os juros de cada mês são calculados sobre o total devido no fim do mês anterior.`,
          `Como não fez nenhum pagamento no período, ${who.name} quitará tudo de uma só vez, ${time} depois do empréstimo.`,
        ),
        statement: 'O valor pago para quitar a dívida será de',
        total: 'a dívida',
      },
      {
        context: paragraphs(
          `A cooperativa de extrativistas ${river.de} guardou ${money(capital)} para consertar o barco. O dinheiro ficará em uma aplicação que rende ${percent(rate)} ao mês, com os rendimentos de cada mês somados ao saldo para render também nos meses seguintes.`,
          `Nenhum valor será depositado ou retirado até o conserto, marcado por ${who.name} para daqui a ${time}.`,
        ),
        statement: 'Na data do conserto, o saldo da aplicação será de',
        total: 'o saldo',
      },
      {
        context: paragraphs(
          `A conta de luz atrasada de uma padaria ${place.de} era de ${money(capital)}. No acordo de renegociação, o valor passou a ser corrigido em ${percent(rate)} ao mês, sempre sobre o valor já corrigido no mês anterior.`,
          `${who.name}, que administra a padaria, só conseguiu pagar ${time} depois do acordo, em parcela única.`,
        ),
        statement: 'A quantia paga foi de',
        total: 'a conta',
      },
    ]);
    const simple = capital + (capital * rate * periods) / 100;
    const cents = (value: number) => Math.round(value * 1e6) / 1e6;
    const more = cents(amount * factor);
    const fewer = cents(amount / factor);
    return {
      context: scene.context,
      statement: scene.statement,
      right: amount,
      show: money,
      mistakes: [
        {
          value: simple,
          name: 'juros simples',
          why: `${money(simple)} soma ${time} de juros calculados sempre sobre ${money(capital)}, mas os juros incidem também sobre os juros anteriores.`,
        },
        {
          value: fewer,
          name: 'um mês a menos',
          why: `${money(fewer)} é o valor com um mês a menos do que o prazo de ${time}.`,
        },
        {
          value: more,
          name: 'um mês a mais',
          why: `O fator ${percent(100 + rate)} foi aplicado ${periods + 1} vezes, mas o prazo é de ${time}.`,
        },
        {
          value: capital * (1 + rate / 10),
          name: 'taxa com a vírgula deslocada',
          why: `Esse valor corresponde a um único acréscimo de ${percent(rate * 10)}, e não a ${time} de ${percent(rate)}.`,
        },
        {
          value: cents(amount - capital),
          name: 'só os juros',
          why: `${money(cents(amount - capital))} são apenas os juros; falta somar os ${money(capital)} iniciais.`,
        },
        {
          value: capital * periods * factor,
          name: 'fator multiplicado pelo prazo',
          why: `Multiplicar ${money(capital)} pelo número de meses repete o valor inicial, que é um só.`,
        },
        {
          value: capital + rate * periods,
          name: 'taxa somada em reais',
          why: `A taxa é uma porcentagem do valor, e não ${money(rate)} por mês.`,
        },
        {
          value: cents(capital * (1 - rate / 100) ** periods),
          name: 'desconto em vez de acréscimo',
          why: `Nesse valor a taxa de ${percent(rate)} foi descontada a cada mês, e não acrescentada.`,
        },
      ],
      explanation: `A cada mês, multiplica-se ${scene.total} por ${percent(100 + rate)}, isto é, por ${num(factor)}. Em ${time}, o valor é ${money(capital)} × ${num(factor)}${periods === 2 ? '²' : '³'} = ${money(amount)}. Calcular os juros sempre sobre o valor inicial (juros simples) daria ${money(simple)}, sem os juros sobre juros.`,
    };
  },
});
