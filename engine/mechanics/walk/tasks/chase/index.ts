/** Catching a rival that flies a round. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, rest, sound, type Cue } from "../../../../cue.ts";
import { GOING } from "../../../contract.ts";
import { threeRungs, type Strength } from "../../../kit/three-rungs.ts";
import { beaconCues, heardFrom } from "../../beacons.ts";
import { idForSave, steps } from "../../ground.ts";
import { wayInWords } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { standingCue } from "../../speak.ts";
import type { Task } from "../task.ts";
import { check } from "./check.ts";
import { huntOf, isHere, placeName, rivalAt, sitsStill, stopAt, type ChaseState, type Hunt } from "./hunt.ts";
import { met, pass, restlessCues } from "./pass.ts";
import { beginning, firstStep, meetingPlace, soonest } from "./solve.ts";

const SECONDS_BETWEEN = 0.25;

export const chase: Task<ChaseState> = {
  type: "chase",
  ground: (deal) => huntOf(deal).ground,
  begin: beginning,
  open(deal, state) {
    const hunt = huntOf(deal);
    const { words, thing, ground } = hunt;
    return [
      sound(words.start, { hold: "none" }),
      ...beaconCues(deal.content, deal.rules, ground, state),
      sitsStill(hunt)
        ? oneOf(words.sits, "object", { voice: words.voice })
        : oneOf(words.opens, "object", { voice: words.voice, values: { thing } }),
      ...roundCues(deal, hunt, state),
    ];
  },
  walks: () => true,
  moves: (deal) => [{ id: "grab", button: "select", ...huntOf(deal).words.move.grab }],
  // Nothing moves until the player does: where it sits is heard again, as often as it is grabbed for.
  apply: (deal, state) => {
    const hunt = huntOf(deal);
    if (isHere(hunt, state)) return met(hunt, state);
    const heard = heardFrom(deal.content, hunt.ground, state, rivalAt(hunt, state.from, state.time));
    return {
      state,
      cues: [sound(hunt.words.emptySound), oneOf(hunt.words.empty), ...(heard === undefined ? [] : [heard])],
      outcome: GOING,
    };
  },
  stepped: pass,
  where(deal, state) {
    const hunt = huntOf(deal);
    const left = hunt.landings - Math.floor(state.time / hunt.pace);
    return [
      standingCue(deal.content, hunt.ground, state.at),
      ...(sitsStill(hunt)
        ? [oneOf(hunt.words.seek)]
        : [
            oneOf(hunt.words.goal, "object", { values: { thing: hunt.thing } }),
            oneOf(hunt.words.where, "object", { values: { left } }),
          ]),
      ...roundCues(deal, hunt, state),
      ...(sitsStill(hunt) ? restlessCues(hunt, state) : []),
    ];
  },
  best(deal, state) {
    // Too late for a catch: it is walked on, since only a step ends the round.
    if (isHere(huntOf(deal), state)) return { move: "grab" };
    return { to: firstStep(deal, state) ?? anyStep(deal, state) };
  },
  help: (deal, state) => threeRungs((strength) => hint(deal, state, strength)),
  reveal(deal, state) {
    const hunt = huntOf(deal);
    const place = placeName(deal, hunt, meetingPlace(deal, state));
    const { reveal, hints } = hunt.words;
    // Of what sits still nothing is true that is said of a round.
    if (sitsStill(hunt)) return [oneOf(hints.belongs, "object", { values: { place } })];
    return [oneOf(reveal, "object", { values: { place: capitalize(place) } })];
  },
  leave(deal, { at, time, from }) {
    const hunt = huntOf(deal);
    return {
      ...deal.world,
      at: idForSave(deal.content, hunt.ground, at),
      rival: idForSave(deal.content, hunt.ground, rivalAt(hunt, from, time)),
    };
  },
  check,
};

function anyStep(deal: WalkDeal, { at }: ChaseState): number {
  const [step] = steps(deal.content, huntOf(deal).ground, at);
  if (step === undefined) throw new RangeError("anyStep: there is no way from here");
  return step.to;
}

function hint(deal: WalkDeal, state: ChaseState, strength: Strength): Cue[] {
  const hunt = huntOf(deal);
  const { hints } = hunt.words;
  if (hints.found !== undefined && isHere(hunt, state)) return [oneOf(hints.found)];
  if (strength === 1) return [oneOf(sitsStill(hunt) ? hints.sits : hints.round)];
  const goal = meetingPlace(deal, state);
  const place = placeName(deal, hunt, goal);
  const meets = sitsStill(hunt) ? hints.belongs : goal === state.at ? hints.here : hints.next;
  const way = soonest(deal, state)?.way;
  if (way === undefined)
    return [oneOf(sitsStill(hunt) ? meets : hints.round, "object", { values: { place } })];
  const told = { place: capitalize(place), way: wayInWords(deal.content, way, state.facing) };
  // What is paid for can be walked, step by step: it ends where it is met, at the right time.
  return [oneOf(meets, "object", { values: { place } }), oneOf(hints.way, "object", { values: told })];
}

/** A round as it sounds from here: where it is now, and then place after place. */
function roundCues({ content }: WalkDeal, hunt: Hunt, state: ChaseState): Cue[] {
  const { words, ground, round } = hunt;
  const now = stopAt(hunt, state.from, state.time);
  const [first = [], ...others] = [...round.slice(now), ...round.slice(0, now)].map((place): Cue[] => {
    const cue = heardFrom(content, ground, state, place);
    return cue === undefined ? [] : [{ ...cue, hold: "end" }, rest(SECONDS_BETWEEN)];
  });
  if (sitsStill(hunt)) return first;
  const onward = words.onward === undefined ? [] : [oneOf(words.onward)];
  return [oneOf(words.round), ...first, ...onward, ...others.flat()];
}
