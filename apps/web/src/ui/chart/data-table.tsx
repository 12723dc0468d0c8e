type DataTableProps = { caption: string; headers: readonly string[]; rows: readonly (readonly string[])[] };

/** The numbers behind a chart. The first column names the row. */
export function DataTable({ caption, headers, rows }: DataTableProps) {
  return (
    <details data-print="hide" className="-my-2">
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline underline-offset-4">
        Ver os números
      </summary>
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-border-strong text-muted">
            {headers.map((header, column) => (
              <th key={header} scope="col" className={column === 0 ? 'py-2 text-left' : 'py-2 pl-4 text-right'}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same exam taken twice is two rows of one name
            <tr key={row} className="border-b border-border">
              <th scope="row" className="py-2 text-left font-medium">
                {name}
              </th>
              {values.map((value, column) => (
                <td key={headers[column + 1]} className="py-2 pl-4 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
