import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { drawing, label, line, polyline } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

/** A wave of so many crests, with the distance from the first crest to the last. */
function wave(crests: number, distance: string): string {
  const [left, width, middle] = [30, 300, 90];
  const cycles = crests;
  const points = Array.from({ length: 121 }, (_, step) => ({
    x: left + (width * step) / 120,
    y: middle - 34 * Math.sin((2 * Math.PI * cycles * step) / 120),
  }));
  const crest = (number: number) => left + (width * (number + 0.25)) / cycles;
  return drawing(
    180,
    polyline(points),
    line({ x: crest(0), y: 46 }, { x: crest(0), y: 148 }, true),
    line({ x: crest(crests - 1), y: 46 }, { x: crest(crests - 1), y: 148 }, true),
    line({ x: crest(0), y: 144 }, { x: crest(crests - 1), y: 144 }),
    label((crest(0) + crest(crests - 1)) / 2, 166, distance),
  );
}

export const ondaNaCorda = family({
  id: 'cn-onda-na-corda',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H1',
  topic: 'ondas-e-som',
  difficulty: 'medium',
  tri: { a: 1.5, b: 0.6, c: 0.17 },
  draw(random) {
    const crests = random.int(3, 6);
    const length = random.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.5, 2]);
    const distance = Math.round(length * (crests - 1) * 100) / 100;
    const seconds = random.pick([2, 4, 5, 8, 10, 20]);
    const beats = seconds * random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4]);
    const frequency = beats / seconds;
    const speed = length * frequency;
    insist(
      Number.isInteger(beats) &&
        beats > 3 &&
        frequency !== 1 &&
        length !== 1 &&
        Math.abs(speed * 100 - Math.round(speed * 100)) < 1e-9,
    );
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        context: `No pátio de uma escola ${place.de}, ${who.name} prende uma corda comprida a um poste e balança a outra ponta com regularidade, fazendo ${num(beats)} oscilações completas em ${num(seconds)} segundos. A figura é o desenho de uma foto da corda em movimento.`,
        what: 'da onda na corda',
      },
      {
        context: `Em um tanque de testes ${place.em}, ${who.name} estuda como as ondas atingem modelos de embarcações. Uma haste toca a superfície da água ${num(beats)} vezes em ${num(seconds)} segundos, com regularidade, e produz as ondas vistas de perfil na figura.`,
        what: 'das ondas na superfície da água',
      },
      {
        context: `Durante uma aula de capoeira ${place.em}, ${who.name} sacode a ponta de uma corda esticada no chão, completando ${num(beats)} oscilações em ${num(seconds)} segundos. Vista de cima, a corda tem, em certo instante, a forma mostrada na figura.`,
        what: 'da onda na corda',
      },
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(scene.context, 'A distância indicada vai da primeira à última crista.'),
      statement: `A velocidade de propagação ${scene.what}, em metros por segundo, é`,
      figure: {
        svg: wave(crests, `${num(distance)} m`),
        alt: `Onda com ${num(crests)} cristas. A distância horizontal entre a primeira crista e a última é de ${num(distance)} m.`,
      },
      right: cut(speed),
      mistakes: [
        {
          value: cut((distance / crests) * frequency),
          name: 'cristas contadas em vez de intervalos',
          why: `Entre ${num(crests)} cristas há ${num(crests - 1)} comprimentos de onda; dividir ${num(distance)} m por ${num(crests)} conta um a mais.`,
        },
        {
          value: cut(distance * frequency),
          name: 'distância inteira como comprimento de onda',
          why: `${num(distance)} m abrangem ${num(crests - 1)} comprimentos de onda, e não um só.`,
        },
        {
          value: cut(length / frequency),
          name: 'divisão pela frequência',
          why: `A velocidade é o produto do comprimento de onda pela frequência, e não o quociente.`,
        },
        {
          value: cut(length * (seconds / beats)),
          name: 'período no lugar da frequência',
          why: `${num(seconds)} s divididos por ${num(beats)} oscilações dão o período; a velocidade usa a frequência, ${num(frequency)} Hz.`,
        },
        {
          value: cut(length * beats),
          name: 'oscilações sem o tempo',
          why: `${num(beats)} é o número de oscilações em ${num(seconds)} s; a frequência é ${num(frequency)} Hz.`,
        },
        {
          value: length,
          name: 'comprimento de onda',
          why: `${num(length)} m é o comprimento de onda; falta multiplicar pela frequência.`,
        },
        {
          value: cut(distance / seconds),
          name: 'distância da foto dividida pelo tempo',
          why: `A onda não percorre apenas os ${num(distance)} m da foto em ${num(seconds)} s.`,
        },
        {
          value: frequency,
          name: 'frequência',
          why: `${num(frequency)} é a frequência, em hertz, e não a velocidade.`,
        },
        {
          value: cut(speed * 2),
          name: 'meio comprimento de onda',
          why: `De uma crista à seguinte há um comprimento de onda inteiro, ${num(length)} m, e não meio.`,
        },
      ],
      explanation: `Entre a primeira e a última das ${num(crests)} cristas há ${num(crests - 1)} comprimentos de onda: ${num(distance)} ÷ ${num(crests - 1)} = ${num(length)} m. A frequência é ${num(beats)} ÷ ${num(seconds)} = ${num(frequency)} Hz. A velocidade é ${num(length)} × ${num(frequency)} = ${num(cut(speed))} m/s. Dividir a distância pelo número de cristas, e não pelo de intervalos, é o engano mais comum.`,
    };
  },
});
