/** Help: what a tip tells here, which line to walk by, and the next move. */
import type { Cue } from "../../../../cue.ts";
import type { Help } from "../../../contract.ts";
import type { WalkDeal } from "../../schema.ts";
import { trailOf } from "./begin.ts";
import { told } from "./heard.ts";
import { bestMove } from "./plan.ts";
import { press } from "./press.ts";
import { aheadOf, ledgeAhead, standsIn, type CaneState, type Trail } from "./trail.ts";

const LOOKS = 40;
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
  const side = lineOf(trail, state);
  const { buttons } = trail.words.words;
  return {
    listen: [listenTo(trail, state)],
    ...(side === undefined ? {} : { rule: [told(trail, "hintLine", { side })] }),
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

/** The line that the next turn of the way needs. */
function lineOf(trail: Trail, state: CaneState): string | undefined {
  let now = state;
  for (let look = 0; look < LOOKS && now.at !== trail.goal; look++) {
    const move = bestMove(trail, now);
    const { state: next, happened } = press(trail, now, move);
    if (happened.type === "turned") return trail.words.words.parts[happened.side];
    if (happened.type === "around") return undefined;
    now = next;
  }
  return undefined;
}
