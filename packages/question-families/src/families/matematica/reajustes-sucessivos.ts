import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { money, num, percent } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

export const reajustesSucessivos = family({
  id: 'mt-reajustes-sucessivos',
  version: 1,
  area: 'matematica',
  skill: 'H17',
  topic: 'porcentagem',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.5, c: 0.16 },
  draw(random) {
    const up = random.pick([10, 15, 20, 25, 30, 40, 50]);
    const down = random.pick([5, 10, 15, 20, 25, 30, 40]);
    const price = random.int(4, 60) * 20;
    const upFirst = random.below(2) === 0;
    const end = (price * (100 + up) * (100 - down)) / 10000;
    insist(up !== down && end !== price && Math.abs(end * 100 - Math.round(end * 100)) < 1e-9);
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const raised = (price * (100 + up)) / 100;
    const lowered = (price * (100 - down)) / 100;
    const middle = upFirst ? raised : lowered;
    const net = up - down;
    const first = upFirst ? `aumentou ${percent(up)}` : `diminuiu ${percent(down)}`;
    const second = upFirst ? `uma redução de ${percent(down)}` : `um aumento de ${percent(up)}`;
    const scene = random.pick([
      {
        context: `O aluguel de uma banca no mercado público ${place.de} custava ${money(price)} por mês. Em janeiro, depois de uma reforma, o valor ${first}. Em julho, a associação dos permissionários negociou com a prefeitura, e houve ${second}, ${upFirst ? 'calculada' : 'calculado'} sobre o valor que estava em vigor.`,
        question: 'Depois das duas alterações, o aluguel mensal passou a ser de',
      },
      {
        context: `${who.name} vende passeios de barco ${river.em}. Na alta temporada, o preço do pacote para uma família, que era de ${money(price)}, ${first}; terminada a temporada, ${who.ele} anunciou ${second} sobre o preço que estava em vigor.`,
        question: 'O preço do pacote depois das duas mudanças é',
      },
      {
        context: `A mensalidade de uma escola de música ${place.de} era de ${money(price)}. Com a mudança de prédio, ela ${first}. No semestre seguinte, ${who.name}, que dirige a escola, aprovou ${second}, ${upFirst ? 'aplicada' : 'aplicado'} ao valor então cobrado.`,
        question: 'A mensalidade, depois das duas mudanças, ficou em',
      },
    ]);
    return {
      context: paragraphs(scene.context, 'Nenhuma outra alteração de preço ocorreu no período.'),
      statement: scene.question,
      right: end,
      show: money,
      mistakes: [
        {
          value: (price * (100 + net)) / 100,
          name: 'porcentagens somadas',
          why: `Somar as porcentagens (${num(up)}% − ${num(down)}%) supõe que as duas incidam sobre ${money(price)}, mas a segunda incide sobre ${money(middle)}.`,
        },
        {
          value: raised,
          name: 'só o aumento',
          why: `${money(raised)} é o valor só com o aumento de ${percent(up)}, sem a redução de ${percent(down)}.`,
        },
        {
          value: lowered,
          name: 'só a redução',
          why: `${money(lowered)} é o valor só com a redução de ${percent(down)}, sem o aumento de ${percent(up)}.`,
        },
        {
          value: price,
          name: 'compensação suposta',
          why: `O valor só voltaria a ${money(price)} se uma mudança desfizesse exatamente a outra, o que não ocorre com ${percent(up)} e ${percent(down)}.`,
        },
        {
          value: (price * (100 - net)) / 100,
          name: 'sinais trocados',
          why: `Nesse valor o aumento foi descontado e a redução, acrescentada, ambos sobre ${money(price)}.`,
        },
        {
          value: (price * (100 + up + down)) / 100,
          name: 'duas altas somadas',
          why: `Uma das mudanças é redução; aqui as duas foram somadas como aumentos.`,
        },
        {
          value: (price * (100 - down - up)) / 100,
          name: 'duas quedas somadas',
          why: `Uma das mudanças é aumento; aqui as duas foram somadas como reduções.`,
        },
        {
          value: (price * (100 + up) * (100 + down)) / 10000,
          name: 'redução tratada como aumento',
          why: `Aqui a redução de ${percent(down)} foi aplicada como se fosse aumento.`,
        },
      ],
      explanation: `Depois da primeira mudança, o valor passa a ${money(middle)}. A segunda incide sobre esse novo valor: ${upFirst ? `${num(100 - down)}% de ${money(middle)}` : `${num(100 + up)}% de ${money(middle)}`} = ${money(end)}. Somar as porcentagens levaria a ${money((price * (100 + net)) / 100)}, mas elas são calculadas sobre valores diferentes e não podem ser somadas.`,
    };
  },
});
