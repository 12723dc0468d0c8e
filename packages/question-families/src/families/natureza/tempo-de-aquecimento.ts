import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { duration, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const tempoDeAquecimento = family({
  id: 'cn-tempo-de-aquecimento',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H23',
  topic: 'energia-e-potencia',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.8, c: 0.16 },
  draw(random) {
    const litres = random.int(2, 60);
    const from = random.int(15, 30, 5);
    const to = random.int(40, 95, 5);
    const watts = random.pick([500, 700, 1000, 1200, 1400, 1500, 2000, 2100, 2800, 3000, 3500]);
    const use = random.pick([100, 100, 80, 75, 70, 50]);
    const joules = litres * 4200 * (to - from);
    const minutes = (joules * 100) / use / watts / 60;
    insist(Math.abs(minutes - Math.round(minutes)) < 1e-9 && minutes >= 5 && minutes <= 400 && use !== 100);
    const right = Math.round(minutes);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Em uma queijaria ${place.de}, ${who.name} aquece ${num(litres)} litros de água de ${num(from)} °C até ${num(to)} °C para higienizar as formas, com uma resistência elétrica de ${num(watts)} W.`,
      `Para o café servido na feira ${place.de}, ${who.name} enche um tacho elétrico de ${num(watts)} W com ${num(litres)} litros de água a ${num(from)} °C e espera que ela chegue a ${num(to)} °C.`,
      `No laboratório de uma universidade ${place.em}, o banho-maria de ${num(watts)} W contém ${num(litres)} litros de água e deve ser levado de ${num(from)} °C a ${num(to)} °C antes da chegada da turma de ${who.name}.`,
    ]);
    const whole = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(
        scene,
        `Apenas ${num(use)}% da energia elétrica é aproveitada no aquecimento da água; o restante se perde. Considere que 1 litro de água tem massa de 1 kg e que são necessários 4.200 J para aquecer 1 kg de água em 1 °C.`,
      ),
      statement: 'O tempo necessário para esse aquecimento é de',
      right,
      decimals: 0,
      show: duration,
      mistakes: [
        {
          value: whole(joules / watts / 60),
          name: 'perdas ignoradas',
          why: `Esse tempo supõe que toda a energia aqueça a água, mas só ${num(use)}% dela é aproveitada.`,
        },
        {
          value: whole((joules * use) / 100 / watts / 60),
          name: 'rendimento multiplicado em vez de dividido',
          why: `Multiplicar por ${num(use)}% encurta o tempo, mas as perdas fazem o aquecimento demorar mais.`,
        },
        {
          value: whole((litres * 4200 * to * 100) / use / watts / 60),
          name: 'temperatura final no lugar da variação',
          why: `A água parte de ${num(from)} °C; a variação é de ${num(to - from)} °C, e não de ${num(to)} °C.`,
        },
        {
          value: whole((litres * 4200 * (to + from) * 100) / use / watts / 60),
          name: 'soma das temperaturas',
          why: `A variação de temperatura é ${num(to)} − ${num(from)} = ${num(to - from)} °C; aqui as temperaturas foram somadas.`,
        },
        {
          value: whole((joules * (200 - use)) / 100 / watts / 60),
          name: 'perdas acrescentadas à energia útil',
          why: `As perdas são ${num(100 - use)}% da energia elétrica, e não da energia que aquece a água.`,
        },
        {
          value: right * 2,
          name: 'dobro do tempo',
          why: `Em ${duration(right * 2)}, com esse aproveitamento, a água receberia o dobro da energia necessária.`,
        },
        {
          value: right / 2,
          name: 'metade do tempo',
          why: 'Nesse tempo a água receberia só metade da energia necessária.',
        },
      ],
      explanation: `A água precisa receber ${num(litres)} × 4.200 × (${num(to)} − ${num(from)}) = ${num(joules)} J. Como só ${num(use)}% da energia é aproveitada, a potência útil é ${num((watts * use) / 100)} W, e o tempo, ${num(joules)} ÷ ${num((watts * use) / 100)} = ${num(right * 60)} s, isto é, ${duration(right)}. Ignorar as perdas daria um tempo menor, como se toda a energia elétrica aquecesse a água.`,
    };
  },
});
