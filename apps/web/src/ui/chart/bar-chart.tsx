import { ChartFrame } from './chart-frame';
import { formatNumber } from './format-number';
import { type Plot, plotArea } from './plot';
import { XLabel } from './x-label';
import { YAxis } from './y-axis';

/** `short` stands under the bar where the whole label would not fit; the table has it in full. */
type Bar = { label: string; short?: string; value: number; highlight?: boolean };

type BarChartProps = {
  title: string;
  summary: string;
  bars: readonly Bar[];
  /** The end of the axis, when the scale has one (1000 for a score). */
  max?: number;
  /** What the names and the numbers are, for the table: ["Prova", "Nota"]. */
  headers: readonly [string, string];
};

/** Amounts side by side, from zero. */
export function BarChart({ title, summary, bars, max, headers }: BarChartProps) {
  const rows = bars.map(({ label, value }) => [label, formatNumber(value)]);
  const end = max ?? Math.max(0, ...bars.map(({ value }) => value));

  return (
    <ChartFrame title={title} summary={summary} headers={headers} rows={rows}>
      {(width) => <Bars plot={plotArea(width, 0, end)} bars={bars} />}
    </ChartFrame>
  );
}

function Bars({ plot, bars }: { plot: Plot; bars: readonly Bar[] }) {
  const room = (plot.right - plot.left) / bars.length;
  const thickness = Math.min(56, room * 0.62);

  return (
    <>
      <YAxis plot={plot} />
      {bars.map(({ label, short, value, highlight }, at) => {
        const middle = plot.left + room * (at + 0.5);
        const top = plot.y(value);
        return (
          <g key={middle}>
            <rect
              x={middle - thickness / 2}
              y={top}
              width={thickness}
              height={Math.max(0, plot.bottom - top)}
              rx={4}
              className={highlight ? 'fill-primary' : 'fill-secondary'}
            />
            <text x={middle} y={top - 8} textAnchor="middle" className="fill-text font-semibold tabular-nums">
              {formatNumber(value)}
            </text>
            <XLabel plot={plot} x={middle} room={room} text={short ?? label} />
          </g>
        );
      })}
    </>
  );
}
