import { numbersIn, type Proof } from '../reader.js';

export const medidas: Record<string, Proof> = {
  // In metres all the way, and kilometres only at the end.
  'mt-escala-de-mapa': (read) => (read.one(/# cm/) / 100) * (read.one(/escala 1 : #/) / 1000),
  // Second by second through a day.
  'mt-gotejamento': (read) => {
    const seconds = read.one(/# segundos/);
    const millilitres = read.one(/# mL/);
    const intervals = (24 * 60 * 60 * read.one(/em # dias/)) / seconds;
    return (intervals * millilitres) / 1000;
  },
  // The lorry comes back until nothing is left.
  'mt-viagens-do-caminhao': (read) => {
    const [length = 0, width = 0, depth = 0] = read.all(/# m de comprimento, # m de largura e # m de profundidade/);
    const [swell = 0] = read.all(/(?:aumenta|volume) #%/);
    const load = read.one(/# m³ por viagem/);
    let left = length * width * depth * (1 + swell / 100);
    let trips = 0;
    while (left > 1e-6) {
      left -= load;
      trips++;
    }
    return trips;
  },
  // By areas, where the family counts rows of pieces; boxes are opened one by one.
  'mt-caixas-de-piso': (read) => {
    const side = read.one(/# cm de lado/);
    const [length = 0, width = 0] = read.all(/# m por # m/);
    const pieces = Math.round((length * 100 * width * 100) / (side * side));
    const needed = pieces + (pieces * read.one(/#% (?:a mais|à quantidade|de azulejos)/)) / 100;
    let boxes = 0;
    while (boxes * read.one(/com # unidades/) < needed - 1e-9) boxes++;
    return boxes * read.one(/R\$ # por caixa/);
  },
  // Two whole bills, and their difference.
  'mt-conta-de-luz': (read) => {
    const [old = 0, fresh = 0] = read.each(/# W(?! ligado)/);
    const [minutes = 0, days = 0] = read.all(/# minutos por dia, durante # dias/);
    const bill = (watts: number) => ((watts * minutes * days) / 60_000) * read.one(/R\$ # por quilowatt/);
    return bill(old) - bill(fresh);
  },
  'mt-peca-na-tolerancia': (read) => {
    const [nominal = 0, tolerance = 0] = numbersIn(read.text.split('\n')[0] ?? '').map((value) =>
      Math.round(value * 100),
    );
    const accepted = read.rows().filter(([, size = '']) => {
      const hundredths = Math.round((numbersIn(size)[0] ?? 0) * 100);
      return hundredths >= nominal - tolerance && hundredths <= nominal + tolerance;
    });
    return accepted.map(([name]) => name).join();
  },
};
