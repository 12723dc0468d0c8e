// biome-ignore-all lint/a11y/noRedundantRoles: changing `display` takes a table's roles away from some screen readers
import type { ReactNode } from 'react';
import { classNames } from './class-names';

type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers line up on the right. */
  numeric?: boolean;
};

type TableProps<Row> = {
  /** What the table is about, for screen readers; everybody else has the heading above it. */
  caption: string;
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that stand out, such as the reader's own. */
  highlight?: (row: Row) => boolean;
};

/**
 * A table where there is room, a card per row where there is not (it looks at its own width, not the window's).
 */
export function Table<Row>({ caption, columns, rows, rowKey, highlight }: TableProps<Row>) {
  return (
    <div className="@container">
      <table
        role="table"
        className="block w-full border-separate border-spacing-0 @xl:table @xl:overflow-hidden @xl:rounded-card @xl:border @xl:border-border @xl:shadow-card"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid grid-cols-1 gap-3 @xl:table-row-group">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} highlighted={highlight?.(row) ?? false} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  return (
    <th
      scope="col"
      role="columnheader"
      className={classNames(
        'bg-surface px-4 py-3 align-bottom text-sm font-semibold text-muted',
        column.numeric ? 'text-right' : 'text-left',
      )}
    >
      {column.header}
    </th>
  );
}

type TableRowProps<Row> = { row: Row; columns: TableProps<Row>['columns']; highlighted: boolean };

function TableRow<Row>({ row, columns: [first, ...others], highlighted }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      className={classNames(
        'grid grid-cols-1 gap-1.5 rounded-card border px-4 py-3 @xl:table-row @xl:*:border-t @xl:*:border-border',
        highlighted ? 'border-primary bg-primary-soft' : 'border-border bg-surface-raised',
      )}
    >
      <th scope="row" role="rowheader" className="text-left font-semibold @xl:px-4 @xl:py-3">
        {first.cell(row)}
      </th>
      {others.map((column) => (
        <td
          key={column.header}
          role="cell"
          className={classNames(
            'flex justify-between gap-4 @xl:table-cell @xl:px-4 @xl:py-3',
            column.numeric && numericCell,
          )}
        >
          <span aria-hidden className="shrink-0 text-muted @xl:hidden">
            {column.header}
          </span>
          <span className="text-right wrap-anywhere @xl:text-inherit">{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}

const numericCell = 'tabular-nums whitespace-nowrap @xl:text-right';
