/** When a trip ends before it is paid: nothing is left to win, or nobody on the telephone waits any longer. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { solved, type Step } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { hint } from "./help.ts";
import { payout } from "./pay.ts";
import { isSettled, won } from "./run.ts";
import { hasChoice } from "./shelf.ts";
import type { GatherState } from "./state.ts";
import { shopOf, shortestOf, type Shop } from "./trip.ts";

const PRESSES_FOR_A_STEP = 3;
const PRESSES_FOR_A_CHOICE = 7;
const PRESSES_TO_SPARE = 14;
/** Alone in the store nobody is in a hurry. */
const TIMES_WHEN_ALONE = 2;
/** Help comes when this share of them is gone. */
const HELP_AT = 0.6;
/** So many presses before the end it is told once more. */
const PRESSES_TO_HURRY = 6;

export function patiently(deal: WalkDeal, before: GatherState, step: Step<GatherState>): Step<GatherState> {
  const presses = before.presses + 1;
  const state = { ...step.state, presses };
  if (step.outcome.type === "solved") return { ...step, state };
  const shop = shopOf(deal);
  const { finish } = shop.words;
  const ended = (cues: readonly Cue[]): Step<GatherState> => {
    const paid = payout(shop, state);
    return {
      state,
      cues: [...step.cues, ...cues, ...paid.cues],
      outcome: solved(paid.credit),
      counts: { ...step.counts, ...paid.counts },
    };
  };
  if (isSettled(shop.model, state.run) && won(state.run) === 0) return ended([]);
  const isAlone = state.run.rival === -1;
  const usual = mostPresses(shop);
  const most = isAlone ? usual * TIMES_WHEN_ALONE : usual;
  if (isAlone && presses === Math.floor(usual * HELP_AT))
    return { ...step, state, cues: [...step.cues, ...hint(deal, state, 2)] };
  if (presses === Math.floor(most * HELP_AT)) {
    const cues = [
      ...step.cues,
      sound(finish.impatientSound),
      oneOf(finish.impatient, "object", { values: { left: most - presses } }),
      ...(isAlone ? [] : hint(deal, state, 2)),
    ];
    return { ...step, state, cues };
  }
  if (presses === most - PRESSES_TO_HURRY) {
    const hurry = oneOf(finish.hurry, "object", { values: { left: PRESSES_TO_HURRY } });
    return { ...step, state, cues: [...step.cues, sound(finish.impatientSound), hurry] };
  }
  if (presses < most) return { ...step, state };
  return ended([sound(finish.impatientSound), oneOf(finish.late, "object", { voice: finish.voice })]);
}

function mostPresses(shop: Shop): number {
  const { length } = shop.trip.things.filter((_thing, index) => hasChoice(shop, index));
  return shortestOf(shop).steps * PRESSES_FOR_A_STEP + length * PRESSES_FOR_A_CHOICE + PRESSES_TO_SPARE;
}
