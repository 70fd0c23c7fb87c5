/** Abbreviations that are always the same word. What could be two words stays as it is written. */
import { lazily } from "./lazily.ts";
import { replaceInTurn, type Replacement } from "./replace-in-turn.ts";

/** Before a name, with or without the stop. */
const TITLES: Readonly<Record<string, string>> = {
  Mr: "Mister",
  Mrs: "Missus",
  Ms: "Miz",
  Dr: "Doctor",
  Prof: "Professor",
  Capt: "Captain",
  Sgt: "Sergeant",
  Mt: "Mount",
  Ft: "Fort",
};

/** Wherever they stand. */
const DOTTED: Readonly<Record<string, string>> = {
  "etc.": "et cetera",
  "vs.": "versus",
  vs: "versus",
  "approx.": "approximately",
  "Jr.": "Junior",
  "Sr.": "Senior",
  "Ave.": "Avenue",
  "Blvd.": "Boulevard",
  "Rd.": "Road",
};

const MONTHS: Readonly<Record<string, string>> = {
  Jan: "January",
  Feb: "February",
  Mar: "March",
  Apr: "April",
  Jun: "June",
  Jul: "July",
  Aug: "August",
  Sep: "September",
  Sept: "September",
  Oct: "October",
  Nov: "November",
  Dec: "December",
};

const beforeNumber = lazily<readonly Replacement[]>(() => [
  [/(?<!\p{L})[Nn]o\. ?(?=\d)/gu, "number "],
  [/(?<!\p{L})p\. ?(?=\d)/gu, "page "],
  [/(?<!\p{L})pp\. ?(?=\d)/gu, "pages "],
]);
const monthPattern = lazily(
  () => new RegExp(String.raw`(?<!\p{L})(${Object.keys(MONTHS).join("|")})\b\.? ?(?=\d)`, "gu"),
);

const NOT_IN_WORD = String.raw`(?<![\p{L}\p{M}]'?)`;
const titlePattern = lazily(
  () => new RegExp(String.raw`${NOT_IN_WORD}(${Object.keys(TITLES).join("|")})\b\.?(?= \p{Lu})`, "gu"),
);
/** A comma takes the place of a stop. */
const STOP_OR_COMMA = String.raw`(?:\.|(?=,))`;
const latin = lazily<readonly Replacement[]>(() => [
  [new RegExp(String.raw`${NOT_IN_WORD}e\.g\.(?!\p{L})`, "gu"), "for example"],
  [new RegExp(String.raw`${NOT_IN_WORD}i\.e\.(?!\p{L})`, "gu"), "that is"],
]);
const dotted = lazily(
  () =>
    new RegExp(
      String.raw`${NOT_IN_WORD}(?:${Object.keys(DOTTED)
        .map((word) => word.replace(".", STOP_OR_COMMA))
        .join("|")})(?![\p{L}\p{M}'])`,
      "gu",
    ),
);
const saint = lazily(
  () => new RegExp(String.raw`${NOT_IN_WORD}(?<!\p{Lu}[\p{L}']+ )St\.(?= \p{Lu}\p{L})`, "gu"),
);
const street = lazily(() => /(?<=\p{Lu}[\p{L}']+ )St\.(?= \p{Ll}| \p{L}(?!\p{L})|[,?!]|$)/gu);
const initialsPattern = lazily(
  () => new RegExp(String.raw`${NOT_IN_WORD}(?:\p{L}\.)+\p{L}${STOP_OR_COMMA}(?!\p{L})`, "gu"),
);
const namesInitials = lazily(
  () => new RegExp(String.raw`${NOT_IN_WORD}(?:[B-Z]\. )+(?=\p{Lu}\p{Ll})(?<=\p{Lu}\. \p{Lu}\. )`, "gu"),
);
/** "example.org" */
const innerDot = lazily(() => /(?<=\p{L})\.(?=\p{Ll})/gu);
const innerStop = lazily(() => /(?<=\p{L})\.(?=\p{Lu})/gu);

/** Neither space nor mark nor digit: a letter of any script, or something rarer. */
const LETTER = String.raw`[^\s\d.,?!']`;
/** Whether there can be any in a text of letters and marks: cheap to ask before anything is looked up. */
export const MAY_ABBREVIATE = new RegExp(
  String.raw`(?<![A-Za-z])(?:${[...Object.keys(TITLES), "St", "vs"].join("|")})(?![A-Za-z])|(?:${Object.keys(
    DOTTED,
  )
    .map((word) => word.split(".").findLast((part) => part !== ""))
    .join("|")})[.,]|${LETTER}\. ?${LETTER}[.,]|${LETTER}\.${LETTER}`,
);

const MAY_ABBREVIATE_NUMBER = new RegExp(String.raw`[op]\. ?\d|(?:${Object.keys(MONTHS).join("|")})\.? ?\d`);

/** Those that stand before a number. */
export function sayNumberAbbreviations(text: string): string {
  if (!MAY_ABBREVIATE_NUMBER.test(text)) return text;
  const said = text.replace(monthPattern(), (_found, month: string) => `${MONTHS[month] ?? month} `);
  return replaceInTurn(said, beforeNumber());
}

/** Initials and other dots inside words. @param text of words and marks only, as `sayPunctuation` leaves it */
export function sayInitials(text: string): string {
  if (!/\p{L}\. ?\p{L}/u.test(text)) return text;
  return replaceInTurn(text, latin())
    .replace(namesInitials(), (initials) => initials.replaceAll(".", ""))
    .replace(initialsPattern(), (initials: string, offset: number, whole: string) => {
      const letters = initials.replaceAll(".", " ").trim();
      return offset + initials.length === whole.length ? `${letters}.` : letters;
    })
    .replace(innerDot(), " dot ")
    .replace(innerStop(), ". ");
}

/** @param text as `sayInitials` leaves it */
export function sayAbbreviations(text: string): string {
  if (!MAY_ABBREVIATE.test(text)) return text;
  return text
    .replace(dotted(), (word: string, offset: number, whole: string) => {
      const words = DOTTED[word] ?? DOTTED[`${word}.`] ?? word;
      return word.endsWith(".") && endsSentence(whole.slice(offset + word.length)) ? `${words}.` : words;
    })
    .replace(titlePattern(), (_found, title: string) => TITLES[title] ?? title)
    .replace(saint(), "Saint")
    .replace(street(), (stop: string, offset: number, whole: string) =>
      offset + stop.length === whole.length ? "Street." : "Street",
    );
}

/** Whether the stop of an abbreviation is also the end of its sentence. */
function endsSentence(after: string): boolean {
  return after === "" || /^ \p{Lu}/u.test(after);
}
