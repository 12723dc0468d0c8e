import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const gotejamento = family({
  id: 'mt-gotejamento',
  version: 1,
  area: 'matematica',
  skill: 'H10',
  topic: 'unidades-de-medida',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.15, c: 0.18 },
  draw(random) {
    const perMinute = random.pick([10, 12, 15, 20, 24, 25, 30, 36, 40]);
    const seconds = random.pick([10, 12, 15, 20, 30]);
    const drawn = (perMinute * seconds) / 60;
    const days = random.pick([5, 7, 10, 15, 20, 30]);
    const litres = (perMinute * 60 * 24 * days) / 1000;
    insist(Number.isInteger(drawn) && litres === Math.round(litres * 10) / 10);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        context: `Uma torneira da cozinha de uma escola ${place.de} não fecha direito. Para mostrar à direção a importância do conserto, ${who.name} colocou um copo graduado sob a torneira e verificou que, em ${num(seconds)} segundos, caíram ${num(drawn)} mL de água.`,
        question: 'Nesse ritmo constante',
        tail: `o desperdício em ${num(days)} dias, em litros, é de`,
      },
      {
        context: `Um sistema de irrigação por gotejamento mantém, dia e noite, as mudas de um viveiro ${place.de}. Com uma proveta, ${who.name} mediu a saída de um dos gotejadores: ${num(drawn)} mL a cada ${num(seconds)} segundos.`,
        question: 'Mantida essa vazão',
        tail: `a água liberada por esse gotejador em ${num(days)} dias, em litros, é de`,
      },
      {
        context: `O ar-condicionado da biblioteca ${place.de} fica ligado o tempo todo para proteger documentos raros, e a água que pinga do aparelho é recolhida para regar o jardim. Em ${num(seconds)} segundos, ${who.name} recolheu ${num(drawn)} mL.`,
        question: 'Se esse ritmo não mudar',
        tail: `o volume de água recolhido em ${num(days)} dias, em litros, será de`,
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        'Depois disso, nada foi alterado, e o fluxo de água continuou o mesmo, sem interrupção.',
      ),
      statement: `${scene.question}, ${scene.tail}`,
      right: litres,
      mistakes: [
        {
          value: litres / 24,
          name: 'horas do dia esquecidas',
          why: `${num(perMinute * 60)} mL são a vazão em uma hora; faltou multiplicar pelas 24 horas de cada dia.`,
        },
        {
          value: litres / 60,
          name: 'minutos da hora esquecidos',
          why: `${num(perMinute)} mL são a vazão em um minuto; faltou multiplicar pelos 60 minutos de cada hora.`,
        },
        {
          value: litres * 10,
          name: 'mililitros divididos por 100',
          why: 'Para passar de mililitros a litros, divide-se por 1.000, e não por 100.',
        },
        {
          value: litres / 10,
          name: 'mililitros divididos por 10.000',
          why: 'Para passar de mililitros a litros, divide-se por 1.000, e não por 10.000.',
        },
        {
          value: litres / days,
          name: 'volume de um só dia',
          why: `Esse é o volume de um único dia; o prazo é de ${num(days)} dias.`,
        },
        {
          value: (drawn * 60 * 24 * days) / 1000,
          name: 'medida tomada como vazão por minuto',
          why: `${num(drawn)} mL caem em ${num(seconds)} segundos, e não em um minuto; por minuto são ${num(perMinute)} mL.`,
        },
        {
          value: litres / 2,
          name: 'dia de 12 horas',
          why: 'O fluxo não é interrompido: o dia tem 24 horas, e não 12.',
        },
        {
          value: (drawn * 60 * 60 * 24 * days) / 1000,
          name: 'medida tomada como vazão por segundo',
          why: `${num(drawn)} mL caem em ${num(seconds)} segundos, e não em um segundo.`,
        },
      ],
      explanation: `Em um minuto há 60 ÷ ${num(seconds)} = ${num(60 / seconds)} intervalos de ${num(seconds)} segundos, isto é, ${num(perMinute)} mL. Em um dia são ${num(perMinute)} × 60 × 24 = ${num(perMinute * 1440)} mL, ou ${num((perMinute * 1440) / 1000)} L; em ${num(days)} dias, ${num(litres)} L. Tomar a medida de ${num(seconds)} segundos como se fosse de um minuto é o engano mais comum.`,
    };
  },
});
