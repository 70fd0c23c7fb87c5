/** Things happen in time, and are counted. */
import { telling } from "../../../contract.ts";
import { best, help, helped, reveal } from "../../help.ts";
import { apply, moves, tick } from "../../play.ts";
import { generate, leave } from "../../script.ts";
import { begin, type TallyState } from "../../state.ts";
import type { TallyDeal } from "../../script.ts";
import { where } from "../../where.ts";
import { opening } from "../../words.ts";
import type { Task } from "../task.ts";

export const watch = {
  begin,
  open: (deal: TallyDeal, state: TallyState) => telling(state, opening(deal)),
  moves,
  apply,
  tick,
  where,
  best,
  help,
  helped,
  reveal,
  generate,
  leave,
} satisfies Task;
