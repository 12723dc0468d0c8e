import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { countInWords, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const crescimentoExponencial = family({
  id: 'mt-crescimento-exponencial',
  version: 1,
  area: 'matematica',
  skill: 'H22',
  topic: 'exponencial-e-logaritmo',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.9, c: 0.16 },
  draw(random) {
    const base = random.pick([2, 2, 3]);
    const periods = random.int(3, base === 2 ? 8 : 5);
    const each = random.pick([2, 3, 4, 5, 6]);
    const start = random.int(1, 20) * 5;
    const end = start * base ** periods;
    const time = periods * each;
    insist(end < 20000 && time !== base ** periods);
    const place = somewhere(random);
    const who = someone(random);
    const grows = base === 2 ? 'dobra' : 'triplica';
    const scene = random.pick([
      {
        many: 'dias',
        context: `Em um lago urbano ${place.de}, a área coberta por aguapés ${grows} a cada ${countInWords(each, 'm', 'dia')}. No dia da primeira medição, feita por ${who.name}, as plantas cobriam ${num(start)} m². A prefeitura decidiu que a retirada começará quando a área coberta chegar a ${num(end)} m².`,
        question: 'O tempo entre a primeira medição e o início da retirada, em dias, é',
      },
      {
        many: 'horas',
        context: `Um vídeo de divulgação científica feito por ${who.name}, estudante ${place.de}, começou a ser compartilhado. O número de visualizações, que era ${num(start)} quando foi contado pela primeira vez, ${grows} a cada ${countInWords(each, 'f', 'hora')}. A plataforma destaca na página inicial os vídeos que chegam a ${num(end)} visualizações.`,
        question: 'O tempo entre a primeira contagem e o destaque, em horas, é',
      },
      {
        many: 'anos',
        context: `Depois da proibição da caça, o número de animais de uma espécie em uma reserva próxima ${place.a} ${grows} a cada ${countInWords(each, 'm', 'ano')}. No primeiro censo, coordenado por ${who.name}, havia ${num(start)} animais. A espécie deixará a lista local de ameaçadas quando forem ${num(end)} animais.`,
        question: 'O tempo entre o primeiro censo e a saída da lista, em anos, é',
      },
    ]);
    return {
      context: paragraphs(scene.context, 'Esse ritmo de crescimento se mantém durante todo o período.'),
      statement: scene.question,
      right: time,
      decimals: 0,
      mistakes: [
        {
          value: periods,
          name: 'número de períodos no lugar do tempo',
          why: `${num(periods)} é quantas vezes a quantidade ${grows}; cada vez leva ${num(each)} ${scene.many}.`,
        },
        {
          value: base ** periods * each,
          name: 'crescimento linear',
          why: `A quantidade final é ${num(base ** periods)} vezes a inicial, mas isso não exige ${num(base ** periods)} períodos: o crescimento se multiplica.`,
        },
        {
          value: time - each,
          name: 'um período a menos',
          why: `Depois de ${num(time - each)} ${scene.many}, a quantidade é ${num(end / base)}, e não ${num(end)}.`,
        },
        {
          value: time + each,
          name: 'um período a mais',
          why: `Depois de ${num(time + each)} ${scene.many}, a quantidade já é ${num(end * base)}.`,
        },
        {
          value: base ** periods,
          name: 'razão entre as quantidades',
          why: `${num(base ** periods)} é a razão entre a quantidade final e a inicial, e não o tempo.`,
        },
        {
          value: (base ** periods / base) * each,
          name: 'proporção com o fator de crescimento',
          why: `Dividir a razão ${num(base ** periods)} por ${base} trata o crescimento como se fosse proporcional ao tempo.`,
        },
        {
          value: time + 2 * each,
          name: 'dois períodos a mais',
          why: `Depois de ${num(time + 2 * each)} ${scene.many}, a quantidade já é ${num(end * base * base)}.`,
        },
        {
          value: time / 2,
          name: 'metade do tempo',
          why: `Na metade do tempo a quantidade ainda está longe de ${num(end)}, pois o aumento maior ocorre no fim.`,
        },
      ],
      explanation: `A quantidade final é ${num(end)} ÷ ${num(start)} = ${num(base ** periods)} vezes a inicial, e ${num(base ** periods)} = ${[...Array(periods).keys()].map(() => base).join(' × ')}: ela ${grows} ${num(periods)} vezes. Como cada vez leva ${num(each)} ${scene.many}, o tempo é ${num(periods)} × ${num(each)} = ${num(time)} ${scene.many}. Tratar o crescimento como proporcional ao tempo leva a um prazo muito maior.`,
    };
  },
});
