import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { count, paragraphs } from '../../text/agreement.js';
import { greatestCommonDivisor, num, timeOfDay } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const common = (one: number, other: number) => (one * other) / greatestCommonDivisor(one, other);

export const encontroDeCiclos = family({
  id: 'mt-encontro-de-ciclos',
  version: 1,
  area: 'matematica',
  skill: 'H3',
  topic: 'mmc-e-mdc',
  difficulty: 'medium',
  tri: { a: 1.5, b: 0.4, c: 0.17 },
  draw(random) {
    const cycles = random
      .sample([8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30, 35, 36, 40], 3)
      .sort((a, b) => a - b);
    const [first = 0, second = 0, third = 0] = cycles;
    const meeting = common(common(first, second), third);
    const product = first * second * third;
    insist(meeting <= 420 && meeting > third && meeting < product && meeting !== common(second, third));
    const start = 60 * random.int(5, 8);
    const when = timeOfDay(start);
    const place = somewhere(random);
    const who = someone(random);
    const sum = first + second + third;
    const [a, b, c] = [count(first, 'minuto'), count(second, 'minuto'), count(third, 'minuto')];

    const scene = random.pick([
      {
        context: paragraphs(
          `No terminal de ônibus ${place.de}, três linhas partem em intervalos regulares durante todo o dia: a do Centro, a cada ${a}; a da Universidade, a cada ${b}; e a da Rodoviária, a cada ${c}.`,
          `Às ${when}, os três primeiros ônibus saíram juntos. ${who.name}, que fiscaliza as partidas, sabe que a plataforma fica lotada sempre que isso acontece e quer reforçar a equipe na próxima vez.`,
        ),
        statement: 'Os três ônibus voltarão a partir no mesmo instante, pela primeira vez, às',
      },
      {
        context: paragraphs(
          `Na estufa de mudas de uma escola agrícola ${place.em}, ${who.name} programou três sistemas automáticos: o de ventilação é acionado a cada ${a}, o de nebulização, a cada ${b}, e o de irrigação, a cada ${c}.`,
          `Quando os três são acionados no mesmo instante, a rede elétrica fica sobrecarregada. Isso ocorreu às ${when}, e os intervalos não foram alterados depois disso.`,
        ),
        statement: 'A sobrecarga seguinte ocorrerá às',
      },
      {
        context: paragraphs(
          `Em uma fábrica de doces ${place.de}, três máquinas apitam para avisar que precisam ser reabastecidas: a de rapadura, a cada ${a}; a de cocada, a cada ${b}; e a de pé de moleque, a cada ${c}. O reabastecimento é quase instantâneo.`,
          `${who.name}, que cuida das três, começou o turno às ${when}, quando as máquinas apitaram juntas.`,
        ),
        statement: 'As três máquinas apitarão juntas novamente, pela primeira vez, às',
      },
    ]);
    return {
      ...scene,
      right: start + meeting,
      show: timeOfDay,
      mistakes: [
        {
          value: start + sum,
          name: 'soma dos intervalos',
          why: `${num(first)} + ${num(second)} + ${num(third)} = ${num(sum)} minutos não é múltiplo comum dos três intervalos: nesse instante eles não coincidem.`,
        },
        {
          value: start + common(first, second),
          name: 'múltiplo comum só dos dois primeiros',
          why: `Depois de ${count(common(first, second), 'minuto')} coincidem os ciclos de ${num(first)} e ${num(second)} minutos, mas não o de ${num(third)} minutos.`,
        },
        {
          value: start + common(second, third),
          name: 'múltiplo comum só dos dois últimos',
          why: `Depois de ${count(common(second, third), 'minuto')} coincidem os ciclos de ${num(second)} e ${num(third)} minutos, mas não o de ${num(first)} minutos.`,
        },
        {
          value: start + common(first, third),
          name: 'múltiplo comum só do primeiro e do último',
          why: `Depois de ${count(common(first, third), 'minuto')} coincidem os ciclos de ${num(first)} e ${num(third)} minutos, mas não o de ${num(second)} minutos.`,
        },
        {
          value: start + 2 * meeting,
          name: 'segundo encontro',
          why: `Nesse instante os três coincidem, mas já pela segunda vez: a primeira é ${count(meeting, 'minuto')} depois das ${when}.`,
        },
        {
          value: start + first * third,
          name: 'produto de dois intervalos',
          why: `${num(first)} × ${num(third)} = ${num(first * third)} minutos é o produto de só dois intervalos; o primeiro encontro dos três ocorre depois de ${num(meeting)} minutos, o menor múltiplo comum.`,
        },
        {
          value: start + second * third,
          name: 'produto dos dois maiores intervalos',
          why: `${num(second)} × ${num(third)} = ${num(second * third)} minutos é o produto de só dois intervalos; o primeiro encontro dos três ocorre depois de ${num(meeting)} minutos, o menor múltiplo comum.`,
        },
        {
          value: start + first * second,
          name: 'produto dos dois menores intervalos',
          why: `${num(first)} × ${num(second)} = ${num(first * second)} minutos é o produto de só dois intervalos; o primeiro encontro dos três ocorre depois de ${num(meeting)} minutos, o menor múltiplo comum.`,
        },
        {
          value: start + third,
          name: 'maior dos intervalos',
          why: `Esperar apenas o maior intervalo, de ${c}, não basta: ele não é múltiplo de ${num(first)} e de ${num(second)} ao mesmo tempo.`,
        },
        {
          value: start + meeting / 2,
          name: 'metade do MMC',
          why: `${num(meeting / 2)} minutos não são múltiplo de todos os intervalos, pois o menor múltiplo comum deles é ${num(meeting)}.`,
        },
      ].filter(({ value }) => Number.isInteger(value) && value < 24 * 60),
      explanation: `Os três coincidem a cada mmc(${cycles.join(', ')}) = ${num(meeting)} minutos, pois é preciso um tempo que seja múltiplo de todos os intervalos. A partir das ${when}, isso ocorre às ${timeOfDay(start + meeting)}. Somar os intervalos (${num(sum)} minutos) não dá um múltiplo comum, e o mmc de só dois deles deixa o terceiro fora do encontro.`,
    };
  },
});
