/** Acts that can never come, stretches of a stake that it never reaches, and prices that nobody can ever pay. */
import { stakesIn } from "../../devices/index.ts";
import type { Act, Condition } from "../act-schema.ts";
import type { Definition, Level } from "../game-schema.ts";
import { warning, type Problem } from "../problem.ts";

export function unreachable(definition: Definition): Problem[] {
  return [
    ...Object.entries(definition.stakes ?? {}).flatMap(([id, { to, stretches }]) =>
      stretches.flatMap(({ from }, index) =>
        from <= to
          ? []
          : [
              warning(
                `stakes.${id}.stretches[${index}].from`,
                from,
                `The stake ends at ${to}: it never gets here.`,
              ),
            ],
      ),
    ),
    ...neverPaid(definition),
    ...definition.levels.flatMap((level, at) =>
      level.chapter.flatMap((act, index) => {
        const path = `levels[${at}].chapter[${index}]`;
        return [
          ...neverHolds(definition, level, act.if, `${path}.if`),
          ...(act.type === "play" ? neverHolds(definition, level, act.until, `${path}.until`) : []),
          ...neverChosen(level.chapter, act, `${path}.if`),
        ];
      }),
    ),
  ];
}

/** What costs more than a purse can hold. */
function neverPaid(definition: Definition): Problem[] {
  const stakes = stakesIn(definition);
  const lists = [
    { path: "prices", prices: definition.prices },
    ...definition.levels.map(({ prices }, index) => ({ path: `levels[${index}].prices`, prices })),
  ];
  return lists.flatMap(({ path, prices = {} }) =>
    Object.entries(prices).flatMap(([name, price]) =>
      Object.entries(price).flatMap(([id, amount]) => {
        const { from = 0, to = Infinity } = stakes[id] ?? {};
        if (amount <= to - from) return [];
        const mend = `Never more than ${to} are there, so nobody can ever pay this: ask for less.`;
        return [warning(`${path}.${name}.${id}`, amount, mend)];
      }),
    ),
  );
}

function neverHolds(
  definition: Definition,
  level: Level,
  condition: Condition | undefined,
  path: string,
): Problem[] {
  const stakes = stakesIn(definition);
  const spans = (kind: "stakes" | "tallies") => Object.entries(condition?.[kind] ?? {});
  return [
    ...spans("stakes").flatMap(([id, span]) => {
      const stake = stakes[id];
      if (stake === undefined) return [];
      const own = `${path}.stakes.${id}`;
      if (Object.hasOwn(definition.stakes ?? {}, id) && level.stakes?.includes(id) !== true)
        return [warning(own, span, "This stake does not count here: name it in the level's stakes.")];
      const { from = stake.from, to = stake.to } = span;
      if (from <= to && from <= stake.to && to >= stake.from) return [];
      return [warning(own, span, `It stands between ${stake.from} and ${stake.to}: this never holds.`)];
    }),
    ...spans("tallies").flatMap(([id, { from = -Infinity, to = Infinity, ...span }]) =>
      from <= to && to >= 0
        ? []
        : [
            warning(
              `${path}.tallies.${id}`,
              { from, to, ...span },
              "No count is ever in there: this never holds.",
            ),
          ],
    ),
  ];
}

/** What was chosen in an act that does not come in sittings of this length. */
function neverChosen(chapter: readonly Act[], act: Act, path: string): Problem[] {
  const length = act.if?.length;
  if (length === undefined) return [];
  return Object.entries(act.if?.chose ?? {}).flatMap(([id, option]) => {
    const other = chapter.find((one) => one.id === id)?.if?.length;
    if (other === undefined || other === length) return [];
    const mend = `The player chooses there in ${other} sittings only, and this act comes in ${length} ones: it never comes.`;
    return [warning(`${path}.chose.${id}`, option, mend)];
  });
}
