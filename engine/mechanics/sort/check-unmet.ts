/** What can be played and is probably not meant: things that never come, bins that nothing belongs to. */
import { nearest } from "../../definition/nearest.ts";
import { warning, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import type { Draw, SortContent, SortItem, SortRules, Thing } from "./schema.ts";
import { seatsOf } from "./seats.ts";

type Level = CheckedSet<SortRules, SortItem>;

/** Bins that stand anywhere and that no seat anywhere leads to. */
export function checkUnseated({
  content,
  sets,
}: {
  content: SortContent;
  sets: readonly Level[];
}): Problem[] {
  const seated = new Set<unknown>(sets.flatMap(({ rules }) => Object.values(rules.seats)));
  const bins = [
    ...Object.keys(content.bins).map((id) => ({ id, path: `content.bins.${id}` })),
    ...sets.flatMap(({ rules, path }) =>
      Object.keys(rules.bins ?? {}).map((id) => ({ id, path: `${path}.rules.bins.${id}` })),
    ),
  ];
  return bins
    .filter(({ id }) => !seated.has(id))
    .map(({ id, path }) => warning(path, id, "No seat leads to this bin: seat it, or remove it."));
}

/** @param content with what the level has of its own */
export function checkUnmet(content: SortContent, { rules, items = [], path }: Level): Problem[] {
  const places = rules.dials ?? seatsOf(rules).map((seat) => rules.seats[seat] ?? "");
  const draws = [...items.map(({ draw }) => draw), rules.make].filter((draw) => draw !== undefined);
  const drawn = new Set(draws.flatMap(({ from }) => from));
  const { drumming } = rules;
  const drummed = [...(drumming?.from ?? []), ...items.flatMap(({ drum }) => drum?.words ?? [])];
  const lone = items.flatMap(({ things = [] }) => things);
  const onShelves = [...items.flatMap(({ shelf }) => shelf?.from ?? []), ...(rules.shelves?.from ?? [])];
  const shelved = onShelves.map((id) => content.things?.[id]);
  const own = rules.things ?? {};
  return [
    ...[...drawn].flatMap((id) => {
      const { bin } = content.things?.[id] ?? {};
      if (bin === undefined || places.includes(bin)) return [];
      const at = Object.hasOwn(own, id) ? `${path}.rules` : "content";
      return [
        warning(
          `${at}.things.${id}.bin`,
          bin,
          `No bin here has this id, so it never comes. ${nearest(bin, places)}`,
        ),
      ];
    }),
    ...Object.keys(own)
      .filter((id) => !drawn.has(id) && !drummed.includes(id))
      .map((id) =>
        warning(`${path}.rules.things.${id}`, id, "No basket is drawn from this: name it in a draw's from."),
      ),
    ...(rules.dials === undefined && drumming === undefined
      ? seatsOf(rules).flatMap((seat) =>
          isEmpty(content, rules.seats[seat] ?? "", draws, lone) &&
          !shelved.some((thing) => Object.values(thing?.in ?? {}).includes(rules.seats[seat] ?? ""))
            ? [
                warning(
                  `${path}.rules.seats.${seat}`,
                  rules.seats[seat],
                  "Nothing ever belongs in this bin: let something, or remove it.",
                ),
              ]
            : [],
        )
      : []),
    ...items.flatMap(({ draw, codes }, index) =>
      draw === undefined ? [] : tooMany(content, { codes, ...draw }, `${path}.items[${index}].draw`),
    ),
    ...(rules.make === undefined ? [] : tooMany(content, rules.make, `${path}.rules.make`)),
  ];
}

function isEmpty(content: SortContent, bin: string, draws: readonly Draw[], lone: readonly Thing[]): boolean {
  const becomes = (thing: Thing | undefined): boolean =>
    thing?.becomes?.some((later) => later.bin === bin) === true;
  return !(
    draws.some(
      ({ bins, from }) => (bins[bin] ?? 0) > 0 || from.some((id) => becomes(content.things?.[id])),
    ) || lone.some((thing) => thing.bin === undefined || thing.bin === bin || becomes(thing))
  );
}

/** More are asked for than there are: some come twice in one basket. */
function tooMany(content: SortContent, { from, bins }: Draw, path: string): Problem[] {
  return Object.entries(bins).flatMap(([bin, count]) => {
    const able = from.filter((id) => {
      const { bin: own } = content.things?.[id] ?? {};
      return own === undefined || own === bin;
    });
    if (count <= able.length || able.length === 0) return [];
    return [
      warning(
        `${path}.bins.${bin}`,
        count,
        `Only ${able.length} of these can go there, so the same come again: ask for fewer, or add some.`,
      ),
    ];
  });
}
