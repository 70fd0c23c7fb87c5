import type { Context } from "hono";

/** Without it Excel takes the letters of names for those of an older code. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A line of a table for spreadsheets. A cell that a spreadsheet would take for a formula gets an apostrophe in front,
 * as OWASP's page on CSV injection asks for; every cell is quoted.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

function harmless(cell: string): string {
  // The full-width forms count as well: spreadsheets of East Asian languages take them for the same.
  return /^(\s|\p{Cc})*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell;
}

/** A table that is short enough to be made at once. */
export function sendTable(context: Context, name: string, lines: readonly (readonly string[])[]): Response {
  context.header("Content-Type", "text/csv; charset=utf-8");
  context.header("Content-Disposition", `attachment; filename="${name}"`);
  return context.body(BYTE_ORDER_MARK + lines.map(csvLine).join(""));
}
