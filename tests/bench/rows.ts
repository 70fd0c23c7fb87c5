/** One thing that was measured. */
export interface Row {
  readonly what: string;
  /** Null where it could not be measured; `note` then says why. */
  readonly figure: number | null;
  readonly unit: string;
  /** The most that it may be, from DESIGN.md, "Numbers that must hold"; absent where none is stated. */
  readonly bound?: number | undefined;
  readonly note?: string | undefined;
}

/** Null where there is nothing to be met. What could not be measured is not met. */
export function isMet({ figure, bound }: Row): boolean | null {
  if (bound === undefined) return null;
  return figure !== null && figure <= bound;
}

export function formatRows(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.figure === null ? "not measured" : `${rounded(row.figure)} ${row.unit}`,
    row.bound === undefined || row.figure === null ? "" : `at most ${rounded(row.bound)} ${row.unit}`,
    verdictOf(row),
    row.note ?? "",
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((cell) => cell[column]?.length ?? 0)));
  return cells
    .map((cell) =>
      cell
        .map((text, column) =>
          column === 1 ? text.padStart(widths[1] ?? 0) : text.padEnd(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function verdictOf(row: Row): string {
  const met = isMet(row);
  if (met === null) return "";
  return met ? "met" : "NOT MET";
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1).replace(/\.0$/, "");
}
