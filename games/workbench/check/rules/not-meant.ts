import { parsePath } from "../../../../engine/definition/index.ts";
import type { Path, Rule } from "../rule.ts";

/** What the parser lets pass, and warns of. */
export const notMeant: Rule = {
  id: "not-meant",
  title: "What is there and nobody meets",
  why: "It can be played, and is probably not what was meant: somebody wrote it to be heard, and no child ever hears it.",
  bad: [
    "A voice in which nobody speaks.",
    "A keepsake that no act gives.",
    "A tally that no level tells.",
    "A bank that no act plays.",
  ],
  good: ["A voice that speaks, and a keepsake that is given."],
  find: ({ game }) =>
    game.warnings.map(({ path, found, mend }) => ({
      path: parsePath(path) as Path,
      isWritten: true,
      found,
      mend,
    })),
};
