import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byTheSea, somewhere } from '../../text/places.js';

export const racaoQueDura = family({
  id: 'mt-racao-que-dura',
  version: 1,
  area: 'matematica',
  skill: 'H16',
  topic: 'regra-de-tres',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.75, c: 0.15 },
  draw(random) {
    const eaters = random.int(20, 90, 5);
    const days = random.int(20, 60, 5);
    const passed = random.int(4, 15);
    const newcomers = random.int(5, 40, 5);
    const left = days - passed;
    const lasts = (eaters * left) / (eaters + newcomers);
    insist(Number.isInteger(lasts) && lasts >= 5 && lasts < left && lasts !== passed);
    const whole = (eaters * days) / (eaters + newcomers);
    const place = somewhere(random);
    const coast = byTheSea(random);
    const who = someone(random);
    const scene = random.pick([
      {
        thing: 'a ração',
        newcomers: 'dos novos cães',
        context: `Um abrigo de cães ${place.de} tinha ração para alimentar seus ${num(eaters)} animais durante ${num(days)} dias. Passados ${num(passed)} dias, uma operação de resgate levou para o abrigo mais ${num(newcomers)} cães, que passaram a receber a mesma porção diária dos outros.`,
      },
      {
        thing: 'os mantimentos',
        newcomers: 'dos náufragos',
        context: `Antes de uma expedição científica partir ${coast.de}, foram embarcados mantimentos para ${num(eaters)} pessoas durante ${num(days)} dias. Depois de ${num(passed)} dias de viagem, o navio recolheu ${num(newcomers)} náufragos, que passaram a receber porções iguais às dos demais.`,
      },
      {
        thing: 'a silagem',
        newcomers: 'das vacas do vizinho',
        context: `Com o início da seca, um produtor ${place.de} calculou que sua silagem alimentaria ${num(eaters)} vacas por ${num(days)} dias. Depois de ${num(passed)} dias, ele acolheu no pasto mais ${num(newcomers)} vacas de um vizinho, que passaram a comer, cada uma, o mesmo que as suas.`,
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        `${who.name}, que controla o estoque, precisa saber para quando encomendar nova remessa. As porções diárias não foram alteradas.`,
      ),
      statement: `A partir da chegada ${scene.newcomers}, o restante d${scene.thing} durará, em dias,`,
      right: lasts,
      decimals: 1,
      mistakes: [
        {
          value: whole,
          name: 'dias já passados ignorados',
          why: `${num(eaters)} × ${num(days)} conta o estoque inicial inteiro, mas ${num(passed)} dias de consumo já haviam ocorrido.`,
        },
        {
          value: (left * (eaters + newcomers)) / eaters,
          name: 'proporção direta',
          why: `Com mais consumidores, o estoque dura menos; aqui ele passou a durar mais que os ${num(left)} dias restantes.`,
        },
        {
          value: left,
          name: 'chegada ignorada',
          why: `${num(left)} dias seria o tempo restante se os ${num(newcomers)} não tivessem chegado.`,
        },
        {
          value: whole - passed,
          name: 'dias descontados depois da proporção',
          why: `Os ${num(passed)} dias de consumo foram só dos ${num(eaters)} primeiros; descontá-los depois da proporção não é o mesmo.`,
        },
        {
          value: (eaters * left) / newcomers,
          name: 'só os recém-chegados',
          why: `Nesse valor só os ${num(newcomers)} recém-chegados consomem; são ${num(eaters + newcomers)} ao todo.`,
        },
        {
          value: left - newcomers / 5,
          name: 'desconto fixo por grupo',
          why: 'A duração não diminui uma quantidade fixa de dias por recém-chegado: as grandezas são inversamente proporcionais.',
        },
        {
          value: lasts + passed,
          name: 'prazo contado desde o início',
          why: `${num(lasts + passed)} dias são contados desde o início, mas se pede o tempo a partir da chegada.`,
        },
        {
          value: lasts / 2,
          name: 'metade da duração',
          why: `Para que o estoque durasse ${num(lasts / 2)} dias, o consumo teria de ser o dobro do que passou a ser.`,
        },
      ],
      explanation: `Depois de ${num(passed)} dias, restam porções para ${num(eaters)} durante ${num(left)} dias, isto é, ${num(eaters)} × ${num(left)} = ${num(eaters * left)} porções diárias. Divididas entre ${num(eaters)} + ${num(newcomers)} = ${num(eaters + newcomers)}, elas duram ${num(eaters * left)} ÷ ${num(eaters + newcomers)} = ${num(lasts)} dias. O número de consumidores e a duração são inversamente proporcionais, e os dias já passados não contam.`,
    };
  },
});
