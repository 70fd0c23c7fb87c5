/** Equal parts, rounds, and dials: find out by fair tests what they need. */
import { telling } from "../../../contract.ts";
import { best, help, helped, reveal } from "../../help.ts";
import { apply, moves } from "../../play.ts";
import { begin, leave, noWorld, type BuildDeal, type BuildState } from "../../state.ts";
import { opening, where } from "../../words.ts";
import type { Task } from "../task.ts";

export const grow = {
  world: noWorld,
  begin,
  open: (deal: BuildDeal, state: BuildState) => telling(state, opening(deal, state)),
  moves,
  apply,
  where: (deal: BuildDeal, state: BuildState) => telling(state, where(deal, state)),
  best,
  help,
  helped,
  reveal,
  leave,
} satisfies Task;
