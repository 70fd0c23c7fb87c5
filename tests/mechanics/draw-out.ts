/** Hold a button as long as a tone was: a move that is made when it ends, and sounds while it lasts. */
import * as z from "zod";
import { bed, mark, rest, say, sound } from "../../engine/cue.ts";
import {
  MISSED,
  solved,
  telling,
  type Deal,
  type Mechanic,
  type Step,
} from "../../engine/mechanics/contract.ts";

/** Of the length that was asked for: nearer is right. */
const NEAR_SHARE = 0.25;

const item = z.strictObject({ id: z.string(), milliseconds: z.int().min(400).max(4000) });
type Item = z.infer<typeof item>;

export interface DrawState {
  readonly held: readonly number[];
}

type DrawDeal = Deal<object, object, Item>;

export const drawOut: Mechanic<object, object, Item, DrawState> = {
  id: "draw-out",
  content: z.strictObject({}),
  rules: z.strictObject({}),
  item,
  evidence: () => [],
  begin: () => ({ held: [] }),
  open: (deal, state) => telling(state, [say("Hold as long as this."), ...tone(deal)]),
  where: (deal, state) => telling(state, tone(deal)),
  moves: () => [
    {
      id: "hold",
      button: "select",
      label: "Hold the tone",
      phrases: ["hold"],
      judges: true,
      held: { cues: [bed("held", "streak-low")] },
    },
  ],
  apply(deal, state, { held = 0 }): Step<DrawState> {
    const next = { held: [...state.held, held] };
    const off = held - deal.item.milliseconds;
    const cues = [sound("menu-step", { hold: "none" as const }), say(`${(held / 1000).toFixed(1)} seconds.`)];
    if (Math.abs(off) <= NEAR_SHARE * deal.item.milliseconds)
      return { state: next, cues: [...cues, say("That long.")], outcome: solved(1 - state.held.length / 4) };
    return { state: next, cues: [...cues, say(off < 0 ? "Longer." : "Shorter.")], outcome: MISSED };
  },
  best: (deal) => ({ move: "hold", held: deal.item.milliseconds }),
  help: (deal) => ({ move: [say(`About ${Math.round(deal.item.milliseconds / 1000)} seconds.`)] }),
  reveal: (deal) => [say(`It was ${(deal.item.milliseconds / 1000).toFixed(1)} seconds.`)],
};

function tone({ item: { milliseconds } }: DrawDeal) {
  return [
    bed("tone", "streak-low"),
    mark("tone"),
    rest(milliseconds / 1000),
    bed("tone", null),
    say("Now you."),
  ];
}
