import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { box, drawing, label, line, PALE } from '../../figures/svg.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

/** The sheet with its four corners cut out, to scale. */
function sheet(length: number, width: number, cut: number): string {
  const scale = Math.min(240 / length, 170 / width);
  const [left, top] = [74, 20];
  const [w, h, c] = [length * scale, width * scale, cut * scale];
  const corners = [
    [left, top],
    [left + w - c, top],
    [left, top + h - c],
    [left + w - c, top + h - c],
  ] as const;
  return drawing(
    top + h + 36,
    box(left, top, w, h, PALE),
    ...corners.map(([x, y]) => box(x, y, c, c, '#fff')),
    line({ x: left + c, y: top }, { x: left + c, y: top + h }, true),
    line({ x: left + w - c, y: top }, { x: left + w - c, y: top + h }, true),
    line({ x: left, y: top + c }, { x: left + w, y: top + c }, true),
    line({ x: left, y: top + h - c }, { x: left + w, y: top + h - c }, true),
    label(left + w / 2, top + h + 24, `${num(length)} cm`),
    label(left - 6, top + h / 2 + 5, `${num(width)} cm`, 'end'),
  );
}

export const caixaSemTampa = family({
  id: 'mt-caixa-sem-tampa',
  version: 1,
  area: 'matematica',
  skill: 'H9',
  topic: 'volumes',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.9, c: 0.15 },
  draw(random) {
    const cut = random.int(3, 10);
    const length = random.int(30, 60, 2);
    const width = random.int(20, 48, 2);
    insist(width < length && width - 2 * cut >= 8);
    const [inside, across] = [length - 2 * cut, width - 2 * cut];
    const volume = inside * across * cut;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Uma doceira ${place.de} vende quindins em bandejas de papelão sem tampa. ${who.name}, que faz as bandejas, parte de uma folha retangular, recorta um quadrado de ${num(cut)} cm de lado em cada canto e dobra as abas nas linhas tracejadas da figura.`,
      `Para semear hortaliças, ${who.name}, que trabalha em um viveiro ${place.de}, faz tabuleiros com chapas retangulares de alumínio: recorta de cada canto um quadrado de ${num(cut)} cm de lado e dobra as bordas para cima nas linhas tracejadas da figura.`,
      `Na oficina de reciclagem de uma escola ${place.em}, ${who.name} transforma folhas retangulares de papelão em caixas sem tampa. De cada canto retira-se um quadrado de ${num(cut)} cm de lado, e as abas que restam são dobradas nas linhas tracejadas da figura.`,
    ]);
    return {
      context: paragraphs(scene, 'A espessura do material pode ser desprezada.'),
      statement: 'A capacidade da peça pronta, em centímetros cúbicos, é',
      figure: {
        svg: sheet(length, width, cut),
        alt: `Folha retangular de ${num(length)} cm por ${num(width)} cm, com um quadrado recortado em cada um dos quatro cantos e linhas tracejadas de dobra que ligam os recortes.`,
      },
      right: volume,
      mistakes: [
        {
          value: (length - cut) * (width - cut) * cut,
          name: 'um só recorte descontado em cada lado',
          why: `Em cada dimensão há dois recortes: o fundo mede ${num(inside)} cm por ${num(across)} cm, e não ${num(length - cut)} cm por ${num(width - cut)} cm.`,
        },
        {
          value: length * width * cut,
          name: 'recortes não descontados',
          why: `${num(length)} × ${num(width)} × ${num(cut)} usa as medidas da folha, sem descontar as abas que são dobradas.`,
        },
        {
          value: inside * across,
          name: 'área do fundo',
          why: `${num(inside)} × ${num(across)} = ${num(inside * across)} é só a área do fundo; falta multiplicar pela altura, ${num(cut)} cm.`,
        },
        {
          value: length * width - 4 * cut * cut,
          name: 'área do material',
          why: `${num(length)} × ${num(width)} − 4 × ${num(cut * cut)} é a área do material depois dos recortes, e não a capacidade.`,
        },
        {
          value: inside * across * 2 * cut,
          name: 'altura em dobro',
          why: `A altura é a largura de uma aba, ${num(cut)} cm, e não ${num(2 * cut)} cm.`,
        },
        {
          value: inside * width * cut,
          name: 'desconto em uma só dimensão',
          why: `O desconto de ${num(2 * cut)} cm vale também para o lado de ${num(width)} cm, pois há abas nos quatro lados.`,
        },
        {
          value: (length - 4 * cut) * (width - 4 * cut) * cut,
          name: 'quatro recortes em cada lado',
          why: `Cada dimensão perde ${num(2 * cut)} cm, dois recortes, e não ${num(4 * cut)} cm.`,
        },
        {
          value: length * width * cut - 4 * cut ** 3,
          name: 'cubos dos cantos descontados',
          why: 'Descontar quatro cubos do volume da folha não leva em conta que as abas inteiras deixam de ser fundo.',
        },
      ],
      explanation: `Dobradas as abas, a altura é ${num(cut)} cm e o fundo mede ${num(length)} − 2 × ${num(cut)} = ${num(inside)} cm por ${num(width)} − 2 × ${num(cut)} = ${num(across)} cm. A capacidade é ${num(inside)} × ${num(across)} × ${num(cut)} = ${num(volume)} cm³. Descontar um só recorte de cada dimensão leva a ${num((length - cut) * (width - cut) * cut)} cm³, mas há recortes nas duas pontas de cada lado.`,
    };
  },
});
