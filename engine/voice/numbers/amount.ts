/** Numbers that need not be whole: "three fifths", "one and a half", "two point five million", "minus five". */
import { cardinalAt, isArticle, type Piece } from "./cardinal.ts";
import { NOTHING, ORDINALS, PACKS, PARTS, SCALES, SMALL, TENS } from "./number-words.ts";

/** After these "and a half" is half of them: "two million and a half". */
const SMALLEST_HALVED = 1e6;

/** The longest number that begins at this word. */
export function amountAt(words: readonly string[], at: number): Piece | undefined {
  if (isMinus(words[at])) {
    const positive = amountAt(words, at + 1);
    return positive && positive.value > 0 ? { ...positive, value: -positive.value } : undefined;
  }
  if (NOTHING.has(words[at] ?? "")) return { value: 0, to: at + 1 };
  const fraction = fractionAt(words, at);
  if (fraction !== undefined) return ofWhat(words, fraction);
  const whole = decimalAt(words, at) ?? cardinalAt(words, at);
  return whole && withFraction(words, wholeBeforeFraction(words, at, whole) ?? whole);
}

/** The number that these words are, all of them. */
export function amountIn(words: readonly string[]): number | undefined {
  const piece = amountAt(words, 0);
  return piece?.to === words.length ? piece.value : undefined;
}

function isMinus(word: string | undefined): boolean {
  return word === "minus" || word === "negative";
}

/** "one and a half", "twenty and three and three fifths", "two million and one half", "five and a half million" */
function withFraction(words: readonly string[], whole: Piece): Piece {
  if (words[whole.to] !== "and") return whole;
  const part = fractionAt(words, whole.to + 1);
  if (part !== undefined) {
    const counted = ofWhat(words, part);
    if (counted.to === part.to && (whole.scale ?? 1) >= SMALLEST_HALVED)
      return { value: whole.value + part.value * (whole.scale ?? 1), to: part.to };
    // "five and a half million" are millions all of them, "a billion and half a million" are not.
    const scale = whole.value < 1000 ? counted.value / part.value : 1;
    return { value: whole.value * scale + counted.value, to: counted.to };
  }
  const ones = cardinalAt(words, whole.to + 1, 10);
  if (ones === undefined || whole.value % 10 > 0 || words[ones.to] !== "and") return whole;
  const more = withFraction(words, { value: whole.value + ones.value, to: ones.to });
  return more.to === ones.to ? whole : more;
}

/** "two million and one half" is read as far as the "one" first: what comes after an "and" may be the fraction. */
function wholeBeforeFraction(words: readonly string[], at: number, { to }: Piece): Piece | undefined {
  for (let and = words.indexOf("and", at); and > at && and < to; and = words.indexOf("and", and + 1)) {
    const whole = cardinalAt(words.slice(0, and), at);
    const part = fractionAt(words, and + 1);
    if (whole?.to === and && part !== undefined && part.to > to) return whole;
  }
  return undefined;
}

/** "half a dozen", "a quarter of a million", "three quarters million" */
function ofWhat(words: readonly string[], part: Piece): Piece {
  let at = part.to;
  if (words[at] === "of") at += 1;
  if (isArticle(words[at])) at += 1;
  const scale = PACKS.get(words[at] ?? "") ?? (words[at] === "hundred" ? 100 : SCALES.get(words[at] ?? ""));
  return scale === undefined ? part : { value: part.value * scale, to: at + 1 };
}

/** "two hundred point zero three", "point twenty five" */
function decimalAt(words: readonly string[], at: number): Piece | undefined {
  const whole = words[at] === "point" ? { value: 0, to: at } : cardinalAt(words, at);
  if (whole === undefined || words[whole.to] !== "point") return undefined;
  let to = whole.to + 1;
  let digits = "";
  for (; to < words.length; to++) {
    const ones = SMALL.get(words[to] ?? "");
    const tens = TENS.get(words[to] ?? "");
    if (ones !== undefined)
      digits = digits.endsWith("_") ? digits.slice(0, -1) + String(ones) : digits + String(ones);
    else if (tens !== undefined) digits = `${digits.replace("_", "0")}${tens / 10}_`;
    else break;
  }
  if (digits === "") return undefined;
  const value = Number(`${whole.value}.${digits.replace("_", "0")}`);
  const scale = SCALES.get(words[to] ?? "");
  return scale === undefined ? { value, to } : { value: value * scale, to: to + 1, scale };
}

function fractionAt(words: readonly string[], at: number): Piece | undefined {
  return overAt(words, at) ?? partsAt(words, at);
}

/** How many words of "one over twenty", "two out of five" or "one in three" stand for the line of the fraction. */
function overWords(words: readonly string[], at: number): number {
  if (words[at] === "over" || words[at] === "in") return 1;
  return words[at] === "out" && words[at + 1] === "of" ? 2 : 0;
}

function overAt(words: readonly string[], at: number): Piece | undefined {
  const above = cardinalAt(words, at);
  if (above === undefined) return undefined;
  const line = overWords(words, above.to);
  const below = line === 0 ? undefined : cardinalAt(words, above.to + line);
  return below === undefined || below.value === 0
    ? undefined
    : { value: above.value / below.value, to: below.to };
}

/** "half", "a third", "three fifths", "one hundred thirty fifths" */
function partsAt(words: readonly string[], at: number): Piece | undefined {
  const alone = PARTS.get(words[at] ?? "");
  if (alone !== undefined) return alone.plural ? undefined : { value: 1 / alone.value, to: at + 1 };
  const one = isArticle(words[at]) ? unitAt(words, at + 1, 1) : undefined;
  if (one !== undefined) return { value: 1 / one.value, to: one.to };
  const numerator = cardinalAt(words, at);
  if (numerator === undefined) return undefined;
  // The longest name for what is counted is tried first: "one hundred thirty fifths" are a hundred.
  for (let split = at + 1; split <= numerator.to && words[split - 1] !== "and"; split++) {
    const many = isInsideNumber(words, split) ? undefined : cardinalAt(words.slice(0, split), at);
    const unit = many?.to === split ? unitAt(words, split, many.value) : undefined;
    if (many && unit) return { value: many.value / unit.value, to: unit.to };
  }
  return undefined;
}

/** "fifths", "twenty fifths", "one hundred fifth": how many of them make one. */
function unitAt(words: readonly string[], at: number, many: number): Piece | undefined {
  const first = words[at] ?? "";
  const part = PARTS.get(first) ?? ORDINALS.get(first);
  if (part !== undefined) {
    // "one second" is a time, and a first is none at all
    if ((part.value <= 2 && !PARTS.has(first)) || (!part.plural && many !== 1)) return undefined;
    return { value: part.value, to: at + 1 };
  }
  const before = cardinalAt(words, at);
  if (before === undefined) return undefined;
  const last = ORDINALS.get(words[before.to] ?? "");
  if (last === undefined || (!last.plural && many !== 1)) return undefined;
  // "hundred fifths" are counted in fifths: there is a hundred of them. "One hundred fifths" could be both.
  if (SCALES.has(first) || first === "hundred") return undefined;
  const value = ordinalValue(before.value, last.value);
  return value === undefined ? undefined : { value, to: before.to + 1 };
}

/** Twenty and fifth make 25, three and hundredth make 300. */
function ordinalValue(before: number, last: number): number | undefined {
  if (last >= 100) return before < last ? before * last : undefined;
  const room = last < 10 ? 10 : 100;
  return before >= room && before % room === 0 && !(room === 10 && before % 100 === 10)
    ? before + last
    : undefined;
}

/** Between "ninety" and "five". */
function isInsideNumber(words: readonly string[], split: number): boolean {
  const ones = SMALL.get(words[split] ?? "");
  return TENS.has(words[split - 1] ?? "") && ones !== undefined && ones >= 1 && ones <= 9;
}
