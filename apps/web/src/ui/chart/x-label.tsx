import type { Plot } from './plot';

/** Digits and letters of the system fonts at 14 px are about this wide. */
const CHARACTER_WIDTH = 7.5;

type XLabelProps = { plot: Plot; x: number; room: number; text: string };

/** A label under the axis, broken into two lines where one would run into its neighbours. */
export function XLabel({ plot, x, room, text }: XLabelProps) {
  return (
    <text x={x} y={plot.bottom + 20} textAnchor="middle" className="fill-muted">
      {lines(text, room).map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? 0 : '1.2em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function lines(text: string, room: number): string[] {
  const space = text.indexOf(' ');
  if (space < 0 || text.length * CHARACTER_WIDTH <= room) return [text];
  return [text.slice(0, space), text.slice(space + 1)];
}
