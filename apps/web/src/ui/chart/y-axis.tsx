import { formatNumber } from './format-number';
import type { Plot } from './plot';

export function YAxis({ plot }: { plot: Plot }) {
  return plot.ticks.map((tick, at) => (
    <g key={tick}>
      <line
        x1={plot.left}
        x2={plot.right}
        y1={plot.y(tick)}
        y2={plot.y(tick)}
        className={at === 0 ? 'stroke-border-strong' : 'stroke-border'}
      />
      <text x={plot.left - 8} y={plot.y(tick)} dy="0.35em" textAnchor="end" className="fill-muted tabular-nums">
        {formatNumber(tick)}
      </text>
    </g>
  ));
}
