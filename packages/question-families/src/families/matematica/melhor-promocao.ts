import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { money, num, percent } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const NAMES = ['I', 'II', 'III', 'IV', 'V'];

export const melhorPromocao = family({
  id: 'mt-melhor-promocao',
  version: 1,
  area: 'matematica',
  skill: 'H5',
  topic: 'porcentagem',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.17 },
  draw(random) {
    const wanted = random.int(4, 9);
    const price = random.int(10, 60, 2);
    const full = wanted * price;
    const off = random.pick([10, 15, 20, 25, 30]);
    const half = random.pick([40, 50, 60]);
    const coupon = random.int(10, 60, 5);
    const unit = price - random.int(1, 12) / 2;
    const bundle = random.pick([3, 4]);
    const free = Math.floor(wanted / bundle);
    const offers = [
      {
        text: `a cada ${bundle} unidades levadas, uma delas sai de graça`,
        cost: full - free * price,
        how: `${free === 1 ? 'uma unidade sai' : `${num(free)} unidades saem`} de graça`,
      },
      {
        text: `${percent(off)} de desconto sobre o valor total`,
        cost: full - (full * off) / 100,
        how: `o desconto é de ${money((full * off) / 100)}`,
      },
      {
        text: `na compra de duas unidades iguais, a segunda sai com ${percent(half)} de desconto`,
        cost: full - (Math.floor(wanted / 2) * price * half) / 100,
        how: `o desconto vale para ${num(Math.floor(wanted / 2))} das ${num(wanted)} unidades`,
      },
      {
        text: `cupom de ${money(coupon)} sobre o valor total`,
        cost: full - coupon,
        how: `o cupom desconta ${money(coupon)}`,
      },
      { text: `cada unidade por ${money(unit)}`, cost: unit * wanted, how: `cada unidade custa ${money(unit)}` },
    ];
    const shown = random.shuffle(offers);
    const costs = shown.map(({ cost }) => cost);
    const least = Math.min(...costs);
    const second = [...costs].sort((a, b) => a - b)[1] ?? 0;
    insist(
      second - least >= 2 && least > full / 2 && Math.max(...costs) - least < full * 0.3 && new Set(costs).size === 5,
    );
    const best = costs.indexOf(least);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      { thing: 'camisetas para o grupo de quadrilha junina', one: 'camiseta' },
      { thing: 'potes de tinta para o mural da escola', one: 'pote' },
      { thing: 'sacos de adubo para a horta comunitária', one: 'saco' },
      { thing: 'bolas para o time de vôlei do bairro', one: 'bola' },
    ]);
    return {
      context: paragraphs(
        `${who.name}, que mora ${place.em}, precisa comprar exatamente ${num(wanted)} ${scene.thing}. O preço de tabela é o mesmo em cinco lojas, ${money(price)} por ${scene.one}, mas cada uma oferece uma promoção, e as promoções não podem ser combinadas.`,
        table(
          ['Loja', 'Promoção'],
          shown.map(({ text }, order) => [NAMES[order] ?? '', text]),
        ),
      ),
      statement: 'Para gastar o mínimo possível nessa compra, deve ser escolhida a loja',
      right: NAMES[best] ?? '',
      order: NAMES,
      mistakes: shown.flatMap(({ cost, how, text }, order) =>
        order === best
          ? []
          : [
              {
                value: NAMES[order] ?? '',
                name: text.startsWith('na compra')
                  ? 'desconto em todas as unidades'
                  : text.startsWith('a cada')
                    ? 'brinde que parece maior'
                    : 'comparação sem calcular o total',
                why: `Na loja ${NAMES[order]}, ${how} e o gasto é de ${money(cost)}, maior que os ${money(least)} da loja ${NAMES[best]}.`,
              },
            ],
      ),
      explanation: `Sem promoção, o gasto seria de ${num(wanted)} × ${money(price)} = ${money(full)}. Nas lojas ${NAMES.slice(0, 4).join(', ')} e V, os gastos são, nessa ordem, ${costs.slice(0, 4).map(money).join(', ')} e ${money(costs[4] ?? 0)}. O menor é o da loja ${NAMES[best]}, em que ${shown[best]?.how}. É o total da compra, e não o tamanho do desconto anunciado, que permite comparar as promoções.`,
    };
  },
});
