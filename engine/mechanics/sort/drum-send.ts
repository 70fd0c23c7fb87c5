/** A tapped word is sent to a drum: it stays, fills the bar and calls somebody, or tips the drum over. */
import { oneOf, type Cue } from "../../cue.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts } from "../contract.ts";
import { answerCues } from "../kit/evidence.ts";
import {
  drummingOf,
  drumOf,
  drumsOf,
  faultOf,
  withWord,
  type Beaten,
  type Fault,
  type Hand,
} from "./bars.ts";
import type { SortDeal } from "./basket.ts";
import { barsDue } from "./draw-drum.ts";
import { beatenNow, handsOpen, type Drummed } from "./drummed.ts";
import {
  barHeard,
  beatsHeard,
  danceHeard,
  grooveHeard,
  knockHeard,
  phraseOf,
  wordHeard,
} from "./drums-heard.ts";
import { called, wordsOf } from "./drums-told.ts";
import type { Sorting } from "./onward.ts";
import { SIDES } from "./seats.ts";
import type { SortState } from "./state.ts";

export function send(deal: SortDeal, state: SortState, drummed: Drummed, hand: Hand): Sorting {
  const { rules } = deal;
  const words = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const { taps, stand } = drummed;
  const hit = answerCues(drumsOf(deal.content).sent, { side: SIDES[hand] });
  if (taps.length === 0) return going(state, drummed, [...hit, oneOf(words.tapFirst)]);
  const fault = faultOf(rules, stand, hand, beaten);
  if (fault === "done") return going(state, drummed, [...hit, oneOf(words.done)]);
  if (taps.length !== beaten.beats || isOff(deal, drummed, beaten))
    return miscount(deal, state, drummed, hand, hit);
  if (fault !== null) return spill(deal, state, drummed, { hand, beaten, fault, hit });
  const { stand: after, full } = withWord(rules, stand, hand, beaten);
  const bar = full ?? after.bars[hand];
  const put = { ...drummed, stand: after };
  const heard = [
    ...hit,
    ...barHeard(deal, { bars: { ...after.bars, [hand]: bar }, knocks: stand.knocks }, hand),
  ];
  if (full === null) return onward(deal, state, put, heard, { placed: 1 }, false);
  return fill(deal, state, put, hand, full, heard);
}

/** Another beat was tapped loud than the loud one; of a word of one beat, any is right. */
function isOff({ rules }: SortDeal, { taps }: Drummed, { beats, loud }: Beaten): boolean {
  if (drummingOf(rules).accents === undefined || beats === 1) return false;
  return taps.some((isLoud, at) => isLoud !== (at + 1 === loud));
}

/** Its true beats are shown, and what the drum held falls out. */
function miscount(
  deal: SortDeal,
  state: SortState,
  drummed: Drummed,
  hand: Hand,
  hit: readonly Cue[],
): Sorting {
  const { content } = deal;
  const words = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const { taps, stand } = drummed;
  const values = { Word: wordHeard(beaten), taps: taps.length, beats: beaten.beats };
  const why = taps.length === beaten.beats ? words.misplaced : words.miscounted;
  const held = stand.bars[hand];
  const falls = [
    ...answerCues(drumsOf(content).spills, { side: SIDES[hand] }),
    oneOf(words.emptied, "object", { values: { Phrase: phraseOf(held) } }),
  ];
  const cues = [
    ...hit,
    oneOf(why, "object", { values }),
    ...beatsHeard(deal, beaten),
    ...(held.length === 0 ? [] : [...falls, ...knockHeard(deal, stand, hand)]),
  ];
  const empty = { ...stand, bars: { ...stand.bars, [hand]: [] } };
  return onward(deal, state, { ...drummed, stand: empty }, cues, { miscounted: 1 }, true);
}

interface Spill {
  readonly hand: Hand;
  readonly beaten: Beaten;
  readonly fault: Exclude<Fault, "done">;
  readonly hit: readonly Cue[];
}

/** The drum is empty, and who came last runs off. */
function spill(
  deal: SortDeal,
  state: SortState,
  drummed: Drummed,
  { hand, beaten, fault, hit }: Spill,
): Sorting {
  const { content } = deal;
  const words = wordsOf(deal);
  const bar = [...drummed.stand.bars[hand], beaten];
  const values = { Word: wordHeard(beaten), Phrase: phraseOf(bar) };
  const last = drummed.song.at(-1);
  const cues = [
    ...hit,
    ...answerCues(drumsOf(content).spills, { side: SIDES[hand] }),
    oneOf(words[fault], "object", { values }),
    ...(last === undefined
      ? []
      : [
          ...danceHeard(deal, last),
          oneOf(words.left, "object", { values: { player: nameOf(deal, last.player) } }),
        ]),
    ...knockHeard(deal, drummed.stand, hand),
  ];
  const stand = { ...drummed.stand, bars: { ...drummed.stand.bars, [hand]: [] } };
  const counts = { spills: 1, ...(last === undefined ? {} : { fled: 1 }) };
  return onward(deal, state, { ...drummed, stand, song: drummed.song.slice(0, -1) }, cues, counts, true);
}

function fill(
  deal: SortDeal,
  state: SortState,
  drummed: Drummed,
  hand: Hand,
  bar: readonly Beaten[],
  heard: readonly Cue[],
): Sorting {
  const { content } = deal;
  const words = wordsOf(deal);
  const Phrase = phraseOf(bar);
  const full = drummed.full + 1;
  const done = [...heard, ...answerCues(drumsOf(content).full)];
  const next = knockAfter(deal, drummed, hand);
  if (bar.some(({ isHelped }) => isHelped)) {
    const cues = [...done, oneOf(words.alone, "object", { values: { Phrase } }), ...next];
    return onward(deal, state, { ...drummed, full }, cues, { placed: 1, bars: 1 }, false);
  }
  const { players } = drumsOf(content);
  const cast = deal.world?.cast ?? [];
  const player = cast[drummed.song.length % players.length] ?? 0;
  const dance = { player, hand, words: bar.map(({ word, beats, loud }) => ({ word, beats, loud })) };
  const song = [...drummed.song, dance];
  const cues = [
    ...done,
    ...danceHeard(deal, dance),
    oneOf(words.joined, "object", { values: { Phrase, player: nameOf(deal, player) } }),
    ...(song.length > 1 ? grooveHeard(deal, song) : []),
    ...next,
  ];
  return onward(deal, state, { ...drummed, full, song }, cues, { placed: 1, bars: 1, joined: 1 }, false);
}

/** The next knock of a drum; or that there is none, while the other drum has some. */
function knockAfter(deal: SortDeal, drummed: Drummed, hand: Hand): Cue[] {
  const open = handsOpen(drummed);
  if (open.includes(hand)) return knockHeard(deal, drummed.stand, hand);
  return open.length === 0 ? [] : [oneOf(wordsOf(deal).done)];
}

function nameOf({ content }: SortDeal, player: number): string {
  return drumsOf(content).players[player]?.name ?? "";
}

/** Nothing was judged. */
export function going(state: SortState, drumming: Drummed, cues: readonly Cue[]): Sorting {
  return { state: { ...state, drumming }, cues, outcome: GOING };
}

/** The next word, or the end of the row. */
export function onward(
  deal: SortDeal,
  state: SortState,
  { isHelped: _isHelped, ...drummed }: Drummed,
  cues: readonly Cue[],
  counts: Counts,
  isMissed: boolean,
): Sorting {
  const at = drummed.at + 1;
  const due = barsDue(deal, drumOf(deal.item));
  const isDone = due > 0 && drummed.full >= due;
  if (isDone || at >= drumOf(deal.item).words.length) {
    return {
      state: { ...state, drumming: drummed },
      cues: [...cues, ...endTold(deal, drummed.full, due)],
      outcome: solved(due === 0 ? 1 : drummed.full / due),
      counts: { ...counts, due },
    };
  }
  const next = { ...drummed, at, taps: [], way: 0 };
  return {
    state: { ...state, drumming: next },
    cues: [...cues, ...called(deal, next)],
    outcome: isMissed ? MISSED : ADVANCED,
    counts,
    helpAnew: true,
  };
}

/** How many bars were filled; where there was one, that was heard. */
function endTold(deal: SortDeal, full: number, of: number): Cue[] {
  const { ended, endedAll } = wordsOf(deal);
  if (full < of) return [oneOf(ended, "object", { values: { full, of } })];
  return of === 1 ? [] : [oneOf(endedAll, "object", { values: { of } })];
}
