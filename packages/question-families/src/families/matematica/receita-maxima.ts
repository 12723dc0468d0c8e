import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const receitaMaxima = family({
  id: 'mt-receita-maxima',
  version: 1,
  area: 'matematica',
  skill: 'H21',
  topic: 'funcao-do-2-grau',
  difficulty: 'hard',
  tri: { a: 1.9, b: 1.5, c: 0.14 },
  draw(random) {
    const price = random.int(10, 40);
    const lost = random.pick([2, 3, 4, 5, 6, 8, 10]);
    const rise = random.int(2, 10);
    // The revenue (price + x)(sold − lost·x) is greatest where x is half the way between its roots.
    const sold = lost * (price + 2 * rise);
    insist(sold <= 600 && price !== 2 * rise && sold / lost !== price);
    const best = price + rise;
    const gives = (value: number) => value * (sold - lost * (value - price));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `${who.name} vende marmitas perto de um terminal de ônibus ${place.de}. Ao preço de ${money(price)}, saem ${num(sold)} marmitas por dia. Testando outros preços durante algumas semanas, ${who.ele} percebeu que, a cada real de aumento, deixa de vender ${num(lost)} marmitas por dia.`,
      `Um grupo de teatro ${place.de} cobra ${money(price)} pelo ingresso e recebe, em média, ${num(sold)} espectadores por apresentação. Uma pesquisa feita por ${who.name} indica que, a cada real de aumento no ingresso, o público diminui ${num(lost)} pessoas.`,
      `Uma associação de artesãs ${place.de} vende bolsas de palha por ${money(price)} cada uma e, a esse preço, vende ${num(sold)} por mês. ${who.name} observou nas feiras que cada real a mais no preço reduz em ${num(lost)} o número de bolsas vendidas por mês.`,
    ]);
    const compare = (value: number) =>
      `Com esse preço, a receita seria de ${money(gives(value))}, menor que os ${money(gives(best))} obtidos com ${money(best)}.`;
    return {
      context: paragraphs(
        scene,
        'Supõe-se que essa regularidade se mantenha para todos os preços cogitados. A receita é o produto do preço pela quantidade vendida.',
      ),
      statement: 'O preço que torna a receita a maior possível é',
      right: best,
      show: money,
      mistakes: [
        { value: price, name: 'preço atual mantido', why: compare(price) },
        {
          value: rise,
          name: 'aumento no lugar do preço',
          why: `${money(rise)} é o aumento a ser dado; o preço é ${money(price)} + ${money(rise)} = ${money(best)}.`,
        },
        { value: price + 2 * rise, name: 'soma das raízes', why: compare(price + 2 * rise) },
        {
          value: sold / lost,
          name: 'aumento que zera as vendas',
          why: `Com aumento de ${money(sold / lost)} não se venderia nada; a receita máxima está no meio do caminho entre os preços que a anulam.`,
        },
        {
          value: price + sold / lost,
          name: 'preço que zera as vendas',
          why: `Ao preço de ${money(price + sold / lost)} não se vende nada, e a receita é zero.`,
        },
        {
          value: sold / (2 * lost),
          name: 'metade do aumento que zera as vendas',
          why: `${money(sold / (2 * lost))} é metade do aumento que zera as vendas, mas a outra raiz da receita não é zero: é o aumento de −${num(price)} reais.`,
        },
        { value: best + 1, name: 'um real a mais', why: compare(best + 1) },
        { value: best - 1, name: 'um real a menos', why: compare(best - 1) },
      ],
      explanation: `Com aumento de x reais, a receita é R(x) = (${num(price)} + x)(${num(sold)} − ${num(lost)}x), uma parábola com concavidade para baixo e raízes x = −${num(price)} e x = ${num(sold / lost)}. O máximo fica no ponto médio das raízes, x = (${num(sold / lost)} − ${num(price)}) ÷ 2 = ${num(rise)}, e o preço é ${num(price)} + ${num(rise)} = ${num(best)} reais, com receita de ${money(gives(best))}. O aumento sozinho, ${money(rise)}, não é o preço.`,
    };
  },
});
