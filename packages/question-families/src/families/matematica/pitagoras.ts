import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { drawing, label, line, polygon } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
] as const;

/** A right triangle, to scale, with the two sides that are known. */
function triangle(base: number, height: number, texts: { base: string; height: string; slope: string }): string {
  const scale = Math.min(210 / base, 150 / height);
  const left = 40;
  const bottom = 196;
  const corner = { x: left + base * scale, y: bottom };
  const top = { x: corner.x, y: bottom - height * scale };
  return drawing(
    230,
    polygon([{ x: left, y: bottom }, corner, top]),
    line({ x: corner.x - 12, y: bottom }, { x: corner.x - 12, y: bottom - 12 }),
    line({ x: corner.x - 12, y: bottom - 12 }, { x: corner.x, y: bottom - 12 }),
    label((left + corner.x) / 2, bottom + 22, texts.base),
    label(corner.x + 8, (top.y + bottom) / 2 + 5, texts.height, 'start'),
    label((left + corner.x) / 2 - 14, (top.y + bottom) / 2 - 14, texts.slope, 'end'),
  );
}

export const pitagoras = family({
  id: 'mt-pitagoras',
  version: 1,
  area: 'matematica',
  skill: 'H8',
  topic: 'triangulos-e-semelhanca',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.1, c: 0.18 },
  draw(random) {
    const [short, long, slope] = random.pick(TRIPLES);
    const scale = random.pick([0.1, 0.2, 0.25, 0.5, 1, 1.5, 2]);
    const upright = random.below(2) === 0;
    const [height, base] = (upright ? [long, short] : [short, long]).map(
      (side) => Math.round(side * scale * 100) / 100,
    ) as [number, number];
    const hypotenuse = Math.round(slope * scale * 100) / 100;
    const place = somewhere(random);
    const who = someone(random);
    const asksSlope = random.below(2) === 0;
    const [right, known] = asksSlope ? [hypotenuse, base] : [height, base];
    const [heightText, slopeText] = asksSlope ? [`${num(height)} m`, '?'] : ['?', `${num(hypotenuse)} m`];
    const scenes = [
      {
        fits: hypotenuse >= 3 && hypotenuse <= 20,
        context: `Um cabo de aço esticado vai prender o topo de um mastro de bandeira ao chão, no pátio de uma escola ${place.de}. O mastro é vertical, e o terreno, plano. ${who.name}, que cuida da instalação, fez o esquema da figura, em que o cabo é o lado inclinado.`,
        slopeQuestion: 'O comprimento do cabo, em metros, é',
        heightQuestion: 'A altura do mastro, em metros, é',
      },
      {
        fits: hypotenuse <= 8 && height > base,
        context: `Na reforma de um sobrado ${place.em}, ${who.name} precisa apoiar uma escada em uma parede vertical. O chão é plano, e o esquema da figura mostra a escada como o lado inclinado, com seu topo exatamente na altura que precisa ser alcançada.`,
        slopeQuestion: 'O comprimento da escada, em metros, é',
        heightQuestion: 'A altura alcançada pela escada, em metros, é',
      },
      {
        fits: hypotenuse >= 15,
        context: `Uma tirolesa será montada em um parque ${place.de}: o cabo, bem esticado, ligará o alto de uma torre vertical a um ponto do terreno plano. No esquema da figura, feito por ${who.name}, o cabo é o lado inclinado.`,
        slopeQuestion: 'O comprimento do cabo da tirolesa, em metros, é',
        heightQuestion: 'A altura da torre, em metros, é',
      },
    ].filter(({ fits }) => fits);
    insist(scenes.length > 0);
    const scene = random.pick(scenes);
    const other = asksSlope ? height : hypotenuse;
    return {
      context: paragraphs(
        scene.context,
        'As medidas conhecidas estão na figura, e a medida procurada está indicada por um ponto de interrogação.',
      ),
      statement: asksSlope ? scene.slopeQuestion : scene.heightQuestion,
      figure: {
        svg: triangle(base, height, { base: `${num(base)} m`, height: heightText, slope: slopeText }),
        alt: `Triângulo retângulo. O lado horizontal, no chão, mede ${num(base)} m. O lado vertical ${asksSlope ? `mede ${num(height)} m` : 'tem medida desconhecida'}, e o lado inclinado, oposto ao ângulo reto, ${asksSlope ? 'tem medida desconhecida' : `mede ${num(hypotenuse)} m`}.`,
      },
      right,
      mistakes: [
        {
          value: known + other,
          name: 'soma das medidas',
          why: `${num(known)} + ${num(other)} soma os lados; o teorema de Pitágoras relaciona os quadrados deles.`,
        },
        {
          value: Math.abs(other - known),
          name: 'diferença das medidas',
          why: `A diferença entre ${num(Math.max(known, other))} e ${num(Math.min(known, other))} não é o terceiro lado: o teorema relaciona os quadrados das medidas.`,
        },
        {
          value: (known + other) / 2,
          name: 'média das medidas',
          why: `A média de ${num(known)} e ${num(other)} não satisfaz o teorema de Pitágoras.`,
        },
        {
          value: asksSlope ? Math.max(known, other) : hypotenuse,
          name: 'repetição de um lado',
          why: asksSlope
            ? 'O lado inclinado, oposto ao ângulo reto, é maior que cada um dos outros dois.'
            : 'O lado inclinado é o maior de todos; o lado vertical é menor que ele.',
        },
        {
          value: (known * other) / 2,
          name: 'área do triângulo',
          why: 'Metade do produto dos dois lados seria a área de um triângulo, e não um comprimento.',
        },
        {
          value: right + scale,
          name: 'raiz calculada por excesso',
          why: `O quadrado de ${num(right + scale)} é maior que o valor dado pelo teorema, ${num(right * right, 4)}.`,
        },
        {
          value: right - scale,
          name: 'raiz calculada por falta',
          why: `O quadrado de ${num(right - scale)} é menor que o valor dado pelo teorema, ${num(right * right, 4)}.`,
        },
        {
          value: right + 2 * scale,
          name: 'raiz calculada com erro maior',
          why: `O quadrado de ${num(right + 2 * scale)} é maior que o valor dado pelo teorema, ${num(right * right, 4)}.`,
        },
      ],
      explanation: `Pelo teorema de Pitágoras, o quadrado do lado inclinado é igual à soma dos quadrados dos outros dois. ${asksSlope ? `Assim, ${num(base)}² + ${num(height)}² = ${num(hypotenuse * hypotenuse, 4)}, cuja raiz quadrada é ${num(hypotenuse)} m` : `Assim, ${num(hypotenuse)}² − ${num(base)}² = ${num(height * height, 4)}, cuja raiz quadrada é ${num(height)} m`}. Somar ou subtrair diretamente as medidas, sem elevá-las ao quadrado, não dá o terceiro lado do triângulo.`,
    };
  },
});
