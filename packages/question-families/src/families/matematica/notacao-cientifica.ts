import { family } from '../../engine/family.js';
import { paragraphs } from '../../text/agreement.js';
import { num, raised } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { inTheSemiarid, somewhere } from '../../text/places.js';

export const notacaoCientifica = family({
  id: 'mt-notacao-cientifica',
  version: 1,
  area: 'matematica',
  skill: 'H1',
  topic: 'potencias-e-notacao-cientifica',
  difficulty: 'easy',
  tri: { a: 1.3, b: 0.2, c: 0.18 },
  draw(random) {
    const mantissa = random.int(11, 98) / 10;
    const place = somewhere(random);
    const backlands = inTheSemiarid(random);
    const who = someone(random);
    const scene = random.pick([
      {
        given: mantissa * 10,
        power: -6,
        unit: 'micrômetros',
        context: (shown: string) =>
          paragraphs(
            `No laboratório de uma escola técnica ${place.de}, ${who.name} observou ao microscópio grãos de pólen coletados por abelhas sem ferrão. O diâmetro de um deles, medido com a régua da ocular, era de ${shown} micrômetros.`,
            'Para comparar essa medida com a de outros estudos, todas publicadas em metros, é preciso lembrar que 1 micrômetro é a milionésima parte do metro.',
          ),
        statement: 'O diâmetro do grão de pólen, em metros, é',
      },
      {
        given: mantissa * 10,
        power: -9,
        unit: 'nanômetros',
        context: (shown: string) =>
          paragraphs(
            `Um laboratório público ${place.em} produz máscaras com um filtro capaz de reter partículas muito pequenas. No teste coordenado por ${who.name}, a menor partícula retida tinha diâmetro de ${shown} nanômetros.`,
            'O certificado do produto deve trazer essa medida em metros, e 1 nanômetro é a bilionésima parte do metro.',
          ),
        statement: 'O diâmetro da menor partícula retida, em metros, é',
      },
      {
        given: mantissa * 10,
        power: 9,
        unit: 'bilhões de litros',
        context: (shown: string) =>
          paragraphs(
            `O açude que abastece a região ${backlands.de} chegou ao fim da estação chuvosa com ${shown} bilhões de litros de água.`,
            `Ao preparar o relatório para o comitê da bacia, ${who.name} precisa escrever esse volume em litros, usando notação científica, como nas tabelas dos demais reservatórios.`,
          ),
        statement: 'O volume de água do açude, em litros, é',
      },
      {
        given: mantissa * 100,
        power: 6,
        unit: 'milhões de quilômetros',
        context: (shown: string) =>
          paragraphs(
            `Em uma noite de observação do céu ${place.em}, ${who.name} explicou ao público que, naquela data, um planeta estava a ${shown} milhões de quilômetros da Terra.`,
            'Uma estudante quis anotar a distância em quilômetros, em notação científica, para compará-la com as de uma tabela.',
          ),
        statement: 'A distância entre a Terra e o planeta, em quilômetros, é',
      },
    ]);
    const exponent = scene.power + (scene.given >= 100 ? 2 : 1);
    const write = (power: number, value = mantissa) => `${num(value)} × 10${raised(power)}`;
    const powers = [-3, -2, -1, 1, 2, 3].map((step) => exponent + step);
    const places = Math.abs(scene.power);
    return {
      context: scene.context(num(scene.given)),
      statement: scene.statement,
      right: write(exponent),
      order: [-3, -2, -1, 0, 1, 2, 3].map((step) => write(exponent + step)),
      mistakes: powers.map((power) => ({
        value: write(power),
        name:
          power === scene.power
            ? 'vírgula deslocada sem corrigir o expoente'
            : power === 2 * scene.power - exponent
              ? 'expoente corrigido no sentido contrário'
              : 'ordem de grandeza trocada',
        why: `${write(power)} é ${num(10 ** Math.abs(power - exponent))} vezes ${power > exponent ? 'maior' : 'menor'} que a medida: ${num(scene.given)} × 10${raised(scene.power)} equivale a ${write(exponent)}.`,
      })),
      explanation: `A unidade usada no texto corresponde à potência 10${raised(scene.power)} (${places} casas decimais), de modo que a medida é ${num(scene.given)} × 10${raised(scene.power)}. Em notação científica, o primeiro fator fica entre 1 e 10: ${num(scene.given)} = ${num(mantissa)} × 10${raised(exponent - scene.power)}. Somando os expoentes, obtém-se ${write(exponent)}. Manter o expoente ${scene.power < 0 ? '−' : ''}${places} depois de mover a vírgula altera a ordem de grandeza.`,
    };
  },
});
