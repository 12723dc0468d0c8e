import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { inWords, paragraphs } from '../../text/agreement.js';
import { fraction } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const cruzamentoDeHeterozigotos = family({
  id: 'cn-cruzamento-de-heterozigotos',
  version: 1,
  area: 'ciencias-natureza',
  skill: 'H13',
  topic: 'genetica',
  difficulty: 'medium',
  tri: { a: 1.7, b: 0.7, c: 0.16 },
  draw(random) {
    const children = random.pick([2, 3]);
    const affected = random.int(0, children - 1);
    const other = random.pick(['Aa', 'aa'] as const);
    // Out of four equally likely children, how many have the recessive condition.
    const sick = other === 'Aa' ? 1 : 2;
    const ways = children === 2 ? [1, 2, 1] : [1, 3, 3, 1];
    const orders = ways[affected] ?? 1;
    const top = orders * sick ** affected * (4 - sick) ** (children - affected);
    const bottom = 4 ** children;
    insist(top < bottom);
    const place = somewhere(random);
    const who = someone(random);
    const condition = random.pick([
      {
        name: 'fibrose cística',
        have: 'tenha fibrose cística',
        text: 'A fibrose cística é causada por um alelo recessivo de um gene autossômico.',
      },
      {
        name: 'albinismo',
        have: 'tenha albinismo',
        text: 'Uma das formas de albinismo, em que o corpo não produz melanina, é causada por um alelo recessivo de um gene autossômico.',
      },
      {
        name: 'fenilcetonúria',
        have: 'tenha fenilcetonúria',
        text: 'A fenilcetonúria, detectada no teste do pezinho, é causada por um alelo recessivo de um gene autossômico.',
      },
    ]);
    const couple =
      other === 'Aa'
        ? 'ambos são heterozigotos (Aa) e não apresentam a condição'
        : `um deles é heterozigoto (Aa) e não apresenta a condição; o outro é homozigoto recessivo (aa) e a apresenta`;
    const scene = random.pick([
      `No serviço de aconselhamento genético de um hospital público ${place.de}, ${who.name} atende um casal que pretende ter ${inWords(children)} filhos. ${condition.text} Os exames mostraram que, no casal, ${couple}.`,
      `${condition.text} Em uma pesquisa feita ${place.em}, ${who.name} acompanhou um casal em que ${couple}. O casal planeja ter ${inWords(children)} filhos, e não há gêmeos na família.`,
      `Em uma aula de Biologia de uma escola ${place.de}, ${who.name} apresentou o caso de um casal em que ${couple}. ${condition.text} O casal quer ter ${inWords(children)} filhos.`,
    ]);
    const howMany = affected === 0 ? 'nenhum' : affected === 1 ? 'exatamente um' : `exatamente ${inWords(affected)}`;
    const values: [number, number, string, string][] = [
      [
        sick ** affected * (4 - sick) ** (children - affected),
        bottom,
        'uma só ordem de nascimento',
        `Esse valor é o de uma única ordem de nascimento, e há ${orders} ordens possíveis.`,
      ],
      [
        sick,
        4,
        'probabilidade para um só filho',
        `${fraction(sick, 4)} é a probabilidade de um único filho ter a condição.`,
      ],
      [
        4 - sick,
        4,
        'probabilidade de um só filho sem a condição',
        `${fraction(4 - sick, 4)} é a probabilidade de um único filho não ter a condição.`,
      ],
      [
        bottom - top,
        bottom,
        'evento contrário',
        `${fraction(bottom - top, bottom)} é a probabilidade do evento contrário ao pedido.`,
      ],
      [
        sick ** children,
        bottom,
        'todos com a condição',
        `${fraction(sick ** children, bottom)} é a probabilidade de todos os filhos terem a condição.`,
      ],
      [
        (4 - sick) ** children,
        bottom,
        'nenhum com a condição',
        `${fraction((4 - sick) ** children, bottom)} é a probabilidade de nenhum filho ter a condição.`,
      ],
      [
        sick,
        4 * children,
        'divisão pelo número de filhos',
        `Dividir ${fraction(sick, 4)} pelo número de filhos não dá uma probabilidade: os nascimentos são independentes, e as probabilidades se multiplicam.`,
      ],
      [
        bottom - (4 - sick) ** children,
        bottom,
        'ao menos um',
        `${fraction(bottom - (4 - sick) ** children, bottom)} é a probabilidade de ao menos um filho ter a condição.`,
      ],
      [
        1,
        3,
        'proporção fenotípica tomada como fração',
        'A proporção de 3 para 1 indica 1 em 4, e não 1 em 3, e vale para um único nascimento.',
      ],
    ];
    return {
      context: paragraphs(scene, 'Considere que os nascimentos são independentes e que não ocorrem novas mutações.'),
      statement: `A probabilidade de que, entre os ${inWords(children)} filhos, ${howMany} ${condition.have} é`,
      right: top / bottom,
      decimals: 10,
      show: (value) => {
        const [a, b] = [[top, bottom] as const, ...values].find(
          ([one, all]) => Math.abs(one / all - value) < 1e-12,
        ) ?? [top, bottom];
        return fraction(a, b);
      },
      mistakes: values.map(([a, b, name, why]) => ({ value: a / b, name, why })),
      explanation: `Do cruzamento Aa × ${other}, cada filho tem probabilidade ${fraction(sick, 4)} de ser aa, isto é, de ter a condição, e ${fraction(4 - sick, 4)} de não ter. ${orders === 1 ? `Há uma só maneira de isso ocorrer com todos os ${inWords(children)}` : `Há ${orders} ordens de nascimento possíveis`}; como os nascimentos são independentes, a probabilidade é ${orders === 1 ? '' : `${orders} × `}${Array.from({ length: children }, (_, order) => fraction(order < affected ? sick : 4 - sick, 4)).join(' × ')} = ${fraction(top, bottom)}.`,
    };
  },
});
