import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs, table } from '../../text/agreement.js';
import { fraction, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const quadroDeDuplaEntrada = family({
  id: 'mt-quadro-de-dupla-entrada',
  version: 1,
  area: 'matematica',
  skill: 'H28',
  topic: 'probabilidade',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.6, c: 0.16 },
  draw(random) {
    const [a, b, c, d] = [
      random.int(4, 40, 2),
      random.int(4, 40, 2),
      random.int(4, 40, 2),
      random.int(4, 40, 2),
    ] as const;
    const total = a + b + c + d;
    insist(new Set([a, b, c, d]).size === 4 && total <= 120);
    const place = somewhere(random);
    const who = someone(random);
    const scene = random.pick([
      {
        head: ['Grupo', 'Foram vacinados', 'Não foram vacinados'],
        rows: ['Crianças', 'Adultos'],
        context: `Em uma campanha de vacinação ${place.em}, ${who.name} anotou quantas pessoas atendidas em uma manhã foram vacinadas. As demais haviam tomado a dose em outra data.`,
        question:
          'Sorteando-se ao acaso uma **das pessoas vacinadas** nessa manhã, a probabilidade de que seja criança é',
        group: 'as pessoas vacinadas',
      },
      {
        head: ['Moradia', 'Usam bicicleta', 'Não usam bicicleta'],
        rows: ['Moram no bairro', 'Moram em outro bairro'],
        context: `Uma escola ${place.de} perguntou a seus estudantes do 1º ano se vão à aula de bicicleta e se moram no mesmo bairro da escola. ${who.name} organizou as respostas na tabela.`,
        question:
          'Escolhendo-se ao acaso um **dos estudantes que usam bicicleta**, a probabilidade de que more no bairro da escola é',
        group: 'os estudantes que usam bicicleta',
      },
      {
        head: ['Tipo', 'Germinaram', 'Não germinaram'],
        rows: ['Semente tratada', 'Semente comum'],
        context: `Em um viveiro ${place.de}, ${who.name} testou um tratamento que pretende facilitar a germinação de sementes de aroeira. O resultado de todas as sementes plantadas está na tabela.`,
        question:
          'Escolhendo-se ao acaso uma **das sementes que germinaram**, a probabilidade de que tenha sido tratada é',
        group: 'as sementes que germinaram',
      },
    ]);
    const values: [number, number, string, string][] = [
      [
        a,
        total,
        'divisão pelo total geral',
        `${num(a)} em ${num(total)} considera todo o quadro, mas o sorteio é feito só entre ${scene.group}, que são ${num(a + c)}.`,
      ],
      [
        a,
        a + b,
        'condição invertida',
        `${num(a)} em ${num(a + b)} usa o total da primeira linha; a condição dada é a da primeira coluna, com total ${num(a + c)}.`,
      ],
      [
        a + c,
        total,
        'probabilidade da condição',
        `${num(a + c)} em ${num(total)} é a probabilidade de pertencer ao grupo sorteado, que já é certo.`,
      ],
      [
        a + b,
        total,
        'total da linha',
        `${num(a + b)} em ${num(total)} é a fração da primeira linha em todo o quadro, sem usar a condição.`,
      ],
      [c, a + c, 'outra linha', `${num(c)} em ${num(a + c)} é a probabilidade referente à segunda linha do quadro.`],
      [b, b + d, 'outra coluna', `${num(b)} em ${num(b + d)} usa a segunda coluna do quadro, e não a primeira.`],
      [
        b,
        a + b,
        'caso contrário na linha',
        `${num(b)} em ${num(a + b)} refere-se, na primeira linha, a quem está fora do grupo sorteado.`,
      ],
    ];
    const show = (value: number) => {
      const [x, y] = [[a, a + c] as const, ...values].find(([one, all]) => Math.abs(one / all - value) < 1e-12) ?? [
        a,
        a + c,
      ];
      return fraction(x, y);
    };
    return {
      context: paragraphs(
        scene.context,
        table(scene.head, [
          [scene.rows[0] ?? '', num(a), num(b)],
          [scene.rows[1] ?? '', num(c), num(d)],
        ]),
      ),
      statement: scene.question,
      right: a / (a + c),
      decimals: 10,
      show,
      mistakes: values.map(([x, y, name, why]) => ({ value: x / y, name, why })),
      explanation: `O sorteio é feito apenas entre ${scene.group}: ${num(a)} + ${num(c)} = ${num(a + c)}. Desse grupo, ${num(a)} são da primeira linha da tabela, e a probabilidade é ${num(a)}/${num(a + c)}${fraction(a, a + c) === `${a}/${a + c}` ? '' : ` = ${fraction(a, a + c)}`}. Dividir por ${num(total)} ignora a condição do sorteio, e dividir por ${num(a + b)} inverte a condição.`,
    };
  },
});
