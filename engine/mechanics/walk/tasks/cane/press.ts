/** A press and what it does to where one is: rules without a sound. */
import { onMap } from "../../directions.ts";
import {
  aheadOf,
  heightAt,
  isAt,
  isGap,
  laneTo,
  ledgeAhead,
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

export type CaneMove = Tap | "stop" | "around" | "listen" | "technique";

/** Shallow edges are no deeper than this: a tapping tip may come down beyond them and tell nothing. */
export const SHALLOW = 1;

export type Happening =
  | { readonly type: "tapped" | "walked" | "ended" | "over" | "turned" | "stubbed"; readonly side: Tap }
  | { readonly type: "slipped"; readonly side: Tap; readonly why: "verge" | "bump" | "fell" }
  | { readonly type: "stopped"; readonly ahead: "edge" | "step" | "clear" }
  | { readonly type: "around" | "listened" | "changed" };

export interface Pressed {
  readonly state: CaneState;
  readonly happened: Happening;
}

const SPENT_ON_A_STOP = 2;
const SPENT_ON_A_STUB = 3;
const SPENT_ON_A_CATCH = 3;

export function press(trail: Trail, before: CaneState, move: CaneMove): Pressed {
  switch (move) {
    case "left":
    case "right":
      return taken(trail, before, tap(trail, before, move));
    case "stop": {
      const ledge = ledgeAhead(trail, before);
      const state = { ...before, stopped: true, spent: before.spent + SPENT_ON_A_STOP };
      return {
        state,
        happened: { type: "stopped", ahead: ledge < 0 ? "edge" : ledge > 0 ? "step" : "clear" },
      };
    }
    case "around":
      return {
        state: {
          ...before,
          facing: onMap(before.facing, "down"),
          lane: -before.lane as Lane,
          tapped: 0,
          last: null,
          stopped: false,
          spent: before.spent + 1,
        },
        happened: { type: "around" },
      };
    case "listen":
      return { state: { ...before, spent: before.spent + 1 }, happened: { type: "listened" } };
    case "technique":
      return { state: { ...before, glides: !before.glides }, happened: { type: "changed" } };
  }
}

function tap(trail: Trail, before: CaneState, side: Tap): Pressed {
  const catches = before.glides && surfaceAt(trail, before.at).rough === true;
  const spent = before.spent + (catches ? SPENT_ON_A_CATCH : 1);
  const tapping: CaneState = { ...before, spent, last: side };
  if (before.last === side) return sameAgain(trail, tapping, side);
  if (before.tapped < 2) {
    const tapped = before.tapped === 0 ? 1 : 2;
    return { state: { ...tapping, tapped }, happened: { type: "tapped", side } };
  }
  const ahead = aheadOf(trail, before);
  if (ahead === undefined) return { state: tapping, happened: { type: "ended", side } };
  if (standsIn(trail, ahead, before.facing, before.lane) !== undefined)
    return { state: tapping, happened: { type: "slipped", side, why: "bump" } };
  const ledge = heightAt(trail, ahead) - heightAt(trail, before.at);
  const walked = arrive(trail, { ...tapping, at: ahead, tapped: 1, stopped: false });
  if (ledge !== 0 && !before.stopped) {
    return ledge < 0
      ? { state: walked, happened: { type: "slipped", side, why: "fell" } }
      : { state: { ...walked, spent: spent + SPENT_ON_A_STUB }, happened: { type: "stubbed", side } };
  }
  return { state: walked, happened: { type: "walked", side } };
}

/** The same side twice takes one that way: over by a lane, or around the corner where there is a gap. */
function sameAgain(trail: Trail, state: CaneState, side: Tap): Pressed {
  const { lane, facing, at } = state;
  if (isGap(trail, state, side)) {
    const into = toSide(trail, state, side) ?? at;
    const turned: CaneState = {
      ...state,
      facing: onMap(facing, side),
      at: into,
      tapped: 0,
      last: null,
      stopped: false,
    };
    return { state: arrive(trail, turned), happened: { type: "turned", side } };
  }
  const next = lane + signOf(side);
  if (Math.abs(next) > 1) return { state, happened: { type: "slipped", side, why: "verge" } };
  if (standsIn(trail, at, facing, next) !== undefined)
    return { state, happened: { type: "slipped", side, why: "bump" } };
  return { state: { ...state, lane: next as Lane }, happened: { type: "over", side } };
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
