type Range = readonly [number, number];

/** Maps a domain onto a range, both linear. */
export function linearScale([from, to]: Range, [start, end]: Range): (value: number) => number {
  const length = to - from || 1;
  return (value) => start + ((value - from) / length) * (end - start);
}

/** About `count` round numbers (1, 2 or 5 times a power of ten) that reach from `min` to `max` or beyond. */
export function roundTicks(min: number, max: number, count = 4): number[] {
  const rough = (max - min || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  // Multiplied out instead of added up: 0.1 + 0.2 would print as 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
