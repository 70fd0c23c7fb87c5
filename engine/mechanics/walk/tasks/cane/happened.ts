/** What a press sounds like, and what is said of it. */
import { capitalize } from "../../../../capitalize.ts";
import { rest, sound, type Cue } from "../../../../cue.ts";
import {
  aheadCues,
  goalCues,
  laneName,
  nearCues,
  tapCues,
  tipCues,
  told,
  vergeName,
  waitingCues,
} from "./heard.ts";
import type { Happening } from "./press.ts";
import { aheadOf, isGap, signOf, standsIn, toSide, type CaneState, type Tap, type Trail } from "./trail.ts";

const REST = 0.12;

export function happenedCues(trail: Trail, before: CaneState, state: CaneState, happened: Happening): Cue[] {
  const { sounds } = trail.words.words;
  switch (happened.type) {
    case "tapped":
      return tapCues(trail, state, happened.side);
    case "walked":
      return [
        ...tapCues(trail, state, happened.side),
        ...nearCues(trail, state),
        ...waitingCues(trail, state),
      ];
    case "over":
      return [
        sound(sounds.sweep, { side: signOf(happened.side) * 0.5, hold: "none" }),
        ...tipCues(trail, state, happened.side),
        ...aheadCues(trail, state),
        // Grass under the tip says it all.
        ...(feelsVerge(trail, state, happened.side)
          ? []
          : [told(trail, "over", { lane: capitalize(laneName(trail, state)) })]),
        ...nearCues(trail, state),
      ];
    case "turned":
      return [
        sound(sounds.turn, {
          side: signOf(happened.side),
          hold: "end",
          caption: trail.words.words.parts[happened.side === "left" ? "turnLeft" : "turnRight"],
        }),
        ...tapCues(trail, state, happened.side),
        ...nearCues(trail, state),
        ...waitingCues(trail, state),
      ];
    case "around":
      return [
        sound(sounds.turn, { hold: "end", caption: trail.words.words.parts.turnAround }),
        ...(state.lane === 0 ? [] : tipCues(trail, state, state.lane < 0 ? "left" : "right")),
        ...nearCues(trail, state),
      ];
    case "ended": {
      const beyond = toSide(trail, state, "up");
      // No foot goes anywhere.
      return [
        ...tipCues(trail, state, happened.side),
        sound(sounds.knock, { hold: "lead" }),
        told(trail, "ended", { verge: vergeName(trail, beyond) }),
      ];
    }
    case "stubbed":
      return [...tapCues(trail, state, happened.side), sound(sounds.slip), told(trail, "stub"), rest(REST)];
    case "slipped":
      return slipCues(trail, before, state, happened);
    case "stopped":
      return [sound(sounds.stop, { hold: "lead" }), ...allAround(trail, state, happened.ahead)];
    case "unstepped":
      return [...tipCues(trail, state, happened.side), sound(sounds.knock), told(trail, "outOfStep")];
    case "nowhere":
      return [sound(sounds.knock), told(trail, "nowhere")];
    case "stands":
      return [sound(sounds.knock), told(trail, "goOn")];
    case "changed":
      return [
        state.glides
          ? sound(trail.words.glides.sound, { caption: trail.words.glides.caption })
          : sound(sounds.sweep),
        told(trail, state.glides ? "glide" : "touch"),
        ...aheadCues(trail, { ...state, tapped: 2 }),
      ];
  }
}

function feelsVerge(trail: Trail, state: CaneState, side: Tap): boolean {
  return state.lane === signOf(side) && !isGap(trail, state, side);
}

function slipCues(
  trail: Trail,
  before: CaneState,
  state: CaneState,
  { side, why }: Extract<Happening, { type: "slipped" }>,
): Cue[] {
  const first = tipCues(trail, state, side);
  const slip = sound(trail.words.words.sounds.slip, { side: signOf(side) * 0.6 });
  switch (why) {
    case "verge":
      return [...first, slip, told(trail, "verge", { verge: vergeName(trail, toSide(trail, before, side)) })];
    case "bump": {
      const lane = before.lane + signOf(side);
      const ahead = aheadOf(trail, before);
      const thing =
        (ahead === undefined ? undefined : standsIn(trail, ahead, before.facing, before.lane)) ??
        standsIn(trail, before.at, before.facing, lane);
      return [...first, slip, told(trail, "bump", { thing: thing?.name ?? "" })];
    }
    case "fell":
      return [...first, slip, told(trail, "fell")];
  }
}

/** Both sides and what is ahead, one after the other. */
function allAround(trail: Trail, state: CaneState, ahead: "edge" | "step" | "clear"): Cue[] {
  const { drop, riser } = trail.words;
  const sides = [...tipCues(trail, state, "left"), ...tipCues(trail, state, "right")].map((cue): Cue =>
    cue.type === "sound" ? { ...cue, hold: "end" } : cue,
  );
  if (ahead === "edge")
    return [sound(drop.sound, { caption: drop.caption, hold: "end" }), told(trail, "edge")];
  if (ahead === "step")
    return [sound(riser.sound, { caption: riser.caption, hold: "end" }), told(trail, "step")];
  return [...sides, ...aheadCues(trail, state), ...nearCues(trail, state), ...goalCues(trail, state)];
}
