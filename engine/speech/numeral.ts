/** How a number is written, for the patterns of the steps. */
export const NUMERAL = String.raw`(?:(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+)`;
/** "1/2", "1 1/2" */
export const FRACTION = String.raw`(?:\d+\s+)?\d{1,3}\/\d{1,3}(?![\d/])`;

/** Whether the stop after a unit or "p.m." is also the end of its sentence. */
export function endsSentence(after: string): boolean {
  return /^\s*$|^\s+["'(]*\p{Lu}/u.test(after);
}
