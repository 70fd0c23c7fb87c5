import { shownText } from "../../../../engine/speech/index.ts";
import type { Finding, Path, Rule } from "../rule.ts";

const CLAIM =
  /\b(?:in (?:1[0-9]|20)\d\d|scientists?|researchers?|studies|invented|discovered|(?:the )?(?:largest|tallest|fastest|oldest|deepest|first ever)\b.* (?:in|on|of) (?:the world|earth|all|history)|percent of|\d+ ?%|million|billion|named after|species|by law)\b/i;

export const claimsSource: Rule = {
  id: "claims-source",
  title: "Claims without a source",
  why: "A child believes what a game says for years. Whoever checks it must find where it comes from.",
  bad: [
    "The tuba was invented in 1835.",
    "Scientists say so.",
    "The blue whale is the largest animal in the world.",
    "Bees are of 20,000 species.",
    "Ninety percent of it is water.",
  ],
  good: ["The tuba joins the band.", "The largest pot in the kitchen."],
  inText: (text) =>
    CLAIM.test(shownText(text)) ? [{ found: CLAIM.exec(shownText(text))?.[0] ?? "", mend: MEND }] : [],
  find: ({ texts, definition }) =>
    texts.flatMap(({ path, text }): Finding[] => {
      const claim = CLAIM.exec(shownText(text));
      return claim === null || hasSource(definition, path) ? [] : [{ path, found: claim[0], mend: MEND }];
    }),
};

const MEND = "Give a source beside it, or claim less.";

/** In the same object, or in one around it. */
function hasSource(root: unknown, path: Path): boolean {
  let at = root;
  for (const step of path) {
    if (typeof at !== "object" || at === null) return false;
    if (at !== root && ("source" in at || "sources" in at)) return true;
    at = (at as Record<string | number, unknown>)[step];
  }
  return false;
}
