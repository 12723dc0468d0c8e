import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const distanciaDeParada = family({
  id: 'cn-distancia-de-parada',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H20',
  topic: 'cinematica',
  difficulty: 'hard',
  tri: { a: 1.7, b: 1.4, c: 0.15 },
  draw(random) {
    const speed = random.pick([36, 54, 72, 90, 108]);
    const metres = speed / 3.6;
    const reaction = random.pick([0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]);
    const braking = random.pick([4, 5, 6, 7.5, 8, 10]);
    const before = Math.round(metres * reaction * 100) / 100;
    const slowing = (metres * metres) / (2 * braking);
    const total = before + slowing;
    insist(
      Math.abs(total * 10 - Math.round(total * 10)) < 1e-9 &&
        Math.abs(slowing * 100 - Math.round(slowing * 100)) < 1e-9,
    );
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Em uma rodovia perto ${place.de}, ${who.name} dirige a ${num(speed)} km/h quando avista um animal parado na pista. O tempo de reação, entre ver o animal e pisar no freio, é de ${num(reaction)} s, durante o qual a velocidade não muda. Em seguida, o carro freia com desaceleração constante de ${num(braking)} m/s² até parar.`,
      `Uma campanha de trânsito ${place.de} alerta para o uso do celular ao volante. No exemplo apresentado por ${who.name}, um carro a ${num(speed)} km/h segue sem frear por ${num(reaction)} s, tempo em que o motorista olha a tela; só então os freios são acionados e o carro perde velocidade a uma taxa constante de ${num(braking)} m/s² até parar.`,
      `Para definir a distância da placa de aviso de uma travessia escolar ${place.em}, ${who.as('engenheiro', 'engenheira')} considera um veículo a ${num(speed)} km/h, cujo condutor leva ${num(reaction)} s para começar a frear depois de ver a placa. A partir daí, o veículo desacelera uniformemente, a ${num(braking)} m/s², até parar.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    const time = metres / braking;
    return {
      context: paragraphs(scene, 'O trecho é reto e plano.'),
      statement: 'A distância total percorrida, desde o início do tempo de reação até a parada, em metros, é',
      right: cut(total),
      decimals: 1,
      mistakes: [
        {
          value: cut(slowing),
          name: 'reação ignorada',
          why: `${num(cut(slowing))} m é só a distância da frenagem; faltam os ${num(before)} m percorridos durante os ${num(reaction)} s de reação.`,
        },
        {
          value: cut(before),
          name: 'frenagem ignorada',
          why: `${num(before)} m é só a distância percorrida no tempo de reação; falta a da frenagem, ${num(cut(slowing))} m.`,
        },
        {
          value: cut(before + 2 * slowing),
          name: 'velocidade constante na frenagem',
          why: `Durante a frenagem a velocidade cai até zero, e a distância é metade da que seria percorrida com velocidade constante.`,
        },
        {
          value: cut(metres * reaction + metres / braking),
          name: 'tempo de frenagem somado como distância',
          why: `${num(cut(metres))} ÷ ${num(braking)} dá o tempo de frenagem, em segundos, que não pode ser somado a metros.`,
        },
        {
          value: cut(speed * reaction + slowing),
          name: 'velocidade não convertida',
          why: `No tempo de reação, a velocidade deve ser usada em metros por segundo: ${num(speed)} km/h são ${num(cut(metres))} m/s.`,
        },
        {
          value: cut(metres * (reaction + time)),
          name: 'velocidade inicial em todo o tempo',
          why: `Multiplicar ${num(cut(metres))} m/s por todo o tempo ignora que o carro perde velocidade ao frear.`,
        },
        {
          value: cut(before + slowing / 2),
          name: 'metade da frenagem',
          why: `A frenagem exige ${num(cut(slowing))} m, dado por v² ÷ (2a), e não a metade disso.`,
        },
        {
          value: cut(before + braking),
          name: 'desaceleração somada como distância',
          why: `${num(braking)} m/s² é a desaceleração, e não a distância da frenagem.`,
        },
      ],
      explanation: `A velocidade é ${num(speed)} ÷ 3,6 = ${num(cut(metres))} m/s. Durante a reação, o veículo percorre ${num(cut(metres))} × ${num(reaction)} = ${num(before)} m. Na frenagem, v² = 2ad dá d = ${num(cut(metres))}² ÷ (2 × ${num(braking)}) = ${num(cut(slowing))} m. O total é ${num(before)} + ${num(cut(slowing))} = ${num(cut(total))} m. Esquecer o tempo de reação subestima a distância em ${num(before)} m.`,
    };
  },
});
