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
