import { numbersIn, type Proof } from '../reader.js';

export const fisica: Record<string, Proof> = {
  // Device by device: the current each one asks for, and the first breaker on the list that carries their sum.
  'cn-disjuntor': (read) => {
    const volts = read.one(/# V\b/);
    const amperes = read.each(/de # W/).map((watts) => watts / volts);
    const needed = amperes.reduce((sum, current) => sum + current, 0);
    const sizes = read.all(/mercado são #, #, #, #, #, #, #, # e # A/);
    return sizes.filter((size) => size > needed - 1e-9)[0] ?? Number.NaN;
  },
  // By the equivalent resistance, where the family adds currents.
  'cn-resistores-em-paralelo': (read) => {
    const [first = 0, second = 0] = read.each(/# Ω/);
    return read.one(/# V/) / ((first * second) / (first + second));
  },
  // Minute by minute on the road.
  'cn-velocidade-media': (read) => {
    const [far = 0, farther = 0] = read.each(/# km(?!\/h)/);
    const [fast = 0, slow = 0] = read.each(/# km\/h/);
    let [minutes, metres] = [read.has(/meia hora/) ? 30 : 60, 0];
    for (const [distance, speed] of [
      [far, fast],
      [farther, slow],
    ] as const) {
      for (let left = distance * 1000; left > 1e-6; left -= (speed * 1000) / 60) minutes++;
      metres += distance * 1000;
    }
    return metres / 1000 / (minutes / 60);
  },
  // The braking as the area under the line of speed against time.
  'cn-distancia-de-parada': (read) => {
    const speed = read.one(/# km\/h/) / 3.6;
    const stopping = speed / read.one(/# m\/s²/);
    return speed * read.one(/# s[,; ]/) + (speed * stopping) / 2;
  },
  // The temperature at which what one loses the other gains, found by halving.
  'cn-mistura-de-aguas': (read) => {
    const [hotLitres = 0, coldLitres = 0] = read.each(/# litros/);
    const [hot = 0, cold = 0] = read.each(/# °C/);
    let [low, high] = [cold, hot];
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (hotLitres * (hot - middle) > coldLitres * (middle - cold)) low = middle;
      else high = middle;
    }
    return low;
  },
  // Degree by degree, with the energy that really reaches the water.
  'cn-tempo-de-aquecimento': (read) => {
    const useful = (read.one(/# W/) * read.one(/Apenas #%/)) / 100;
    const litres = read.one(/# litros/);
    const [from = 0, to = 0] = read.each(/# °C/).slice(0, 2);
    let seconds = 0;
    for (let degree = Math.min(from, to); degree < Math.max(from, to); degree++) seconds += (litres * 4200) / useful;
    return seconds / 60;
  },
  // Half the way that sound goes in all the time.
  'cn-eco-do-sonar': (read) => (read.one(/igual a # m\/s/) * read.one(/# s(?: depois| entre|\.)/)) / 2,
  // How far the wave has gone when so many crests have passed.
  'cn-onda-na-corda': (read) => {
    const crests = read.one(/Onda com # cristas/);
    const apart = read.one(/última é de # m/) / (crests - 1);
    const beats = read.one(/# (?:oscilações|vezes)/);
    const seconds = read.one(/em # segundos/);
    return (apart * beats) / seconds;
  },
  // In joules of a whole hour.
  'cn-pequena-hidreletrica': (read) => {
    const kilograms = read.one(/# m³/) * 1000 * 3600;
    const height = read.one(/(?:altura|desnível)(?:, )?(?: ?de) # m/);
    const joules = (kilograms * 10 * height * read.one(/#%/)) / 100;
    return joules / (read.one(/# kW/) * 1000 * 3600);
  },
  // The mass each plastic would have, and the one that has it.
  'cn-identificar-pela-densidade': (read) => {
    const mass = read.one(/# g[.\s]/);
    const [before = 0, after = 0] = read.each(/# mL/);
    const fits = read
      .rows()
      .filter(([, density = '']) => Math.abs((numbersIn(density)[0] ?? 0) * (after - before) - mass) < 1e-6);
    return fits.map(([name]) => name).join();
  },
};
