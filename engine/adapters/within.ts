/** The number, or the nearest that is allowed, or `instead` of what is no number. */
export function within(value: number, lowest: number, highest: number, instead: number): number {
  return Number.isNaN(value) ? instead : Math.min(highest, Math.max(lowest, value));
}
