/** A board with a rival: what comes of two that the player opened, and then of the rival's two. */
import { capitalize } from "../../capitalize.ts";
import { sound, type Cue } from "../../cue.ts";
import type { Move } from "../../move.ts";
import { ADVANCED, GOING, solved, type Counts, type Step } from "../contract.ts";
import { leftOf, minding, picksOf, priceOf, rolled, worthOf } from "./rival.ts";
import { contestValues, gainCue, gloatCues, humCue, lossCue, openedCues } from "./rival-words.ts";
import type { Pair } from "./schema.ts";
import {
  cardAt,
  covered,
  creditOf,
  faceOf,
  isFirst,
  isWorkedOut,
  knownPartner,
  madeOf,
  pairOf,
  textOf,
  withCard,
  type Contest,
  type PairsDeal,
  type PairsState,
} from "./state.ts";
import { bothOf, notesCue, oneValues, sideOf, soundOf, spoken } from "./words.ts";

/** What was heard and still lies there can be named: it is asked for by its place, so that is asked back. */
export function nameMoves(deal: PairsDeal, state: PairsState): Move[] {
  if (state.contest === null) return [];
  return state.heard
    .filter((card) => !state.gone.includes(card))
    .map((card) => {
      const text = textOf(faceOf(deal, card));
      return { id: `name-${card}`, label: capitalize(text), phrases: [asSaid(text)] };
    });
}

/** In the words of a voice: "Twenty-five cents" is said "twenty five cents". */
function asSaid(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9' ]+/g, " ")
    .trim();
}

export function name(deal: PairsDeal, state: PairsState, card: number): Step<PairsState> {
  const cues = [sound(soundOf(deal.content, "ask")), spoken(deal, "named", oneValues(deal, card))];
  return { state, cues, outcome: GOING };
}

interface Contending extends PairsState {
  readonly contest: Contest;
}

interface Played {
  readonly state: Contending;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
}

/** The player has opened a second one. A board that is lost with nothing passed over was lost to chance, and costs no credit. */
export function contend(deal: PairsDeal, state: PairsState, heard: readonly Cue[]): Step<PairsState> {
  const { contest } = state;
  if (contest === null) throw new RangeError("contend: nobody contends");
  const mine = opened(deal, { ...state, contest }, heard);
  const { won } = mine.state.contest;
  if (won >= priceOf(deal.item)) {
    const cues = [
      ...mine.cues,
      sound(soundOf(deal.content, "match"), { hold: "end" }),
      spoken(deal, "paid", contestValues(deal, mine.state.contest)),
    ];
    const counts = { ...mine.counts, paid: deal.rules.rival?.prize ?? 1 };
    return { state: mine.state, cues, outcome: solved(creditOf(deal, mine.state)), counts };
  }
  const isFound = mine.counts.found === 1;
  const told = isFound ? [spoken(deal, "have", contestValues(deal, mine.state.contest))] : [];
  const isAlone = (deal.rules.rival?.remembers ?? 0) === 0;
  const theirs = isAlone ? { ...mine, cues: [], counts: {} } : rivalTurn(deal, mine.state);
  const cues = [...mine.cues, ...told, ...theirs.cues];
  const counts = { ...mine.counts, ...theirs.counts };
  const isOver = theirs.counts.beaten === 1;
  const outcome = isOver ? solved(theirs.state.wasted === 0 ? 1 : 0) : isFound ? ADVANCED : GOING;
  return { state: theirs.state, cues, outcome, counts, ...(isOver ? {} : { helpAnew: true }) };
}

function opened(deal: PairsDeal, state: Contending, heard: readonly Cue[]): Played {
  const { at, up, contest } = state;
  const [one, other] = [cardAt(state, up ?? at), cardAt(state, at)];
  const values = isFirst(one) ? bothOf(deal, one, other) : bothOf(deal, other, one);
  const pair = madeOf(deal, one, other);
  const next: Contending = { ...state, up: null, heard: withCard(state.heard, other) };
  if (pair === undefined) {
    const isPassed = knownPartner(deal, state, one) !== null;
    const cues = [
      ...heard,
      sound(soundOf(deal.content, "apart"), { side: sideOf(deal, at), hold: "end" }),
      spoken(deal, "miss", bothOf(deal, one, other)),
      ...(isPassed ? [spoken(deal, "crack", bothOf(deal, one, other))] : []),
    ];
    const mind = minding(deal, contest.mind, [one, other]);
    const wasted = state.wasted + Number(isPassed);
    const isSharp = state.isSharp && !isPassed;
    return { state: { ...next, wasted, isSharp, contest: { ...contest, mind } }, cues, counts: { tries: 1 } };
  }
  const isKnown = state.heard.includes(other);
  const isGiven = state.told.includes(other) || (!isKnown && isWorkedOut(state));
  const won = contest.won + worthOf(pair);
  const cues = [
    ...heard,
    notesCue(deal, [up ?? at, at], true),
    spoken(deal, isGiven ? "made" : isKnown ? "pair" : "lucky", values),
    gainCue(deal, contest.won, won),
  ];
  const counts = {
    tries: 1,
    found: 1,
    [isKnown ? "remembered" : "lucky"]: 1,
    ...(isKnown && !isGiven && state.isSharp ? { recalled: 1 } : {}),
  };
  const gone = [...state.gone, one, other];
  const wasted = state.wasted + Number(isBiggerKnown(deal, state, pair));
  return { state: { ...next, gone, wasted, isSharp: true, contest: { ...contest, won } }, cues, counts };
}

/** A pair that is worth more could have been taken from memory. */
function isBiggerKnown(deal: PairsDeal, state: PairsState, pair: Pair): boolean {
  const before = { ...state, up: null };
  return covered(before).some((place) => {
    const card = cardAt(state, place);
    const isHeard = state.heard.includes(card);
    const isBigger = worthOf(pairOf(deal, card)) > worthOf(pair);
    return isHeard && isBigger && knownPartner(deal, { ...before, up: place }, card) !== null;
  });
}

/** The notes of what is remembered, then two that are opened: taken, where a pair was remembered. */
function rivalTurn(deal: PairsDeal, state: Contending): Played {
  const { contest } = state;
  const mind = contest.mind.filter((card) => !state.gone.includes(card));
  const { places, areTaken } = picksOf(deal, state, { ...contest, mind });
  const [one, other] = [cardAt(state, places[0]), cardAt(state, places[1])];
  const isDark = deal.rules.rival?.dark === true;
  const begun = [
    sound(soundOf(deal.content, "comes"), { hold: "end" }),
    ...humCue(deal, state, mind),
    ...places.flatMap((place) => openedCues(deal, state, place)),
  ];
  const rounds = contest.rounds + 1;
  const heard = isDark && !areTaken ? state.heard : withCard(withCard(state.heard, one), other);
  if (areTaken) {
    const pair = madeOf(deal, one, other);
    const worth = pair === undefined ? 0 : worthOf(pair);
    const next = {
      ...state,
      heard,
      gone: [...state.gone, one, other],
      contest: {
        mind: mind.filter((card) => card !== one && card !== other),
        won: contest.won,
        lost: contest.lost + worth,
        rounds,
        last: [],
      },
    };
    const both = isFirst(one) ? bothOf(deal, one, other) : bothOf(deal, other, one);
    const values = { ...contestValues(deal, next.contest, worth), ...both };
    const cues = [
      ...begun,
      lossCue(deal, worth),
      ...gloatCues(deal),
      spoken(deal, isDark ? "grabs" : "takes", values),
    ];
    return rolling(deal, judged(deal, { state: next, cues, counts: {} }));
  }
  const next = {
    ...state,
    heard,
    contest: { ...contest, mind: minding(deal, mind, [one, other]), rounds, last: [one, other] },
  };
  const cues = [...begun, sound(soundOf(deal.content, "fails"), { hold: "end" })];
  return rolling(deal, { state: next, cues, counts: {} });
}

/** Where what is left cannot make the price any more, it is over. */
function judged(deal: PairsDeal, played: Played): Played {
  const { contest } = played.state;
  if (contest.won + leftOf(deal, contest) >= priceOf(deal.item)) return played;
  const told = [
    spoken(deal, "beaten", contestValues(deal, contest)),
    sound(soundOf(deal.content, "beaten"), { hold: "end" }),
  ];
  return { ...played, cues: [...played.cues, ...told], counts: { ...played.counts, beaten: 1 } };
}

function rolling(deal: PairsDeal, played: Played): Played {
  const { rival, rows, columns } = deal.rules;
  if (rival?.rolls !== true || played.counts.beaten === 1) return played;
  const { state } = played;
  const row = ((state.contest.rounds - 1) % rows) + 1;
  const places = Array.from({ length: columns }, (_, column) => (row - 1) * columns + column);
  const told = [
    sound(soundOf(deal.content, "roll"), { hold: "end" }),
    spoken(deal, "rolls", { row }),
    notesCue(deal, places),
  ];
  const cards = rolled(state.cards, row, columns);
  return { ...played, state: { ...state, cards }, cues: [...played.cues, ...told] };
}
