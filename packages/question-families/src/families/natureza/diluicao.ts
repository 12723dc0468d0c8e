import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const diluicao = family({
  id: 'cn-diluicao',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H25',
  topic: 'solucoes',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.5, c: 0.17 },
  draw(random) {
    const [kind, strengths] = random.pick([
      [0, [2, 2.5]],
      [1, [8, 10, 12, 20]],
      [2, [20, 25, 40, 50]],
    ] as const);
    const strong = random.pick<number>(strengths);
    const factor = random.pick([4, 5, 8, 10, 16, 20, 25, 40, 50]);
    const weak = strong / factor;
    const litres = random.pick([0.5, 1, 2, 2.5, 4, 5, 8, 10, 20]);
    const needed = (litres * 1000) / factor;
    insist(
      Math.abs(weak * 100 - Math.round(weak * 100)) < 1e-9 &&
        Number.isInteger(needed) &&
        needed >= 20 &&
        needed <= 2500,
    );
    const place = somewhere(random);
    const who = someone(random);
    const scenes = [
      {
        thing: 'água sanitária',
        context: `Para desinfetar as bancadas de uma cozinha comunitária ${place.de}, ${who.name} precisa preparar ${num(litres)} L de uma solução com ${num(weak)}% de hipoclorito de sódio. A água sanitária disponível tem ${num(strong)}% desse composto.`,
      },
      {
        thing: 'vinagre concentrado',
        context: `Uma fábrica de conservas ${place.de} recebe vinagre concentrado, com ${num(strong)}% de ácido acético, e o dilui antes do uso. Para um lote de pepinos, ${who.name} deve obter ${num(litres)} L de solução com ${num(weak)}% de ácido.`,
      },
      {
        thing: 'solução de estoque',
        context: `No laboratório de uma escola técnica ${place.em}, ${who.name} dispõe de uma solução de estoque de glicose, com ${num(strong)} g em cada 100 mL, isto é, a ${num(strong)}%. Para uma aula prática, são necessários ${num(litres)} L de solução a ${num(weak)}%.`,
      },
    ];
    const scene = scenes[kind];
    insist(scene !== undefined);
    return {
      context: paragraphs(
        scene.context,
        'As porcentagens indicam a massa do soluto, em gramas, em 100 mL de solução, e o volume é completado com água.',
      ),
      statement: `O volume de ${scene.thing} a ser usado, em mililitros, é`,
      right: needed,
      decimals: 0,
      mistakes: [
        {
          value: litres * 1000 - needed,
          name: 'volume de água',
          why: `${num(litres * 1000 - needed)} mL é o volume de água a acrescentar, e não o de ${scene.thing}.`,
        },
        {
          value: needed * 10,
          name: 'litro de 10.000 mL',
          why: `${num(litres)} L são ${num(litres * 1000)} mL; houve erro de uma casa na conversão.`,
        },
        {
          value: needed / 10,
          name: 'litro de 100 mL',
          why: `${num(litres)} L são ${num(litres * 1000)} mL; houve erro de uma casa na conversão.`,
        },
        {
          value: litres * 10 * strong,
          name: 'porcentagem da solução concentrada',
          why: `${num(strong)}% de ${num(litres * 1000)} mL não leva em conta a concentração final desejada, ${num(weak)}%.`,
        },
        {
          value: litres * 10 * weak,
          name: 'massa de soluto tomada como volume',
          why: `${num(litres * 10 * weak)} é a massa de soluto, em gramas, na solução pronta, e não o volume de ${scene.thing}.`,
        },
        {
          value: (litres * 1000) / (factor + 1),
          name: 'uma parte para tantas de água',
          why: `Diluir ${num(factor)} vezes é levar 1 parte a um total de ${num(factor)} partes, e não juntar ${num(factor)} partes de água.`,
        },
        {
          value: needed * 2,
          name: 'dobro do volume',
          why: `Com ${num(needed * 2)} mL, a solução pronta teria o dobro da concentração desejada.`,
        },
        {
          value: needed / 2,
          name: 'metade do volume',
          why: `Com ${num(needed / 2)} mL, a solução pronta teria metade da concentração desejada.`,
        },
      ],
      explanation: `Na diluição, a massa de soluto não muda: ${num(strong)} × V = ${num(weak)} × ${num(litres * 1000)}. Logo, V = ${num(needed)} mL, que são completados com ${num(litres * 1000 - needed)} mL de água. A concentração cai ${num(factor)} vezes porque o volume final é ${num(factor)} vezes o inicial; o volume de água não é o de ${scene.thing}.`,
    };
  },
});
