/** Numbers in American words: "one hundred four", never "one hundred and four". */

const UNITS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;
/** Thousands to the power of the index. */
const SCALES = ["", "thousand", "million", "billion", "trillion"] as const;
const LONGEST_NUMBER = 15;

const IRREGULAR_ORDINALS: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** @param digits whole and not negative; a string, since a spoken number may be longer than a `number` is exact */
export function cardinal(digits: number | string): string {
  const text = String(digits).replace(/^0+(?=\d)/, "");
  if (text === "0") return "zero";
  if (text.length <= 3) return belowThousand(Number(text));
  if (text.length > LONGEST_NUMBER) return digitByDigit(text);
  const words: string[] = [];
  for (let end = text.length, scale = 0; end > 0; end -= 3, scale++) {
    const group = Number(text.slice(Math.max(0, end - 3), end));
    if (group > 0) words.unshift(belowThousand(group), SCALES[scale] ?? "");
  }
  return words.filter((word) => word !== "").join(" ");
}

/** @param digits as for `cardinal`: 21 becomes "twenty first" */
export function ordinal(digits: number | string): string {
  return onLastWord(cardinal(digits), (word) => {
    const irregular = IRREGULAR_ORDINALS[word];
    if (irregular !== undefined) return irregular;
    return word.endsWith("y") ? `${word.slice(0, -1)}ieth` : `${word}th`;
  });
}

/** Several of a number, as in counting by fives: "twenties", "sixes". */
export function pluralOfNumber(words: string): string {
  return onLastWord(words, (word) => {
    if (word.endsWith("y")) return `${word.slice(0, -1)}ies`;
    return word.endsWith("x") ? `${word}es` : `${word}s`;
  });
}

/** As a year is said: "nineteen sixty nine", "nineteen oh four", "two thousand seven". */
export function year(value: number): string {
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (century % 10 === 0 && rest < 10) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`;
}

export function digitByDigit(digits: string): string {
  return [...digits].map((digit) => UNITS[Number(digit)] ?? "").join(" ");
}

/** @param numeral as written: "1,204", "3.14", ".5", and "007", whose zeros are said */
export function numeralWords(numeral: string): string {
  const [whole = "", decimals] = numeral.replaceAll(",", "").split(".");
  const before =
    whole.length > 1 && whole.startsWith("0") ? digitByDigit(whole) : whole === "" ? "" : cardinal(whole);
  if (decimals === undefined) return before;
  return `${before} point ${digitByDigit(decimals)}`.trim();
}

function belowThousand(value: number): string {
  if (value < 20) return UNITS[value] ?? "";
  if (value < 100) return withRest(TENS[Math.floor(value / 10)] ?? "", value % 10);
  return withRest(`${UNITS[Math.floor(value / 100)]} hundred`, value % 100);
}

function withRest(words: string, rest: number): string {
  return rest === 0 ? words : `${words} ${belowThousand(rest)}`;
}

function onLastWord(words: string, change: (word: string) => string): string {
  const start = words.lastIndexOf(" ") + 1;
  return words.slice(0, start) + change(words.slice(start));
}
