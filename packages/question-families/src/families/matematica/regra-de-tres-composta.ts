import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { duration, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byTheSea, somewhere } from '../../text/places.js';

export const regraDeTresComposta = family({
  id: 'mt-regra-de-tres-composta',
  version: 1,
  area: 'matematica',
  skill: 'H16',
  topic: 'regra-de-tres',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.4, c: 0.16 },
  draw(random) {
    const [people, others] = random.sample([3, 4, 5, 6, 8, 9, 10, 12], 2) as [number, number];
    const hours = random.int(2, 9);
    const pace = random.pick([5, 6, 8, 10, 12, 15, 20, 25]);
    const done = people * hours * pace;
    const order = pace * random.int(10, 96);
    const minutes = (order * 60) / (others * pace);
    insist(done !== order && minutes % 15 === 0 && minutes >= 60 && minutes <= 900 && minutes !== hours * 60);
    const place = somewhere(random);
    const coast = byTheSea(random);
    const who = someone(random);
    const scene = random.pick([
      {
        context: paragraphs(
          `Na casa de farinha de uma comunidade ${place.de}, a mandioca é descascada em mutirão. No último, ${num(people)} pessoas levaram ${num(hours)} horas para descascar ${num(done)} kg de raízes.`,
          `Para o próximo, ${who.name} tem uma encomenda que exige ${num(order)} kg de raízes descascadas e já conta com ${num(others)} pessoas. Supõe-se que todas trabalhem sempre no mesmo ritmo.`,
        ),
        statement: 'O tempo necessário para descascar a mandioca da encomenda será de',
      },
      {
        context: paragraphs(
          `Em uma confecção ${place.de}, ${num(people)} costureiras produziram ${num(done)} máscaras em ${num(hours)} horas de trabalho.`,
          `${who.name} recebeu um novo pedido, de ${num(order)} máscaras, e poderá escalar ${num(others)} costureiras, que trabalham no mesmo ritmo das primeiras.`,
        ),
        statement: 'O novo pedido ficará pronto em',
      },
      {
        context: paragraphs(
          `Em um mutirão de limpeza de praia organizado ${coast.em}, ${num(people)} voluntários recolheram ${num(done)} kg de lixo em ${num(hours)} horas.`,
          `No domingo seguinte, ${who.name} levará ${num(others)} voluntários a outra praia, onde se estima haver ${num(order)} kg de lixo. Todos trabalham no mesmo ritmo do primeiro mutirão.`,
        ),
        statement: 'O tempo previsto para recolher todo esse lixo é de',
      },
    ]);
    const whole = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      ...scene,
      right: minutes,
      decimals: 0,
      show: duration,
      mistakes: [
        {
          value: whole((hours * 60 * order * others) / (done * people)),
          name: 'pessoas e tempo em proporção direta',
          why: `Nesse valor, passar de ${num(people)} para ${num(others)} pessoas altera o tempo no sentido contrário ao correto: mais pessoas levam menos tempo.`,
        },
        {
          value: whole((hours * 60 * done * people) / (order * others)),
          name: 'quantidade e tempo em proporção inversa',
          why: `Passar de ${num(done)} para ${num(order)} foi tratado como proporção inversa, mas, quanto mais há para fazer, mais tempo se leva.`,
        },
        {
          value: whole((hours * 60 * order) / done),
          name: 'número de pessoas ignorado',
          why: `Esse seria o tempo se continuassem a trabalhar ${num(people)} pessoas; agora são ${num(others)}.`,
        },
        {
          value: whole((hours * 60 * people) / others),
          name: 'quantidade ignorada',
          why: `Esse seria o tempo de ${num(others)} pessoas para a mesma quantidade de antes, ${num(done)}, e não para ${num(order)}.`,
        },
        {
          value: hours * 60,
          name: 'compensação suposta',
          why: `O tempo só se manteria em ${num(hours)} h se a quantidade e o número de pessoas mudassem na mesma proporção.`,
        },
        {
          value: minutes * 2,
          name: 'dobro do tempo',
          why: `Em ${duration(minutes * 2)}, ${num(others)} pessoas fariam o dobro do que se pede.`,
        },
        {
          value: minutes / 2,
          name: 'metade do tempo',
          why: `Em ${duration(minutes)} é que ${num(others)} pessoas dão conta de ${num(order)}; na metade desse tempo, fariam só a metade.`,
        },
      ],
      explanation: `No primeiro trabalho, cada pessoa fez ${num(done)} ÷ (${num(people)} × ${num(hours)}) = ${num(pace)} por hora. Com ${num(others)} pessoas, são ${num(others * pace)} por hora, e as ${num(order)} exigem ${num(order)} ÷ ${num(others * pace)} = ${num(minutes / 60)} h, isto é, ${duration(minutes)}. O número de pessoas e o tempo são inversamente proporcionais: tratá-los como diretamente proporcionais leva a um resultado errado.`,
    };
  },
});
