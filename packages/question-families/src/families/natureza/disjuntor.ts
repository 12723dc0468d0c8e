import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { capital, list, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const BREAKERS = [6, 10, 16, 20, 25, 32, 40, 50, 63];

export const disjuntor = family({
  id: 'cn-disjuntor',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H5',
  topic: 'circuitos-eletricos',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.17 },
  draw(random) {
    const volts = random.pick([127, 220, 220]);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        devices: ['um forno elétrico', 'uma batedeira industrial', 'uma vitrine refrigerada'],
        where: `A cozinha comunitária de um bairro ${place.de} vai ganhar um circuito elétrico exclusivo`,
      },
      {
        devices: ['uma bomba-d’água', 'um triturador de ração', 'um resfriador de leite'],
        where: `No galpão de um sítio ${place.em}, será instalado um circuito elétrico exclusivo`,
      },
      {
        devices: ['um secador de cabelo profissional', 'um aquecedor de toalhas', 'um ar-condicionado'],
        where: `O salão de beleza que ${someone(random).name} está abrindo ${place.em} terá um circuito elétrico exclusivo`,
      },
      {
        devices: ['um compressor de ar', 'uma serra de bancada', 'uma estufa de secagem'],
        where: `A marcenaria de um centro profissionalizante ${place.de} terá um circuito elétrico exclusivo`,
      },
    ]);
    const currents = [random.int(4, 22), random.int(2, 10), random.int(1, 6)];
    const total = currents.reduce((sum, current) => sum + current, 0);
    const powers = currents.map((current) => current * volts);
    const power = total * volts;
    const breaker = BREAKERS.find((size) => size >= total);
    const [largest = 0] = currents;
    insist(breaker !== undefined && breaker !== total && largest > 6);
    const rank = BREAKERS.indexOf(breaker);
    const smaller = (size: number) =>
      `Com ${num(size)} A, o disjuntor desarmaria: os três aparelhos juntos pedem ${num(power)} ÷ ${num(volts)} = ${num(total)} A.`;
    const larger = (size: number) =>
      `O disjuntor de ${num(size)} A não desarmaria, mas não é o menor possível: o de ${num(breaker)} A já suporta os ${num(total)} A do circuito.`;
    const neighbours = BREAKERS.filter((size) => size !== breaker && Math.abs(BREAKERS.indexOf(size) - rank) <= 4);
    const forLargest = BREAKERS.find((size) => size >= largest);
    const nameOf = (size: number) => {
      if (size > breaker) return 'disjuntor maior que o necessário';
      if (size === forLargest) return 'só o aparelho mais potente';
      return BREAKERS.indexOf(size) === rank - 1 ? 'arredondamento para baixo' : 'corrente menor que a do circuito';
    };
    return {
      context: paragraphs(
        `${scene.where}, de ${num(volts)} V. Nele funcionarão, ao mesmo tempo, ${list(scene.devices.map((device, order) => `${device} de ${num(powers[order] ?? 0)} W`))}.`,
        `${capital(who.as('eletricista', 'eletricista'))} explica que o disjuntor não pode desarmar durante o uso normal e que, por segurança, se escolhe sempre o de **menor corrente nominal** que atenda a essa condição. As correntes nominais disponíveis no mercado são ${list(BREAKERS.map((size) => num(size)))} A.`,
      ),
      statement: 'O disjuntor adequado a esse circuito é o de',
      right: breaker,
      unit: ' A',
      mistakes: neighbours.map((size) => ({
        value: size,
        name: nameOf(size),
        why: size < breaker ? smaller(size) : larger(size),
      })),
      explanation: `A potência total é ${powers.map((watts) => num(watts)).join(' + ')} = ${num(power)} W, e a corrente, i = P ÷ U = ${num(power)} ÷ ${num(volts)} = ${num(total)} A. O menor disjuntor que não desarma com ${num(total)} A é o de ${num(breaker)} A. Considerar apenas o aparelho mais potente (${num(largest)} A) levaria a um disjuntor que desarma quando todos são ligados.`,
    };
  },
});
