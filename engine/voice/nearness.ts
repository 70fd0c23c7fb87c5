/**
 * How near two answers are in their sounds. Cheap are the changes that children's mouths and recognisers' ears make:
 * "fink" for "think", "wabbit" for "rabbit", "tat" for "cat".
 */

/** Sounds that are mistaken for each other, pair by pair, and what it costs. */
const NEAR: ReadonlyMap<string, number> = new Map(
  [
    "0.25: θf θs θt fv rw lw wv sz",
    "0.35: θd θʃ kt gd ʃs ʃʧ ʧʤ ʧt ʧk ʤd ʤz jl jw mn nŋ pb td kg bv",
    "0.4: ae ei io ou ao iu eo au eu ai",
  ].flatMap((line) => {
    const [cost = "", pairs = ""] = line.split(": ");
    return pairs
      .split(" ")
      .flatMap(([a = "", b = ""]) => [a + b, b + a].map((pair) => [pair, Number(cost)] as const));
  }),
);
const OTHER = 1;
const VOWELS = "aeiou";
/** What is swallowed or put in: a vowel and a weak sound costs less than a strong one. */
const DROPPED = 0.85;
const DROPPED_WEAK = 0.5;
const WEAK = `${VOWELS}rlhwjŋ`;

/** From letters to sounds, in this order. Rough: what counts is that alike words come out alike. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ""],
  [/ww/g, "w"],
  [/tion|sion/g, "ʃon"],
  [/igh/g, "i"],
  [/ough|augh/g, "o"],
  [/eigh/g, "e"],
  [/ph/g, "f"],
  [/tch|ch/g, "ʧ"],
  [/sh/g, "ʃ"],
  [/th/g, "θ"],
  [/^wr/g, "r"],
  [/^kn/g, "n"],
  [/wh/g, "w"],
  [/gh/g, ""],
  [/mb$/g, "m"],
  [/dge|j/g, "ʤ"],
  [/ng/g, "ŋ"],
  [/qu/g, "kw"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/ck|[cq]/g, "k"],
  [/^y/g, "j"],
  [/(?<=[^aeiou])le$/g, "ol"],
  [/(?<=[^aeiou][aeiou]?[^aeiou])e$/g, ""],
  [/ee|ea|ie|ey|y/g, "i"],
  [/ai|ay|ei/g, "e"],
  [/oo|ou|ew|ue/g, "u"],
  [/oa|au|[ao]w(?![aeiou])/g, "o"],
  [/(.)\1+/g, "$1"],
];

export function soundsOf(words: readonly string[]): string {
  return words
    .map((word) => SPELLINGS.reduce((sounds, [letters, sound]) => sounds.replace(letters, sound), word))
    .join("");
}

/** 0 the same, 1 nothing in common. @param a, b as `soundsOf` gives them */
export function farness(a: string, b: string): number {
  let row = [0];
  for (const sound of b) row.push((row.at(-1) as number) + dropping(sound));
  for (const heard of a) {
    const next = [(row[0] as number) + dropping(heard)];
    for (let at = 1; at < row.length; at++) {
      const meant = b[at - 1] as string;
      next.push(
        Math.min(
          (row[at - 1] as number) + changing(heard, meant),
          (row[at] as number) + dropping(heard),
          (next[at - 1] as number) + dropping(meant),
        ),
      );
    }
    row = next;
  }
  return (row.at(-1) as number) / Math.max(a.length, b.length, 1);
}

function changing(a: string, b: string): number {
  return a === b ? 0 : (NEAR.get(a + b) ?? OTHER);
}

function dropping(sound: string): number {
  return WEAK.includes(sound) ? DROPPED_WEAK : DROPPED;
}
