import type { Proof } from '../reader.js';

export const geometria: Record<string, Proof> = {
  // Square metre by square metre: one belongs to the plan when it is below the cut or left of it.
  'mt-area-em-l': (read) => {
    const [width = 0, depth = 0, upper = 0, right = 0] = read.all(
      /inferior mede # m, o lado esquerdo, # m, o lado superior, # m, e o lado direito, # m/,
    );
    let squares = 0;
    for (let x = 0; x < width; x++) for (let y = 0; y < depth; y++) if (x < upper || y < right) squares++;
    return squares * read.one(/R\$ # por metro quadrado/);
  },
  // By the angle, not by the squares of the sides.
  'mt-pitagoras': (read) => {
    const base = read.one(/no chão, mede # m/);
    if (read.has(/vertical tem medida desconhecida/)) {
      const slope = read.one(/oposto ao ângulo reto, mede # m/);
      return slope * Math.sin(Math.acos(base / slope));
    }
    return base / Math.cos(Math.atan2(read.one(/vertical mede # m/), base));
  },
  // By the height of the sun.
  'mt-altura-pela-sombra': (read) => {
    const [shadow = 0, stick = 0, stickShadow = 0] = read.all(
      /sombra mede # m e a altura é desconhecida\. No menor, a haste vertical mede # m e sua sombra, # m/,
    );
    return shadow * Math.tan(Math.atan2(stick, stickShadow));
  },
  // The solid put together corner by corner: every edge joins two corners, and is kept once.
  'mt-arestas-de-estruturas': (read) => {
    const names = ['pentágono', 'hexágono', 'octógono', 'decágono', 'dodecágono'];
    const [, name = ''] = /um (\S+) regular/.exec(read.text) ?? [];
    const sides = [5, 6, 8, 10, 12][names.indexOf(name)] ?? Number.NaN;
    const edges = new Set<string>();
    const ring = (level: string) => {
      for (let corner = 0; corner < sides; corner++) edges.add(`${level}${corner} ${level}${(corner + 1) % sides}`);
    };
    const spokes = (level: string, other: string, toOne: boolean) => {
      for (let corner = 0; corner < sides; corner++) edges.add(`${level}${corner} ${other}${toOne ? '' : corner}`);
    };
    ring('low');
    if (read.has(/duas pirâmides/)) {
      spokes('low', 'top', true);
      spokes('low', 'bottom', true);
    } else {
      ring('high');
      spokes('low', 'high', false);
      if (read.has(/fechado em cima por uma pirâmide/)) spokes('high', 'top', true);
    }
    return edges.size * (read.has(/montada uma peça/) ? 1 : read.one(/montadas # peças/));
  },
  // Step by step, one side of a square at a time.
  'mt-comandos-do-drone': (read) => {
    let [x = 0, y = 0] = read.all(/abscissa # e ordenada #/);
    const side = read.one(/quadrado representa # m/);
    const [east = 0, north = 0, west = 0, south = 0] = read.all(
      /# m para leste, # m para norte, # m para oeste e, por fim, # m para sul/,
    );
    for (let gone = 0; gone < east; gone += side) x++;
    for (let gone = 0; gone < north; gone += side) y++;
    for (let gone = 0; gone < west; gone += side) x--;
    for (let gone = 0; gone < south; gone += side) y--;
    return `(${x}, ${y})`;
  },
  // The wheel rolls on until the way is done.
  'mt-voltas-da-roda': (read) => {
    const way = Math.round(read.one(/# km/) * 100_000);
    const around = 3 * read.one(/# cm de diâmetro/);
    let turns = 0;
    for (let gone = 0; gone < way; gone += around) turns++;
    return turns;
  },
  // The tank is emptied day after day.
  'mt-reservatorio-cilindrico': (read) => {
    const [diameter = 0, height = 0] = read.all(/base de # m e altura de # m/);
    const daily = read.one(/# pessoas/) * read.one(/# litros/);
    let litres = Math.round(3 * (diameter * 5) ** 2 * height * 10);
    let days = 0;
    while (litres >= daily) {
      litres -= daily;
      days++;
    }
    return days;
  },
  // The box filled with cubes of one centimetre, layer by layer.
  'mt-caixa-sem-tampa': (read) => {
    const cut = read.one(/quadrado de # cm/);
    const [length = 0, width = 0] = read.all(/retangular de # cm por # cm/);
    let cubes = 0;
    for (let layer = 0; layer < cut; layer++) {
      for (let x = cut; x < length - cut; x++) for (let y = cut; y < width - cut; y++) cubes++;
    }
    return cubes;
  },
};
