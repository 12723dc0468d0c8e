import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const basesDoDna = family({
  id: 'cn-bases-do-dna',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H13',
  topic: 'dna-e-proteinas',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.1, c: 0.18 },
  draw(random) {
    const known = random.int(12, 38);
    const [base, pair, asked] = random.pick([
      ['adenina', 'timina', 'citosina'],
      ['adenina', 'timina', 'guanina'],
      ['timina', 'adenina', 'guanina'],
      ['guanina', 'citosina', 'timina'],
      ['citosina', 'guanina', 'adenina'],
    ] as const);
    const right = 50 - known;
    insist(right !== known);
    const total = random.int(4, 60) * 50;
    const asksNumber = random.below(2) === 0;
    const value = (share: number) => (asksNumber ? (share * total) / 100 : share);
    insist(!asksNumber || Number.isInteger(value(1) * known));
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      `Para confirmar a origem de um pescado vendido em uma feira ${place.de}, ${who.name} analisou um fragmento de DNA de dupla hélice com ${num(total)} bases nitrogenadas e verificou que ${num(known)}% delas eram de ${base}.`,
      `Um laboratório ${place.de} que cataloga plantas medicinais identificou, em um fragmento de DNA de dupla fita com ${num(total)} bases, ${num(known)}% de ${base}. O resultado, assinado por ${who.name}, não traz as outras porcentagens.`,
      `Em uma atividade prática de uma escola ${place.de}, ${who.name} apresentou à turma um fragmento de DNA de fita dupla, com ${num(total)} bases nitrogenadas no total, em que ${num(known)}% das bases são de ${base}.`,
    ]);
    return {
      context: paragraphs(
        scene,
        'No DNA de fita dupla, a adenina se emparelha com a timina, e a guanina, com a citosina.',
      ),
      statement: asksNumber
        ? `O número de bases de ${asked} nesse fragmento é`
        : `A porcentagem de bases de ${asked} nesse fragmento é`,
      right: value(right),
      decimals: 1,
      ...(asksNumber ? {} : { unit: '%' }),
      mistakes: [
        {
          value: value(known),
          name: 'par trocado',
          why: `A base que aparece na mesma quantidade que a ${base} é a ${pair}, e não a ${asked}.`,
        },
        {
          value: value(100 - 2 * known),
          name: 'as duas outras bases juntas',
          why: `${num(100 - 2 * known)}% é a soma das outras duas bases; a ${asked} é metade disso.`,
        },
        {
          value: value(100 - known),
          name: 'tudo o que não é a base dada',
          why: `${num(100 - known)}% reúne as outras três bases, e não só a ${asked}.`,
        },
        {
          value: value(25),
          name: 'quatro partes iguais',
          why: `As quatro bases só teriam 25% cada uma se a ${base} também tivesse 25%, e ela tem ${num(known)}%.`,
        },
        {
          value: value((100 - known) / 3),
          name: 'restante dividido por três',
          why: `As outras três bases não aparecem na mesma quantidade: a ${pair} tem ${num(known)}%, como a ${base}.`,
        },
        {
          value: value(2 * known),
          name: 'par somado',
          why: `${num(2 * known)}% é a soma de ${base} e ${pair}, que se emparelham.`,
        },
        {
          value: value(right + known),
          name: 'metade das bases',
          why: `50% é a soma da ${asked} com a ${base}, e não só a ${asked}.`,
        },
        {
          value: value(right / 2),
          name: 'divisão a mais por dois',
          why: `As duas bases restantes somam ${num(100 - 2 * known)}%, e cada uma tem ${num(right)}%; aqui se dividiu uma vez a mais.`,
        },
      ],
      explanation: `A ${base} se emparelha com a ${pair}, que também tem ${num(known)}%. Restam 100% − 2 × ${num(known)}% = ${num(100 - 2 * known)}% para as bases do outro par, em partes iguais: ${num(right)}% de ${asked}${asksNumber ? `, isto é, ${num(right / 100)} × ${num(total)} = ${num(value(right))} bases` : ''}. A porcentagem de ${num(known)}% se repete só na base complementar.`,
    };
  },
});
