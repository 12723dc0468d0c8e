import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

/** Molar mass (g/mol) and energy of combustion (kJ/mol), rounded as school tables do. */
const FUELS = [
  { name: 'hidrogênio', molar: 2, energy: 286, carbons: 0 },
  { name: 'metano', molar: 16, energy: 890, carbons: 1 },
  { name: 'propano', molar: 44, energy: 2220, carbons: 3 },
  { name: 'butano', molar: 58, energy: 2878, carbons: 4 },
  { name: 'octano', molar: 114, energy: 5471, carbons: 8 },
  { name: 'etanol', molar: 46, energy: 1368, carbons: 2 },
  { name: 'metanol', molar: 32, energy: 726, carbons: 1 },
];

export const energiaDosCombustiveis = family({
  id: 'cn-energia-dos-combustiveis',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H26',
  topic: 'termoquimica',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.9, c: 0.16 },
  draw(random) {
    const five = random.sample(FUELS, 5).sort((one, other) => one.molar - other.molar);
    const asksMost = random.below(2) === 0;
    const perGram = five.map(({ energy, molar }) => energy / molar);
    const wanted = (asksMost ? Math.max : Math.min)(...perGram);
    const best = five[perGram.indexOf(wanted)];
    insist(best !== undefined);
    // No two so close that rounding would decide.
    insist(perGram.every((value) => value === wanted || Math.abs(value - wanted) > 0.03 * wanted));
    const tempting = five[asksMost ? five.length - 1 : 0];
    insist(tempting !== best);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        context: `Para alimentar um drone de longo alcance que leva remédios a comunidades isoladas, uma equipe ${place.de} compara combustíveis. Como cada grama conta, ${who.name} quer saber quanta energia a queima completa libera **por grama** de combustível.`,
      },
      {
        context: `Em um projeto de fogareiro portátil para trilhas, desenvolvido ${place.em}, ${who.name} compara cinco combustíveis pela energia liberada na queima completa **de cada grama**.`,
      },
      {
        context: `Uma transportadora ${place.de} avalia trocar o combustível de seus caminhões e compara a energia liberada na combustão completa de **massas iguais** de cinco substâncias. Os dados foram reunidos por ${who.name}.`,
      },
    ]);
    const grams = (one: { energy: number; molar: number }) => num(Math.round((one.energy / one.molar) * 10) / 10);
    return {
      context: paragraphs(
        scene.context,
        table(
          ['Combustível', 'Massa molar (g/mol)', 'Energia liberada (kJ/mol)'],
          five.map(({ name, molar, energy }) => [name, num(molar), num(energy)]),
        ),
      ),
      statement: `Entre esses combustíveis, o que libera ${asksMost ? 'mais' : 'menos'} energia por grama é o`,
      right: best.name,
      order: five.map(({ name }) => name),
      mistakes: five
        .filter((fuel) => fuel !== best)
        .map((fuel) => ({
          value: fuel.name,
          name: fuel === tempting ? 'comparação por mol' : 'razão entre energia e massa mal avaliada',
          why: `Cada grama de ${fuel.name} libera ${num(fuel.energy)} ÷ ${num(fuel.molar)}, cerca de ${grams(fuel)} kJ, ${asksMost ? 'menos' : 'mais'} que os ${grams(best)} kJ do ${best.name}.`,
        })),
      explanation: `A tabela dá a energia por mol; para comparar massas iguais, divide-se pela massa molar. Os resultados, em kJ por grama, são aproximadamente: ${five.map((fuel) => `${fuel.name}, ${grams(fuel)}`).join('; ')}. O ${best.name} é o que libera ${asksMost ? 'mais' : 'menos'} energia por grama. Comparar só a coluna da energia por mol levaria ao ${tempting?.name}, mas um mol de cada substância tem massa diferente.`,
    };
  },
});
