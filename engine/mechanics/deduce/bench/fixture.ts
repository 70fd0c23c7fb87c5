/** A small zoo, for the tests beside these rules: some can fly, some are blue, and of the bat people may say either. */
import { bareDeal } from "../../kit/deal.ts";
import { deduce } from "../index.ts";
import { told } from "../played.ts";
import type { State } from "../state.ts";
import type { BenchContent, OddRules } from "./schema.ts";
import type { OddDeal } from "./seats.ts";

const guest = (id: string) => ({ name: `the ${id}`, heard: [{ sound: "tick" as const, caption: id }] });

export const zoo: BenchContent = {
  guests: Object.fromEntries(
    ["jay", "fly", "kite", "whale", "jeans", "mole", "worm", "bat"].map((id) => [id, guest(id)]),
  ),
  clubs: {
    fliers: {
      label: "Fliers",
      are: "can fly",
      isnt: "can't fly",
      sign: [{ sound: "wings" }],
      groups: [{ of: ["jay", "fly", "kite", "bat"] }],
    },
    blue: { label: "Blue", are: "are blue", isnt: "isn't blue", groups: [{ of: ["jay", "whale", "jeans"] }] },
    alive: {
      label: "Alive",
      are: "are alive",
      isnt: "isn't alive",
      groups: [{ of: ["jay", "fly", "whale", "mole", "worm"] }],
      unsure: ["bat"],
    },
  },
};

export const rules: OddRules = { task: "odd", clubs: ["fliers", "blue"], intruders: [1] };
/** Both of it: the whale cannot fly, and the kite is not alive. */
export const PAIR = ["jay", "fly", "kite", "whale"];

export function benchDeal(row: readonly string[] = PAIR, changes: Partial<OddRules> = {}): OddDeal {
  return bareDeal({ content: zoo, rules: { ...rules, ...changes }, item: { id: "bench", row: [...row] } });
}

/** A bench in this order, whatever chance would have made of it. */
export function seated(deal: OddDeal, changes: Partial<State> = {}): State {
  return { ...deduce.begin(deal), row: deal.item.row, ...changes };
}

/** Moves made on a bench, and what is heard at the last of them. */
export function played(deal: OddDeal, from: State, ...moves: readonly string[]) {
  let step = deduce.apply(deal, from, { move: moves[0] ?? "" });
  for (const move of moves.slice(1)) step = deduce.apply(deal, step.state, { move });
  return { state: step.state, heard: told(step.cues), outcome: step.outcome, counts: step.counts };
}
