import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { inWords, paragraphs } from '../../text/agreement.js';
import { fraction, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const sorteioSemReposicao = family({
  id: 'mt-sorteio-sem-reposicao',
  version: 1,
  area: 'matematica',
  skill: 'H28',
  topic: 'probabilidade',
  difficulty: 'medium',
  tri: { a: 1.8, b: 0.9, c: 0.14 },
  draw(random) {
    const total = random.int(8, 16);
    const special = random.int(3, total - 4);
    const taken = random.pick([2, 3]);
    const rest = total - special;
    const falling = (from: number) =>
      Array.from({ length: taken }, (_, used) => from - used).reduce((a, b) => a * b, 1);
    const [top, bottom] = [falling(rest), falling(total)];
    insist(rest >= taken && special !== rest);
    const place = somewhere(random);
    const who = someone(random);
    const many = inWords(taken, 'f');
    const scene = random.pick([
      {
        context: `Um museu ${place.de} conta com ${num(total)} voluntários, dos quais ${num(special)} se comunicam em Libras. Para cada turno, o sistema sorteia ${many} pessoas diferentes entre as ${num(total)}, todas com a mesma chance. Depois da reclamação de uma visitante surda, ${who.name} quis saber com que frequência um turno fica sem quem se comunique em Libras.`,
        one: 'pessoa',
        question: `A probabilidade de que nenhuma das ${many} pessoas sorteadas se comunique em Libras é`,
      },
      {
        context: `Em um lote de ${num(total)} peças produzidas por uma metalúrgica ${place.de}, ${num(special)} têm defeito. Para a inspeção, ${who.name} retira ao acaso, de uma só vez, ${many} peças do lote, e o lote inteiro é aprovado se nenhuma delas tiver defeito.`,
        one: 'peça',
        question: 'A probabilidade de que o lote seja aprovado é',
      },
      {
        context: `Para uma excursão, uma escola ${place.de} sorteará ${many} pessoas entre ${num(total)} candidatas, das quais ${num(special)} são do 3º ano. Ninguém pode ser sorteado duas vezes. ${who.name}, do 3º ano, teme que sua série fique sem representante.`,
        one: 'pessoa',
        question: 'A probabilidade de que nenhuma das pessoas sorteadas seja do 3º ano é',
      },
    ]);
    const inWordsProduct = Array.from({ length: taken }, (_, used) => `${rest - used}/${total - used}`).join(' × ');
    const text = (a: number, b: number) => fraction(a, b);
    const values: [number, number, string, string][] = [
      [
        rest ** taken,
        total ** taken,
        'sorteio com reposição',
        `Elevar ${rest}/${total} a ${taken} supõe que a mesma ${scene.one} possa ser sorteada mais de uma vez.`,
      ],
      [
        bottom - top,
        bottom,
        'evento contrário',
        `${text(bottom - top, bottom)} é a probabilidade de sair ao menos uma ${scene.one} do grupo de ${num(special)}, o evento contrário ao pedido.`,
      ],
      [rest, total, 'um só sorteio', `${text(rest, total)} é a probabilidade para um único sorteio; são ${many}.`],
      [
        falling(special),
        bottom,
        'grupo trocado',
        `Nesse cálculo foram escolhidas ${many} ${scene.one}s do grupo de ${num(special)}, e não do grupo de ${num(rest)}.`,
      ],
      [
        taken,
        total,
        'sorteados sobre o total',
        `${num(taken)} entre ${num(total)} é a chance de uma certa ${scene.one} ser sorteada, e não a probabilidade pedida.`,
      ],
      [
        special,
        total,
        'outro grupo sobre o total',
        `${text(special, total)} é a probabilidade de um único sorteio dar uma ${scene.one} do grupo de ${num(special)}.`,
      ],
      [
        rest,
        total * taken,
        'divisão pelo número de sorteios',
        `Dividir ${text(rest, total)} por ${num(taken)} não leva em conta que os sorteios ocorrem em sequência e se multiplicam.`,
      ],
    ];
    return {
      context: paragraphs(scene.context, 'Todas as escolhas possíveis são igualmente prováveis.'),
      statement: scene.question,
      right: top / bottom,
      decimals: 10,
      show: (value) => {
        const [a, b] = [[top, bottom] as const, ...values].find(
          ([one, all]) => Math.abs(one / all - value) < 1e-12,
        ) ?? [top, bottom];
        return text(a, b);
      },
      mistakes: values.map(([a, b, name, why]) => ({ value: a / b, name, why })),
      explanation: `Sorteiam-se ${many} ${scene.one}s sem reposição, e todas devem sair do grupo de ${num(total)} − ${num(special)} = ${num(rest)}: a probabilidade é ${inWordsProduct} = ${text(top, bottom)}. A cada retirada diminuem tanto os casos favoráveis quanto o total; manter a fração ${rest}/${total} em todas as retiradas suporia reposição, e ${text(bottom - top, bottom)} é a probabilidade do evento contrário.`,
    };
  },
});
