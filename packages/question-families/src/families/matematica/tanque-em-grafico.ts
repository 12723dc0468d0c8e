import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { box, circle, drawing, label, line, polyline, tick } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byARiver, somewhere } from '../../text/places.js';

interface Reading {
  time: number;
  volume: number;
}

/** A straight line through two marked readings, which stops before it reaches the axis. */
function graph(unit: string, start: Reading, later: Reading, limit: number): string {
  const x = (time: number) => 70 + (250 * time) / limit;
  const y = (volume: number) => 210 - (160 * volume) / start.volume;
  const at = { x: x(later.time), y: y(later.volume) };
  return drawing(
    266,
    box(70, 30, 260, 180),
    polyline([{ x: x(0), y: y(start.volume) }, at]),
    line({ x: 70, y: at.y }, at, true),
    line({ x: at.x, y: 210 }, at, true),
    circle({ x: x(0), y: y(start.volume) }, 5, '#222'),
    circle(at, 5, '#222'),
    label(60, y(start.volume) + 5, num(start.volume), 'end'),
    label(60, at.y + 5, num(later.volume), 'end'),
    label(at.x, 230, num(later.time)),
    tick(60, 215, '0'),
    tick(70, 230, '0', 'middle'),
    label(70, 20, 'volume (L)', 'start'),
    label(330, 254, `tempo (${unit})`, 'end'),
  );
}

export const tanqueEmGrafico = family({
  id: 'mt-tanque-em-grafico',
  version: 1,
  area: 'matematica',
  skill: 'H20',
  topic: 'funcao-do-1-grau',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.2, c: 0.17 },
  draw(random) {
    const rate = random.pick([20, 25, 30, 40, 45, 50, 60, 80, 100]);
    const empty = random.int(12, 60);
    const time = random.int(3, 12);
    insist(time * 3 <= empty * 2 && time !== empty - time && empty % time !== 0 && time * 7 >= empty);
    const start = rate * empty;
    const volume = start - rate * time;
    const place = somewhere(random);
    const river = byARiver(random);
    const who = someone(random);
    const scene = random.pick([
      {
        unit: 'h',
        many: 'horas',
        context: `Durante a manutenção da rede, uma escola ${place.de} usa apenas a água de seu reservatório, que sai com vazão constante. ${who.name} anotou o volume de água no início da interrupção e algum tempo depois, e construiu o gráfico, que é um segmento de reta.`,
        question: 'Contado desde o início da interrupção, o tempo para que o reservatório fique vazio, em horas, é',
      },
      {
        unit: 'min',
        many: 'minutos',
        context: `Em um laticínio ${place.de}, o leite de um tanque é transferido para o caminhão por uma bomba de vazão constante. O gráfico, um segmento de reta, mostra o volume no tanque desde o início da transferência até o momento em que ${who.name} conferiu o medidor.`,
        question: 'A transferência de todo o leite, em minutos, leva',
      },
      {
        unit: 'dias',
        many: 'dias',
        context: `O gerador que fornece energia a uma comunidade ribeirinha próxima ${river.a} consome a mesma quantidade de óleo todos os dias. ${who.name} registrou no gráfico, que é um segmento de reta, o óleo do tanque desde o último abastecimento.`,
        question: 'Sem novo abastecimento, o óleo acabará, em dias contados desde o último abastecimento, depois de',
      },
    ]);
    return {
      context: paragraphs(scene.context, 'A vazão não se altera depois do trecho mostrado.'),
      statement: scene.question,
      figure: {
        svg: graph(scene.unit, { time: 0, volume: start }, { time, volume }, Math.max(time * 1.25, time + 2)),
        alt: `Gráfico do volume, em litros, em função do tempo, em ${scene.many}. Um segmento de reta liga o ponto de tempo 0 e volume ${num(start)} ao ponto de tempo ${num(time)} e volume ${num(volume)}.`,
      },
      right: empty,
      decimals: 1,
      mistakes: [
        {
          value: empty - time,
          name: 'tempo contado desde a segunda leitura',
          why: `${num(empty - time)} é o tempo que falta depois da segunda leitura; contado do início, somam-se ${num(time)}.`,
        },
        {
          value: start / (volume / time),
          name: 'volume restante tomado como gasto',
          why: `Em ${num(time)} ${scene.many} saíram ${num(start - volume)} L; ${num(volume)} L é o que restou.`,
        },
        {
          value: empty + time,
          name: 'tempo da leitura somado',
          why: `${num(start)} ÷ ${num(rate)} já conta o tempo desde o início; não se somam ${num(time)} de novo.`,
        },
        {
          value: time * 2,
          name: 'metade do volume suposta',
          why: `O dobro de ${num(time)} só valeria se na segunda leitura restasse metade do volume inicial, e restavam ${num(volume)} L.`,
        },
        {
          value: rate,
          name: 'taxa tomada como tempo',
          why: `${num(rate)} é quantos litros saem a cada unidade de tempo, e não o tempo até esvaziar.`,
        },
        {
          value: volume / time,
          name: 'razão entre volume e tempo da leitura',
          why: `Dividir ${num(volume)} por ${num(time)} não dá nem a vazão nem o tempo, pois o gráfico não parte da origem.`,
        },
        {
          value: empty + 1,
          name: 'contagem com uma unidade a mais',
          why: `Depois de ${num(empty)} ${scene.many} já saíram ${num(rate)} × ${num(empty)} = ${num(start)} L, o volume todo.`,
        },
        {
          value: empty - 1,
          name: 'contagem com uma unidade a menos',
          why: `Depois de ${num(empty - 1)} ${scene.many} ainda restam ${num(rate)} L.`,
        },
      ],
      explanation: `Em ${num(time)} ${scene.many}, o volume caiu de ${num(start)} L para ${num(volume)} L: saíram ${num(start - volume)} L, isto é, ${num(rate)} L por unidade de tempo. O tempo para sair tudo, desde o início, é ${num(start)} ÷ ${num(rate)} = ${num(empty)} ${scene.many}. O valor ${num(empty - time)} é o tempo que falta a partir da segunda leitura.`,
    };
  },
});
