import type { ReactNode } from 'react';
import { DataTable } from './data-table';
import { CHART_HEIGHT } from './plot';
import { useWidth } from './use-width';

type ChartFrameProps = {
  title: string;
  /** What the drawing shows, in one sentence, for those who do not see it or do not read charts. */
  summary: string;
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** Draws inside an `<svg>` of this width and `CHART_HEIGHT`. */
  children: (width: number) => ReactNode;
};

/** Every chart: a title, the point of it in words, the drawing, and its numbers in a table one tap away. */
export function ChartFrame({ title, summary, headers, rows, children }: ChartFrameProps) {
  const [box, width] = useWidth();

  return (
    <figure className="grid grid-cols-1 gap-4">
      <figcaption className="grid gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{summary}</span>
      </figcaption>
      <div ref={box}>
        <svg aria-hidden="true" width={width} height={CHART_HEIGHT} className="block overflow-visible text-sm">
          {width > 0 && children(width)}
        </svg>
      </div>
      <DataTable caption={title} headers={headers} rows={rows} />
    </figure>
  );
}
