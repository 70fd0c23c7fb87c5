/** Help: in which lane one walks and what to mind there, where the next turn is, and the next move. */
import type { Cue } from "../../../../cue.ts";
import type { Help } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { trailOf } from "./begin.ts";
import { laneName, told } from "./heard.ts";
import { AVOIDED, bestMove, pressesToGoal } from "./plan.ts";
import { press, type CaneMove } from "./press.ts";
import {
  aheadOf,
  isGap,
  ledgeAhead,
  otherSide,
  signOf,
  standsIn,
  type CaneState,
  type Tap,
  type Trail,
} from "./trail.ts";
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
  return {
    listen: [told(trail, "hintWhere", { lane: laneName(trail, state) }), listenTo(trail, state)],
    rule: [wayFromHere(trail, state)],
    move: moveCues(trail, state),
  };
}

function moveCues(trail: Trail, state: CaneState): Cue[] {
  const move = nextMove(trail, state);
  // A press that is not of the way is told without it: both would contradict each other.
  const way =
    move === alongTheWay(trail, state) && !standsAhead(trail, state) ? [wayFromHere(trail, state)] : [];
  const { buttons, parts } = trail.words.words;
  if (move === "stop") return [told(trail, "hintEdge")];
  const side = state.last ?? (state.lane < 0 ? "left" : "right");
  if (move === "aside" && !isGap(trail, state, side)) {
    // Over to an edge is no turn of the way.
    return [...way, told(trail, "hintCross", { side: parts[side] })];
  }
  const to = move === "aside" ? ASIDE[side] : move;
  return [...way, told(trail, "hintMove", { move: buttons[BUTTONS[to]].label.toLowerCase() })];
}

/** The press along the told way where it leads nearer, and else the solver's. What lies or sits by the way is the player's choice. */
export function nextMove(trail: Trail, state: CaneState): CaneMove {
  const plain: Trail = { ...trail, finds: [] };
  const along = alongTheWay(plain, state);
  const { state: after, happened } = press(plain, state, along);
  const leads = !AVOIDED.includes(happened.type) && pressesToGoal(plain, after) < pressesToGoal(plain, state);
  return leads ? along : bestMove(plain, { ...state, sat: [] });
}

/** Whether a tap to that side and Up lead over there, or around the corner. */
function crosses(trail: Trail, state: CaneState, side: Tap): boolean {
  const tapped = state.last === side ? undefined : press(trail, state, side);
  const up = press(trail, tapped?.state ?? state, "aside");
  return !AVOIDED.includes(tapped?.happened.type ?? "tapped") && !AVOIDED.includes(up.happened.type);
}

function alongTheWay(trail: Trail, state: CaneState): CaneMove {
  const { where, side } = turnFromHere(trail, state);
  if (where === "behind") return "around";
  if (standsAhead(trail, state)) return toward(state, state.lane < 0 ? "right" : "left");
  if (side !== undefined && (where === "here" || state.lane !== signOf(side))) return toward(state, side);
  if (ledgeAhead(trail, state) !== 0 && !state.stopped) return "stop";
  return state.last === null ? "left" : otherSide(state.last);
}

/** Tap that side, then Up. */
function toward({ last }: CaneState, side: Tap): CaneMove {
  return last === side ? "aside" : side;
}

function standsAhead(trail: Trail, state: CaneState): boolean {
  const ahead = aheadOf(trail, state);
  return ahead !== undefined && standsIn(trail, ahead, state.facing, state.lane) !== undefined;
}

function listenTo(trail: Trail, state: CaneState): Cue {
  const { parts } = trail.words.words;
  if (standsAhead(trail, state))
    return told(trail, "hintStands", { side: state.lane < 0 ? parts.right : parts.left });
  const { where, side } = turnFromHere(trail, state);
  if (where === "ahead" && ledgeAhead(trail, state) !== 0)
    return told(trail, state.stopped ? "hintStopped" : "hintEdge");
  if (where === "behind") return told(trail, "hintEnd");
  // Where nobody tells the way, no turn is given away for nothing.
  if (trail.rules.told === "nothing") return told(trail, "hintAhead");
  if (side === undefined) return told(trail, "hintStraight");
  if (state.lane !== signOf(side) && !crosses(trail, state, side)) return told(trail, "hintAhead");
  if (state.lane === 0) return told(trail, "hintLost", { side: parts[side] });
  return told(trail, state.lane === signOf(side) ? "hintGap" : "hintOther", { side: parts[side] });
}
