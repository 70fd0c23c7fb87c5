/** What is burned: each jump, more for a wrong stop. With none left somebody pushes, and the ride goes on. */
import { oneOf, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { USUAL_PATIENCE, type Counts } from "../contract.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { amount } from "./texts.ts";

/** Null where the game burns nothing. */
export function fuelAtBegin({ content, stakes }: DialDeal): number | null {
  return content.fuel === undefined ? null : (stakes[content.fuel.stake] ?? null);
}

export interface Burned {
  readonly state: DialState;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

export function burn({ content, rules }: DialDeal, state: DialState, much: number): Burned {
  if (state.fuel === null || much === 0 || rules.free === true) return { state, cues: [], counts: {} };
  const burned = Math.min(state.fuel, much);
  const isOut = state.fuel === 0 && !state.pushed;
  return {
    state: { ...state, fuel: state.fuel - burned, pushed: state.pushed || isOut },
    cues: isOut ? lineCues(content.fuel?.out ?? [], { part: "object" }) : [],
    counts: { ...(burned > 0 ? { burned } : {}), ...(isOut ? { pushed: 1 } : {}) },
  };
}

/** Jumps one by one: the first that finds no fuel is pushed, as it is where each is pressed. */
export function burnEach(deal: DialDeal, state: DialState, jumps: number): Burned {
  const within = Math.min(state.fuel ?? jumps, jumps);
  const first = burn(deal, state, within);
  const rest = burn(deal, first.state, jumps - within);
  return { ...rest, cues: [...first.cues, ...rest.cues], counts: { ...first.counts, ...rest.counts } };
}

/** The ear knows it from the echo before: it is said where there is little, and on request. */
export function fuelLeft({ content: { fuel }, rules }: DialDeal, state: DialState, isNew: boolean): Cue[] {
  if (fuel === undefined || state.fuel === null || rules.free === true) return [];
  if (isNew && state.fuel > fuel.low) return [];
  return [oneOf(fuel.left, "object", { values: { fuel: amount(state.fuel, fuel.unit) } })];
}

/** Who has missed as often as that is shown the answer, and is given no more than is needed to set off. */
export function afterMiss(deal: DialDeal, state: DialState): Pick<Burned, "state" | "counts"> {
  if (state.misses < USUAL_PATIENCE.reveal || deal.rules.free === true) return { state, counts: {} };
  const least = deal.content.fuel?.mercy?.below ?? 0;
  return shovel(deal, state, Math.max(0, least - (state.fuel ?? least)));
}

export function shovel({ content: { fuel }, rules }: DialDeal, state: DialState, much: number): Burned {
  if (fuel === undefined || state.fuel === null || much === 0 || rules.free === true)
    return { state, cues: [], counts: {} };
  return {
    state: { ...state, fuel: state.fuel + much },
    cues: [
      sound(fuel.supply.sound, { caption: `${fuel.supply.caption}: ${Array(much).fill("thud").join(" ")}` }),
    ],
    counts: { shoveled: much },
  };
}
