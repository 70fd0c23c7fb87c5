/** Places feed each other: hear who is silent, find out who silenced whom, and send whoever there is. */
import { telling } from "../../../contract.ts";
import type { Task } from "../task.ts";
import { best, help, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import { begin, leave, noUpkeep, type UpkeepDeal, type UpkeepState } from "./state.ts";
import { humCue, opening, where } from "./words.ts";
import type { UpkeepContent, UpkeepRules, UpkeepWorld } from "./schema.ts";

export const upkeep = {
  world: noUpkeep,
  begin,
  open: (deal: UpkeepDeal, state: UpkeepState) => telling(state, opening(deal, state)),
  moves,
  apply,
  where: (deal: UpkeepDeal, state: UpkeepState) => telling(state, where(deal, state)),
  best,
  help,
  helped: (_deal: UpkeepDeal, state: UpkeepState) => state,
  reveal,
  leave,
  perform: (content: UpkeepContent, rules: UpkeepRules, { hummed }: UpkeepWorld) => [
    humCue({ content, rules }, { heard: hummed, thin: [] }),
  ],
} satisfies Task;
