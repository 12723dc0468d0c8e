import { family } from '../../engine/family.js';
import { insist, isWhole } from '../../engine/suitable.js';
import { drawing, label, line, polygon } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

/** Two upright things and their shadows on the same ground; the drawing keeps their shape, not their scale. */
const shadows = (shadow: string, stick: string, stickShadow: string) =>
  drawing(
    210,
    polygon([
      { x: 30, y: 160 },
      { x: 170, y: 160 },
      { x: 170, y: 30 },
    ]),
    polygon([
      { x: 240, y: 160 },
      { x: 294, y: 160 },
      { x: 294, y: 110 },
    ]),
    line({ x: 16, y: 160 }, { x: 344, y: 160 }),
    label(100, 182, shadow),
    label(178, 100, '?', 'start'),
    label(266, 182, stickShadow),
    label(300, 138, stick, 'start'),
  );

export const alturaPelaSombra = family({
  id: 'mt-altura-pela-sombra',
  version: 1,
  area: 'matematica',
  skill: 'H8',
  topic: 'triangulos-e-semelhanca',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.0, c: 0.18 },
  draw(random) {
    const stick = random.pick([1, 1.2, 1.5, 1.6, 1.8, 2]);
    const stickShadow = random.pick([0.4, 0.5, 0.6, 0.75, 0.8, 0.9, 1.2, 1.5, 2.4, 2.5]);
    const times = random.int(3, 16);
    const shadow = Math.round(stickShadow * times * 100) / 100;
    const height = Math.round(stick * times * 100) / 100;
    insist(stick !== stickShadow && isWhole(height * 10));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        what: 'da mangueira',
        context: `Antes de podar uma mangueira na praça central ${place.de}, a equipe de ${who.name} precisa conhecer a altura da árvore, para escolher o guindaste. Em vez de subir nela, a equipe mediu, no mesmo instante, a sombra da árvore e a de uma vareta vertical.`,
      },
      {
        what: 'da caixa-d’água',
        context: `A caixa-d’água de uma comunidade ${place.de} fica no alto de uma torre, sem escada de acesso. Para saber a altura do conjunto, ${who.name} mediu em uma mesma hora da manhã a sombra da torre e a de um cabo de vassoura mantido na vertical.`,
      },
      {
        what: 'do cata-vento',
        context: `Um cata-vento que bombeia água em um sítio ${place.em} precisa de para-raios, cujo tamanho depende da altura da estrutura. ${who.name} comparou, no mesmo instante, a sombra do cata-vento com a de uma estaca vertical.`,
      },
    ]);
    const difference = Math.abs(shadow - stickShadow) + stick;
    return {
      context: paragraphs(
        scene.context,
        'O terreno é plano, e os raios de sol podem ser considerados paralelos. O esquema da figura, fora de escala, mostra as medidas obtidas.',
      ),
      statement: `A altura ${scene.what}, em metros, é`,
      figure: {
        svg: shadows(`${num(shadow)} m`, `${num(stick)} m`, `${num(stickShadow)} m`),
        alt: `Dois triângulos retângulos semelhantes sobre o mesmo chão. No maior, a sombra mede ${num(shadow)} m e a altura é desconhecida. No menor, a haste vertical mede ${num(stick)} m e sua sombra, ${num(stickShadow)} m.`,
      },
      right: height,
      mistakes: [
        {
          value: (shadow * stickShadow) / stick,
          name: 'razão invertida',
          why: `Multiplicar ${num(shadow)} por ${num(stickShadow)} e dividir por ${num(stick)} inverte a razão entre altura e sombra da haste.`,
        },
        {
          value: difference,
          name: 'mesma diferença em vez da mesma razão',
          why: `As sombras diferem em ${num(Math.abs(shadow - stickShadow))} m, mas em triângulos semelhantes o que se mantém é a razão, e não a diferença.`,
        },
        {
          value: shadow,
          name: 'altura igual à sombra',
          why: `A altura só seria igual à sombra se a haste de ${num(stick)} m também tivesse sombra de ${num(stick)} m.`,
        },
        {
          value: shadow * stick,
          name: 'produto sem dividir pela sombra da haste',
          why: `Falta dividir por ${num(stickShadow)} m, a sombra da haste, para completar a proporção.`,
        },
        {
          value: shadow + stick,
          name: 'soma das medidas',
          why: `Somar ${num(shadow)} e ${num(stick)} mistura uma sombra com uma altura; as medidas são proporcionais.`,
        },
        {
          value: times,
          name: 'só a razão entre as sombras',
          why: `${num(times)} é quantas vezes uma sombra é maior que a outra; falta multiplicar pela altura da haste, ${num(stick)} m.`,
        },
        {
          value: height + stick,
          name: 'altura da haste somada ao resultado',
          why: `A proporção já dá a altura total; não é preciso somar os ${num(stick)} m da haste.`,
        },
        {
          value: height - stick,
          name: 'altura da haste descontada',
          why: `A proporção já dá a altura total; não há por que descontar os ${num(stick)} m da haste.`,
        },
        {
          value: height / 2,
          name: 'metade da altura',
          why: `A sombra é ${num(times)} vezes a da haste, e a altura também é ${num(times)} vezes a da haste, sem dividir por 2.`,
        },
      ],
      explanation: `Como os raios de sol são paralelos, os triângulos são semelhantes e a razão entre altura e sombra é a mesma: h ÷ ${num(shadow)} = ${num(stick)} ÷ ${num(stickShadow)}. A sombra maior é ${num(shadow)} ÷ ${num(stickShadow)} = ${num(times)} vezes a menor; logo, h = ${num(times)} × ${num(stick)} = ${num(height)} m. O que se conserva é a razão entre as medidas, e não a diferença entre elas.`,
    };
  },
});
