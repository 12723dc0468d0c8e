import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { drawing, label, line } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { inTheSemiarid, somewhere } from '../../text/places.js';

const ellipse = (y: number, dashed: boolean) =>
  `<ellipse cx="160" cy="${y}" rx="90" ry="24" fill="${dashed ? 'none' : '#dbe7f5'}" stroke="#222" stroke-width="2"${dashed ? ' stroke-dasharray="6 4"' : ''}/>`;

const tank = (diameter: string, height: string) =>
  drawing(
    236,
    ellipse(52, false),
    ellipse(180, true),
    line({ x: 70, y: 52 }, { x: 70, y: 180 }),
    line({ x: 250, y: 52 }, { x: 250, y: 180 }),
    line({ x: 70, y: 52 }, { x: 250, y: 52 }, true),
    label(160, 22, diameter),
    label(260, 121, height, 'start'),
  );

export const reservatorioCilindrico = family({
  id: 'mt-reservatorio-cilindrico',
  version: 1,
  area: 'matematica',
  skill: 'H8',
  topic: 'volumes',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.7, c: 0.16 },
  draw(random) {
    const radius = random.pick([0.5, 1, 1.5, 2, 2.5, 3]);
    const height = random.pick([1, 1.2, 1.5, 1.8, 2, 2.4, 2.5, 3]);
    const volume = 3 * radius * radius * height;
    const litres = Math.round(volume * 1000);
    const people = random.pick([4, 5, 6, 8, 10, 12, 15]);
    const daily = random.pick([10, 12, 15, 20, 25, 30, 40, 50]);
    const days = litres / (people * daily);
    insist(Number.isInteger(days) && days >= 8 && days <= 240);
    const diameter = 2 * radius;
    const place = somewhere(random);
    const backlands = inTheSemiarid(random);
    const who = someone(random);
    const scene = random.pick([
      {
        context: `No semiárido, a água da chuva que cai nos telhados é guardada para os meses de estiagem. A família de ${who.name}, da zona rural ${backlands.de}, construiu a cisterna cilíndrica da figura, que encheu por completo no fim das chuvas. Na casa vivem ${num(people)} pessoas, e cada uma gasta, em média, ${num(daily)} litros por dia da cisterna.`,
      },
      {
        context: `Uma escola rural ${place.de} guarda a água do poço no reservatório cilíndrico da figura. Com a bomba quebrada, ${who.name}, que dirige a escola, alojou ali ${num(people)} pessoas da equipe de manutenção e calcula um gasto médio de ${num(daily)} litros por pessoa a cada dia. O reservatório estava cheio.`,
      },
      {
        context: `Em um acampamento de pesquisa ${place.em}, a água potável fica no tanque cilíndrico da figura, cheio no primeiro dia. ${who.name} coordena uma equipe de ${num(people)} pessoas, cada uma com consumo médio de ${num(daily)} litros por dia.`,
      },
    ]);
    const at = (value: number) => value / (people * daily);
    return {
      context: paragraphs(
        scene.context,
        'Use 3 como aproximação para π e considere que não haverá nova entrada de água nem perdas.',
      ),
      statement: 'O número de dias que a água armazenada deve durar é',
      figure: {
        svg: tank(`diâmetro: ${num(diameter)} m`, `${num(height)} m`),
        alt: `Reservatório em forma de cilindro reto com diâmetro da base de ${num(diameter)} m e altura de ${num(height)} m.`,
      },
      right: days,
      decimals: 0,
      mistakes: [
        {
          value: at(litres * 4),
          name: 'diâmetro usado como raio',
          why: `Com ${num(diameter)} m no lugar do raio, o volume fica quatro vezes maior; o raio é ${num(radius)} m.`,
        },
        {
          value: at(3 * diameter * height * 1000),
          name: 'comprimento no lugar da área da base',
          why: `3 × ${num(diameter)} × ${num(height)} usa o comprimento da circunferência; o volume usa a área da base, 3 × ${num(radius)}².`,
        },
        {
          value: at(litres / 3),
          name: 'volume de cone',
          why: 'Dividir por 3 daria o volume de um cone de mesma base e altura; o reservatório é um cilindro.',
        },
        {
          value: days * 10,
          name: 'conversão com uma casa a mais',
          why: `${num(volume, 4)} m³ correspondem a ${num(litres)} litros, pois 1 m³ tem 1.000 litros, e não 10.000.`,
        },
        {
          value: days / 10,
          name: 'conversão com uma casa a menos',
          why: `${num(volume, 4)} m³ correspondem a ${num(litres)} litros, pois 1 m³ tem 1.000 litros, e não 100.`,
        },
        {
          value: litres / daily,
          name: 'consumo de uma só pessoa',
          why: `${num(litres)} ÷ ${num(daily)} considera uma única pessoa; são ${num(people)}.`,
        },
        {
          value: days * 2,
          name: 'metade do consumo',
          why: `As ${num(people)} pessoas gastam ${num(people * daily)} litros por dia; ${num(days * 2)} dias corresponderiam à metade disso.`,
        },
        {
          value: days / 2,
          name: 'dobro do consumo',
          why: `As ${num(people)} pessoas gastam ${num(people * daily)} litros por dia; ${num(days / 2)} dias corresponderiam ao dobro disso.`,
        },
      ],
      explanation: `O raio da base é ${num(diameter)} ÷ 2 = ${num(radius)} m, e o volume, 3 × ${num(radius)}² × ${num(height)} = ${num(volume, 4)} m³, ou ${num(litres)} litros. O consumo diário é de ${num(people)} × ${num(daily)} = ${num(people * daily)} litros, de modo que a água dura ${num(litres)} ÷ ${num(people * daily)} = ${num(days)} dias. Usar o diâmetro no lugar do raio quadruplica o volume.`,
    };
  },
});
