import type { Finding, Path, Rule } from "../rule.ts";

export const unreachable: Rule = {
  id: "unreachable",
  title: "What nobody can ever hear",
  why: "It was written and checked for nothing, and often it is the answer to something that is asked.",
  bad: [
    "A bank that no act plays.",
    "A stake, a tally or a keepsake that no level has.",
    "An act whose condition can never hold, as a stake has no such place.",
  ],
  good: ["Banks, stakes and keepsakes each of which some chapter names."],
  find: ({ definition: { levels, banks = [], stakes = {}, tallies = {}, keepsakes = {} } }) => {
    const acts = levels.flatMap(({ chapter }) => chapter);
    const sets = new Set(
      acts.flatMap((act) => (act.type === "play" && act.set !== undefined ? [act.set] : [])),
    );
    for (const { easier } of [...levels, ...banks]) if (easier !== undefined) sets.add(easier);
    const given = new Set(acts.flatMap((act) => (act.type === "give" ? [act.keepsake] : [])));
    const unused = (
      ids: readonly string[],
      path: Path,
      used: (id: string) => boolean,
      mend: string,
    ): Finding[] => ids.flatMap((id) => (used(id) ? [] : [{ path: [...path, id], found: id, mend }]));
    return [
      ...banks.flatMap(({ id }, index): Finding[] =>
        sets.has(id)
          ? []
          : [
              {
                path: ["banks", index, "id"],
                found: id,
                mend: "No act plays it: let one name it as its set, or leave it out.",
              },
            ],
      ),
      ...unused(
        Object.keys(stakes),
        ["stakes"],
        (id) => levels.some((level) => level.stakes?.includes(id) === true),
        "No level has this stake: name it in one, or leave it out.",
      ),
      ...unused(
        Object.keys(tallies),
        ["tallies"],
        (id) =>
          levels.some((level) => level.tallies?.includes(id) === true) ||
          acts.some((act) => act.if?.tallies?.[id] !== undefined || JSON.stringify(act).includes(`{${id}}`)),
        "No level tells this tally: name it in one, or leave it out.",
      ),
      ...unused(
        Object.keys(keepsakes),
        ["keepsakes"],
        (id) => given.has(id),
        "Nobody is ever given it: let an act give it, or leave it out.",
      ),
      ...levels.flatMap(({ chapter }, level) =>
        chapter.flatMap((act, at): Finding[] =>
          Object.entries(act.if?.stakes ?? {}).flatMap(([id, { from, to }]) => {
            const stake = stakes[id];
            const isNever =
              stake !== undefined &&
              ((from ?? stake.from) > stake.to ||
                (to ?? stake.to) < stake.from ||
                (from ?? stake.from) > (to ?? stake.to));
            return isNever
              ? [
                  {
                    path: ["levels", level, "chapter", at, "if", "stakes", id],
                    found: `${from ?? ""} to ${to ?? ""}`,
                    mend: `The stake goes from ${stake.from} to ${stake.to}: this never holds.`,
                  },
                ]
              : [];
          }),
        ),
      ),
    ];
  },
};
