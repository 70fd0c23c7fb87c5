/** What an address may ask of a game: `?seed=5&level=2`, to share a sitting. */
export interface PlayRequest {
  readonly seed: number | null;
  /** Counted from 1, as players count. */
  readonly level: number | null;
}

const LARGEST_SEED = 0xffffffff;

/** What is not understood counts as not asked. */
export function readPlayRequest(query: string): PlayRequest {
  const values = new URLSearchParams(query);
  return {
    seed: wholeNumber(values.get("seed"), 0, LARGEST_SEED),
    level: wholeNumber(values.get("level"), 1, Number.MAX_SAFE_INTEGER),
  };
}

function wholeNumber(text: string | null, from: number, to: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= from && value <= to ? value : null;
}
