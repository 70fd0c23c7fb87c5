import type { ReactNode } from "react";

export interface FigureColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Of the whole, 0 to 1: drawn as a bar beside the figure, and nothing that the figure does not say. */
  readonly share?: (row: Row) => number;
}

interface FigureTableProps<Row> {
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A chart that is a table: what is drawn is read. Wider than a small window, it scrolls, by keys too. */
export function FigureTable<Row>({ caption, columns, rows, keyOf }: FigureTableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <section className="figure-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label, cell, share }, place) =>
                place === 0 ? (
                  <th key={label} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={label}>
                    {cell(row)}
                    {share !== undefined && <Bar share={share(row)} />}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width={Math.min(1, Math.max(0, share)) * 100} height="8" />
    </svg>
  );
}
