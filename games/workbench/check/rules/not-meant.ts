import { formatPath, parsePath, unfollowedTexts } from "../../../../engine/definition/index.ts";
import type { Path, Rule } from "../rule.ts";
import type { Subject } from "../subject.ts";
import { speakable } from "./speakable.ts";
import { spokenLength } from "./spoken-length.ts";

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
    "An act whose condition can never hold, as a stake has no such place.",
    "A snippet or an entry of the library that nothing uses.",
  ],
  good: ["A voice that speaks, and a keepsake that is given.", "Banks each of which some chapter names."],
  find(subject) {
    const again = toldByOthers(subject);
    return subject.game.warnings
      .filter((one) => !again.has(causeOf(one)))
      .map(({ path, found, mend }) => ({ path: parsePath(path) as Path, isWritten: true, found, mend }));
  },
};

/** Of a text that is too long, and of a sign that no voice says, these rules tell more. */
function toldByOthers(subject: Subject): ReadonlySet<string> {
  const places = [spokenLength, speakable].flatMap(({ find }) =>
    find(subject).map(({ path }) => formatPath(path)),
  );
  const warnings = unfollowedTexts(subject.definition).filter(({ path }) => places.includes(path));
  return new Set(warnings.map(causeOf));
}

function causeOf({ found, mend }: { readonly found: string; readonly mend: string }): string {
  return `${found} ${mend}`;
}
