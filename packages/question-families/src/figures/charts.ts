import { num } from '../text/numbers.js';
import {
  BLUE,
  box,
  circle,
  drawing,
  label,
  line,
  PALE,
  type Point,
  polyline,
  rule,
  slice,
  tick,
  WIDTH,
} from './svg.js';

const LEFT = 52;
const RIGHT = WIDTH - 14;
const TOP = 42;
const BOTTOM = 230;
const HEIGHT = 268;
const RED = '#b5402a';

/** Room between the ticks of a scale that ends at `top`: four or five steps of a round number. */
function stepOf(top: number): number {
  const rough = top / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((round) => round * power).find((step) => step >= rough) ?? 10 * power;
}

interface Scale {
  marks: string;
  y(value: number): number;
}

function verticalScale(highest: number): Scale {
  const step = stepOf(highest);
  const steps = Math.ceil(highest / step - 1e-9);
  const y = (value: number) => BOTTOM - ((BOTTOM - TOP) * value) / (steps * step);
  const marks = Array.from({ length: steps + 1 }, (_, place) => place * step).map(
    (value) => rule({ x: LEFT, y: y(value) }, { x: RIGHT, y: y(value) }) + tick(LEFT - 6, y(value) + 5, num(value)),
  );
  return { marks: marks.join(''), y };
}

const axes = (): string =>
  line({ x: LEFT, y: TOP - 8 }, { x: LEFT, y: BOTTOM }) + line({ x: LEFT, y: BOTTOM }, { x: RIGHT, y: BOTTOM });

interface Bar {
  name: string;
  value: number;
}

/** One bar a name, with its value above it. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const { marks, y } = verticalScale(Math.max(...bars.map(({ value }) => value)));
  const room = (RIGHT - LEFT) / bars.length;
  const drawn = bars.map(({ name, value }, place) => {
    const middle = LEFT + room * (place + 0.5);
    return (
      box(middle - room * 0.3, y(value), room * 0.6, BOTTOM - y(value), PALE) +
      label(middle, y(value) - 6, num(value)) +
      label(middle, BOTTOM + 20, name)
    );
  });
  return drawing(HEIGHT, label(WIDTH / 2, 18, title), marks, ...drawn, axes());
}

interface Series {
  name: string;
  values: readonly number[];
}

/** One line a series over the same names, its values beside it; the second is dashed, so that colour alone tells nothing. */
export function lineChart(title: string, names: readonly string[], series: readonly Series[]): string {
  const { marks, y } = verticalScale(Math.max(...series.flatMap(({ values }) => values)));
  const room = (RIGHT - LEFT) / names.length;
  const x = (place: number) => LEFT + room * (place + 0.5);
  const lines = series.map(({ values }, order) => {
    const corners = values.map((value, place) => ({ x: x(place), y: y(value) }));
    const colour = order === 0 ? BLUE : RED;
    const fill = order === 0 ? BLUE : '#fff';
    // The first line runs above the second, and so do its values.
    const below = order === 0 ? -9 : 20;
    const marked = corners.map(
      (corner, place) => circle(corner, 4, fill) + label(corner.x, corner.y + below, num(values[place] ?? 0)),
    );
    return polyline(corners, colour, order > 0) + marked.join('');
  });
  const legend = series.map(({ name }, order) => {
    const left = 24 + (order * WIDTH) / 2;
    const height = HEIGHT + 10;
    const from: Point = { x: left, y: height };
    const colour = order === 0 ? BLUE : RED;
    return (
      polyline([from, { x: left + 34, y: height }], colour, order > 0) + label(left + 42, height + 5, name, 'start')
    );
  });
  return drawing(
    HEIGHT + (series.length > 1 ? 26 : 0),
    label(WIDTH / 2, 18, title),
    marks,
    axes(),
    ...lines,
    ...names.map((name, place) => label(x(place), BOTTOM + 20, name)),
    ...(series.length > 1 ? legend : []),
  );
}

const FILLS = ['#dbe7f5', '#ffffff', '#f5e3c8', '#d9ecd9', '#ead9ec', '#eeeeee'];

/** A disc in slices; name and share of each stand in the legend below. */
export function pieChart(title: string, slices: readonly Bar[]): string {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let done = 0;
  const drawn = slices.map(({ name, value }, place) => {
    const from = done / total;
    done += value;
    const fill = FILLS[place % FILLS.length] ?? PALE;
    const y = 234 + 24 * place;
    return (
      slice({ x: WIDTH / 2, y: 120 }, 88, from, done / total, fill) +
      box(40, y - 13, 16, 16, fill) +
      label(66, y, name, 'start') +
      label(WIDTH - 40, y, `${num(value)}%`, 'end')
    );
  });
  return drawing(228 + 24 * slices.length, label(WIDTH / 2, 18, title), ...drawn);
}
