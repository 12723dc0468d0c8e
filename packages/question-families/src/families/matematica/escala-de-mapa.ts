import { family } from '../../engine/family.js';
import { capital, count, paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const escalaDeMapa = family({
  id: 'mt-escala-de-mapa',
  version: 1,
  area: 'matematica',
  skill: 'H11',
  topic: 'escalas',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.1, c: 0.18 },
  draw(random) {
    const thousands = random.pick([20, 25, 40, 50, 75, 125, 150, 250]);
    const centimetres = random.int(4, 26) / 2 + random.pick([0, 0, 0.2, 0.4]);
    const perCentimetre = thousands / 100;
    const kilometres = centimetres * perCentimetre;
    const scale = `1 : ${num(thousands)}.000`;
    const place = somewhere(random);
    const who = someone(random);
    const onMap = `${num(centimetres)} cm`;

    const scene = random.pick([
      {
        context: paragraphs(
          `Antes de percorrer uma trilha na zona rural ${place.de}, ${who.as('guia', 'guia')} estende sobre a mesa um mapa impresso na escala ${scale}. Com um barbante, acompanha no papel todas as curvas do caminho, da porteira até a cachoeira, e depois estica o barbante sobre uma régua: ${onMap}.`,
          'É esse comprimento, e não a distância em linha reta, que define quanta água cada pessoa deve levar.',
        ),
        statement: 'O comprimento real da trilha, em quilômetros, é',
      },
      {
        context: paragraphs(
          `A prefeitura ${place.de} vai asfaltar a estrada de terra por onde passa o ônibus escolar. No projeto, desenhado na escala ${scale}, o trecho a ser asfaltado mede ${onMap}.`,
          `Para pedir o orçamento, ${who.as('engenheiro', 'engenheira')} precisa informar à construtora o comprimento do trecho no terreno.`,
        ),
        statement: 'O comprimento do trecho que será asfaltado, em quilômetros, é',
      },
      {
        context: paragraphs(
          `Uma cooperativa ${place.de} vai levar internet por fibra óptica a uma vila de pescadores. ${capital(who.as('técnico', 'técnica'))} traçou o caminho do cabo em uma carta topográfica na escala ${scale} e mediu, sobre o papel, ${onMap} entre a central e a vila.`,
          'O terreno pode ser considerado plano, e o cabo acompanhará exatamente o traçado da carta.',
        ),
        statement: 'A quantidade de cabo entre a central e a vila, em quilômetros, deverá ser de',
      },
    ]);
    return {
      ...scene,
      right: kilometres,
      decimals: 3,
      mistakes: [
        {
          value: kilometres * 10,
          name: 'uma casa a menos na conversão',
          why: `Seria preciso que 1 km tivesse 10.000 cm; como tem 100.000 cm, cada centímetro do papel vale ${num(perCentimetre)} km, e não ${num(perCentimetre * 10)} km.`,
        },
        {
          value: kilometres / 10,
          name: 'uma casa a mais na conversão',
          why: `Esse valor supõe que 1 km tenha 1.000.000 cm; são 100.000 cm, e cada centímetro do papel vale ${num(perCentimetre)} km.`,
        },
        {
          value: thousands / centimetres / 10,
          name: 'divisão da escala pela medida',
          why: `Aqui o denominador da escala foi dividido por ${num(centimetres)}, quando cada um dos ${count(centimetres, 'centímetro')} do papel vale ${num(thousands)}.000 cm e a conta é de multiplicar.`,
        },
        {
          value: kilometres * 2,
          name: 'contagem da ida e da volta',
          why: `${num(kilometres * 2)} km são o dobro do trecho: o comprimento foi contado duas vezes.`,
        },
        {
          value: kilometres / 2,
          name: 'metade da escala',
          why: `Esse valor corresponderia a ${num(perCentimetre / 2)} km para cada centímetro do papel, metade do que a escala indica.`,
        },
        {
          value: centimetres + perCentimetre,
          name: 'soma em vez de produto',
          why: `Somar ${num(centimetres)} e ${num(perCentimetre)} não faz sentido: são ${num(centimetres)} partes de ${num(perCentimetre)} km cada uma.`,
        },
      ],
      explanation: `Na escala ${scale}, 1 cm do papel representa ${num(thousands)}.000 cm do terreno, isto é, ${num(perCentimetre)} km. Logo, ${num(centimetres)} cm representam ${num(centimetres)} × ${num(perCentimetre)} = ${num(kilometres)} km. O cuidado está na conversão: 1 km tem 100.000 cm, e errar uma casa leva a ${num(kilometres * 10)} km ou a ${num(kilometres / 10, 4)} km.`,
    };
  },
});
