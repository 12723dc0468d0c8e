import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const voltasDaRoda = family({
  id: 'mt-voltas-da-roda',
  version: 1,
  area: 'matematica',
  skill: 'H8',
  topic: 'circunferencia-e-circulo',
  difficulty: 'medium',
  tri: { a: 1.5, b: 0.5, c: 0.17 },
  draw(random) {
    const diameter = random.pick([40, 50, 60, 70, 75, 80, 100, 120]);
    const around = (3 * diameter) / 100;
    const turns = random.int(4, 60) * 50;
    const metres = around * turns;
    insist(metres % 10 === 0 && metres <= 9000);
    const kilometres = metres / 1000;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `${who.name} entrega marmitas de bicicleta ${place.em}. Para medir quanto pedala, prendeu à roda dianteira, que tem ${num(diameter)} cm de diâmetro, um sensor que registra uma unidade a cada volta completa. No trajeto de ida até o bairro vizinho, percorreu ${num(kilometres)} km.`,
      `Na demarcação de um assentamento ${place.em}, ${who.as('topógrafo', 'topógrafa')} empurra um odômetro: uma roda de ${num(diameter)} cm de diâmetro com um contador de voltas. Ao terminar de percorrer um dos limites da área, o aparelho havia rodado, sem escorregar, ${num(kilometres)} km.`,
      `O carrinho com que ${who.name} recolhe material reciclável ${place.em} tem rodas de ${num(diameter)} cm de diâmetro. Em uma manhã de coleta, o carrinho foi puxado por ${num(kilometres)} km, sempre com as rodas girando sem escorregar.`,
    ]);
    return {
      context: paragraphs(scene, 'Use 3 como aproximação para π.'),
      statement: 'O número de voltas completas dadas pela roda nesse percurso é',
      right: turns,
      decimals: 0,
      mistakes: [
        {
          value: turns / 2,
          name: 'diâmetro usado como raio',
          why: `Com 2 × 3 × ${num(diameter)} cm por volta, o diâmetro foi tomado como raio, e a volta ficou com o dobro do comprimento.`,
        },
        {
          value: turns * 2,
          name: 'raio usado como diâmetro',
          why: `Com 3 × ${num(diameter / 2)} cm por volta, foi usado o raio no lugar do diâmetro, e a volta ficou com metade do comprimento.`,
        },
        {
          value: turns * 10,
          name: 'conversão com uma casa a mais',
          why: `O percurso mede ${num(metres)} m, isto é, ${num(metres * 100)} cm; houve erro de uma casa na conversão.`,
        },
        {
          value: turns / 10,
          name: 'conversão com uma casa a menos',
          why: `O percurso mede ${num(metres)} m, isto é, ${num(metres * 100)} cm; houve erro de uma casa na conversão.`,
        },
        {
          value: turns * 3,
          name: 'π esquecido',
          why: `Dividir ${num(metres * 100)} cm por ${num(diameter)} cm esquece que uma volta mede cerca de 3 diâmetros.`,
        },
        {
          value: metres,
          name: 'uma volta por metro',
          why: `${num(metres)} é o percurso em metros; em cada volta a roda avança ${num(around)} m, e não 1 m.`,
        },
        {
          value: Math.round(turns * around * 3),
          name: 'multiplicação em vez de divisão',
          why: `É preciso dividir o percurso pelo comprimento de cada volta, de ${num(around)} m.`,
        },
        {
          value: (metres * 10000) / (3 * (diameter / 2) ** 2),
          name: 'área no lugar do comprimento',
          why: `3 × ${num(diameter / 2)}² dá a área do círculo; o que a roda avança é o comprimento da circunferência.`,
        },
      ],
      explanation: `Em cada volta a roda avança o comprimento da circunferência: 3 × ${num(diameter)} cm = ${num(3 * diameter)} cm = ${num(around)} m. O percurso tem ${num(metres)} m; logo, são ${num(metres)} ÷ ${num(around)} = ${num(turns)} voltas. Confundir diâmetro com raio dobra o comprimento da volta e leva à metade, ${num(turns / 2)}.`,
    };
  },
});
