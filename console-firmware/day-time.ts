/**
 * Minutes since midnight. A board without a clock of its own begins in the past, until it has met a network: null.
 */
export function dayTime(): number | null {
  const now = new Date();
  return now.getFullYear() < 2026 ? null : now.getHours() * 60 + now.getMinutes();
}
