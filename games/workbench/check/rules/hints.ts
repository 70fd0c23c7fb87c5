import type { Finding, Rule } from "../rule.ts";

export const hints: Rule = {
  id: "hints",
  title: "Hints that repeat or alternate",
  why: "Who asks again has not been helped yet. The same words once more, or two that alternate, say: there is no more help.",
  bad: [
    "The second hint says what the first said.",
    "The third says what the first said, and the second something else.",
  ],
  good: ["Where you are; what to listen for; the move."],
  find: ({ met, origin }) => {
    const found = new Map<string, Finding>();
    for (const {
      hints: [first = [], second = [], third = []],
    } of met().turns) {
      const [one, two, three] = [first, second, third].map((lines) => lines.join(" "));
      const repeated = isFirst(one, two) ? "the second hint is the first again" : null;
      const alternating =
        isFirst(one, three) && !isFirst(one, two) ? "the third hint is the first again" : null;
      const fault = repeated ?? alternating;
      const from = fault === null ? null : origin((repeated === null ? third : second).at(-1) ?? "");
      if (fault !== null && from !== null)
        found.set(from.text, {
          path: from.path,
          found: fault,
          mend: "Let each hint know more than the one before: where you are, what to listen for, the move.",
        });
    }
    return [...found.values()];
  },
};

/** With the first hint the frame tells which turn it is, too: that is no other help. */
function isFirst(first = "", other = ""): boolean {
  return other !== "" && `${first} `.startsWith(`${other} `);
}
