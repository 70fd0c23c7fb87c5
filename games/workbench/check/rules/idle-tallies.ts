import type { Finding, Rule } from "../rule.ts";

export const idleTallies: Rule = {
  id: "idle-tallies",
  title: "Tallies that stay at nothing",
  why: "A score that never moves tells a child that nothing went well. Each mechanic counts some things and not others: the reference says which.",
  bad: ["A tally of what the mechanic never counts in this game: 0 of 8, whoever plays."],
  good: ["A tally that who thinks, or presses anything, raises at least once."],
  find: ({ definition: { levels, tallies = {} }, met }) =>
    levels.flatMap((level, index) =>
      (level.tallies ?? []).flatMap((id, at): Finding[] => {
        const tally = tallies[id];
        if (tally === undefined || tally.best === "fewest") return [];
        const sittings = met().sittings.filter((sitting) => sitting.level === index);
        if (sittings.some(({ counts }) => (counts[tally.counts] ?? 0) > 0)) return [];
        return [
          {
            path: ["levels", index, "tallies", at],
            found: `${id}, of ${tally.counts}: none in ${sittings.length} sittings`,
            mend: "Nobody raised it: count something else, or let it happen in this level.",
          },
        ];
      }),
    ),
};
