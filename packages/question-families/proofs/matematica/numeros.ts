import { numbersIn, type Proof, toNumber } from '../reader.js';

const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const wordToNumber = (word = ''): number =>
  Math.max(WORDS.indexOf(word.replace('duas', 'dois').replace('uma', 'um')), 0);

/** Every way to take some of the first `many` whole numbers, one by one. */
function subsets(many: number, taken: number): number {
  let found = 0;
  for (let mask = 0; mask < 2 ** many; mask++) if (mask.toString(2).replaceAll('0', '').length === taken) found++;
  return found;
}

/** Every sequence written out, and counted when it keeps the rule. */
function sequences(many: number, length: number, repeats: boolean): number {
  let all: number[][] = [[]];
  for (let place = 0; place < length; place++) {
    all = all.flatMap((one) => Array.from({ length: many }, (_, symbol) => [...one, symbol]));
  }
  return all.filter((one) => repeats || new Set(one).size === length).length;
}

const memory = new Map<string, number>();
function remembered(key: string, work: () => number): number {
  const known = memory.get(key) ?? work();
  memory.set(key, known);
  return known;
}

export const numeros: Record<string, Proof> = {
  // Horner's rule over the lamps as they are read out.
  'mt-lampadas-em-binario': (read) => {
    const [, states = ''] = /estão: ([^.]*)\./.exec(read.text) ?? [];
    return states.split(/, | e /).reduce((value, state) => 2 * value + (state === 'acesa' ? 1 : 0), 0);
  },
  // Every number of groups tried, from the largest on.
  'mt-kits-iguais': (read) => {
    const totals = read.all(
      /# (?:cadernos|mudas de ipê|pacotes de arroz), # (?:lápis|mudas de jatobá|pacotes de feijão) e # (?:borrachas|mudas de aroeira|garrafas de óleo)/,
    );
    let groups = Math.min(...totals);
    while (totals.some((total) => total % groups !== 0)) groups--;
    return groups;
  },
  'mt-codigos-de-acesso': (read) => {
    const [, places, letters, digits] =
      /duas letras seguidas de (\S+) algarismos.*?(\S+) letras e (\S+) algarismos disponíveis/s.exec(read.text) ?? [];
    const repeats = read.has(/podem se repetir/);
    const ways = (many: string | undefined, length: number) =>
      remembered(`${many} ${length} ${repeats}`, () => sequences(wordToNumber(many), length, repeats));
    return ways(letters, 2) * ways(digits, wordToNumber(places));
  },
  'mt-comissoes': (read) => {
    const pick =
      /(?:terá|levar|mudas de) (\S+) (?:estudantes|percussionistas|espécies frutíferas) e (?:de )?(\S+) (?:professores|cantoras|espécies madeireiras)/;
    const [, first, second] = pick.exec(read.text) ?? [];
    const [many = 0, others = 0] = read.all(
      /# (?:estudantes|percussionistas|espécies frutíferas) e # (?:professores|cantoras|madeireiras)/,
    );
    const ways = (all: number, taken: number) => remembered(`of ${all} ${taken}`, () => subsets(all, taken));
    return ways(many, wordToNumber(first)) * ways(others, wordToNumber(second));
  },
  // The exponent by the engine's own notation, not by moving commas.
  'mt-notacao-cientifica': (read) => {
    const power = read.has(/nanômetros/) ? -9 : read.has(/micrômetros/) ? -6 : read.has(/bilhões/) ? 9 : 6;
    const given = read.one(/# (?:micrômetros|nanômetros|bilhões|milhões)/);
    const [mantissa = '', exponent = ''] = Number(`${given}e${power}`).toExponential().split('e');
    const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
    const raised = [...exponent.replace('+', '')].map((sign) => (sign === '-' ? '⁻' : digits[Number(sign)])).join('');
    return `${mantissa.replace('.', ',')} × 10${raised}`;
  },
  // The row built square by square, keeping each stick once.
  'mt-palitos-em-fileira': (read) => {
    const isSquare = read.has(/quadrado/);
    const sticksOf = (stage: number) => {
      const sticks = new Set<string>();
      for (let place = 0; place < stage; place++) {
        if (isSquare)
          for (const side of [`up ${place}`, `up ${place + 1}`, `top ${place}`, `bottom ${place}`]) sticks.add(side);
        else for (const side of [`slope ${place}`, `slope ${place + 1}`, `flat ${place}`]) sticks.add(side);
      }
      return sticks.size;
    };
    const asked = /^Com exatamente ([\d.]+)/.exec(read.variant.statement);
    if (!asked) return sticksOf(numbersIn(read.variant.statement)[0] ?? 0);
    let stage = 1;
    while (sticksOf(stage) < toNumber(asked[1] ?? '')) stage++;
    return stage;
  },
  // The till rings up one unit after the other.
  'mt-melhor-promocao': (read) => {
    const wanted = read.one(/exatamente # /);
    const price = read.one(/lojas, R\$ # por/);
    const costs = read.rows().map(([, offer = '']) => {
      const [first = 0, second = 0] = numbersIn(offer);
      let cost = 0;
      for (let unit = 1; unit <= wanted; unit++) {
        if (offer.startsWith('a cada')) cost += unit % first === 0 ? 0 : price;
        else if (offer.startsWith('na compra')) cost += unit % 2 === 0 ? price * (1 - (second || first) / 100) : price;
        else if (offer.startsWith('cada unidade')) cost += first;
        else if (offer.startsWith('cupom')) cost += price - first / wanted;
        else cost += price * (1 - first / 100);
      }
      return cost;
    });
    return ['I', 'II', 'III', 'IV', 'V'][costs.indexOf(Math.min(...costs))] ?? '';
  },
  // Month by month.
  'mt-juros-compostos': (read) => {
    const [, months] = /(dois|três) meses/.exec(read.text) ?? [];
    let amount = read.one(/R\$ #/);
    for (let month = 0; month < wordToNumber(months); month++) amount += amount * (read.one(/#% ao mês/) / 100);
    return amount;
  },
  // Minutes counted one by one, until every cycle is at its beginning.
  'mt-encontro-de-ciclos': (read) => {
    const cycles = read.each(/a cada # minutos/);
    let minutes = 1;
    while (cycles.some((cycle) => minutes % cycle !== 0)) minutes++;
    return read.one(/[Àà]s # h/) * 60 + minutes;
  },
};
