import type { Finding, Rule } from "../rule.ts";

const MOST_HEARINGS = 4;

export const variants: Rule = {
  id: "variants",
  title: "Lines without variants that are heard often",
  why: "What is heard a fifth time in the same words is not heard at all.",
  bad: ["One wording only of what is said at every answer."],
  good: ["Three wordings that take turns, and a short one once they are known."],
  find: ({ met, origin }) => {
    const found = new Map<string, Finding>();
    for (const { lines, isThinking } of met().sittings) {
      if (!isThinking) continue;
      const times = new Map<string, number>();
      for (const { text } of lines)
        if (/\p{L}{2}.*\s/u.test(text)) times.set(text, (times.get(text) ?? 0) + 1);
      for (const [line, count] of times) {
        const from = count > MOST_HEARINGS ? origin(line) : null;
        if (from !== null && !found.has(from.text))
          found.set(from.text, {
            path: from.path,
            found: `heard ${count} times in one sitting`,
            mend: 'Give it wordings that take turns: ["…", "…", "…"].',
          });
      }
    }
    return [...found.values()];
  },
};
