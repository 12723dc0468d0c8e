import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const capturaERecaptura = family({
  id: 'cn-captura-e-recaptura',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H29',
  topic: 'biodiversidade-e-conservacao',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.6, c: 0.16 },
  draw(random) {
    const marked = random.int(20, 120, 5);
    const caught = random.int(24, 150, 2);
    const again = random.int(4, 30);
    const all = (marked * caught) / again;
    insist(
      Number.isInteger(all) &&
        again < caught / 2 &&
        again < marked / 2 &&
        all > marked + caught - again &&
        all < 2000 &&
        marked !== caught,
    );
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        animal: 'tartarugas',
        context: `Para estimar quantas tartarugas vivem em um lago ${place.de}, a equipe de ${who.name} capturou ${num(marked)} delas, marcou o casco de cada uma com tinta atóxica e as devolveu ao lago. Semanas depois, capturou ao acaso ${num(caught)} tartarugas, das quais ${num(again)} estavam marcadas.`,
        that: 'o lago',
      },
      {
        animal: 'borboletas',
        context: `Em um fragmento de mata ${place.em}, ${who.name} estuda borboletas que polinizam árvores nativas. Na primeira visita, ${num(marked)} borboletas foram capturadas, receberam um pequeno ponto de tinta na asa e foram soltas. Na segunda visita, das ${num(caught)} capturadas ao acaso, ${num(again)} tinham o ponto.`,
        that: 'o fragmento de mata',
      },
      {
        animal: 'peixes',
        context: `Antes de liberar a pesca em um açude ${place.de}, ${who.name} avaliou o tamanho da população de peixes. Foram capturados, marcados e soltos ${num(marked)} peixes. Dias depois, uma segunda amostra, feita ao acaso, reuniu ${num(caught)} peixes, dos quais ${num(again)} já tinham a marca.`,
        that: 'o açude',
      },
    ]);
    return {
      context: paragraphs(
        scene.context,
        'Supõe-se que os animais marcados se misturaram por completo aos outros e que, entre as duas capturas, não houve nascimentos, mortes nem migrações.',
      ),
      statement: `O número estimado de ${scene.animal} que vivem n${scene.that} é`,
      right: all,
      decimals: 0,
      mistakes: [
        {
          value: marked + caught,
          name: 'soma das capturas',
          why: `${num(marked)} + ${num(caught)} conta apenas os animais capturados, e alguns deles duas vezes.`,
        },
        {
          value: marked + caught - again,
          name: 'animais diferentes capturados',
          why: `${num(marked + caught - again)} é o número de animais diferentes que foram capturados; há outros que não foram.`,
        },
        {
          value: marked * again,
          name: 'produto com os recapturados',
          why: `Multiplicar ${num(marked)} por ${num(again)} inverte a proporção: quanto mais recapturados, menor a população.`,
        },
        {
          value: (caught * again) / marked,
          name: 'proporção invertida',
          why: `Nessa conta a proporção foi montada ao contrário: ${num(again)} em ${num(caught)} é a fração de marcados na amostra.`,
        },
        {
          value: (marked * caught) / (again * 2),
          name: 'metade da estimativa',
          why: `Com ${num(all / 2)} animais, a fração de marcados seria o dobro da observada, ${num(again)} em ${num(caught)}.`,
        },
        {
          value: all + marked,
          name: 'marcados somados à estimativa',
          why: `A proporção já dá a população total, que inclui os ${num(marked)} marcados.`,
        },
        {
          value: all - marked,
          name: 'marcados descontados',
          why: `A proporção dá a população total; descontar os ${num(marked)} marcados deixa só os outros.`,
        },
        {
          value: 2 * all,
          name: 'dobro da estimativa',
          why: `Com ${num(2 * all)} animais, a fração de marcados seria metade da observada, ${num(again)} em ${num(caught)}.`,
        },
      ],
      explanation: `Se os marcados se misturaram, a fração deles na segunda amostra é igual à fração na população: ${num(again)} ÷ ${num(caught)} = ${num(marked)} ÷ N. Logo, N = ${num(marked)} × ${num(caught)} ÷ ${num(again)} = ${num(all)}. Somar as duas capturas conta só os animais vistos, e não os que nunca foram capturados.`,
    };
  },
});
