import type { Finding, Rule } from "../rule.ts";

const NOUNS =
  "minute|hour|car|coin|step|point|lump|turn|tip|apple|second|day|week|word|page|dollar|cent|mile|bell|drum|thing|hint|question|piece|wagon|cup|book|answer|player|friend|seat|stop";
/** "1 minutes", "one cars"; after a figure any word in s that is no verb or word of its own. */
const SINGULAR = new RegExp(
  String.raw`(?<![Nn]umber |[.:/])\b(?:1 (?!(?:\w*ss|bus|gas|us|is|was|has|this|plus|minus|lens|news|its|as|yes|times|always|perhaps|fits|does|goes)\b)[a-z]{2,}s\b|[Oo]ne (?:${NOUNS})s\b)(?! (?:like|who|that))`,
);
const PLURAL = new RegExp(
  String.raw`\b(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten) (?:${NOUNS}|child|man|woman)\b(?![- ]?(?:train|long|old|bill|bag|song|clue|holder))`,
  "i",
);

function faultIn(text: string): Omit<Finding, "path"> | null {
  const one = SINGULAR.exec(text);
  if (one !== null) return { found: one[0], mend: "Of one there is only one: give it a wording of its own." };
  const many = PLURAL.exec(text);
  return many === null ? null : { found: many[0], mend: "Of several there are several: mend the noun." };
}

export const numberNoun: Rule = {
  id: "number-noun",
  title: "Numbers and their nouns",
  why: '"1 minutes left" tells everybody that a machine talks, and a child who is learning to count learns it wrong.',
  bad: [
    "Only 1 minutes left.",
    "You have one coins.",
    "There are 3 apple in it.",
    "Two car wait.",
    "1 steps to go.",
    "Five minute more.",
  ],
  good: ["1 minute left.", "One bus, two cars.", "A 3 minute-long song.", "One always knows."],
  inText: (text) => {
    const fault = faultIn(text);
    return fault === null ? [] : [fault];
  },
  find({ texts, met, origin }) {
    const written = texts.flatMap(({ path, text }) => {
      const fault = faultIn(text);
      return fault === null ? [] : [{ path, ...fault }];
    });
    // Most numbers are filled in while it is played.
    const heard = new Map<string, Finding>();
    for (const { lines } of met().sittings)
      for (const { text } of lines) {
        const fault = faultIn(text);
        const from = fault === null ? null : origin(text);
        if (fault !== null && from !== null && from.text !== text)
          heard.set(from.text, { path: from.path, ...fault });
      }
    return [...written, ...heard.values()];
  },
};
