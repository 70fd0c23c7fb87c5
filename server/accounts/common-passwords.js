/**
 * Passwords that others try first: what zxcvbn finds very guessable, and a word that everybody takes with whatever stands
 * before and behind it to satisfy a rule (Summer2024!). The lists are heavy, and so not for the page; some passwords take a
 * twentieth of a second, and so a thread of its own asks. Plain JavaScript, because that is started without what reads TypeScript.
 */
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

/** @typedef {import("./password-rules.ts").Person} Person */

/** Below it stands what zxcvbn calls very guessable: the limits of the log-in do not hold such a password for long. */
const LOWEST_SCORE = 2;
/** Of the list of leaked passwords, the most frequent first. Further down it has words that are rarely one alone. */
const LEAKED_WORDS = 5000;
const OWN_WORDS = ["wigglewave", "wiggle", "buzzle", "caterpillar", "braille"];

const words = new Set([
  ...common["passwords-common"].slice(0, LEAKED_WORDS),
  ...english["seasons-en"],
  ...english["months-en"],
  ...english["daysOfWeek-en"],
  ...OWN_WORDS,
]);

/** @type {Readonly<Record<string, string>>} */
const digitsForLetters = {
  0: "o",
  1: "l",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
};

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs });

/**
 * @param {string} password
 * @param {Person} person whose names and address are words that others would try for this account
 * @returns {boolean}
 */
export function isCommonPassword(password, person) {
  const typed = password.toLowerCase();
  // Digits at the ends are an end, those within are letters: p4ssword1 is password with a 1.
  const core = typed.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const inLetters = core.replaceAll(/[013457@$]/g, (sign) => digitsForLetters[sign] ?? sign);
  if (words.has(core) || words.has(inLetters)) return true;
  const { firstName, lastName, email } = person;
  const personal = [firstName, lastName, ...email.split(/[@.]/)].filter((word) => word !== "");
  return zxcvbn.check(password, [...OWN_WORDS, ...personal]).score < LOWEST_SCORE;
}
