/** The solver of a chase: the soonest catch, tried step after step. */
import { steps } from "../../ground.ts";
import type { WalkDeal } from "../../schema.ts";
import { huntOf, rivalAt, type ChaseState } from "./hunt.ts";

interface Path {
  readonly state: ChaseState;
  readonly first: number;
}

/** Where the first step goes, and where it ends. */
export function soonest(
  deal: WalkDeal,
  state: ChaseState,
): { readonly first: number; readonly goal: number; readonly time: number } | undefined {
  const hunt = huntOf(deal);
  const limit = hunt.pace * hunt.landings;
  let layer: Path[] = [{ state, first: -1 }];
  while (layer.length > 0) {
    const next = new Map<number, Path>();
    for (const { state: now, first } of layer) {
      const around = steps(deal.content, hunt.ground, now.at).map(({ to }) => to);
      for (const to of around) {
        const time = now.time + 1;
        const begun = first === -1 ? to : first;
        if (to === rivalAt(hunt, now.from, now.time) || to === rivalAt(hunt, now.from, time))
          return { first: begun, goal: to, time };
        if (time < limit && !next.has(to)) next.set(to, { state: { ...now, at: to, time }, first: begun });
      }
    }
    layer = [...next.values()];
  }
  return undefined;
}

export function firstStep(deal: WalkDeal, state: ChaseState): number | undefined {
  return soonest(deal, state)?.first;
}

export function meetingPlace(deal: WalkDeal, state: ChaseState): number {
  return soonest(deal, state)?.goal ?? state.at;
}
