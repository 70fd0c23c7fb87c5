/** Help on a bench: it begins where one stands, and what was paid for is told again for nothing. */
import type { Cue } from "../../../cue.ts";
import type { Help, Rung } from "../../contract.ts";
import type { State } from "../state.ts";
import { clubIn, pairsOn, type Pair } from "./clubs.ts";
import {
  areOf,
  guestCues,
  guestHere,
  nameValues,
  othersOf,
  rowCues,
  tell,
  type OddDeal as Deal,
} from "./seats.ts";
import { wordsOf } from "./words.ts";

/** That nobody is left: it is no help to find anybody. */
const DOOR = "door";

/** Pairs that are true and not found yet. */
export function openPairs(deal: Deal, state: State): Pair[] {
  return pairsOn(deal, state.row).filter(({ guest }) => !state.found.includes(guest));
}

/** The pair that help is about: of who was chosen, or the first. */
function pairFor(deal: Deal, state: State): Pair | undefined {
  const pairs = openPairs(deal, state);
  const chosen = state.isAtShelf ? guestHere(state) : null;
  return pairs.find(({ guest }) => guest === chosen) ?? pairs[0];
}

/** What help can tell here, from below: how to listen, and what has a price. Each is told with the key by which it is known. */
function rungsOn(
  deal: Deal,
  state: State,
): readonly { readonly key: string; readonly cues: readonly Cue[] }[] {
  const words = wordsOf(deal.content);
  const pair = pairFor(deal, state);
  const chosen = state.isAtShelf ? guestHere(state) : null;
  if (pair === undefined) return [{ key: DOOR, cues: [tell(deal, words.hintDoor)] }];
  const are = areOf(clubIn(deal, pair.club), pair.group.told);
  const club = { key: `club-${pair.club}`, cues: [tell(deal, words.hintClub, { are })] };
  if (chosen === null) {
    const who = [
      tell(deal, words.hintWho, nameValues(deal, pair.guest)),
      ...guestCues(deal, state, pair.guest),
    ];
    return [club, { key: `who-${pair.guest}`, cues: who }];
  }
  return pair.guest === chosen ? [club] : [{ key: `not-${chosen}`, cues: [tell(deal, words.hintBack)] }];
}

/** Who trades places is to be walked after: help does not let the whole bench be heard then. */
function listenOn(deal: Deal, state: State): Cue[] {
  const words = wordsOf(deal.content);
  const chosen = state.isAtShelf ? guestHere(state) : null;
  if (chosen !== null) return [tell(deal, words.hintThree), ...rowCues(deal, state, othersOf(state, chosen))];
  return [tell(deal, words.hintListen), ...(deal.rules.trades === undefined ? rowCues(deal, state) : [])];
}

/** What was told is the first rung; above it is what was not told yet, and the first rung says what that takes. */
export function helpOn(deal: Deal, state: State): Help {
  const words = wordsOf(deal.content);
  const rungs = rungsOn(deal, state);
  const told = rungs.filter(({ key }) => state.called.includes(key)).flatMap(({ cues }) => cues);
  const listen = told.length > 0 ? told : listenOn(deal, state);
  const [next, last] = rungs.filter(({ key }) => !state.called.includes(key));
  if (next === undefined) return { listen };
  if (next.key === DOOR) return { listen: next.cues };
  const first = state.called.length > 0 ? listen : [...listen, tell(deal, words.hintMore)];
  return last === undefined
    ? { listen: first, move: next.cues }
    : { listen: first, two: next.cues, move: last.cues };
}

/** The state after help of this rung: it will be told again for nothing. */
export function helpedOn(deal: Deal, state: State, rung: Rung): State {
  if (rung !== "two" && rung !== "move") return state;
  const left = rungsOn(deal, state).filter(({ key }) => !state.called.includes(key));
  const told = rung === "two" ? left[0] : left.at(-1);
  return told === undefined ? state : { ...state, called: [...state.called, told.key] };
}

export function hintOn(deal: Deal, state: State, strength: 1 | 2 | 3): Cue[] {
  const { listen = [], two = [], move = listen } = helpOn(deal, state);
  return [...(strength === 1 ? listen : strength === 2 ? two : move)];
}
