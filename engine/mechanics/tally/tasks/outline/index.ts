/** Somebody swims around a shape, corner by corner: it is named as soon as it is known, or closed where it stops. */
import { telling } from "../../../contract.ts";
import type { Task } from "../task.ts";
import { generate, leave } from "./generate.ts";
import { best, help, helped, open, reveal, where } from "./help.ts";
import { apply, moves } from "./play.ts";
import { begin, type OutlineDeal, type OutlineState } from "./state.ts";

export const outline = {
  begin,
  open: (deal: OutlineDeal, state: OutlineState) => telling(state, open(deal)),
  moves,
  apply,
  where,
  best,
  help,
  helped,
  reveal,
  generate,
  leave,
} satisfies Task;
