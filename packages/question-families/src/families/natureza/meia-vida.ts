import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { countInWords, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const ISOTOPES = [
  { name: 'iodo-131', half: 8, unit: 'dias', use: 'em exames e tratamentos da tireoide' },
  { name: 'tecnécio-99m', half: 6, unit: 'horas', use: 'em exames de imagem do coração e dos ossos' },
  { name: 'flúor-18', half: 110, unit: 'minutos', use: 'em exames de tomografia por emissão de pósitrons' },
  { name: 'césio-137', half: 30, unit: 'anos', use: 'em medidores industriais' },
  { name: 'cobalto-60', half: 5, unit: 'anos', use: 'na esterilização de materiais hospitalares' },
];

export const meiaVida = family({
  id: 'cn-meia-vida',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H22',
  topic: 'radioatividade',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.6, c: 0.16 },
  draw(random) {
    const isotope = random.pick(ISOTOPES);
    const halves = random.int(2, 6);
    const end = random.pick([5, 10, 12.5, 15, 20, 25, 30, 40, 50]);
    const start = end * 2 ** halves;
    const time = isotope.half * halves;
    // Nobody calibrated a source a century ago.
    insist(start <= 3200 && (isotope.half !== 30 || halves <= 2));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `O ${isotope.name}, usado ${isotope.use}, tem meia-vida de cerca de ${num(isotope.half)} ${isotope.unit}. Uma amostra com atividade de ${num(start)} MBq foi guardada no depósito blindado de uma instituição ${place.de}. Pelas normas, ${who.name} só pode dar a ela outro destino quando a atividade chegar a ${num(end)} MBq.`,
      `Ao inspecionar uma instituição ${place.em}, ${who.name} encontrou uma fonte de ${isotope.name}, radioisótopo empregado ${isotope.use}, cuja etiqueta informa a atividade de ${num(start)} MBq no momento da calibração. A medida feita na inspeção indicou ${num(end)} MBq. A meia-vida desse radioisótopo é de aproximadamente ${num(isotope.half)} ${isotope.unit}.`,
      `Em uma aula sobre radioatividade em uma escola ${place.de}, ${who.name} apresentou o ${isotope.name}, usado ${isotope.use}, cuja atividade cai à metade a cada ${num(isotope.half)} ${isotope.unit}, aproximadamente. A turma deve prever quanto tempo uma amostra leva para passar de ${num(start)} MBq a ${num(end)} MBq.`,
    ]);
    const many = countInWords(halves, 'f', 'meia-vida', 'meias-vidas');
    return {
      context: paragraphs(scene, 'A meia-vida é o tempo em que a atividade de uma amostra se reduz à metade.'),
      statement: `O tempo decorrido entre as duas atividades, em ${isotope.unit}, é`,
      right: time,
      decimals: 0,
      mistakes: [
        {
          value: isotope.half * 2 ** halves,
          name: 'queda proporcional ao tempo',
          why: `A atividade ficou ${num(2 ** halves)} vezes menor, mas isso não exige ${num(2 ** halves)} meias-vidas: a cada uma, ela cai à metade do que restava.`,
        },
        {
          value: time + isotope.half,
          name: 'uma meia-vida a mais',
          why: `Depois de ${num(time + isotope.half)} ${isotope.unit}, a atividade já seria de ${num(end / 2)} MBq.`,
        },
        {
          value: time - isotope.half,
          name: 'uma meia-vida a menos',
          why: `Depois de ${num(time - isotope.half)} ${isotope.unit}, a atividade ainda seria de ${num(end * 2)} MBq.`,
        },
        {
          value: (isotope.half * 2 ** halves) / 2,
          name: 'metade da razão',
          why: `Multiplicar a meia-vida por ${num(2 ** halves / 2)} trata a queda como proporcional ao tempo, mas ela é exponencial.`,
        },
        {
          value: halves,
          name: 'número de meias-vidas',
          why: `${num(halves)} é o número de meias-vidas; cada uma dura ${num(isotope.half)} ${isotope.unit}.`,
        },
        {
          value: isotope.half,
          name: 'uma só meia-vida',
          why: `Depois de uma só meia-vida, a atividade seria de ${num(start / 2)} MBq.`,
        },
        {
          value: 2 * time,
          name: 'dobro do tempo',
          why: `Depois de ${num(2 * time)} ${isotope.unit} a atividade seria bem menor que ${num(end)} MBq, pois teriam passado ${num(2 * halves)} meias-vidas.`,
        },
        {
          value: time + 2 * isotope.half,
          name: 'duas meias-vidas a mais',
          why: `Depois de ${num(time + 2 * isotope.half)} ${isotope.unit}, a atividade já seria de ${num(end / 4)} MBq.`,
        },
      ],
      explanation: `A atividade passou de ${num(start)} MBq a ${num(end)} MBq, isto é, foi dividida por ${num(start / end)} = ${[...Array(halves).keys()].map(() => 2).join(' × ')}: passaram-se ${many}, cada uma de ${num(isotope.half)} ${isotope.unit}. O tempo é ${num(halves)} × ${num(isotope.half)} = ${num(time)} ${isotope.unit}. A queda não é proporcional ao tempo: a cada meia-vida, resta metade do que havia no início dela.`,
    };
  },
});
