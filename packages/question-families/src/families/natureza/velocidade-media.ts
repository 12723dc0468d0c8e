import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

export const velocidadeMedia = family({
  id: 'cn-velocidade-media',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H20',
  topic: 'cinematica',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.17 },
  draw(random) {
    const [fast, slow] = [random.int(50, 100, 10), random.int(20, 60, 10)];
    const [t1, t2] = [random.pick([1, 1.5, 2, 3]), random.pick([0.5, 1, 1.5, 2, 3])];
    const stop = random.pick([0.5, 1]);
    const [d1, d2] = [fast * t1, slow * t2];
    const whole = t1 + t2 + stop;
    const mean = (d1 + d2) / whole;
    insist(fast > slow && Math.abs(mean * 10 - Math.round(mean * 10)) < 1e-9 && d1 !== d2);
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const rest = stop === 1 ? 'uma hora' : 'meia hora';
    const scene = random.pick([
      `Um ônibus escolar rural ${place.de} percorre ${num(d1)} km de asfalto a ${num(fast)} km/h e, depois de uma parada de ${rest} para o lanche, mais ${num(d2)} km de estrada de terra a ${num(slow)} km/h. ${who.name}, que dirige o ônibus, precisa informar à secretaria a velocidade média da viagem, **incluída a parada**.`,
      `Para levar vacinas a uma comunidade isolada, a equipe de ${who.name} saiu ${river.de} e percorreu ${num(d1)} km de carro, a ${num(fast)} km/h. Esperou ${rest} pelo barco e navegou mais ${num(d2)} km, a ${num(slow)} km/h. O relatório da viagem pede a velocidade média do percurso inteiro, **incluída a espera**.`,
      `Um caminhão que leva frutas produzidas ${place.em} percorre ${num(d1)} km a ${num(fast)} km/h, fica parado ${rest} em um posto de fiscalização e segue por mais ${num(d2)} km a ${num(slow)} km/h, por causa de obras. ${who.name}, responsável pela frota, calcula a velocidade média em todo o trajeto, **incluído o tempo parado**.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(scene, 'Em cada trecho, a velocidade pode ser considerada constante.'),
      statement: 'A velocidade média, em quilômetros por hora, foi de',
      right: cut(mean),
      decimals: 1,
      mistakes: [
        {
          value: (fast + slow) / 2,
          name: 'média das velocidades',
          why: `A média de ${num(fast)} e ${num(slow)} só valeria se os dois trechos levassem o mesmo tempo e não houvesse parada.`,
        },
        {
          value: cut((d1 + d2) / (t1 + t2)),
          name: 'parada ignorada',
          why: `${num(d1 + d2)} km em ${num(t1 + t2)} h não considera a parada de ${rest}, que faz parte do tempo total.`,
        },
        {
          value: cut((fast + slow) / 3),
          name: 'parada como terceira velocidade',
          why: `Dividir a soma das velocidades por 3 trata a parada como um trecho de mesma duração que os outros.`,
        },
        {
          value: cut(d1 / t1),
          name: 'só o primeiro trecho',
          why: `${num(fast)} km/h é a velocidade do primeiro trecho, e não a média da viagem.`,
        },
        {
          value: cut(d2 / (t2 + stop)),
          name: 'só o segundo trecho com a parada',
          why: `Esse valor considera apenas os ${num(d2)} km do segundo trecho e a parada.`,
        },
        {
          value: slow,
          name: 'menor velocidade',
          why: `${num(slow)} km/h é a velocidade do segundo trecho, e não a média da viagem.`,
        },
        {
          value: cut((d1 + d2) / (whole + 1)),
          name: 'uma hora a mais',
          why: `O tempo total é ${num(t1)} + ${num(stop)} + ${num(t2)} = ${num(whole)} h; aqui foi contada uma hora a mais.`,
        },
        {
          value: fast - slow,
          name: 'diferença das velocidades',
          why: `A diferença entre ${num(fast)} e ${num(slow)} não relaciona distância percorrida e tempo gasto.`,
        },
      ],
      explanation: `Os trechos duram ${num(d1)} ÷ ${num(fast)} = ${num(t1)} h e ${num(d2)} ÷ ${num(slow)} = ${num(t2)} h; com a parada, o tempo total é ${num(whole)} h. A velocidade média é a distância total dividida pelo tempo total: ${num(d1 + d2)} ÷ ${num(whole)} = ${num(cut(mean))} km/h. A média das duas velocidades, ${num((fast + slow) / 2)} km/h, ignora quanto tempo dura cada trecho.`,
    };
  },
});
