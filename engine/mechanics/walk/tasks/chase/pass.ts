/** A step's time goes by in a chase: it is met, it flies on, or it gets away. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { GOING, solved, type Step } from "../../../contract.ts";
import { distanceWord, heardFrom, sideTo, soundingTo } from "../../beacons.ts";
import { flight } from "../../ground.ts";
import type { WalkDeal } from "../../schema.ts";
import { huntOf, placeName, rivalAt, sitsStill, type ChaseState, type Hunt } from "./hunt.ts";
import { beginning, meetingPlace } from "./solve.ts";

/** So many landings before the end it is told. */
const LAST_LANDINGS = 2;
const COINS_FOR_A_FIND = 1;
const COINS_FOR_A_CATCH = 2;

export function pass(deal: WalkDeal, state: ChaseState, to: number): Step<ChaseState> {
  const hunt = huntOf(deal);
  const { pace, landings } = hunt;
  const time = state.time + 1;
  const next: ChaseState = { ...state, at: to, time };
  const before = rivalAt(hunt, state.from, state.time);
  const now = rivalAt(hunt, state.from, time);
  if (to === before || to === now) return met(hunt, next);
  if (time % pace !== 0) return { state: next, cues: [], outcome: GOING };
  if (time / pace >= landings) return away(deal, hunt, next, now);
  return { state: next, cues: flownOn(deal, hunt, next, before, now), outcome: GOING };
}

/** It was found, or stepped onto. */
export function met(hunt: Hunt, state: ChaseState): Step<ChaseState> {
  const { words, thing } = hunt;
  const coins = sitsStill(hunt) ? COINS_FOR_A_FIND : COINS_FOR_A_CATCH;
  const told = sitsStill(hunt)
    ? oneOf(words.found, "object", { voice: words.voice })
    : oneOf(words.caught, "object", { voice: words.voice, values: { thing } });
  const paid = Array.from({ length: coins }, () => sound(words.coin, { caption: words.coinCaption }));
  return {
    state,
    cues: [sound(words.caughtSound), told, ...paid],
    outcome: solved(1),
    counts: { coins, payable: coins, ...(sitsStill(hunt) ? {} : { home: 1, wanted: 1, caught: 1 }) },
  };
}

function away(deal: WalkDeal, hunt: Hunt, state: ChaseState, now: number): Step<ChaseState> {
  const { words, thing } = hunt;
  const place = placeName(deal, hunt, sitsStill(hunt) ? now : meetingPlace(deal, beginning(deal)));
  const coins = sitsStill(hunt) ? COINS_FOR_A_FIND : COINS_FOR_A_CATCH;
  const voice = { voice: words.voice };
  return {
    state,
    cues: [
      sound(words.goneSound),
      ...(sitsStill(hunt)
        ? [oneOf(words.bored, "object", { ...voice, values: { place } })]
        : [
            oneOf(words.gone, "object", { ...voice, values: { thing } }),
            oneOf(words.lesson, "object", { voice: words.teacher, values: { place } }),
          ]),
    ],
    outcome: solved(0),
    counts: { payable: coins, ...(sitsStill(hunt) ? {} : { wanted: 1, escaped: 1 }) },
  };
}

/** Where it sits still, it says when it will be off. */
export function restlessCues({ words, landings, pace }: Hunt, { time }: ChaseState): Cue[] {
  const left = landings * pace - time;
  if (left > LAST_LANDINGS * pace) return [];
  return [oneOf(words.restless, "object", { voice: words.voice, values: { left } })];
}

function flownOn(deal: WalkDeal, hunt: Hunt, state: ChaseState, before: number, now: number): Cue[] {
  const { words, ground, pace, landings } = hunt;
  const landed = heardFrom(deal.content, ground, state, now);
  if (sitsStill(hunt)) return [...(landed === undefined ? [] : [landed]), ...restlessCues(hunt, state)];
  const caption =
    landed === undefined
      ? `${words.movesCaption}, ${distanceWord(deal.content, ground, state, now)}`
      : words.movesCaption;
  const left = landings - state.time / pace;
  const voice = { voice: words.voice, side: sideTo(ground, state, now) };
  return [
    sound(words.moves, { ...soundingTo(ground, state, now), caption }),
    // Where it now sits is what there is to know: no word covers it.
    ...(landed === undefined ? [] : [{ ...landed, hold: "end" as const }]),
    // It was close: the rival says so.
    ...(flight(ground, state.at, before) === 1 ? [oneOf(words.teases, "context", voice)] : []),
    ...(left <= LAST_LANDINGS ? [oneOf(words.where, "object", { values: { left } })] : []),
  ];
}
