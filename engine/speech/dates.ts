/** Dates, and years where the words around them leave no doubt. */
import { lazily } from "./lazily.ts";
import { ordinal, pluralOfNumber, year } from "./numbers.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const YEAR = String.raw`1[1-9]\d\d|20\d\d`;
const named = lazily(
  () =>
    new RegExp(
      String.raw`\b(${MONTHS.join("|")}) (\d{1,2})(st|nd|rd|th)?(?:,? (${YEAR}))?(?![\d:/]|[.,]\d)(\s+\p{Ll})?`,
      "gu",
    ),
);
/** These are words too: "March 10 steps", "May 5 friends come?" */
const MONTHS_THAT_ARE_WORDS: readonly string[] = ["March", "May"];
const SLASHED = new RegExp(String.raw`(?<![\d/])(\d{1,2})/(\d{1,2})/(${YEAR})(?![\d/])`, "gu");
const ISO = new RegExp(String.raw`(?<![\d-])(${YEAR})-(\d\d)-(\d\d)(?![\d-])`, "gu");
const YEARS = new RegExp(String.raw`(?<![\d,.$-])(${YEAR})[-\u2013](${YEAR})(?![\d,.%-]|\s*=)`, "gu");
const DECADE = /(?<![\d,.$])(1[1-9]\d|20\d)0'?s\b/gu;
const AFTER_WORDS = new RegExp(
  String.raw`((?:\b(?:year|since|(?:born|built|made|began|started|invented|founded|discovered) in|(?:${MONTHS.join("|")})(?: of)?|spring of|summer of|fall of|winter of)|(?:^|[.?!] )In) )(${YEAR})(?![\d%\u00b0]|[.,:]\d)`,
  "gu",
);

const MAY_BE_DATE = /\d{4}|\/|[yhletr] \d/;

export function sayDates(text: string): string {
  if (!MAY_BE_DATE.test(text)) return text;
  return text
    .replace(ISO, (date, y: string, m: string, d: string) =>
      calendarDate(date, Number(y), Number(m), Number(d)),
    )
    .replace(SLASHED, (date, m: string, d: string, y: string) =>
      calendarDate(date, Number(y), Number(m), Number(d)),
    )
    .replace(
      named(),
      (...found: [string, string, string, string | undefined, string | undefined, string | undefined]) => {
        const [date, month, day, suffix, y, word = ""] = found;
        const unsure =
          MONTHS_THAT_ARE_WORDS.includes(month) && suffix === undefined && y === undefined && word !== "";
        if (unsure || Number(day) < 1 || Number(day) > 31) return date;
        return `${month} ${ordinal(day)}${y === undefined ? "" : `, ${year(Number(y))}`}${word}`;
      },
    )
    .replace(YEARS, (range, from: string, to: string) =>
      Number(from) < Number(to) ? `${year(Number(from))} to ${year(Number(to))}` : range,
    )
    .replace(DECADE, (_decade, tens: string) => pluralOfNumber(year(Number(tens) * 10)))
    .replace(AFTER_WORDS, (_found, words: string, y: string) => words + year(Number(y)));
}

function calendarDate(written: string, y: number, m: number, d: number): string {
  const month = MONTHS[m - 1];
  return month === undefined || d < 1 || d > 31 ? written : `${month} ${ordinal(d)}, ${year(y)}`;
}
