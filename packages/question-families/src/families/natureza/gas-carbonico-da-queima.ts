import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const FUELS = [
  { name: 'etanol', formula: 'C<sub>2</sub>H<sub>6</sub>O', molar: 46, carbons: 2, oxygen: 3, water: 3 },
  { name: 'metano', formula: 'CH<sub>4</sub>', molar: 16, carbons: 1, oxygen: 2, water: 2 },
  { name: 'propano', formula: 'C<sub>3</sub>H<sub>8</sub>', molar: 44, carbons: 3, oxygen: 5, water: 4 },
];

export const gasCarbonicoDaQueima = family({
  id: 'cn-gas-carbonico-da-queima',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H26',
  topic: 'termoquimica',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.8, c: 0.15 },
  draw(random) {
    const fuel = random.pick(FUELS);
    const moles = random.int(2, 90);
    const burnt = (moles * fuel.molar * 10) / 1000;
    const carbonic = (moles * fuel.carbons * 44 * 10) / 1000;
    insist(burnt >= 1 && burnt <= 40);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Para calcular quantas árvores plantar em compensação, uma escola ${place.de} estima o gás carbônico emitido por seu gerador, que queima ${fuel.name}. Em um mês, segundo ${who.name}, foram queimados ${num(burnt)} kg do combustível.`,
      `Um restaurante ${place.de} substituiu a lenha por ${fuel.name}. No inventário de emissões do estabelecimento, ${who.name} registrou a queima completa de ${num(burnt)} kg desse combustível em uma semana.`,
      `Em uma padaria ${place.em}, o forno é aquecido pela queima de ${fuel.name}. ${who.name} pretende divulgar aos clientes a massa de gás carbônico lançada no ar em um dia de trabalho, no qual são consumidos ${num(burnt)} kg do combustível.`,
    ]);
    const fuelCoefficient = `${fuel.formula} + ${num(fuel.oxygen)} O<sub>2</sub> → ${fuel.carbons === 1 ? '' : `${num(fuel.carbons)} `}CO<sub>2</sub> + ${num(fuel.water)} H<sub>2</sub>O`;
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    const perMole = fuel.carbons * 44;
    return {
      context: paragraphs(
        scene,
        'A combustão completa é representada por:',
        fuelCoefficient,
        `As massas molares, em g/mol, são: ${fuel.name}, ${num(fuel.molar)}; CO<sub>2</sub>, 44; O<sub>2</sub>, 32; H<sub>2</sub>O, 18.`,
      ),
      statement: 'A massa de gás carbônico formada, em quilogramas, é',
      right: cut(carbonic),
      mistakes: [
        {
          value: cut((burnt * 44) / fuel.molar),
          name: 'coeficiente do CO₂ ignorado',
          why: `Cada mol de ${fuel.name} forma ${num(fuel.carbons)} mol de CO₂; aqui foi usado só 1 mol.`,
        },
        {
          value: cut(burnt * fuel.carbons),
          name: 'coeficientes aplicados às massas',
          why: 'Os coeficientes da equação indicam quantidades em mol, e não em quilogramas.',
        },
        {
          value: burnt,
          name: 'massa igual à do combustível',
          why: `O gás carbônico contém também o oxigênio do ar; sua massa não é igual aos ${num(burnt)} kg queimados.`,
        },
        {
          value: cut((burnt * fuel.molar) / perMole),
          name: 'razão invertida',
          why: `A razão foi invertida: ${num(fuel.molar)} g de ${fuel.name} formam ${num(perMole)} g de CO₂, e não o contrário.`,
        },
        {
          value: cut((burnt * fuel.oxygen * 32) / fuel.molar),
          name: 'massa de oxigênio',
          why: `Essa é a massa de oxigênio consumida, e não a de gás carbônico formada.`,
        },
        {
          value: cut((burnt * fuel.water * 18) / fuel.molar),
          name: 'massa de água',
          why: `Essa é a massa de água formada, e não a de gás carbônico.`,
        },
        {
          value: cut(carbonic * 2),
          name: 'coeficiente em dobro',
          why: `Cada mol de ${fuel.name} forma ${num(perMole)} g de CO₂; esse valor usa o dobro disso.`,
        },
        {
          value: cut((burnt * 44 * fuel.oxygen) / fuel.molar),
          name: 'coeficiente do oxigênio usado no CO₂',
          why: `O coeficiente ${num(fuel.oxygen)} é o do oxigênio; o do gás carbônico é ${num(fuel.carbons)}.`,
        },
      ],
      explanation: `Pela equação, 1 mol de ${fuel.name} (${num(fuel.molar)} g) forma ${num(fuel.carbons)} mol de CO₂ (${num(fuel.carbons)} × 44 = ${num(perMole)} g). A proporção vale também em quilogramas: ${num(burnt)} × ${num(perMole)} ÷ ${num(fuel.molar)} = ${num(cut(carbonic))} kg. A massa de gás carbônico difere da do combustível porque inclui o oxigênio retirado do ar.`,
    };
  },
});
