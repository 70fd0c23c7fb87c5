import { wordsOf } from "./words.ts";

const YES: ReadonlySet<string> = new Set(
  "yes yeah yep yup yea aye sure right correct okay ok exactly true".split(" "),
);
const NO: ReadonlySet<string> = new Set("no nope nah know wrong incorrect false never".split(" "));
/** "Not right" is a no, and so is "that isn't it". */
const NOT: ReadonlySet<string> = new Set("not isn't wasn't don't didn't".split(" "));

/** An answer to "Fifteen?"; null if it is neither, or both. */
export function parseYesNo(words: string): boolean | null {
  const heard = wordsOf(words)
    .join(" ")
    .replaceAll("uh huh", "yes")
    .replaceAll("mm hmm", "yes")
    .replaceAll("uh uh", "no")
    .split(" ");
  if (heard.some((word) => NOT.has(word))) return false;
  const [yes, no] = [heard.some((word) => YES.has(word)), heard.some((word) => NO.has(word))];
  return yes === no ? null : yes;
}
