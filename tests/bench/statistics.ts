export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest of the values that this share of all of them, in percent, does not exceed; NaN where there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
