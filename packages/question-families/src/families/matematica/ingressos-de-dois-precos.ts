import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const ingressosDeDoisPrecos = family({
  id: 'mt-dois-precos',
  version: 1,
  area: 'matematica',
  skill: 'H21',
  topic: 'equacoes-e-sistemas',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.25, c: 0.17 },
  draw(random) {
    const low = random.int(4, 12, 2);
    const high = low + random.int(2, 14, 2);
    const cheap = random.int(30, 240, 5);
    const dear = random.int(20, 200, 5);
    insist(cheap !== dear && Math.abs(cheap - dear) >= 15);
    const all = cheap + dear;
    const total = cheap * low + dear * high;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        context: `Para custear a reforma do telhado, uma banda de música centenária ${place.de} fez um concerto. Os ingressos de estudante custavam ${money(low)}, e os inteiros, ${money(high)}. Foram vendidos ${num(all)} ingressos, com arrecadação de ${money(total)}. No relatório, ${who.name} precisa informar quantos ingressos de cada tipo foram vendidos.`,
        question: 'O número de ingressos inteiros vendidos foi',
        other: 'de estudante',
        mine: 'inteiros',
      },
      {
        context: `Em uma feira de mudas ${place.em}, cada muda de hortaliça foi vendida por ${money(low)}, e cada muda de árvore frutífera, por ${money(high)}. Ao fim do dia, ${who.name} contou ${num(all)} mudas vendidas e ${money(total)} no caixa.`,
        question: 'O número de mudas de árvores frutíferas vendidas foi',
        other: 'de hortaliça',
        mine: 'de árvore frutífera',
      },
      {
        context: `Uma cantina escolar ${place.de} vende copos de suco de ${money(low)} e vitaminas de ${money(high)}. Na semana de jogos, ${who.name} registrou a venda de ${num(all)} bebidas, que renderam ${money(total)}.`,
        question: 'O número de vitaminas vendidas foi',
        other: 'de suco',
        mine: 'de vitamina',
      },
    ]);
    const check = (value: number) =>
      `Com ${num(value)} unidades a ${money(high)} e ${num(all - value)} a ${money(low)}, a arrecadação seria de ${money(value * high + (all - value) * low)}, e não de ${money(total)}.`;
    return {
      context: paragraphs(scene.context, 'Não houve descontos nem outros produtos à venda.'),
      statement: scene.question,
      right: dear,
      decimals: 0,
      mistakes: [
        {
          value: cheap,
          name: 'quantidade do outro tipo',
          why: `${num(cheap)} é a quantidade do tipo mais barato, ${scene.other}; pede-se a do mais caro.`,
        },
        { value: all / 2, name: 'metade de cada tipo', why: check(all / 2) },
        {
          value: Math.round(total / high),
          name: 'arrecadação dividida pelo maior preço',
          why: `Dividir ${money(total)} por ${money(high)} supõe que tudo tenha sido vendido pelo maior preço.`,
        },
        {
          value: Math.round(total / (low + high)),
          name: 'arrecadação dividida pela soma dos preços',
          why: `Dividir ${money(total)} por ${money(low + high)} supõe quantidades iguais dos dois tipos e, ainda assim, não soma ${num(all)} unidades.`,
        },
        {
          value: Math.abs(cheap - dear),
          name: 'diferença entre as quantidades',
          why: `${num(Math.abs(cheap - dear))} é a diferença entre as duas quantidades, e não uma delas.`,
        },
        { value: dear + 10, name: 'dez unidades a mais', why: check(dear + 10) },
        { value: dear - 10, name: 'dez unidades a menos', why: check(dear - 10) },
        {
          value: Math.round(total / low / 2),
          name: 'arrecadação dividida pelo menor preço',
          why: `Dividir a arrecadação pelo menor preço, ${money(low)}, não separa os dois tipos.`,
        },
      ].filter(({ value }) => value < all),
      explanation: `Se todas as ${num(all)} unidades fossem do tipo mais barato, a arrecadação seria de ${num(all)} × ${money(low)} = ${money(all * low)}. Faltam ${money(total)} − ${money(all * low)} = ${money(total - all * low)}, e cada unidade mais cara acrescenta ${money(high - low)}: são ${num(total - all * low)} ÷ ${num(high - low)} = ${num(dear)}. O número ${num(cheap)} é o das unidades mais baratas.`,
    };
  },
});
