import { parsePath, unheardTexts } from "../../../../engine/definition/index.ts";
import type { Path, Rule } from "../rule.ts";

export const unreachable: Rule = {
  id: "unreachable",
  title: "What nobody ever meets",
  why: "It was written and checked for nothing, and often it is the answer to something that is asked.",
  bad: [
    "A voice, a bank, an item, a stake, a tally or a keepsake that no level has.",
    "An act whose condition can never hold, as a stake has no such place.",
    "A snippet or an entry of the library that nothing uses.",
  ],
  good: ["Banks, stakes and keepsakes each of which some chapter names."],
  find: ({ game, definition }) => {
    // Of texts other rules tell more.
    const ofTexts = new Set(unheardTexts(definition).map(({ mend }) => mend));
    return game.warnings
      .filter(({ mend }) => !ofTexts.has(mend))
      .map(({ path, found, mend }) => ({ path: parsePath(path) as Path, isWritten: true, found, mend }));
  },
};
