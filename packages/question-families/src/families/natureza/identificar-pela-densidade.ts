import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { num, numberWith } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const MATERIALS = [
  { name: 'polipropileno (PP)', density: 0.9 },
  { name: 'polietileno (PEAD)', density: 0.95 },
  { name: 'poliestireno (PS)', density: 1.05 },
  { name: 'náilon (PA)', density: 1.15 },
  { name: 'policarbonato (PC)', density: 1.2 },
  { name: 'poliéster (PET)', density: 1.38 },
  { name: 'policloreto de vinila (PVC)', density: 1.4 },
];

export const identificarPelaDensidade = family({
  id: 'cn-identificar-pela-densidade',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H18',
  topic: 'hidrostatica',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.1, c: 0.18 },
  draw(random) {
    const five = random.sample(MATERIALS, 5).sort((one, other) => one.density - other.density);
    const material = random.pick(five);
    const before = random.int(40, 120, 10);
    const volume = random.int(10, 60, 5);
    const mass = Math.round(material.density * volume * 100) / 100;
    insist(Math.abs(mass * 10 - Math.round(mass * 10)) < 1e-9);
    const after = before + volume;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Em uma cooperativa de reciclagem ${place.de}, plásticos sem identificação são separados pela densidade. ${who.name} pesou um fragmento maciço e encontrou ${num(mass)} g. Em seguida, mergulhou-o por completo, com um fio fino, em uma proveta que continha ${num(before)} mL de água, e o nível subiu até ${num(after)} mL.`,
      `Na perícia de um objeto recolhido ${place.em}, ${who.name} precisa descobrir de que plástico ele é feito. A amostra, maciça, tem massa de ${num(mass)} g. Empurrada para dentro de uma proveta com ${num(before)} mL de água, até ficar totalmente submersa, fez o nível chegar a ${num(after)} mL.`,
      `Estudantes de uma escola ${place.de} recolheram plásticos na margem de um rio. Um dos fragmentos, maciço, tinha massa de ${num(mass)} g. Para medir o volume, ${who.name} o manteve submerso em uma proveta com ${num(before)} mL de água, cujo nível passou a ${num(after)} mL.`,
    ]);
    return {
      context: paragraphs(
        scene,
        'As densidades de alguns plásticos estão na tabela, e 1 mL equivale a 1 cm³.',
        table(
          ['Plástico', 'Densidade (g/cm³)'],
          five.map(({ name, density }) => [name, numberWith(density, 2)]),
        ),
      ),
      statement: 'O plástico de que é feito o fragmento é o',
      right: material.name,
      order: five.map(({ name }) => name),
      mistakes: five
        .filter((other) => other !== material)
        .map(({ name, density }) => ({
          value: name,
          name: 'densidade calculada com outro volume',
          why: `Um fragmento de ${name} com ${num(volume)} cm³ teria massa de ${num(density)} × ${num(volume)} = ${num(density * volume)} g, e não de ${num(mass)} g.`,
        })),
      explanation: `O volume do fragmento é o da água deslocada: ${num(after)} − ${num(before)} = ${num(volume)} mL, ou ${num(volume)} cm³. A densidade é ${num(mass)} ÷ ${num(volume)} = ${numberWith(material.density, 2)} g/cm³, a do ${material.name}. Dividir a massa pelo nível final da proveta, ${num(after)} mL, mistura o volume do fragmento com o da água que já estava lá.`,
    };
  },
});
