/** Single letters by their names, so that a voice says "bee" and not "buh". */
import { lazily } from "./lazily.ts";

/**
 * Spelled so that voices say them as the letter is said. "Ay" and "eff" do not do: espeak-ng says "eye" and "ee eff
 * eff".
 */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: "eigh",
  b: "bee",
  c: "see",
  d: "dee",
  e: "ee",
  f: "ef",
  g: "jee",
  h: "aitch",
  i: "eye",
  j: "jay",
  k: "kay",
  l: "el",
  m: "em",
  n: "en",
  o: "oh",
  p: "pee",
  q: "cue",
  r: "are",
  s: "ess",
  t: "tee",
  u: "you",
  v: "vee",
  w: "double you",
  x: "ex",
  y: "why",
  z: "zee",
};

/** What writers of definitions spell out, and some voices say wrong. */
const RESPELLED: Readonly<Record<string, string>> = { ay: "eigh", eff: "ef" };

/** The edges of a word: an apostrophe belongs to it only between letters. */
const START = String.raw`(?<![\p{L}\p{M}]'?)`;
const END = String.raw`(?![\p{L}\p{M}]|'\p{L})`;
const spelledOut = lazily(() => new RegExp(`${START}(?<!-)[A-Za-z](?:-[A-Za-z])+${END}(?!-)`, "gu"));
/** "T-shirt" */
const beforeHyphen = lazily(() => new RegExp(`${START}(?<!-)[A-Zb-z](?=-\\p{L}{2})`, "gu"));
/** "P... p... peas!" and "p-peas", which is not the letter said twice. */
const stutter = lazily(
  () =>
    new RegExp(
      String.raw`${START}([b-df-hj-np-tvwz])(?:-|\.{2,}\s*)(?=(?:\1(?:-|\.{2,}\s*))*\1\p{L})`,
      "giu",
    ),
);
const quotedA = lazily(() => /(?<![\p{L}\p{M}\d])(["'([])a(["')\]])(?![\p{L}\p{M}\d])/giu);
const respelledWord = lazily(() => new RegExp(`${START}(?:ay|eff)${END}`, "giu"));
const pluralLetter = lazily(
  () => new RegExp(`${START}(?:([B-HJ-Zb-hj-z])'s|([BCDFGHKLNPQRTVWXYZ])s)${END}`, "gu"),
);
const singleLetter = lazily(() => new RegExp(`${START}[A-Za-z]${END}`, "gu"));

/** How many characters are looked at on each side of an A. */
const CONTEXT = 40;
/** Nothing that an article could belong to. */
const ALONE = /^(?:[,.?!]|$)/;
/** Words that a letter comes after. */
const letterFollows = lazily(
  () => /(?<!\p{L})(?:[Ll]etters?|[Vv]owels?|[Cc]apital|[Uu]ppercase|[Ll]owercase) $/u,
);
/** "The letter a comes first", but "I wrote the letter a week ago". */
const afterLetter = lazily(
  () =>
    /^ (?:in|is|has|was|to|and|or|on|at|as|with|from|here|now|twice|first|again|comes|goes|makes|sounds|says|feels)(?!\p{L})/u,
);
/** "A is for apple" */
const letterIsMeant = lazily(() => /^ (?:(?:is|stands) (?:for|as)|comes|says)(?!\p{L})/u);
const letterBefore = lazily(() => /(?<![\p{L}\p{M}]'?)[B-HJ-Zb-hj-z],? $/u);
const letterAfter = lazily(() => /^ [B-HJ-Zb-hj-z](?![\p{L}\p{M}]|'\p{L})/u);
/** "A B C", but "A B comes next." */
const lettersAfter = lazily(() => /^ [B-HJ-Zb-hj-z],? [A-Za-z](?![\p{L}\p{M}]|'\p{L})/u);
const PAUSE_BEFORE = /(?:^|[,.?!] )$/;
const capitalBefore = lazily(() => /\p{Lu}[\p{L}']* $/u);
const capitalAfter = lazily(() => /^ \p{Lu}/u);

export function nameOf(letter: string): string {
  return LETTER_NAMES[letter.toLowerCase()] ?? letter;
}

/** "c-a-t" and "a" in quotes, while hyphens and quotes are still there. */
export function saySpelled(text: string): string {
  if (!/[-"'([]|\.\./.test(text)) return text;
  return text
    .replace(stutter(), (_found, letter: string) => `${letter.toLowerCase() === "c" ? "k" : letter}uh, `)
    .replace(spelledOut(), (word) => word.split("-").map(nameOf).join(", "))
    .replace(beforeHyphen(), (letter) => nameOf(letter))
    .replace(quotedA(), (_found, open: string, close: string) => open + nameOf("a") + close);
}

/** @param text of words and marks only, as `sayPunctuation` leaves it */
export function sayLetters(text: string): string {
  return text
    .replace(respelledWord(), (word: string) => RESPELLED[word.toLowerCase()] ?? word)
    .replace(pluralLetter(), (_found, marked: string | undefined, plain: string | undefined) =>
      plural(marked ?? plain ?? ""),
    )
    .replace(singleLetter(), (letter: string, offset: number, whole: string) => {
      // "I" sounds the same, whether it is the letter or the player.
      if (letter === "I" || letter === "i") return letter;
      if (letter !== "A" && letter !== "a") return nameOf(letter);
      const before = whole.slice(Math.max(0, offset - CONTEXT), offset);
      return articleOrLetter(letter, before, whole.slice(offset + 1, offset + CONTEXT));
    });
}

function plural(letter: string): string {
  const name = nameOf(letter);
  return /[sx]$/.test(name) ? `${name}es` : `${name}s`;
}

function articleOrLetter(a: string, before: string, after: string): string {
  if (ALONE.test(after) || (letterFollows().test(before) && afterLetter().test(after))) return nameOf(a);
  const isAfterLetter = letterBefore().test(before);
  if (a === "a") return isAfterLetter && letterAfter().test(after) ? nameOf(a) : a;
  if (isAfterLetter || lettersAfter().test(after) || letterIsMeant().test(after)) return nameOf(a);
  if (PAUSE_BEFORE.test(before)) return a;
  // In the middle of a sentence a capital A is the letter, but for titles: "Once Upon A Time".
  return capitalBefore().test(before) && capitalAfter().test(after) ? "a" : nameOf(a);
}
