/** What is said by a place, and never heard: each thing that comes there has a line of its own instead. */
import { warning, type Problem } from "../../definition/problem.ts";
import type { CheckedSet } from "../contract.ts";
import { binNamed, isTrap, thingNamed, type Named } from "./named.ts";
import type { Bin, SortContent, SortItem, SortRules, Thing } from "./schema.ts";
import { seatsOf } from "./seats.ts";

type Level = CheckedSet<SortRules, SortItem>;

const SAID = ["landed", "contrast", "rejects"] as const;
type Said = (typeof SAID)[number];

const MENDS: Readonly<Record<Said, string>> = {
  landed: "Each thing that lands here says its own why or landed instead, or nothing: remove it.",
  contrast: "Each thing that is wrong here says its own hint instead, or nothing: remove it.",
  rejects: "Only a load throws things back with this: remove it.",
};

export function checkUnheard({ content, sets }: { content: SortContent; sets: readonly Level[] }): Problem[] {
  // By place and line: where levels share both, it is enough that one of them lets it be heard.
  const faults = new Map<string, Problem>();
  const heard = new Set<string>();
  for (const { rules, items, path } of sets) {
    const named = { content, rules };
    const things = comers(named, items);
    for (const seat of seatsOf(rules)) {
      const id = rules.seats[seat] ?? "";
      const at = Object.hasOwn(rules.bins ?? {}, id) ? `${path}.rules.bins.${id}` : `content.bins.${id}`;
      const bin = binNamed(named, id);
      for (const what of SAID) {
        if (bin[what] === undefined) continue;
        const key = JSON.stringify([id, what, bin[what]]);
        if (!faults.has(key)) faults.set(key, warning(`${at}.${what}`, bin[what], MENDS[what]));
        if (things.some((thing) => isHeard(what, named, id, bin, thing))) heard.add(key);
      }
    }
  }
  return [...faults].flatMap(([key, fault]) => (heard.has(key) ? [] : [fault]));
}

/** Everything that may come in a level, and what it may become. */
function comers(named: Named, items: readonly SortItem[] = []): readonly Thing[] {
  const draws = [...items.map(({ draw }) => draw), named.rules.make].filter((draw) => draw !== undefined);
  const drawn = draws.flatMap(({ from }) => from.map((id) => thingNamed(named, id)));
  const things = [...items.flatMap((item) => item.things ?? []), ...drawn];
  return things.flatMap((thing) => [
    thing,
    ...(thing.becomes ?? []).map((later) => ({ ...later, name: thing.name })),
  ]);
}

/** Where only marks and dials tell what belongs here, anything may. */
function isHeard(what: Said, named: Named, id: string, bin: Bin, thing: Thing): boolean {
  const isAny = thing.bin === undefined || named.rules.dials !== undefined;
  switch (what) {
    case "landed":
      if (!isAny && thing.bin !== id) return false;
      if (bin.takes === "judge")
        return thing.landed === undefined && (thing.why === undefined || bin.voice !== undefined);
      return bin.takes === "trap";
    case "contrast":
      if (bin.takes !== "judge" || (!isAny && thing.bin === id)) return false;
      return bin.advises === true || thing.hint === undefined;
    case "rejects":
      return bin.takes === "load" && (isAny || (thing.bin !== id && !isTrap(named, thing.bin ?? "")));
  }
}
