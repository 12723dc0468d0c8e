import { type Alignment, plainText, type Table } from '@gabarita/rich-text';
import { classNames } from '../class-names';
import { InlineNodes } from './inline-nodes';

/** A table of data scrolls sideways in its own box: the page never does, and its columns stay side by side. */
export function RichTable({ table: { alignments, header, rows } }: { table: Table }) {
  const label = `Tabela: ${header.map(plainText).filter(Boolean).join(', ')}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled with the keyboard too
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-control border border-border-strong">
      <table className="w-full border-collapse text-left">
        <thead className="bg-surface-sunken">
          <tr>
            {header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change order
              <th key={column} scope="col" className={cellStyle(alignments[column])}>
                <InlineNodes nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change order
            <tr key={place} className="border-t border-border">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change order
                <td key={column} className={cellStyle(alignments[column])}>
                  <InlineNodes nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ALIGNED = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' } as const;

const cellStyle = (alignment: Alignment | undefined) =>
  classNames('min-w-24 px-3 py-2 align-top', alignment && ALIGNED[alignment]);
