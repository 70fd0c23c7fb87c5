/** Letters as they are said: "bee", "b as in boy". */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  a: ["ay", "eh"],
  b: ["bee", "be"],
  c: ["see", "sea", "cee"],
  d: ["dee"],
  e: ["ee"],
  f: ["ef", "eff"],
  g: ["gee", "jee"],
  h: ["aitch", "haitch"],
  i: ["eye"],
  j: ["jay"],
  k: ["kay"],
  l: ["el", "ell"],
  m: ["em"],
  n: ["en"],
  o: ["oh"],
  p: ["pee"],
  q: ["cue", "queue"],
  r: ["are"],
  s: ["ess"],
  t: ["tee", "tea"],
  u: ["you"],
  v: ["vee"],
  w: ["double u", "double you"],
  x: ["ex"],
  y: ["why"],
  z: ["zee", "zed"],
};

const LETTER_BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([letter, names]) =>
    [letter, ...names].map((name) => [name, letter] as const),
  ),
);

/** The letter that these words name, or null. "b as in boy" must agree with itself. */
export function letterOf(words: readonly string[]): string | null {
  const asIn = words.findIndex((word, index) => word === "as" && words[index + 1] === "in");
  if (asIn > 0) {
    const example = words[asIn + 2];
    const letter = letterOf(words.slice(0, asIn));
    return example !== undefined && (letter === null || example.startsWith(letter))
      ? (example[0] ?? null)
      : null;
  }
  return LETTER_BY_NAME.get(words.join(" ")) ?? null;
}
