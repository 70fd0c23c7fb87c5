/** Whole numbers as they are said, and as recognisers mishear them. */

const SMALL: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    oh: 0,
    nought: 0,
    none: 0,
    nothing: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  }),
);
const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
);
/** The greatest first. */
const SCALES = [
  ["million", 1_000_000],
  ["thousand", 1000],
] as const;

/** What sounds like a number, and is one only where a number is expected. */
const HOMOPHONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    o: "oh",
    won: "one",
    to: "two",
    too: "two",
    tree: "three",
    free: "three",
    for: "four",
    fore: "four",
    fife: "five",
    sicks: "six",
    sics: "six",
    ate: "eight",
    nein: "nine",
    tin: "ten",
  }),
);

export interface HeardNumber {
  readonly value: number;
  /** False where the words could also be two numbers: "four two", "one fifty". */
  readonly sure: boolean;
}

/**
 * @param words lower case; all of them must belong to the number
 * @param homophones whether "to" may be two
 */
export function numberIn(
  words: readonly string[],
  { homophones }: { homophones: boolean },
): HeardNumber | undefined {
  const [first, ...rest] = words;
  if (first === undefined) return undefined;
  if (first === "negative" || first === "minus") {
    const positive = numberIn(rest, { homophones: false });
    return positive && positive.value > 0 ? { ...positive, value: -positive.value } : undefined;
  }
  const value = cardinalIn(homophones ? words.map((word) => HOMOPHONES.get(word) ?? word) : words);
  return value === undefined ? runTogether(words) : { value, sure: true };
}

/** "a hundred and four": scales come in falling order, and "and" only after one. */
function cardinalIn(words: readonly string[]): number | undefined {
  for (const [scale, times] of SCALES) {
    const place = words.indexOf(scale);
    if (place < 0) continue;
    const many = place === 0 || (place === 1 && words[0] === "a") ? 1 : belowThousand(words.slice(0, place));
    const rest = afterScale(words.slice(place + 1), cardinalIn);
    if (many === undefined || many === 0 || rest === undefined || rest >= times) return undefined;
    return many * times + rest;
  }
  return belowThousand(words);
}

function belowThousand(words: readonly string[]): number | undefined {
  const place = words.indexOf("hundred");
  if (place < 0) return belowHundred(words);
  // "twelve hundred" too
  const many = place === 0 || (place === 1 && words[0] === "a") ? 1 : belowHundred(words.slice(0, place));
  const rest = afterScale(words.slice(place + 1), belowHundred);
  if (many === undefined || many === 0 || rest === undefined) return undefined;
  return many * 100 + rest;
}

function afterScale(
  words: readonly string[],
  read: (words: readonly string[]) => number | undefined,
): number | undefined {
  if (words.length === 0) return 0;
  const value = read(words[0] === "and" ? words.slice(1) : words);
  return value === 0 ? undefined : value;
}

function belowHundred(words: readonly string[]): number | undefined {
  const [first = "", second, ...rest] = words;
  if (rest.length > 0) return undefined;
  if (second === undefined) return SMALL.get(first) ?? TENS.get(first);
  const tens = TENS.get(first);
  const ones = SMALL.get(second);
  return tens === undefined || ones === undefined || ones < 1 || ones > 9 ? undefined : tens + ones;
}

/** "four two" is 42, "one oh five" 105, "one fifty" 150 and "twenty twenty six" 2026. */
function runTogether(words: readonly string[]): HeardNumber | undefined {
  const digits = words.map((word) => SMALL.get(word));
  if (words.length > 1 && words.length <= 10 && digits.every((digit) => digit !== undefined && digit <= 9)) {
    return { value: Number(digits.join("")), sure: false };
  }
  for (let place = 1; place < words.length; place++) {
    const [high, low] = [belowHundred(words.slice(0, place)), belowHundred(words.slice(place))];
    if (high !== undefined && high > 0 && low !== undefined && low >= 10)
      return { value: high * 100 + low, sure: false };
  }
  return undefined;
}

/** The number that this one is mistaken for: 13 and 30, 115 and 150. */
export function soundsLike(value: number): number | undefined {
  const size = Math.abs(value);
  const rest = size % 100;
  const other =
    rest >= 13 && rest <= 19 ? (rest - 10) * 10 : rest >= 30 && rest % 10 === 0 ? rest / 10 + 10 : undefined;
  return other === undefined ? undefined : Math.sign(value) * (size - rest + other);
}
