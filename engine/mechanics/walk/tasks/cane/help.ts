/** Help: in which lane one walks and what to mind there, where the next turn is, and the next move. */
import type { Cue } from "../../../../cue.ts";
import type { Help } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { trailOf } from "./begin.ts";
import { laneName, told } from "./heard.ts";
import { bestMove } from "./plan.ts";
import { aheadOf, ledgeAhead, signOf, standsIn, type CaneState, type Trail } from "./trail.ts";
import { turnFromHere, wayFromHere } from "./way.ts";

const BUTTONS = {
  left: "left",
  right: "right",
  "aside-left": "asideLeft",
  "aside-right": "asideRight",
  stop: "stop",
  around: "around",
  technique: "glide",
} as const;

const ASIDE = { left: "aside-left", right: "aside-right" } as const;

export function help(deal: WalkDeal, state: CaneState): Help {
  const trail = trailOf(deal);
  // To the goal alone: what lies or sits by the way is the player's own choice.
  const move = bestMove({ ...trail, finds: [] }, { ...state, sat: [] });
  const to = move === "aside" ? ASIDE[state.last ?? (state.lane < 0 ? "left" : "right")] : move;
  const { buttons } = trail.words.words;
  return {
    listen: [told(trail, "hintWhere", { lane: laneName(trail, state) }), listenTo(trail, state)],
    rule: [wayFromHere(trail, state)],
    move: [
      wayFromHere(trail, state),
      told(trail, "hintMove", { move: buttons[BUTTONS[to]].label.toLowerCase() }),
    ],
  };
}

function listenTo(trail: Trail, state: CaneState): Cue {
  const { parts } = trail.words.words;
  const ahead = aheadOf(trail, state);
  if (ahead !== undefined && standsIn(trail, ahead, state.facing, state.lane) !== undefined)
    return told(trail, "hintStands", { side: state.lane < 0 ? parts.right : parts.left });
  if (ledgeAhead(trail, state) !== 0) return told(trail, "hintEdge");
  const { where, side } = turnFromHere(trail, state);
  if (where === "behind") return told(trail, "hintEnd");
  // Where nobody tells the way, no turn is given away for nothing.
  if (trail.rules.told === "nothing") return told(trail, "hintAhead");
  if (side === undefined) return told(trail, "hintStraight");
  if (state.lane === 0) return told(trail, "hintLost", { side: parts[side] });
  return told(trail, state.lane === signOf(side) ? "hintGap" : "hintOther", { side: parts[side] });
}
