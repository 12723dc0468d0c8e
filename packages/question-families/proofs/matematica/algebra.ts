import { type Proof, toNumber } from '../reader.js';

export const algebra: Record<string, Proof> = {
  // The line through two readings, followed until the volume is gone.
  'mt-tanque-em-grafico': (read) => {
    const [start = 0, time = 0, volume = 0] = read.all(/tempo 0 e volume # ao ponto de tempo # e volume #/);
    return (time * start) / (start - volume);
  },
  // Unit by unit, until both prices meet.
  'mt-planos-iguais': (read) => {
    const prices = read.each(/R\$ #/).map((value) => Math.round(value * 100));
    const [high = 0, cheap = 0, low = 0, dear = 0] = prices;
    let units = 0;
    while (high + cheap * units > low + dear * units) units++;
    return high + cheap * units === low + dear * units ? units : Number.NaN;
  },
  // Every price tried, a cent-free step at a time.
  'mt-receita-maxima': (read) => {
    const price = read.one(/R\$ #/);
    const sold = read.one(/(?:saem|em média,|vende) #/);
    const lost = read.one(/(?:deixa de vender|diminui|reduz em) #/);
    const incomes = Array.from({ length: 400 }, (_, rise) => (price + rise / 4) * (sold - (lost * rise) / 4));
    return price + incomes.indexOf(Math.max(...incomes)) / 4;
  },
  // Each formula tried on several quantities against the rule in words.
  'mt-expressao-do-custo': (read) => {
    const fixed = read.one(/R\$ #/);
    const free = read.one(/até # (?:kg|horas)|direito a # m³/);
    const extra = read.one(/(?:cobra|cobrados|custa) R\$ # (?:por (?:quilograma|hora))|custa R\$ #/);
    const bill = (units: number) => fixed + extra * (units - free);
    const slope = bill(free + 2) - bill(free + 1);
    return `V = ${bill(free + 1) - slope * (free + 1)} + ${slope}n`;
  },
  // Every split of the units tried.
  'mt-dois-precos': (read) => {
    const [low = 0, high = 0] = read.each(/R\$ #/);
    const all = read.one(/# (?:ingressos,|mudas vendidas|bebidas)/);
    const total = read.each(/R\$ #/).at(-1) ?? Number.NaN;
    let dear = 0;
    while (dear * high + (all - dear) * low < total) dear++;
    return dear * high + (all - dear) * low === total ? dear : Number.NaN;
  },
  // Period after period.
  'mt-crescimento-exponencial': (read) => {
    const factor = read.has(/triplica/) ? 3 : 2;
    const [, each = ''] = /(?:dobra|triplica) a cada (\S+) /.exec(read.text) ?? [];
    const step = ['', '', 'dois', 'três', 'quatro', 'cinco', 'seis'].indexOf(each.replace('duas', 'dois'));
    const start = read.one(/(?:cobriam|que era|havia) #/);
    const [, goal = ''] = /(?:chegar a|chegam a|forem) ([\d.]*\d)/.exec(read.text) ?? [];
    let [amount, time] = [start, 0];
    while (amount < toNumber(goal)) {
      amount *= factor;
      time += step;
    }
    return amount === toNumber(goal) ? time : Number.NaN;
  },
};
