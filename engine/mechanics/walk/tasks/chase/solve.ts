/** The solver of a chase: the soonest catch, tried step after step. */
import type { Direction } from "../../directions.ts";
import { neighbour, startNow, steps } from "../../ground.ts";
import type { WalkDeal } from "../../schema.ts";
import { huntOf, isHere, rivalAt, type ChaseState } from "./hunt.ts";

interface Path {
  readonly state: ChaseState;
  readonly way: readonly Direction[];
}

/** It begins with the place of its round that gives the most to think, of those after which it can still be met. */
export function beginning(deal: WalkDeal): ChaseState {
  const hunt = huntOf(deal);
  const at = startNow(deal.content, hunt.ground, deal.world.at);
  const begun = hunt.round.map((_place, from): ChaseState => ({ at, time: 0, from }));
  const timeOf = (state: ChaseState): number => soonest(deal, state)?.time ?? 0;
  return begun.reduce((best, state) => (timeOf(state) > timeOf(best) ? state : best));
}

/** The steps to it, and where it ends. */
export function soonest(
  deal: WalkDeal,
  state: ChaseState,
): { readonly way: readonly Direction[]; readonly goal: number; readonly time: number } | undefined {
  const hunt = huntOf(deal);
  const limit = hunt.pace * hunt.landings;
  let layer: Path[] = [{ state, way: [] }];
  while (layer.length > 0) {
    const next = new Map<number, Path>();
    for (const { state: now, way: before } of layer) {
      for (const { to, direction } of steps(deal.content, hunt.ground, now.at)) {
        const time = now.time + 1;
        const way = [...before, direction];
        if (to === rivalAt(hunt, now.from, now.time) || to === rivalAt(hunt, now.from, time))
          return { way, goal: to, time };
        if (time < limit && !next.has(to)) next.set(to, { state: { ...now, at: to, time }, way });
      }
    }
    layer = [...next.values()];
  }
  return undefined;
}

export function firstStep(deal: WalkDeal, state: ChaseState): number | undefined {
  const [first] = soonest(deal, state)?.way ?? [];
  return first === undefined ? undefined : neighbour(huntOf(deal).ground, state.at, first);
}

export function meetingPlace(deal: WalkDeal, state: ChaseState): number {
  return isHere(huntOf(deal), state) ? state.at : (soonest(deal, state)?.goal ?? state.at);
}
