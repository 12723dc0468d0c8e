import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { list, paragraphs, table } from '../../text/agreement.js';
import { numberWith } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { byTheSea, somewhere } from '../../text/places.js';

const NAMES = ['I', 'II', 'III', 'IV', 'V'];

export const pecaNaTolerancia = family({
  id: 'mt-peca-na-tolerancia',
  version: 1,
  area: 'matematica',
  skill: 'H13',
  topic: 'unidades-de-medida',
  difficulty: 'easy',
  tri: { a: 1.4, b: 0.1, c: 0.19 },
  draw(random) {
    const nominal = random.int(40, 240) / 10;
    const tolerance = random.pick([2, 3, 4, 5, 6, 8]);
    const hundredths = Math.round(nominal * 100);
    // In hundredths of a millimetre: four outside, one inside, near enough to tempt.
    const outside = random.sample([-30, -20, -12, -11, -10, -9, 9, 10, 11, 12, 20, 30], 4);
    const signed = random.pick([-1, 1]);
    const inside = signed * random.int(1, tolerance);
    const all = random.shuffle([inside, ...outside]);
    insist(outside.some((by) => by > 0) && outside.some((by) => by < 0));
    const mm = (value: number) => numberWith(value / 100, 2);
    const place = somewhere(random);
    const coast = byTheSea(random);
    const who = someone(random);
    const [low, high] = [mm(hundredths - tolerance), mm(hundredths + tolerance)];
    const best = all.indexOf(inside);
    const scene = random.pick([
      {
        piece: 'Eixo',
        head: 'Diâmetro (mm)',
        context: `Em uma oficina que fabrica bombas-d’água ${place.em}, cada eixo deve ter diâmetro de ${mm(hundredths)} mm, com tolerância de ${mm(tolerance)} mm para mais ou para menos. ${who.name} mediu, com um micrômetro, cinco eixos de um lote.`,
      },
      {
        piece: 'Chapa',
        head: 'Espessura (mm)',
        context: `Um estaleiro ${coast.de} recebeu chapas de aço para o casco de um barco. A espessura especificada é de ${mm(hundredths)} mm, e são aceitas diferenças de até ${mm(tolerance)} mm para mais ou para menos. Com um paquímetro digital, ${who.name} conferiu cinco chapas.`,
      },
      {
        piece: 'Anel',
        head: 'Diâmetro interno (mm)',
        context: `Na oficina de próteses de um hospital público ${place.de}, ${who.name} verifica anéis de encaixe. O diâmetro interno previsto é de ${mm(hundredths)} mm, e a peça só é aceita se a diferença, para mais ou para menos, não passar de ${mm(tolerance)} mm.`,
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        table(
          [scene.piece, scene.head],
          all.map((by, order) => [NAMES[order] ?? '', mm(hundredths + by)]),
        ),
      ),
      statement: 'Entre as peças medidas, a única que deve ser aceita é a',
      right: NAMES[best] ?? '',
      order: NAMES,
      mistakes: all.flatMap((by, order) =>
        by === inside
          ? []
          : [
              {
                value: NAMES[order] ?? '',
                name: Math.abs(by) >= 20 ? 'diferença de décimos ignorada' : 'casa decimal trocada na comparação',
                why: `A peça ${NAMES[order]} mede ${mm(hundredths + by)} mm e difere ${mm(Math.abs(by))} mm da medida prevista, mais que os ${mm(tolerance)} mm permitidos.`,
              },
            ],
      ),
      explanation: `São aceitas medidas de ${mm(hundredths)} − ${mm(tolerance)} = ${low} mm a ${mm(hundredths)} + ${mm(tolerance)} = ${high} mm. As diferenças das cinco peças em relação ao previsto são, em ordem, ${list(all.map((by) => mm(Math.abs(by))))} mm, e só a da peça ${NAMES[best]} não passa de ${mm(tolerance)} mm. É preciso comparar centésimo com centésimo: 0,10 é maior que 0,08.`,
    };
  },
});
