/** Somebody who was not met yet waits at a place where one has not been. */
import type { Random } from "../../../../random.ts";
import { floorAt, idAt, readGround, startOf } from "../../ground.ts";
import type { WalkContent, WalkItem, WalkRules, WalkWorld } from "../../schema.ts";
import { keptOn } from "./begin.ts";

export function generate(content: WalkContent, rules: WalkRules, random: Random, world: WalkWorld): WalkItem {
  const words = content.tasks.cane;
  if (words === undefined) throw new RangeError("generate: the content has no cane");
  const ground = readGround(content, rules.map);
  const kept = keptOn(ground, world.cane);
  const start = startOf(content, ground);
  const here = kept?.at ?? start;
  const seen = kept?.seen ?? [];
  const { task } = rules;
  if (task.type !== "cane") throw new RangeError("generate: the rules are those of cane");
  if (task.back) {
    // The last of them is where one stands.
    const to = seen.at(-2) ?? idAt(ground, start);
    return { id: `back-${to}`, task: { type: "cane", to } };
  }
  // By heart leads only to where one has been, as soon as one has been anywhere else.
  const known = task.told === "nothing" && seen.some((id) => id !== idAt(ground, here)) ? seen : undefined;
  const places = ground.cells.flatMap((id, at) =>
    at !== here &&
    at !== start &&
    floorAt(content, ground, at)?.landmark !== undefined &&
    (task.among?.includes(id) ?? true) &&
    (known?.includes(id) ?? true)
      ? [id]
      : [],
  );
  const fresh = places.filter((id) => !seen.includes(id));
  const lately = seen.slice(-2);
  const to = random.pick(
    [fresh, places.filter((id) => !lately.includes(id)), places].find((some) => some.length > 0) ?? places,
  );
  if (task.nobody) return { id: `find-${to}`, task: { type: "cane", to } };
  const all = Object.keys(words.followers);
  const strangers = all.filter((id) => !(world.cane?.met ?? []).includes(id));
  const meets = random.pick(strangers.length > 0 ? strangers : all);
  return { id: `${to}-${meets}`, task: { type: "cane", to, meets } };
}
