import { ChartFrame } from './chart-frame';
import { formatNumber } from './format-number';
import { plotArea } from './plot';
import { linearScale } from './scale';
import { XLabel } from './x-label';
import { YAxis } from './y-axis';

/** How many lie between `from` and `to`. Bins touch and are in order. */
type Bin = { from: number; to: number; count: number };

type HistogramProps = {
  title: string;
  summary: string;
  bins: readonly [Bin, ...Bin[]];
  /** Somebody's place among the others: "Você". */
  mark?: { value: number; label: string };
  /** What the intervals and the counts are, for the table: ["Nota", "Estudantes"]. */
  headers: readonly [string, string];
};

/** How a value is spread over a group, with the reader's own place in it. */
export function Histogram({ title, summary, bins, mark, headers }: HistogramProps) {
  const rows = bins.map(({ from, to, count }) => [`${formatNumber(from)} a ${formatNumber(to)}`, formatNumber(count)]);

  return (
    <ChartFrame title={title} summary={summary} headers={headers} rows={rows}>
      {(width) => <Bins width={width} bins={bins} mark={mark} />}
    </ChartFrame>
  );
}

/** Where the edges of the bins are closer than this, only some are labelled. */
const EDGE_ROOM = 56;

type BinsProps = { width: number; bins: HistogramProps['bins']; mark: HistogramProps['mark'] | undefined };

function Bins({ width, bins, mark }: BinsProps) {
  const plot = plotArea(width, 0, Math.max(...bins.map(({ count }) => count)));
  const first = bins[0].from;
  const last = bins.at(-1)?.to ?? first;
  const x = linearScale([first, last], [plot.left, plot.right]);
  const every = Math.ceil((EDGE_ROOM * bins.length) / (plot.right - plot.left));
  const edges = [first, ...bins.map(({ to }) => to)].filter((_, at) => at % every === 0);

  return (
    <>
      <YAxis plot={plot} />
      {bins.map(({ from, to, count }) => (
        <rect
          key={from}
          x={x(from) + 1}
          y={plot.y(count)}
          width={Math.max(0, x(to) - x(from) - 2)}
          height={plot.bottom - plot.y(count)}
          rx={2}
          className={mark && isIn(mark.value, from, to, last) ? 'fill-primary' : 'fill-secondary'}
        />
      ))}
      {edges.map((value) => (
        <XLabel key={value} plot={plot} x={x(value)} room={EDGE_ROOM} text={formatNumber(value)} />
      ))}
      {mark && <Mark x={x(mark.value)} plot={plot} text={`${mark.label}: ${formatNumber(mark.value)}`} />}
    </>
  );
}

/** An edge belongs to the bin above it, and the end of the scale to the last one. */
const isIn = (value: number, from: number, to: number, end: number): boolean =>
  value >= from && (value < to || (value === end && to === end));

/** The label leans inwards near the edges, so that it is never cut. */
function Mark({ x, plot, text }: { x: number; plot: ReturnType<typeof plotArea>; text: string }) {
  const third = (plot.right - plot.left) / 3;
  const anchor = x < plot.left + third ? 'start' : x > plot.right - third ? 'end' : 'middle';

  return (
    <g>
      <line x1={x} x2={x} y1={plot.top - 6} y2={plot.bottom} strokeDasharray="4 4" className="stroke-text stroke-2" />
      <text x={x} y={plot.top - 12} textAnchor={anchor} className="fill-text font-semibold tabular-nums">
        {text}
      </text>
    </g>
  );
}
