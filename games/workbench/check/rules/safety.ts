import { estimateSeconds, spokenText } from "../../../../engine/speech/index.ts";
import type { Finding, InText, Rule } from "../rule.ts";

const RISK =
  /\b(?:stove|oven|knife|knives|scissors|bleach|medicine|pills?|matches|candle|lighter|iron|boiling|ladder|cross the (?:street|road)|outlet|drill|saw|swim|pool|stranger|alone outside)\b/i;
const GROWN_UP =
  /\b(?:grown-?up|adult|parent|mom|dad|mother|father|grand(?:ma|pa|mother|father)|nana|teacher|family|somebody you trust|lifeguard|ask|never|do not|don't)\b/i;
const LONGEST_SECONDS = 5;

/** What is to be tried at home is done at home. */
const tryIt: InText = (text) => {
  const risk = RISK.exec(text);
  return risk === null || GROWN_UP.test(text)
    ? []
    : [{ found: risk[0], mend: "Name a grown-up in it, or choose something that is safe alone." }];
};

export const safety: Rule = {
  id: "safety",
  title: "Safety sentences",
  why: "What is to be tried at home is done at home, perhaps alone. And a safety sentence is the one thing that cannot be skipped: it must be short.",
  bad: [
    "Listen to the stove at home.",
    "Find the knife drawer.",
    "Boiling water bubbles: try it.",
    "Cross the street and count your steps.",
    "Which of the pills rattle?",
  ],
  good: [
    "Listen to the stove with a grown-up.",
    "Count the steps of two staircases.",
    "Never touch the knives.",
  ],
  inText: tryIt,
  find: ({ texts, definition }) => [
    ...texts
      .filter(({ path }) => path.includes("tryAtHome"))
      .flatMap(({ path, text }) => tryIt(text).map((one) => ({ path, ...one }))),
    ...longSafety(definition, []),
  ],
};

function longSafety(value: unknown, path: readonly (string | number)[]): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  const { safety: isSafety, why } = value as { safety?: unknown; why?: unknown };
  const seconds = isSafety === true && typeof why === "string" ? estimateSeconds(spokenText(why), 1) : 0;
  return [
    ...(seconds > LONGEST_SECONDS
      ? [
          {
            path: [...path, "why"],
            found: `${seconds.toFixed(1)} seconds`,
            mend: `A safety sentence cannot be skipped: keep it under ${LONGEST_SECONDS} seconds.`,
          },
        ]
      : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      longSafety(inner, [...path, isList ? Number(key) : key]),
    ),
  ];
}
