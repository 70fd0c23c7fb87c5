/** After a dealing: was it fair, which place was wronged, or was a round kept? */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import type { Action, Move } from "../../../../move.ts";
import { ADVANCED, solved, type Counts, type Step } from "../../../contract.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { factOf, formOf, fullOf } from "./sums.ts";
import { dealingOf, placesOf, roundsHeard, sumOf, type Dealing, type Place } from "./dealt.ts";
import { creditOf, isCleanCall, told } from "./asked.ts";
import { shareTalk, shareWords } from "./talk.ts";

const FAIR = "fair";
const KEPT = "kept";
const AT = "cheated-";
const BUTTONS = { left: "left", middle: "down", right: "right" } as const;

/** He deals what he has not dealt yet, and says that it was fair. */
export function toHands(deal: DialDeal, before: DialState, heard: readonly Cue[]): Step<DialState> {
  const state: DialState = { ...before, phase: "judge" };
  return { state, cues: [...heard, ...judgeCues(deal, state, true)], outcome: ADVANCED };
}

/** All of it again for who asks, and only the rest of it for who has heard the beginning. */
export function judgeCues(deal: DialDeal, state: DialState, isNew: boolean): Cue[] {
  const talk = shareTalk(deal);
  const { voice } = talk;
  const dealing = dealingOf(deal, state);
  const isTwo = placesOf(formOf(shareWords(deal), sumOf(deal, state)), sumOf(deal, state)).length === 2;
  const rounds = dealing.rounds.length;
  const from = isNew ? Math.min(state.share?.rounds ?? 0, rounds) : 0;
  // Who has let him deal all of it has heard it all.
  const isOver = from === rounds && dealing.left === 0;
  const canHear = isNew || deal.rules.share?.once !== true;
  const sneeze =
    deal.rules.share?.told === true && dealing.trick !== "fair" && talk.tell !== undefined
      ? [sound(talk.tell.sound, { ...talk.tell, hold: "end" })]
      : [];
  const heard = !canHear ? [oneOf(talk.once)] : isOver ? [] : [roundsHeard(deal, state, from, rounds)];
  return [
    ...(isNew && !isOver ? [oneOf(talk.deals, "context", { voice })] : []),
    ...(isNew && from > 0 && !isOver && canHear
      ? [oneOf(talk.before, "object", { values: { count: from } })]
      : []),
    ...sneeze,
    ...heard,
    dealing.left === 0
      ? oneOf(talk.done, "object", { voice })
      : deal.rules.share?.swept === true
        ? oneOf(talk.swept, "object", { voice })
        : oneOf(talk.keeps, "object", { voice, values: { left: dealing.left } }),
    oneOf(isTwo ? talk.judge.two : talk.judge.three, "object"),
  ];
}

export function judgeMoves(deal: DialDeal, state: DialState): Move[] {
  const talk = shareTalk(deal);
  const sum = sumOf(deal, state);
  const places = placesOf(formOf(shareWords(deal), sum), sum);
  return [
    ...places.map((at): Move => ({ id: `${AT}${at}`, button: BUTTONS[at], ...talk[at], judges: true })),
    { id: KEPT, button: "up", ...talk.kept, judges: true },
    { id: FAIR, button: "select", ...talk.fair, judges: true },
  ];
}

/** The move that is right. */
export function rightVerdict({ trick, wrong }: Dealing): string {
  if (trick === "fair") return FAIR;
  return trick === "kept" ? KEPT : `${AT}${wrong[0] ?? "left"}`;
}

function isRight({ trick, wrong }: Dealing, move: string): boolean {
  if (trick === "fair") return move === FAIR;
  return trick === "kept" ? move === KEPT : wrong.some((at) => move === `${AT}${at}`);
}

export function whyOf(deal: DialDeal, state: DialState): Cue[] {
  const talk = shareTalk(deal);
  const dealing = dealingOf(deal, state);
  const value = fullOf(sumOf(deal, state));
  const fact = factOf(shareWords(deal), sumOf(deal, state));
  if (dealing.trick === "fair") return [];
  const { why } = trickWords(deal, dealing);
  const { round } = formOf(shareWords(deal), sumOf(deal, state));
  const [at = "left"]: readonly Place[] = dealing.wrong;
  return [
    oneOf(why, "object", {
      values: { round: `${round} ${dealing.round}`, place: talk.places[at], value, left: dealing.left, fact },
    }),
  ];
}

function trickWords(deal: DialDeal, { trick }: Dealing) {
  const { sleeved, doubled, shortened } = shareTalk(deal);
  return trick === "sleeve" ? sleeved : trick === "double" ? doubled : shortened;
}

export function applyJudge(deal: DialDeal, before: DialState, { move }: Action): Step<DialState> {
  const { content } = deal;
  const talk = shareTalk(deal);
  const dealing = dealingOf(deal, before);
  const sum = sumOf(deal, before);
  const values = { value: fullOf(sum), left: dealing.left, fact: factOf(shareWords(deal), sum) };
  const fair = dealing.trick === "fair";
  const right = isRight(dealing, move);
  const rest = deal.item.ways.length > 1 && dealing.left > 0 ? { leftover: dealing.left } : {};
  const isClean = isCleanCall(deal, before);
  const isFree = deal.rules.free === true;
  const settled = right && isClean ? { settled: 1 } : {};
  const counts: Counts = {
    ...rest,
    ...settled,
    ...(isFree
      ? {}
      : right
        ? before.advised
          ? {}
          : fair
            ? { judged: 1 }
            : { caught: 1 }
        : fair
          ? { blamed: 1 }
          : { fooled: 1 }),
  };
  const heard: Cue[] = right
    ? fair
      ? [sound(content.sounds.pick), oneOf(talk.wasFair, "object", { values })]
      : [...told(trickWords(deal, dealing).caught, values), ...whyOf(deal, before)]
    : fair
      ? told(talk.blamed, values)
      : [...told(move === FAIR ? talk.fooled : talk.astray, values), ...whyOf(deal, before)];
  const credit = creditOf(deal, before);
  return {
    state: { ...before, pressed: 0 },
    cues: heard,
    outcome: solved(right ? credit : credit * 0.4),
    counts,
  };
}
