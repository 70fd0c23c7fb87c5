/** How much of one word's sound is in another's, phone by phone (ARPAbet). */

const VOWEL = /^[AEIOU]/u;
const VOICED: ReadonlyMap<string, string> = new Map(
  ["B P", "D T", "G K", "Z S", "V F", "JH CH", "DH TH", "ZH SH", "M N"].flatMap((pair) => {
    const [a = "", b = ""] = pair.split(" ");
    return [[a, b] as const, [b, a] as const];
  }),
);
const OTHER_VOWEL = 0.4;
const OTHER_VOICE = 0.4;
const OTHER = 1;
const MISSING_VOWEL = 0.6;
const EXTRA_VOWEL = 0.4;
const EXTRA = 0.8;

/** How many phones tell one from the other. */
export function difference(a: readonly string[], b: readonly string[]): number {
  return Math.max(placeWithin(a, b) * a.length, placeWithin(b, a) * b.length);
}

/** The cheapest place of the first among the second: 0 it is in it, 1 nothing of it is. */
export function placeWithin(phones: readonly string[], others: readonly string[]): number {
  let row = Array.from({ length: others.length + 1 }, () => 0);
  for (const phone of phones) {
    const missing = VOWEL.test(phone) ? MISSING_VOWEL : OTHER;
    const next = [(row[0] ?? 0) + missing];
    for (const [at, other] of others.entries()) {
      const extra = VOWEL.test(other) ? EXTRA_VOWEL : EXTRA;
      next.push(
        Math.min(
          (row[at] ?? 0) + changing(phone, other),
          (row[at + 1] ?? 0) + missing,
          (next[at] ?? 0) + extra,
        ),
      );
    }
    row = next;
  }
  return Math.min(...row) / Math.max(phones.length, 1);
}

function changing(a: string, b: string): number {
  if (a === b) return 0;
  if (VOICED.get(a) === b) return OTHER_VOICE;
  return VOWEL.test(a) && VOWEL.test(b) ? OTHER_VOWEL : OTHER;
}
