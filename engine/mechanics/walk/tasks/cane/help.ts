/** Help: where on the path one walks and what a tip tells there, the way from here, and the next move. */
import type { Cue } from "../../../../cue.ts";
import type { Help } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { trailOf } from "./begin.ts";
import { told } from "./heard.ts";
import { bestMove } from "./plan.ts";
import { aheadOf, ledgeAhead, standsIn, type CaneState, type Trail } from "./trail.ts";
import { wayFromHere } from "./way.ts";

const BUTTONS = {
  left: "left",
  right: "right",
  aside: "aside",
  "aside-left": "asideLeft",
  "aside-right": "asideRight",
  stop: "stop",
  around: "around",
  technique: "glide",
} as const;

export function help(deal: WalkDeal, state: CaneState): Help {
  const trail = trailOf(deal);
  const move = bestMove(trail, state);
  const { buttons, parts } = trail.words.words;
  const lane = state.lane === 0 ? parts.middle : state.lane < 0 ? parts.byLeft : parts.byRight;
  return {
    listen: [told(trail, "hintWhere", { lane }), listenTo(trail, state)],
    rule: [wayFromHere(trail, state)],
    move: [told(trail, "hintMove", { move: buttons[BUTTONS[move]].label.toLowerCase() })],
  };
}

function listenTo(trail: Trail, state: CaneState): Cue {
  const ahead = aheadOf(trail, state);
  if (ahead !== undefined && standsIn(trail, ahead, state.facing, state.lane) !== undefined)
    return told(trail, "hintStands");
  if (ledgeAhead(trail, state) !== 0) return told(trail, "hintEdge");
  if (bestMove(trail, state) === "around") return told(trail, "hintEnd");
  return told(trail, state.lane === 0 ? "hintLost" : "hintGap");
}
