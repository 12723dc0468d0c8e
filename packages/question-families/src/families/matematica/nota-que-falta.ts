import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { num, numberWith } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const notaQueFalta = family({
  id: 'mt-nota-que-falta',
  version: 1,
  area: 'matematica',
  skill: 'H27',
  topic: 'medias-e-mediana',
  difficulty: 'medium',
  tri: { a: 1.6, b: 0.45, c: 0.17 },
  draw(random) {
    const weights = random.pick([
      [1, 2, 3],
      [2, 3, 5],
      [1, 2, 2],
      [1, 1, 3],
      [2, 2, 4],
      [3, 3, 4],
      [1, 3, 4],
    ] as const);
    const [w1, w2, w3] = weights;
    const sum = w1 + w2 + w3;
    const [first, second] = [random.int(40, 90, 5) / 10, random.int(40, 90, 5) / 10];
    const goal = random.pick([6, 6.5, 7, 7.5, 8]);
    const needed = (goal * sum - w1 * first - w2 * second) / w3;
    insist(needed >= 4 && needed <= 10 && Math.abs(needed * 10 - Math.round(needed * 10)) < 1e-9 && first !== second);
    const right = Math.round(needed * 10) / 10;
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        rows: ['Prova escrita', 'Trabalho', 'Prova prática'],
        context: `No curso técnico de enfermagem de uma escola ${place.de}, a nota final é a média ponderada de três avaliações. ${who.name} já fez as duas primeiras e quer terminar o curso com média exatamente igual à mínima para aprovação, que é ${num(goal)}.`,
        last: 'prova prática',
      },
      {
        rows: ['Redação', 'Prova objetiva', 'Entrevista'],
        context: `O processo seletivo de um programa de bolsas ${place.em} classifica os candidatos pela média ponderada de três etapas. A nota de corte é ${num(goal)}, e ${who.name}, que já conhece suas notas nas duas primeiras etapas, quer saber quanto precisa tirar na última para chegar exatamente a ela.`,
        last: 'entrevista',
      },
      {
        rows: ['Solo', 'Conjunto', 'Improviso'],
        context: `Em um festival de sanfona ${place.em}, a nota de cada músico é a média ponderada de três apresentações. Para ir à final é preciso média de pelo menos ${num(goal)}. ${who.name} já se apresentou duas vezes e quer saber a menor nota que serve na terceira.`,
        last: 'apresentação de improviso',
      },
    ]);
    const plain = 3 * goal - first - second;
    const one = (value: number) => Math.round(value * 1e6) / 1e6;
    const mean = (last: number) => (w1 * first + w2 * second + w3 * last) / sum;
    const judge = (value: number) =>
      `Com ${num(value)} na última, a média ponderada seria ${mean(value) < goal ? 'menor' : 'maior'} que ${num(goal)}.`;
    return {
      context: paragraphs(
        scene.context,
        table(
          ['Etapa', 'Peso', 'Nota'],
          [
            [scene.rows[0] ?? '', num(w1), numberWith(first, 1)],
            [scene.rows[1] ?? '', num(w2), numberWith(second, 1)],
            [scene.rows[2] ?? '', num(w3), '?'],
          ],
        ),
      ),
      statement: `A nota necessária na ${scene.last} é`,
      right,
      decimals: 1,
      mistakes: [
        {
          value: one(plain),
          name: 'pesos ignorados',
          why: `${num(one(plain), 1)} tornaria a média simples igual a ${num(goal)}, mas as etapas têm pesos ${num(w1)}, ${num(w2)} e ${num(w3)}.`,
        },
        { value: goal, name: 'média desejada repetida', why: judge(goal) },
        {
          value: one(2 * goal - (first + second) / 2),
          name: 'média das médias',
          why: `Esse valor iguala a ${num(goal)} a média entre a última nota e a média das outras duas, sem usar os pesos.`,
        },
        { value: one(right + 0.5), name: 'meio ponto a mais', why: judge(one(right + 0.5)) },
        { value: one(right - 0.5), name: 'meio ponto a menos', why: judge(one(right - 0.5)) },
        { value: one(right + 1), name: 'um ponto a mais', why: judge(one(right + 1)) },
        { value: one(right - 1), name: 'um ponto a menos', why: judge(one(right - 1)) },
        { value: one((first + second) / 2), name: 'média das notas conhecidas', why: judge(one((first + second) / 2)) },
      ].filter(({ value }) => value <= 10 && Math.abs(value * 10 - Math.round(value * 10)) < 1e-9),
      explanation: `A soma dos pesos é ${num(sum)}; para a média ${num(goal)}, a soma das notas multiplicadas pelos pesos deve ser ${num(goal)} × ${num(sum)} = ${num(goal * sum)}. As duas primeiras contribuem com ${num(w1)} × ${num(first)} + ${num(w2)} × ${num(second)} = ${num(one(w1 * first + w2 * second))}; faltam ${num(one(goal * sum - w1 * first - w2 * second))}, e a nota é ${num(one(goal * sum - w1 * first - w2 * second))} ÷ ${num(w3)} = ${num(right)}. Ignorar os pesos é o engano mais comum.`,
    };
  },
});
