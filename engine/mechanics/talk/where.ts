/** Where a conversation is, for REPEAT and for who has been quiet for a while. */
import type { Cue } from "../../cue.ts";
import { RUNGS } from "../contract.ts";
import { help } from "./help.ts";
import { linesHeard, offerTake, reminder } from "./words.ts";
import { placeAt, type TalkDeal, type TalkState } from "./world.ts";

/** The scene again, or what is asked about it. */
export function where(deal: TalkDeal, state: TalkState): Cue[] {
  if (state.pending !== null) return [offerTake(deal, state)];
  const here = placeAt(deal.item, state.at);
  if (here.type === "ending") return linesHeard(deal, state.facts, here.ending.lines);
  return reminder(deal, state, here.node, helpKept(deal, state));
}

/** The first help says where to listen, and that is heard by now; what came after it is kept. */
function helpKept(deal: TalkDeal, state: TalkState): readonly Cue[] {
  if (state.helped === null) return [];
  const rungs = help(deal, state);
  const first = RUNGS.find((rung) => (rungs[rung]?.length ?? 0) > 0);
  return state.helped === first ? [] : (rungs[state.helped] ?? []);
}
