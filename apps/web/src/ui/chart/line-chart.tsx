import { ChartFrame } from './chart-frame';
import { formatNumber } from './format-number';
import { plotArea } from './plot';
import { XLabel } from './x-label';
import { YAxis } from './y-axis';

/** `error` is half the width of the band: the value is somewhere between value − error and value + error. */
type Point = { label: string; value: number; error?: number };

type LineChartProps = {
  title: string;
  summary: string;
  points: readonly Point[];
  /** What the names and the numbers are, for the table: ["Prova", "Nota"]. */
  headers: readonly [string, string];
};

/** A value over time. The axis starts near the lowest value, so that a change of twenty points can be seen. */
export function LineChart({ title, summary, points, headers }: LineChartProps) {
  const uncertain = points.some(({ error }) => error !== undefined);
  const rows = points.map(({ label, value, error }) =>
    uncertain
      ? [label, formatNumber(value), error === undefined ? '—' : `± ${formatNumber(error)}`]
      : [label, formatNumber(value)],
  );

  return (
    <ChartFrame title={title} summary={summary} headers={uncertain ? [...headers, 'Margem'] : headers} rows={rows}>
      {(width) => <Line width={width} points={points} />}
    </ChartFrame>
  );
}

/** Narrower than this, every second label (or third…) is left out, counting back from the latest. */
const LABEL_ROOM = 64;

function Line({ width, points }: { width: number; points: readonly Point[] }) {
  const lows = points.map(({ value, error = 0 }) => value - error);
  const highs = points.map(({ value, error = 0 }) => value + error);
  const plot = plotArea(width, Math.min(...lows), Math.max(...highs));
  const room = (plot.right - plot.left) / points.length;
  const every = Math.ceil(LABEL_ROOM / room);
  const marks = points.map((point, at) => ({
    ...point,
    x: plot.left + room * (at + 0.5),
    y: plot.y(point.value),
    labelled: (points.length - 1 - at) % every === 0,
  }));
  const path = (values: number[]) => values.map((value, at) => `${marks[at]?.x},${plot.y(value)}`);

  return (
    <>
      <YAxis plot={plot} />
      <polygon points={[...path(highs), ...path(lows).reverse()].join(' ')} className="fill-primary opacity-20" />
      <polyline
        points={marks.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeLinejoin="round"
        className="fill-none stroke-primary stroke-[2.5]"
      />
      {marks.map(({ x, y, label, labelled }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={5} className="fill-surface-raised stroke-primary stroke-[2.5]" />
          {labelled && <XLabel plot={plot} x={x} room={room * every} text={label} />}
        </g>
      ))}
      {marks.slice(-1).map(({ x, y, value }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={6} className="fill-primary" />
          <text x={x} y={y - 14} textAnchor="middle" className="fill-text font-semibold tabular-nums">
            {formatNumber(value)}
          </text>
        </g>
      ))}
    </>
  );
}
