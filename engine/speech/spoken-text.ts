/**
 * A text as a voice should say it: words, and the marks , . ? ! that it pauses and asks by. What one cannot be sure of
 * stays as readable as it was. American English.
 */
import { MAY_ABBREVIATE, sayAbbreviations, sayInitials, sayNumberAbbreviations } from "./abbreviations.ts";
import { plainCharacters } from "./characters.ts";
import { sayDates } from "./dates.ts";
import { sayDigits } from "./digits.ts";
import { sayFractions } from "./fractions.ts";
import { sayLetters, saySpelled } from "./letters.ts";
import { spokenSide } from "./markup.ts";
import { sayMoney } from "./money.ts";
import { sayPhones } from "./phones.ts";
import { isOrdinary, sayPunctuation } from "./punctuation.ts";
import { saySigns } from "./signs.ts";
import { sayTimes } from "./times.ts";
import { sayUnits } from "./units.ts";

/** Each step leaves digits to the later ones, and only the last has to know how a number is said. */
const NUMBER_STEPS = [
  sayNumberAbbreviations,
  sayPhones,
  sayDates,
  saySigns,
  sayTimes,
  sayMoney,
  sayUnits,
  sayFractions,
  sayDigits,
];
const SIGN_STEPS = [saySigns, sayMoney];
/** These know words and marks only. */
const WORD_STEPS = [saySpelled, sayPunctuation, sayInitials, sayAbbreviations, sayLetters];

/** Where `sayLetters` would have to think. */
const MAY_BE_LETTER = new RegExp(
  [
    "[B-HJ-Zb-hj-z](?:'s)?(?![A-Za-z'])",
    "[A-Z]s(?![A-Za-z'])",
    "a(?=[.,?!]|$)",
    "(?:[Aa][Yy]|[Ee][Ff][Ff])(?![A-Za-z'])",
    "(?:[Ll]etters?|[Vv]owels?|[Cc]apital|[Uu]ppercase|[Ll]owercase) a(?![A-Za-z'])",
    "(?<!^|[,.?!] )A(?![A-Za-z'])",
    "A(?:[,.?!]|$)",
    "A (?:is|stands|comes|says)(?![A-Za-z'])",
  ]
    .map((pattern) => `(?<![A-Za-z'])${pattern}`)
    .join("|"),
);

export function spokenText(text: string): string {
  if (isOrdinary(text) && !MAY_BE_LETTER.test(text) && !MAY_ABBREVIATE.test(text)) return text;
  return said(text);
}

/** Every step, whatever the text. */
export function said(text: string): string {
  let words = plainCharacters(spokenSide(text));
  for (const step of /\d/.test(words) ? NUMBER_STEPS : SIGN_STEPS) words = step(words);
  for (const step of WORD_STEPS) words = step(words);
  return words;
}
