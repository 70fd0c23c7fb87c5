/** Whole numbers in words: "a hundred and four", "twelve hundred", "two dozen", "three million and six". */
import { PACKS, SCALES, SMALL, TENS } from "./number-words.ts";

/** A number that begins at some word and goes on to, but not including, another. */
export interface Piece {
  readonly value: number;
  readonly to: number;
  /** What it is counted in, if it ends with that: 1,000,000 for "two million". */
  readonly scale?: number | undefined;
}

/**
 * The longest whole number that begins at this word. Scales come in falling order, and "and" only after one.
 *
 * @param below what the number must be less than, as what comes after "two thousand"
 */
export function cardinalAt(words: readonly string[], at: number, below = Infinity): Piece | undefined {
  const many = groupAt(words, at) ?? oneOf(words, at, isScale);
  if (many === undefined) return undefined;
  const [scale, to] = scaleAt(words, many.to);
  if (scale === 1) return many.value < below ? many : undefined;
  // "two thousand three million" is two numbers, and not one that ends with the thousand.
  if (many.value * scale >= below) return undefined;
  const rest = cardinalAt(words, afterAnd(words, to), scale);
  const value = many.value * scale;
  return rest === undefined || rest.value === 0
    ? { value, to, scale }
    : { value: value + rest.value, to: rest.to, scale: rest.scale };
}

/** The whole number that these words are, all of them. */
export function cardinalIn(words: readonly string[]): number | undefined {
  const piece = cardinalAt(words, 0);
  return piece?.to === words.length ? piece.value : undefined;
}

/** Up to "ninety nine hundred ninety nine". */
function groupAt(words: readonly string[], at: number): Piece | undefined {
  const many = belowHundredAt(words, at) ?? oneOf(words, at, (word) => word === "hundred");
  if (many === undefined) return packAt(words, at);
  if (words[many.to] !== "hundred") return packed(words, many);
  const hundreds = { value: many.value * 100, to: many.to + 1 };
  if (many.value === 0) return many;
  const rest = belowHundredAt(words, afterAnd(words, hundreds.to));
  if (rest === undefined || rest.value === 0) return packed(words, hundreds);
  const last = packed(words, rest);
  return { value: hundreds.value + last.value, to: last.to };
}

function belowHundredAt(words: readonly string[], at: number): Piece | undefined {
  const word = words[at] ?? "";
  const small = SMALL.get(word);
  if (small !== undefined) return { value: small, to: at + 1 };
  const tens = TENS.get(word);
  if (tens === undefined) return undefined;
  const ones = SMALL.get(words[at + 1] ?? "");
  return ones !== undefined && ones >= 1 && ones <= 9
    ? { value: tens + ones, to: at + 2 }
    : { value: tens, to: at + 1 };
}

/** "hundred", "a thousand": one of them, without its number. Nothing of it is read yet but the "a". */
function oneOf(words: readonly string[], at: number, isThere: (word: string) => boolean): Piece | undefined {
  if (isThere(words[at] ?? "")) return { value: 1, to: at };
  return isArticle(words[at]) && isThere(words[at + 1] ?? "") ? { value: 1, to: at + 1 } : undefined;
}

function packAt(words: readonly string[], at: number): Piece | undefined {
  const start = oneOf(words, at, (word) => PACKS.has(word));
  return start && packed(words, start);
}

function packed(words: readonly string[], { value, to }: Piece): Piece {
  const pack = PACKS.get(words[to] ?? "");
  return pack === undefined ? { value, to } : { value: value * pack, to: to + 1 };
}

function isScale(word: string): boolean {
  return SCALES.has(word);
}

/** "million", and "hundred million" as well as "lakh crore": the scale, 1 if there is none, and where it ends. */
function scaleAt(words: readonly string[], at: number): [scale: number, to: number] {
  let scale = 1;
  let to = at;
  for (let next = SCALES.get(words[to] ?? ""); next !== undefined; next = SCALES.get(words[to] ?? "")) {
    scale *= next;
    to += 1;
  }
  return [scale, to];
}

function afterAnd(words: readonly string[], at: number): number {
  return words[at] === "and" ? at + 1 : at;
}

/** "eigh" is how a lone "a" is written once it is words. */
export function isArticle(word: string | undefined): boolean {
  return word === "a" || word === "an" || word === "eigh";
}
