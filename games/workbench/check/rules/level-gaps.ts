import type { Finding, Rule } from "../rule.ts";

const MOST_STEP = 1.6;

export const levelGaps: Rule = {
  id: "level-gaps",
  title: "Gaps between levels",
  why: "Who has just managed one level falls off the next. A level that is easier than the one before teaches nothing new.",
  bad: [
    "Difficulties of -2 and 1.5, one after the other.",
    "A level that is easier than the one before it.",
    "An act of ten turns with three items.",
  ],
  good: ["Difficulties of -2, -1 and 0."],
  find: ({ definition: { levels, banks = [] } }) =>
    levels.flatMap((level, index): Finding[] => {
      const before = levels[index - 1];
      const step = before === undefined ? 0 : level.difficulty - before.difficulty;
      const path = ["levels", index, "difficulty"];
      return [
        ...(step > MOST_STEP
          ? [
              {
                path,
                found: `${step.toFixed(1)} above ${before?.id ?? ""}`,
                mend: `Put a level between, or keep the step at ${MOST_STEP} or less.`,
              },
            ]
          : []),
        ...(step < 0
          ? [
              {
                path,
                found: `${(-step).toFixed(1)} below ${before?.id ?? ""}`,
                mend: "Put the levels in the order of their difficulty.",
              },
            ]
          : []),
        ...level.chapter.flatMap((act, at): Finding[] => {
          if (act.type !== "play" || act.items !== undefined) return [];
          const items = [...levels, ...banks].find(({ id }) => id === (act.set ?? level.id))?.items;
          if (items === undefined || items.length >= act.turns) return [];
          return [
            {
              path: ["levels", index, "chapter", at, "turns"],
              found: `${act.turns} turns, ${items.length} items`,
              mend: "The same comes twice in one act: write more items, or play fewer turns.",
            },
          ];
        }),
      ];
    }),
};
