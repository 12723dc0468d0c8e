import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { paragraphs } from '../../text/agreement.js';
import { num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const energiaNaCadeia = family({
  id: 'cn-energia-na-cadeia',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H9',
  topic: 'cadeias-alimentares',
  difficulty: 'medium',
  tri: { a: 1.5, b: 0.4, c: 0.17 },
  draw(random) {
    const share = random.pick([5, 8, 10, 12, 15, 20]);
    const produced = random.int(2, 90) * 1000;
    const chain = random.pick([
      ['capim', 'gafanhoto', 'sapo', 'serpente'],
      ['algas', 'zooplâncton', 'lambari', 'tucunaré'],
      ['milho', 'rato', 'serpente', 'gavião'],
      ['fitoplâncton', 'zooplâncton', 'sardinha', 'atum'],
    ] as const);
    const level = random.pick([2, 3]);
    const [producer = '', ...consumers] = chain;
    const asked = consumers[level - 1] ?? '';
    const article = ['serpente', 'sardinha'].includes(asked) ? 'a' : 'o';
    const energy = (value: number) => (produced * share ** value) / 100 ** value;
    const right = energy(level);
    insist(Math.abs(right * 100 - Math.round(right * 100)) < 1e-9);
    const place = somewhere(random);
    const who = someone(random);
    const path = chain.join(' → ');
    const scene = random.pick([
      `Em uma área de estudo próxima ${place.a}, ${who.name} acompanha a cadeia alimentar ${path}. Medidas de campo indicam que os produtores fixam ${num(produced)} kJ por metro quadrado a cada ano.`,
      `Uma equipe coordenada por ${who.name}, de uma universidade ${place.de}, estimou em ${num(produced)} kJ por metro quadrado, por ano, a energia armazenada pelos produtores da cadeia alimentar ${path}.`,
      `Para explicar por que as cadeias alimentares são curtas, ${who.name}, que leciona ${place.em}, apresentou a cadeia ${path}, em que os produtores armazenam ${num(produced)} kJ por metro quadrado a cada ano.`,
    ]);
    const cut = (value: number) => Math.round(value * 1e6) / 1e6;
    return {
      context: paragraphs(
        scene,
        `Nessa cadeia, cada nível trófico incorpora, em média, ${num(share)}% da energia incorporada pelo nível anterior; o restante é usado na respiração, eliminado nas fezes ou não é consumido.`,
      ),
      statement: `A energia incorporada pelo nível trófico em que está ${article} ${asked}, em kJ por metro quadrado por ano, é`,
      right: cut(right),
      mistakes: [
        {
          value: cut(energy(level - 1)),
          name: 'um nível a menos',
          why: `Entre ${producer} e ${asked} há ${num(level)} transferências, e aqui foi contada uma a menos.`,
        },
        {
          value: cut(energy(level + 1)),
          name: 'um nível a mais',
          why: `Entre ${producer} e ${asked} há ${num(level)} transferências, e aqui foi contada uma a mais.`,
        },
        {
          value: cut((produced * share) / 100 / level),
          name: 'porcentagem dividida pelos níveis',
          why: `A cada nível se multiplica por ${num(share)}%; não se divide a energia do primeiro consumidor pelo número de níveis.`,
        },
        {
          value: cut((produced * (100 - share)) / 100),
          name: 'energia perdida no lugar da incorporada',
          why: `${num(100 - share)}% é a parte que não passa ao nível seguinte.`,
        },
        {
          value: cut((produced * share * level) / 100),
          name: 'porcentagem multiplicada pelos níveis',
          why: `A porcentagem incide, a cada nível, sobre a energia do nível anterior; ela não se soma.`,
        },
        {
          value: cut((produced * (100 - share * level)) / 100),
          name: 'porcentagens subtraídas',
          why: `Subtrair ${num(share)}% a cada nível supõe que quase toda a energia passe adiante, e só ${num(share)}% passam.`,
        },
        {
          value: cut(right * 10),
          name: 'vírgula deslocada',
          why: `${num(share)}% aplicados ${num(level)} vezes a ${num(produced)} kJ dão ${num(cut(right))} kJ; houve erro de uma casa decimal.`,
        },
        {
          value: cut(right / 2),
          name: 'metade da energia',
          why: `Em cada transferência fica ${num(share)}% da energia; não há outra divisão por 2.`,
        },
      ],
      explanation: `De ${producer} a ${asked} há ${num(level)} transferências de energia, e em cada uma se mantêm ${num(share)}%. Logo, a energia é ${num(produced)} × ${Array.from({ length: level }, () => num(share / 100)).join(' × ')} = ${num(cut(right))} kJ por metro quadrado por ano. A porcentagem incide sempre sobre o nível anterior: por isso, a energia disponível diminui depressa, e as cadeias têm poucos níveis.`,
    };
  },
});
