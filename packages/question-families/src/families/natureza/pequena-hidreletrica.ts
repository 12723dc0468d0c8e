import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const pequenaHidreletrica = family({
  id: 'cn-pequena-hidreletrica',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H23',
  topic: 'energia-e-potencia',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.9, c: 0.15 },
  draw(random) {
    const flow = random.int(2, 60);
    const height = random.int(5, 60, 5);
    const use = random.pick([60, 70, 75, 80, 90]);
    const kilowatts = (flow * height * 10 * use) / 100;
    const home = random.pick([2, 2.5, 3, 4, 5]);
    const homes = kilowatts / home;
    insist(Number.isInteger(homes) && homes >= 20 && homes <= 9000);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Uma cooperativa de energia ${place.de} estuda construir uma pequena central hidrelétrica. Pela turbina passarão ${num(flow)} m³ de água por segundo, que caem de uma altura de ${num(height)} m, e o conjunto de turbina e gerador transforma em energia elétrica ${num(use)}% da energia da queda.`,
      `A queda-d’água de uma antiga fazenda ${place.em} será aproveitada para gerar energia. A vazão é de ${num(flow)} m³ por segundo, e o desnível, de ${num(height)} m. Segundo ${who.as('engenheiro', 'engenheira')}, ${num(use)}% da energia da água será convertida em energia elétrica.`,
      `Um distrito isolado do município ${place.de} receberá energia de uma usina que desvia ${num(flow)} m³ de água por segundo por um duto com desnível de ${num(height)} m. O rendimento da usina, isto é, a fração da energia da água que se torna elétrica, é de ${num(use)}%.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(
        scene,
        `Para saber quantas moradias podem ser atendidas ao mesmo tempo, ${who.name} supõe que cada uma precise de ${num(home)} kW.`,
        'Considere a densidade da água igual a 1.000 kg/m³ e a aceleração da gravidade igual a 10 m/s².',
      ),
      statement: 'O número máximo de moradias que podem ser atendidas ao mesmo tempo é',
      right: homes,
      decimals: 0,
      mistakes: [
        {
          value: cut((homes * 100) / use),
          name: 'rendimento ignorado',
          why: `Esse número supõe que toda a energia da água se torne elétrica; só ${num(use)}% dela é convertida.`,
        },
        {
          value: cut((homes * (100 - use)) / use),
          name: 'perdas no lugar do aproveitamento',
          why: `Aqui foram usados os ${num(100 - use)}% que se perdem, e não os ${num(use)}% aproveitados.`,
        },
        {
          value: cut(homes / 10),
          name: 'gravidade esquecida',
          why: `A potência da queda é densidade × vazão × gravidade × altura; sem os 10 m/s², ela fica dez vezes menor.`,
        },
        {
          value: cut(homes * 10),
          name: 'gravidade contada duas vezes',
          why: `O fator 10 m/s² entra uma única vez na potência da queda, que é de ${num(flow * height * 10)} kW.`,
        },
        {
          value: kilowatts,
          name: 'uma moradia por quilowatt',
          why: `${num(kilowatts)} kW é a potência elétrica; cada moradia precisa de ${num(home)} kW, e não de 1 kW.`,
        },
        {
          value: cut(kilowatts * home),
          name: 'multiplicação pelo consumo',
          why: `É preciso dividir a potência por ${num(home)} kW, e não multiplicar.`,
        },
        {
          value: cut((flow * height * use) / 100),
          name: 'gravidade e consumo esquecidos',
          why: 'Nesse valor não entraram a gravidade nem a potência pedida por cada moradia.',
        },
        {
          value: homes / 2,
          name: 'metade das moradias',
          why: `A potência de ${num(kilowatts)} kW, dividida por ${num(home)} kW, atende o dobro dessas moradias.`,
        },
      ],
      explanation: `A cada segundo caem ${num(flow * 1000)} kg de água, que fornecem ${num(flow * 1000)} × 10 × ${num(height)} = ${num(flow * height * 10000)} J, isto é, ${num(flow * height * 10)} kW. Com rendimento de ${num(use)}%, a potência elétrica é ${num(kilowatts)} kW, que atende ${num(kilowatts)} ÷ ${num(home)} = ${num(homes)} moradias. Sem considerar o rendimento, o número de moradias seria superestimado.`,
    };
  },
});
