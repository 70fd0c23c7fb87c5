/** The last word on digits: after this step none is left. */
import { lazily } from "./lazily.ts";
import { nameOf } from "./letters.ts";
import { cardinal, digitByDigit, numeralWords, ordinal, pluralOfNumber } from "./numbers.ts";
import { NUMERAL } from "./numeral.ts";
import { replaceInTurn, type Replacement } from "./replace-in-turn.ts";

const besideLetter = lazily(() => /[\p{L}']\d|\d\p{L}|\d'/u);
/** For numbers beside letters. */
const joined = lazily<readonly Replacement[]>(() => [
  [
    /(?<![\p{L}\d])(\d+(?:,\d{3})*)(?:st|nd|rd|th)(?!\p{L})/gu,
    (_found, number) => ordinal(number.replaceAll(",", "")),
  ],
  [/(?<![\p{L}\d.,])'?(\d+)'?s(?!\p{L})/gu, (_found, number) => pluralOfNumber(cardinal(number))],
  // "H2O", "4B", "A4"
  [/(?<![\p{L}\p{M}]'?)[A-Za-z](?=\d)/gu, (letter) => `${nameOf(letter)} `],
  [/(?<=\d)[A-Za-z](?![\p{L}\p{M}]|'\p{L})/gu, (letter) => ` ${nameOf(letter)}`],
  [/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, " "],
]);
const alone = lazily<readonly Replacement[]>(() => [
  // "Version 2.0.1"
  [/\d+(?:\.\d+){2,}/gu, (found) => found.split(".").map(numeralWords).join(" point ")],
  [new RegExp(NUMERAL, "gu"), (found) => ` ${numeralWords(found)} `],
  [/\d+/gu, (found) => ` ${digitByDigit(found)} `],
]);

export function sayDigits(text: string): string {
  const apart = besideLetter().test(text) ? replaceInTurn(text, joined()) : text;
  return replaceInTurn(apart, alone());
}
