/** What benches leave behind: who was found out, for the parade at the end, and who has sat there. */
import { rest, type Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { State } from "../state.ts";
import { emptyWorld, type World } from "../world.ts";
import type { BenchContent } from "./schema.ts";
import { guestIn, type OddDeal } from "./seats.ts";

export function leaveBench(deal: OddDeal, { row, sought, found }: State): World {
  const { world = emptyWorld() } = deal;
  const pages = found.map((id) => ({ id, name: guestIn(deal, id).name, meaning: "", isBitten: false }));
  return {
    ...world,
    found: [...world.found, ...pages],
    giggles: sought.some((id) => !found.includes(id)) ? 1 : 0,
    met: [...new Set([...(world.met ?? []), ...row])],
  };
}

/** All that were found out, one after another, from left to right. */
export function parade({ guests }: BenchContent, world: World | undefined): Cue[] {
  const found = world?.found ?? [];
  return found.flatMap(({ id }, index) => {
    const side = found.length < 2 ? 0 : -1 + (2 * index) / (found.length - 1);
    return [...lineCues(guests[id]?.heard ?? [], { part: "object", side }), rest(0.1)];
  });
}
