/** What comes of a press: what is heard, who joins and who sits down, and when the walk is over. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, rest, sound, type Cue } from "../../../../cue.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../../../contract.ts";
import { onMap } from "../../directions.ts";
import { landmarkAt } from "../../ground.ts";
import {
  aheadCues,
  followerCue,
  followerOf,
  goalCues,
  nearCues,
  tapCues,
  tipCues,
  told,
  vergeName,
} from "./heard.ts";
import { pressesToGoal } from "./plan.ts";
import { press, type CaneMove, type Happening } from "./press.ts";
import {
  aheadOf,
  begin,
  signOf,
  standsIn,
  toSide,
  trailOf,
  type CaneState,
  type Tap,
  type Trail,
} from "./trail.ts";
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
const REST = 0.12;

const budgets = new WeakMap<Trail, number>();

/** So many presses may a walk take before somebody sits down. */
export function budgetOf(deal: WalkDeal, trail: Trail): number {
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

function happenedCues(trail: Trail, before: CaneState, state: CaneState, happened: Happening): Cue[] {
  const { sounds } = trail.words.words;
  switch (happened.type) {
    case "tapped":
      return tapCues(trail, state, happened.side);
    case "walked":
      return [...tapCues(trail, state, happened.side), ...nearCues(trail, state)];
    case "over":
      return [
        sound(sounds.sweep, { side: signOf(happened.side) * 0.5, hold: "none" }),
        ...tipCues(trail, state, happened.side),
        ...nearCues(trail, state),
      ];
    case "turned":
      return [
        sound(sounds.turn, {
          side: signOf(happened.side),
          hold: "end",
          caption: trail.words.words.parts[happened.side === "left" ? "turnLeft" : "turnRight"],
        }),
        ...tapFirst(trail, state, happened.side),
        ...nearCues(trail, state),
      ];
    case "around":
      return [
        sound(sounds.turn, { hold: "end", caption: trail.words.words.parts.turnAround }),
        ...nearCues(trail, state),
      ];
    case "ended": {
      const beyond = toSide(trail, state, "up");
      return [
        ...tapCues(trail, state, happened.side),
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

/** The first tap behind a corner, on the side of the turn: what the new path is made of. */
function tapFirst(trail: Trail, state: CaneState, side: Tap): Cue[] {
  return tapCues(trail, { ...state, lane: 0 }, side);
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
      cues: [...cues, told(trail, "nobody")],
      counts: { ...counts, slips: 1 },
    };
  const edge = state.lane === 0 ? (side ?? "left") : state.lane < 0 ? "left" : "right";
  const follower = followerOf(trail, who);
  return {
    state: {
      ...state,
      slips,
      line: state.line.slice(0, -1),
      sits: [...state.sits, { who, at: state.at, side: onMap(state.facing, edge) }],
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

function growsTired(trail: Trail, came: Came, budget: number): Came {
  const { state, cues, counts } = came;
  const over = state.spent - budget;
  const due = over <= 0 ? 0 : 1 + Math.floor(over / (budget * TIRED_AGAIN));
  if (due > state.tired && trail.rules.endless) return { state: { ...state, tired: due }, cues, counts };
  if (due > state.tired) {
    const yawn = sound(trail.words.words.sounds.yawn, { level: 0.7 });
    return sitsDown(
      trail,
      { state: { ...state, tired: state.tired + 1 }, cues: [...cues, yawn, told(trail, "tired")], counts },
      undefined,
    );
  }
  if (!trail.rules.endless && !state.yawned && state.spent > budget * YAWN_AT)
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
