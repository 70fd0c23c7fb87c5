/** Catching a rival that flies a round. */
import { capitalize } from "../../../../capitalize.ts";
import { oneOf, rest, sound, type Cue } from "../../../../cue.ts";
import { GOING } from "../../../contract.ts";
import { threeRungs, type Strength } from "../../../kit/three-rungs.ts";
import { beaconCues, heardFrom } from "../../beacons.ts";
import { idForSave, startNow, steps } from "../../ground.ts";
import { shortestWay, wayInWords } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { standingCue } from "../../speak.ts";
import type { Task } from "../task.ts";
import { check } from "./check.ts";
import { huntOf, placeName, rivalAt, sitsStill, type ChaseState, type Hunt } from "./hunt.ts";
import { pass, restlessCues } from "./pass.ts";
import { firstStep, meetingPlace, soonest } from "./solve.ts";

const SECONDS_BETWEEN = 0.25;

export const chase: Task<ChaseState> = {
  type: "chase",
  ground: (deal) => huntOf(deal).ground,
  begin(deal) {
    const hunt = huntOf(deal);
    const at = startNow(deal.content, hunt.ground, deal.world.at);
    const begun = hunt.round.map((_place, from): ChaseState => ({ at, time: 0, from }));
    const timeOf = (state: ChaseState): number => soonest(deal, state)?.time ?? Infinity;
    return begun.reduce((best, state) => (timeOf(state) > timeOf(best) ? state : best));
  },
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
    return { to: firstStep(deal, state) ?? anyStep(deal, state) };
  },
  help: (deal, state) => threeRungs((strength) => hint(deal, state, strength)),
  reveal(deal, state) {
    const hunt = huntOf(deal);
    const place = placeName(deal, hunt, meetingPlace(deal, state));
    return [oneOf(hunt.words.reveal, "object", { values: { place: capitalize(place) } })];
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
  if (strength === 1) return [oneOf(sitsStill(hunt) ? hints.sits : hints.round)];
  const goal = meetingPlace(deal, state);
  const place = placeName(deal, hunt, goal);
  const values = { place };
  if (goal === state.at) return [oneOf(hints.here, "object", { values })];
  if (strength === 2) return [oneOf(sitsStill(hunt) ? hints.belongs : hints.next, "object", { values })];
  const way = shortestWay(deal.content, hunt.ground, state.at, goal) ?? [];
  const told = { place: capitalize(place), way: wayInWords(deal.content, way, state.facing) };
  return [oneOf(hints.way, "object", { values: told })];
}

/** A round, place after place, as it sounds from here. */
function roundCues({ content }: WalkDeal, { words, ground, round }: Hunt, state: ChaseState): Cue[] {
  const { from } = state;
  const heard = [...round.slice(from), ...round.slice(0, from)].flatMap((place): Cue[] => {
    const cue = heardFrom(content, ground, state, place);
    return cue === undefined ? [] : [{ ...cue, hold: "end" }, rest(SECONDS_BETWEEN)];
  });
  return round.length === 1 ? heard : [oneOf(words.round), ...heard];
}
