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
    ...tooFar(definition),
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

/** One step that is larger than all the way. */
function tooFar({ stakes = {} }: Definition): Problem[] {
  return Object.entries(stakes).flatMap(([id, { from, to, moves }]) =>
    Object.entries(moves).flatMap(([count, by]) =>
      Math.abs(by) <= to - from
        ? []
        : [
            warning(
              `stakes.${id}.moves.${count}`,
              by,
              `From ${from} to ${to} there are only ${to - from} steps, so this always goes all the way: make it smaller.`,
            ),
          ],
    ),
  );
}

/** What costs more than a purse can hold, or than is in one that nothing fills. */
function neverPaid(definition: Definition): Problem[] {
  const stakes = stakesIn(definition);
  const lists = [
    { path: "prices", prices: definition.prices },
    ...definition.levels.map(({ prices }, index) => ({ path: `levels[${index}].prices`, prices })),
  ];
  return lists.flatMap(({ path, prices = {} }) =>
    Object.entries(prices).flatMap(([name, price]) =>
      Object.entries(price).flatMap(([id, amount]) => {
        const stake = stakes[id];
        if (stake === undefined) return [];
        const isFilled = Object.values(stake.moves).some((by) => by > 0);
        const most = isFilled ? stake.to : stake.start;
        if (amount <= most - stake.from) return [];
        const mend = isFilled
          ? `Never more than ${most} are there, so nobody can ever pay this: ask for less.`
          : `One begins with ${most}, and nothing brings more, so nobody can ever pay this: let it begin with more, or earn.`;
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
      from <= Math.min(to, mostOf(definition, level, id)) && to >= 0
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

/** What is counted once a turn cannot come oftener than there are turns; of all else nobody knows. */
const ONCE_A_TURN: readonly string[] = ["turns", "right", "first", "partly", "missed"];

function mostOf({ tallies = {} }: Definition, { chapter }: Level, id: string): number {
  if (!ONCE_A_TURN.includes(tallies[id]?.counts ?? "")) return Infinity;
  return chapter.reduce((sum, act) => sum + (act.type === "play" ? act.turns : 0), 0);
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
