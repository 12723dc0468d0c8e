import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const resistoresEmParalelo = family({
  id: 'cn-resistores-em-paralelo',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H5',
  topic: 'circuitos-eletricos',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.8, c: 0.16 },
  draw(random) {
    const volts = random.pick([12, 24, 110, 120, 220]);
    const [first, second] = random.sample([2, 3, 4, 5, 6, 8, 10, 11, 12, 15, 20, 22, 24, 30, 40, 44, 55, 60], 2) as [
      number,
      number,
    ];
    const [one, two] = [volts / first, volts / second];
    insist(
      [one, two].every(
        (current) => Math.abs(current * 10 - Math.round(current * 10)) < 1e-9 && current >= 1 && current <= 12,
      ),
    );
    const total = Math.round((one + two) * 10) / 10;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `O desumidificador de um arquivo histórico ${place.de} tem dois resistores, de ${num(first)} Ω e de ${num(second)} Ω, ligados **em paralelo** à tomada de ${num(volts)} V. Ao escolher o fio da instalação, ${who.name} precisa conhecer a corrente total que o aparelho solicita.`,
      `Para manter aquecidas as mudas de uma estufa ${place.de}, ${who.name} montou um aquecedor com dois resistores, um de ${num(first)} Ω e outro de ${num(second)} Ω, ligados **em paralelo** a uma fonte de ${num(volts)} V. Antes de ligar, é preciso conferir se a fonte suporta a corrente total.`,
      `No laboratório de uma escola técnica ${place.em}, ${who.name} ligou **em paralelo**, a uma fonte de ${num(volts)} V, um resistor de ${num(first)} Ω e outro de ${num(second)} Ω, para simular dois aparelhos ligados à mesma rede. A tarefa é prever o que marcará o amperímetro que mede a corrente fornecida pela fonte.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(scene, 'Os fios de ligação têm resistência desprezível, e a tensão da fonte não se altera.'),
      statement: 'A corrente total, em ampères, é',
      right: total,
      decimals: 1,
      mistakes: [
        {
          value: cut(volts / (first + second)),
          name: 'resistores tratados como em série',
          why: `${num(volts)} ÷ (${num(first)} + ${num(second)}) vale para a ligação em série, em que a corrente é a mesma nos dois; em paralelo, as correntes se somam.`,
        },
        {
          value: one,
          name: 'corrente de um só resistor',
          why: `${num(one)} A é a corrente apenas no resistor de ${num(first)} Ω; falta a do outro.`,
        },
        {
          value: two,
          name: 'corrente do outro resistor',
          why: `${num(two)} A é a corrente apenas no resistor de ${num(second)} Ω; falta a do outro.`,
        },
        {
          value: cut(Math.abs(one - two)),
          name: 'diferença das correntes',
          why: `As correntes de ${num(one)} A e ${num(two)} A saem da mesma fonte e se somam; não se subtraem.`,
        },
        {
          value: cut((one + two) / 2),
          name: 'média das correntes',
          why: `A fonte fornece as duas correntes ao mesmo tempo: elas se somam, sem dividir por 2.`,
        },
        {
          value: cut((2 * volts) / (first + second)),
          name: 'resistência média',
          why: `Usar a média das resistências supõe um único resistor; em paralelo, cada um recebe os ${num(volts)} V.`,
        },
        {
          value: cut((first * second) / (first + second)),
          name: 'resistência equivalente',
          why: `Esse número é a resistência equivalente, em ohms; falta dividir a tensão por ela.`,
        },
        {
          value: cut(2 * one),
          name: 'mesma corrente nos dois',
          why: `Dobrar ${num(one)} A supõe a mesma corrente nos dois resistores, mas o de ${num(second)} Ω é percorrido por ${num(two)} A.`,
        },
        {
          value: cut(2 * two),
          name: 'mesma corrente nos dois',
          why: `Dobrar ${num(two)} A supõe a mesma corrente nos dois resistores, mas o de ${num(first)} Ω é percorrido por ${num(one)} A.`,
        },
        {
          value: first + second,
          name: 'soma das resistências',
          why: `${num(first)} + ${num(second)} soma as resistências, em ohms; a corrente é a tensão dividida pela resistência.`,
        },
        {
          value: cut(total * 2),
          name: 'dobro da corrente',
          why: `Cada resistor recebe ${num(volts)} V, e as correntes são ${num(one)} A e ${num(two)} A, cuja soma é metade desse valor.`,
        },
      ],
      explanation: `Em paralelo, os dois resistores recebem a mesma tensão, ${num(volts)} V. As correntes são ${num(volts)} ÷ ${num(first)} = ${num(one)} A e ${num(volts)} ÷ ${num(second)} = ${num(two)} A, e a fonte fornece a soma, ${num(total)} A. Somar as resistências antes de dividir vale para a ligação em série, na qual a corrente seria menor.`,
    };
  },
});
