/** What comes of a press: what is heard, who joins and who sits down, and when the walk is over. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../../../contract.ts";
import { onMap } from "../../directions.ts";
import { landmarkAt } from "../../ground.ts";
import { followerCue, followerOf, told } from "./heard.ts";
import { happenedCues } from "./happened.ts";
import { pressesToGoal } from "./plan.ts";
import { press, type CaneMove } from "./press.ts";
import { begin, trailOf } from "./begin.ts";
import { otherSide, signOf, standsIn, type CaneState, type Tap, type Trail } from "./trail.ts";
import type { WalkDeal } from "../../schema.ts";

/** Twice the shortest walk and a few presses more are nobody's yawn. */
const PATIENCE = 2;
const PATIENCE_MORE = 12;
const FOR_A_FIND = 4;
const YAWN_AT = 0.75;
/** After so many who sat down for weariness somebody leads the rest of the way. */
const MOST_TIRED = 2;
/** And then each time by this part of the same number. */
const TIRED_AGAIN = 0.35;
/** So many slips on one walk, and somebody leads the rest of the way, too. */
const MOST_SLIPS = 6;

const budgets = new WeakMap<Trail, number>();

/** So many presses may a walk take before somebody sits down. */
function budgetOf(deal: WalkDeal, trail: Trail): number {
  const known = budgets.get(trail);
  if (known !== undefined) return known;
  const shortest = pressesToGoal(trail, begin(deal));
  const budget = shortest * PATIENCE + PATIENCE_MORE + trail.finds.length * FOR_A_FIND;
  budgets.set(trail, budget);
  return budget;
}

interface Came {
  readonly state: CaneState;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

export function walked(deal: WalkDeal, before: CaneState, move: CaneMove): Step<CaneState> {
  const trail = trailOf(deal);
  const { state, happened } = press(trail, before, move);
  const came = picked(trail, before, {
    state,
    cues: happenedCues(trail, before, state, happened),
    counts: {},
  });
  const slipped = happened.type === "slipped" ? sitsDown(trail, came, happened.side) : came;
  if (slipped.state.at === trail.goal) return arrived(trail, slipped);
  const tired = growsTired(trail, slipped, budgetOf(deal, trail));
  if (tired.state.tired >= MOST_TIRED || tired.state.slips >= MOST_SLIPS) return ledThere(trail, tired);
  const lost = happened.type === "slipped" && !trail.rules.endless;
  return {
    state: tired.state,
    cues: tired.cues,
    outcome: lost ? MISSED : GOING,
    counts: tired.counts,
    // Wherever one has come, the next thought is another.
    ...(state.at !== before.at || state.lane !== before.lane || state.facing !== before.facing
      ? { helpAnew: true as const }
      : {}),
  };
}

/** What lay on the line, and who comes along again. */
function picked(trail: Trail, before: CaneState, { state, cues }: Came): Came {
  const found = state.taken.length - before.taken.length;
  const back = state.line.slice(before.line.length);
  const { found: noise } = trail.words;
  return {
    state,
    cues: [
      ...cues,
      ...(found > 0 ? [sound(noise.sound, { caption: noise.caption }), told(trail, "took")] : []),
      ...back.flatMap((who) => [
        followerCue(trail, who),
        told(trail, "rejoined", { name: followerOf(trail, who).name }),
      ]),
    ],
    counts: {
      ...(found > 0 ? { found } : {}),
      ...(back.length > 0 ? { rejoined: back.length } : {}),
    },
  };
}

/** Who walks last sits down where it happened. */
function sitsDown(trail: Trail, { state, cues, counts }: Came, side: Tap | undefined): Came {
  const slips = state.slips + 1;
  if (trail.rules.endless) return { state: { ...state, slips }, cues, counts };
  const who = state.line.at(-1);
  if (who === undefined)
    return {
      state: { ...state, slips },
      cues: side === undefined ? cues : [...cues, told(trail, "nobody")],
      counts: { ...counts, slips: 1 },
    };
  const follower = followerOf(trail, who);
  return {
    state: {
      ...state,
      slips,
      line: state.line.slice(0, -1),
      sat: [...state.sat, { who, at: state.at, side: onMap(state.facing, seat(trail, state, side)) }],
    },
    cues: [
      ...cues,
      sound(trail.words.words.sounds.sits, { level: 0.7 }),
      followerCue(trail, who),
      oneOf(follower.sits, "object", { voice: follower.voice }),
      told(trail, "sits", { name: follower.name }),
    ],
    counts: { ...counts, slips: 1, strayed: 1 },
  };
}

/** By which edge somebody sits: never where something stands, since nobody could walk by there. */
function seat(trail: Trail, { at, facing, lane }: CaneState, side: Tap = "left"): Tap {
  const near = lane === 0 ? side : lane < 0 ? "left" : "right";
  if (standsIn(trail, at, facing, signOf(near)) === undefined) return near;
  return otherSide(near);
}

function growsTired(trail: Trail, came: Came, budget: number): Came {
  const { state, cues, counts } = came;
  const over = state.spent - budget;
  const due = over <= 0 ? 0 : 1 + Math.floor(over / (budget * TIRED_AGAIN));
  if (due > state.tired && trail.rules.endless) return { state: { ...state, tired: due }, cues, counts };
  if (due > state.tired) {
    const yawns = state.line.length > 0 ? [sound(trail.words.words.sounds.yawn, { level: 0.7 })] : [];
    return sitsDown(
      trail,
      {
        state: { ...state, tired: state.tired + 1 },
        cues: [...cues, ...yawns, told(trail, "tired")],
        counts,
      },
      undefined,
    );
  }
  if (!trail.rules.endless && !state.yawned && state.line.length > 0 && state.spent > budget * YAWN_AT)
    return {
      state: { ...state, yawned: true },
      cues: [...cues, sound(trail.words.words.sounds.yawn, { level: 0.5 }), told(trail, "yawns")],
      counts,
    };
  return came;
}

function arrived(trail: Trail, { state, cues, counts }: Came): Step<CaneState> {
  const { meets } = trail;
  const isClean = state.slips === 0;
  const line = meets === undefined || state.line.includes(meets) ? state.line : [...state.line, meets];
  const place = landmarkAt(trail.content, trail.ground, trail.goal);
  return {
    state: { ...state, line },
    cues: [
      ...cues,
      ...(place === undefined ? [] : [sound(place.here, { caption: place.caption })]),
      ...(meets === undefined ? [told(trail, "arrived")] : meetingCues(trail, meets, line.length)),
    ],
    outcome: solved(isClean ? 1 : 0.5),
    counts: {
      ...counts,
      walks: 1,
      ...(isClean ? { clean: 1 } : {}),
      ...(line.length > state.line.length ? { joined: 1 } : {}),
    },
  };
}

function meetingCues(trail: Trail, who: string, count: number): Cue[] {
  const follower = followerOf(trail, who);
  return [
    followerCue(trail, who),
    oneOf(follower.meets, "object", { voice: follower.voice }),
    told(trail, "joins", { name: capitalize(follower.name), count }),
  ];
}

/** It took far too long: the way ends, and who waited there is not met. */
function ledThere(trail: Trail, { state, cues, counts }: Came): Step<CaneState> {
  const name = trail.meets === undefined ? "" : followerOf(trail, trail.meets).name;
  return {
    state: { ...state, at: trail.goal, lane: -1, tapped: 0, last: null },
    cues: [...cues, told(trail, trail.meets === undefined ? "ledHome" : "led", { name })],
    outcome: solved(0),
    counts: { ...counts, walks: 1 },
  };
}
