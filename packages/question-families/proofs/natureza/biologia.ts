import type { Proof } from '../reader.js';

const NUMBERS = ['nenhum', 'exatamente um', 'exatamente dois'];

export const biologia: Record<string, Proof> = {
  // Every family of children that could be born, gamete by gamete.
  'cn-cruzamento-de-heterozigotos': (read) => {
    const other = read.has(/\(aa\)/) ? ['a', 'a'] : ['A', 'a'];
    const children = ['A', 'a'].flatMap((one) => other.map((gamete) => one + gamete));
    const many = read.has(/três filhos/) ? 3 : 2;
    const wanted = NUMBERS.findIndex((word) => new RegExp(`${word} tenha`).test(read.variant.statement));
    let families: string[][] = [[]];
    for (let born = 0; born < many; born++)
      families = families.flatMap((one) => children.map((child) => [...one, child]));
    const fit = families.filter((one) => one.filter((child) => child === 'aa').length === wanted);
    return fit.length / families.length;
  },
  // A double strand laid out pair by pair, and its bases counted.
  'cn-bases-do-dna': (read) => {
    const [total = 0] = read.all(/# bases/);
    const [, share = '', known = ''] =
      /([\d,]+)%(?: delas eram| das bases são)? de (adenina|timina|guanina|citosina)/.exec(read.text) ?? [];
    const pairs: Record<string, string> = {
      adenina: 'timina',
      timina: 'adenina',
      guanina: 'citosina',
      citosina: 'guanina',
    };
    const [, asked = ''] = /de (adenina|timina|guanina|citosina) nesse/.exec(read.variant.statement) ?? [];
    const many = (Number(share) * total) / 100;
    const counts: Record<string, number> = { [known]: many, [pairs[known] ?? '']: many };
    counts[asked] ??= (total - 2 * many) / 2;
    const found = counts[asked] ?? Number.NaN;
    return read.has(/A porcentagem de bases/) ? (found / total) * 100 : found;
  },
  // Level by level along the arrows.
  'cn-energia-na-cadeia': (read) => {
    const [, path = ''] = /cadeia(?: alimentar)? ((?:\S+ → )+[\p{L}-]+)/u.exec(read.text) ?? [];
    const chain = path.split(' → ');
    const asked = chain.findIndex((name) => read.variant.statement.includes(` ${name},`));
    let energy = read.one(/# kJ/);
    for (let level = 0; level < asked; level++) energy = (energy * read.one(/#%/)) / 100;
    return energy;
  },
  // Beat by beat through a minute.
  'cn-debito-cardiaco': (read) => {
    const [rest = 0, stroke = 0] = read.all(/batia # vezes por minuto e bombeava # mL/);
    const [active = 0, activeStroke = 0] = read.all(/passou a # batimentos por minuto e a # mL/);
    let millilitres = 0;
    for (let beat = 0; beat < active; beat++) millilitres += activeStroke;
    for (let beat = 0; beat < rest; beat++) millilitres -= stroke;
    return millilitres / 1000;
  },
  // The population for which the second catch would hold as many marked ones as it did.
  'cn-captura-e-recaptura': (read) => {
    const marked = read.one(/(?:capturou|visita,|soltos) #/);
    const caught = read.one(/(?:ao acaso|das|reuniu) # (?:tartarugas,|capturadas|peixes, dos)/);
    const again = read.one(/(?:das quais|ao acaso,|dos quais) # (?:estavam|tinham|já)/);
    let all = marked;
    while ((marked / all) * caught > again + 1e-9) all++;
    return all;
  },
  // Day by day, until enough children are protected.
  'cn-cobertura-vacinal': (read) => {
    const children = read.one(/# crianças/);
    const now = read.one(/(?:e|que|de) #%/);
    const goal = read.one(/(?:vacinar|chegar a|para) #%/);
    const perDay = read.one(/# (?:doses por dia|crianças por dia)|vacinar # crianças\./);
    let [protectedOnes, days] = [(children * now) / 100, 0];
    while (protectedOnes < (children * goal) / 100 - 1e-9) {
      protectedOnes += perDay;
      days++;
    }
    return days;
  },
};
