import type { Plot } from './plot';

/** Digits and letters of the system fonts at 14 px are about this wide. */
const CHARACTER_WIDTH = 7.5;

type XLabelProps = { plot: Plot; x: number; room: number; text: string };

/** A label under the axis, kept out of its neighbours by a second line and then by "…": the table has it in full. */
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
  const fits = Math.max(2, Math.floor(room / CHARACTER_WIDTH));
  const space = text.indexOf(' ');
  const parts = space < 0 || text.length <= fits ? [text] : [text.slice(0, space), text.slice(space + 1)];
  return parts.map((part) => (part.length <= fits ? part : `${part.slice(0, fits - 1)}…`));
}
