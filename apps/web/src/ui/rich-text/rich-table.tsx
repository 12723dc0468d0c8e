import { type Alignment, type Inline, plainText, type Table } from '@gabarita/rich-text';
import { MoveHorizontal } from 'lucide-react';
import { classNames } from '../class-names';
import { InlineNodes } from './inline-nodes';
import { useOverflow } from './use-overflow';

/** A table of data scrolls sideways in its own box: the page never does, and its columns stay side by side. */
export function RichTable({ table: { alignments, header, rows } }: { table: Table }) {
  const [box, overflows] = useOverflow<HTMLElement>();
  return (
    <div className="grid grid-cols-1 gap-1">
      <section
        ref={box}
        aria-label={`Tabela: ${header.map(plainText).filter(Boolean).join(', ')}`}
        // What scrolls is scrolled with the keyboard too.
        tabIndex={overflows ? 0 : undefined}
        className="overflow-x-auto rounded-control border border-border-strong"
      >
        <table className="w-full border-collapse text-left">
          <thead className="bg-surface-sunken">
            <Row cells={header} alignments={alignments} as="th" />
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text never change order
              <Row key={place} cells={row} alignments={alignments} as="td" />
            ))}
          </tbody>
        </table>
      </section>
      {overflows && (
        <p aria-hidden className="flex items-center gap-1.5 text-sm text-muted" data-print="hide">
          <MoveHorizontal className="size-4.5" />
          Deslize para ver a tabela inteira
        </p>
      )}
    </div>
  );
}

type RowProps = { cells: Inline[][]; alignments: Alignment[]; as: 'th' | 'td' };

function Row({ cells, alignments, as: Cell }: RowProps) {
  return (
    <tr className={Cell === 'td' ? 'border-t border-border' : undefined}>
      {cells.map((cell, column) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a text never change order
          key={column}
          scope={Cell === 'th' ? 'col' : undefined}
          className={classNames('min-w-18 px-2.5 py-2 align-top sm:px-3', ALIGNED[alignments[column] ?? 'left'])}
        >
          <InlineNodes nodes={cell} />
        </Cell>
      ))}
    </tr>
  );
}

const ALIGNED = { left: 'text-left', center: 'text-center', right: 'text-right tabular-nums' } as const;
