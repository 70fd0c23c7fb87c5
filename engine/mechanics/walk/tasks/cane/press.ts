/** A press and what it does to where one is: rules without a sound. */
import { onMap } from "../../directions.ts";
import {
  aheadOf,
  heightAt,
  isAt,
  isGap,
  laneTo,
  ledgeAhead,
  otherSide,
  pathAt,
  signOf,
  standsIn,
  surfaceAt,
  toSide,
  type CaneState,
  type Lane,
  type Tap,
  type Trail,
} from "./trail.ts";

export type CaneMove = Tap | Aside | "stop" | "around" | "technique";
/** To the side of the last tap, or to a side that was said. */
type Aside = "aside" | "aside-left" | "aside-right";

/** Shallow edges are no deeper than this: a tapping tip may come down beyond them and tell nothing. */
export const SHALLOW = 1;

export type Happening =
  | {
      readonly type: "tapped" | "walked" | "ended" | "over" | "turned" | "stubbed" | "unstepped";
      readonly side: Tap;
    }
  | { readonly type: "slipped"; readonly side: Tap; readonly why: "verge" | "bump" | "fell" }
  | { readonly type: "stopped"; readonly ahead: "edge" | "step" | "clear" }
  | { readonly type: "around" | "changed" | "nowhere" | "stands" };

interface Pressed {
  readonly state: CaneState;
  readonly happened: Happening;
}

/** What counts as steps of those who follow. To stop and to check is always free. */
const STEP = 1;
const STUB = 3;
const CATCH = 3;
const OUT_OF_STEP = 2;

export function press(trail: Trail, before: CaneState, move: CaneMove): Pressed {
  switch (move) {
    case "left":
    case "right":
      return taken(trail, before, tap(trail, before, move));
    case "aside": {
      const side = before.last ?? gapBeside(trail, before);
      // At a step one goes by tapping: who presses Up for it has done nothing wrong.
      if (before.stopped && ledgeAhead(trail, before) !== 0 && leadsOff(trail, before, side))
        return { state: before, happened: { type: "stands" } };
      return side === undefined
        ? { state: before, happened: { type: "nowhere" } }
        : taken(trail, before, aside(trail, before, side));
    }
    case "aside-left":
      return taken(trail, before, aside(trail, before, "left"));
    case "aside-right":
      return taken(trail, before, aside(trail, before, "right"));
    case "stop": {
      const ledge = ledgeAhead(trail, before);
      return {
        state: { ...before, stopped: true },
        happened: { type: "stopped", ahead: ledge < 0 ? "edge" : ledge > 0 ? "step" : "clear" },
      };
    }
    case "around":
      return {
        state: {
          ...before,
          facing: onMap(before.facing, "down"),
          lane: (0 - before.lane) as Lane,
          tapped: 0,
          last: null,
          stopped: false,
          spent: before.spent + STEP,
        },
        happened: { type: "around" },
      };
    case "technique":
      return { state: { ...before, glides: !before.glides }, happened: { type: "changed" } };
  }
}

function tap(trail: Trail, before: CaneState, side: Tap): Pressed {
  const catches = before.glides && surfaceAt(trail, before.at).rough === true;
  const spent = before.spent + (catches ? CATCH : STEP);
  // The same side again: that foot has just gone, and the ground before the other was not checked.
  if (before.last === side)
    return { state: { ...before, spent: spent + OUT_OF_STEP }, happened: { type: "unstepped", side } };
  const tapping: CaneState = { ...before, spent, last: side };
  if (before.tapped < 2) {
    const tapped = before.tapped === 0 ? 1 : 2;
    return { state: { ...tapping, tapped }, happened: { type: "tapped", side } };
  }
  if (checks(trail, before, side)) return { state: tapping, happened: { type: "tapped", side } };
  const ahead = aheadOf(trail, before);
  if (ahead === undefined) return { state: tapping, happened: { type: "ended", side } };
  if (standsIn(trail, ahead, before.facing, before.lane) !== undefined)
    return { state: tapping, happened: { type: "slipped", side, why: "bump" } };
  const ledge = heightAt(trail, ahead) - heightAt(trail, before.at);
  const walked = arrive(trail, { ...tapping, at: ahead, tapped: 1, stopped: false });
  if (ledge !== 0 && !before.stopped) {
    return ledge < 0
      ? { state: walked, happened: { type: "slipped", side, why: "fell" } }
      : { state: { ...walked, spent: spent + STUB }, happened: { type: "stubbed", side } };
  }
  return { state: walked, happened: { type: "walked", side } };
}

/** A tap toward a gap that is here, of two toward the one by which one walks, does not walk past it; and with something ahead a tap to the free side walks into nothing. */
function checks(trail: Trail, state: CaneState, side: Tap): boolean {
  const isOpen = (to: Tap) => {
    const beside = toSide(trail, state, to);
    return beside !== undefined && pathAt(trail, beside) !== undefined;
  };
  if (isOpen(side) && (isGap(trail, state, side) || !isOpen(otherSide(side)))) return true;
  const ahead = aheadOf(trail, state);
  const stands = ahead === undefined ? undefined : standsIn(trail, ahead, state.facing, state.lane);
  return stands !== undefined && state.lane !== signOf(side);
}

/** Who has come over to an edge has heard what it is there: a gap can be entered without another tap. */
function gapBeside(trail: Trail, state: CaneState): Tap | undefined {
  if (state.tapped === 0) return undefined;
  const side = state.lane < 0 ? "left" : "right";
  return isGap(trail, state, side) ? side : undefined;
}

/** By this edge already, and no gap in it. */
function leadsOff(trail: Trail, state: CaneState, side: Tap | undefined): boolean {
  return side === undefined || (state.lane === signOf(side) && !isGap(trail, state, side));
}

/** To one side: over to its edge, as far as the way there is free, or around the corner where there is a gap. */
function aside(trail: Trail, before: CaneState, side: Tap): Pressed {
  const { lane, facing, at } = before;
  const state: CaneState = { ...before, spent: before.spent + STEP, last: null };
  if (isGap(trail, state, side)) {
    const into = toSide(trail, state, side) ?? at;
    const turned: CaneState = { ...state, facing: onMap(facing, side), at: into, tapped: 0, stopped: false };
    return { state: arrive(trail, turned), happened: { type: "turned", side } };
  }
  const edge = signOf(side);
  if (lane === edge) return { state, happened: { type: "slipped", side, why: "verge" } };
  const isFree = standsIn(trail, at, facing, edge) === undefined;
  if (!isFree && lane === 0) return { state, happened: { type: "slipped", side, why: "bump" } };
  return { state: { ...state, lane: isFree ? edge : 0 }, happened: { type: "over", side } };
}

/** Where the path tips, one comes one lane over; the edge holds. */
function arrive(trail: Trail, state: CaneState): CaneState {
  const tilts = pathAt(trail, state.at)?.tilts;
  const to = tilts === undefined ? undefined : laneTo(state.facing, tilts);
  if (to === undefined) return state;
  const lane = Math.max(-1, Math.min(1, state.lane + to)) as Lane;
  return standsIn(trail, state.at, state.facing, lane) === undefined ? { ...state, lane } : state;
}

/** What lies where one has come is picked up. */
function taken(trail: Trail, before: CaneState, { state, happened }: Pressed): Pressed {
  const here = trail.finds.flatMap((spot, index) =>
    !state.taken.includes(index) && isAt(state, spot) ? [index] : [],
  );
  const back = state.sat.filter((spot) => isAt(state, spot) && !isAt(before, spot));
  if (here.length === 0 && back.length === 0) return { state, happened };
  return {
    state: {
      ...state,
      taken: [...state.taken, ...here],
      sat: state.sat.filter((spot) => !back.includes(spot)),
      line: [...state.line, ...back.map(({ who }) => who)],
    },
    happened,
  };
}
