import { family } from '../../engine/family.js';
import { insist } from '../../engine/suitable.js';
import { list, paragraphs } from '../../text/agreement.js';
import { money, num } from '../../text/numbers.js';
import { someone } from '../../text/people.js';
import { somewhere } from '../../text/places.js';

export const partilhaProporcional = family({
  id: 'mt-partilha-proporcional',
  version: 1,
  area: 'matematica',
  skill: 'H16',
  topic: 'razao-e-proporcao',
  difficulty: 'easy',
  tri: { a: 1.5, b: 0.2, c: 0.17 },
  draw(random) {
    const parts = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 3);
    const [first = 0, second = 0, third = 0] = parts;
    const sum = first + second + third;
    const quota = random.int(30, 240, 5);
    const total = quota * sum;
    const hoursEach = random.pick([2, 4, 5, 6, 8]);
    const [mine, hours] = [quota * second, parts.map((part) => part * hoursEach)];
    const place = somewhere(random);
    const names = random.pick([
      ['Iracema', 'Rosalva', 'Jurema'],
      ['Davi', 'Caetano', 'Anselmo'],
      ['Luzia', 'Otávio', 'Célia'],
      ['Benedito', 'Tainá', 'Cícero'],
    ]);
    const who = names[1] ?? '';
    const work = list(names.map((name, order) => `${name} trabalhou ${num(hours[order] ?? 0)} horas`));
    const other = someone(random);
    insist(!names.includes(other.name));
    const scene = random.pick([
      `Três artesãos ${place.de} fizeram juntos um painel de azulejos para a rodoviária e receberam ${money(total)}. No trabalho, ${work}.`,
      `Para colher o milho de um sítio ${place.em}, três vizinhos foram contratados em conjunto por ${money(total)}. Durante a colheita, ${work}.`,
      `Um trio de músicos ${place.de} recebeu ${money(total)} pela trilha de um documentário. Na gravação, ${work}.`,
    ]);
    const others = [first, third].map((part) => part * quota);
    return {
      context: paragraphs(
        scene,
        `Por sugestão de ${other.name}, que cuida das contas, o dinheiro será dividido em partes **diretamente proporcionais** às horas trabalhadas.`,
      ),
      statement: `A quantia que cabe a ${who} é`,
      right: mine,
      show: money,
      mistakes: [
        {
          value: total / 3,
          name: 'partes iguais',
          why: `${money(Math.round((total / 3) * 100) / 100)} seria a parte de cada um em uma divisão igual, sem considerar as horas.`,
        },
        {
          value: others[0] ?? 0,
          name: `parte de ${names[0]}`,
          why: `${money(others[0] ?? 0)} é a parte de ${names[0]}, que trabalhou ${num(hours[0] ?? 0)} horas.`,
        },
        {
          value: others[1] ?? 0,
          name: `parte de ${names[2]}`,
          why: `${money(others[1] ?? 0)} é a parte de ${names[2]}, que trabalhou ${num(hours[2] ?? 0)} horas.`,
        },
        {
          value: total / (hours[1] ?? 1),
          name: 'total dividido pelas horas',
          why: `Dividir o total por ${num(hours[1] ?? 0)} dá menos a quem trabalha mais, o contrário da divisão proporcional.`,
        },
        {
          value: total - mine,
          name: 'parte dos outros dois',
          why: `${money(total - mine)} é o que cabe aos outros dois juntos.`,
        },
        {
          value: mine + quota,
          name: 'uma cota a mais',
          why: `São ${num(second)} cotas de ${money(quota)}; esse valor tem uma a mais.`,
        },
        {
          value: mine - quota,
          name: 'uma cota a menos',
          why: `São ${num(second)} cotas de ${money(quota)}; esse valor tem uma a menos.`,
        },
        {
          value: total / 2,
          name: 'metade do total',
          why: `A metade só caberia a ${who} se suas ${num(hours[1] ?? 0)} horas fossem metade das ${num(sum * hoursEach)} horas.`,
        },
      ].filter(({ value }) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9),
      explanation: `Ao todo foram ${hours.map((hour) => num(hour)).join(' + ')} = ${num(sum * hoursEach)} horas; cada hora vale ${money(total)} ÷ ${num(sum * hoursEach)} = ${money(quota / hoursEach)}. A ${who}, que trabalhou ${num(hours[1] ?? 0)} horas, cabem ${num(hours[1] ?? 0)} × ${money(quota / hoursEach)} = ${money(mine)}. Dividir o total em três partes iguais só seria justo se todos tivessem trabalhado o mesmo tempo.`,
    };
  },
});
