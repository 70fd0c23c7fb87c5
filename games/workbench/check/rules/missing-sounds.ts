import type { Finding, Rule } from "../rule.ts";

export const missingSounds: Rule = {
  id: "missing-sounds",
  title: "Stories and stakes without a sound",
  why: "Words alone are a lecture. The ear remembers what rang, and a stake that is not in the air is only a number.",
  bad: [
    "An opening story of words alone.",
    "A stake none of whose stretches has a layer.",
    "A stake that rises and falls without a sound.",
    "A keepsake that cannot be heard.",
  ],
  good: ["A story with a bell in it.", "A stake whose fire is heard."],
  find: ({ definition: { levels, stakes = {}, keepsakes = {} } }) => [
    ...levels.flatMap(({ chapter }, index): Finding[] => {
      const at = chapter.findIndex((act) => act.type === "tell");
      const act = chapter[at];
      if (act?.type !== "tell" || sounds(act.lines)) return [];
      return [
        {
          path: ["levels", index, "chapter", at, "lines"],
          found: "words alone",
          mend: "Let the opening story begin with a sound of its place.",
        },
      ];
    }),
    ...Object.entries(stakes).flatMap(([id, { stretches, rises, falls }]): Finding[] => {
      const isHeard =
        stretches.some(({ layers }) => Object.keys(layers).length > 0) ||
        rises !== undefined ||
        falls !== undefined;
      return isHeard
        ? []
        : [{ path: ["stakes", id], found: id, mend: "Give it layers, or a sound when it rises and falls." }];
    }),
    ...Object.entries(keepsakes).flatMap(([id, { lines }]): Finding[] =>
      sounds(lines)
        ? []
        : [
            {
              path: ["keepsakes", id, "lines"],
              found: id,
              mend: "Let it be heard: a sound that is nobody else's.",
            },
          ],
    ),
  ],
};

/** What the turns have made, and other keepsakes, sound too. */
function sounds(lines: readonly unknown[]): boolean {
  return lines.some(
    (line) =>
      typeof line === "object" &&
      line !== null &&
      ("sound" in line || "perform" in line || "bed" in line || "keepsake" in line),
  );
}
