/** A tapped word is sent to a drum: it stays, fills the bar and calls somebody, or tips the drum over. */
import { oneOf, type Cue } from "../../cue.ts";
import { GOING } from "../contract.ts";
import { answerCues } from "../kit/evidence.ts";
import { drummingOf, drumsOf, faultOf, withWord, type Beaten, type Fault, type Hand } from "./bars.ts";
import type { SortDeal } from "./basket.ts";
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
import { onward, playerNamed, withSpare } from "./drum-row.ts";
import { wordsOf } from "./drums-told.ts";
import { nothing } from "./heard.ts";
import type { Sorting } from "./onward.ts";
import { SIDES } from "./seats.ts";
import type { SortState } from "./state.ts";

export function send(deal: SortDeal, state: SortState, drummed: Drummed, hand: Hand): Sorting {
  const { rules } = deal;
  const words = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const { taps, stand } = drummed;
  if (taps.length === 0) return going(state, drummed, [nothing(), oneOf(words.tapFirst)]);
  const fault = faultOf(rules, stand, hand, beaten);
  if (fault === "done") return going(state, drummed, [nothing(), oneOf(words.done)]);
  if (taps.length !== beaten.beats || isOff(deal, drummed, beaten)) return miscount(deal, state, drummed);
  const hit = answerCues(drumsOf(deal.content).sent, { side: SIDES[hand] });
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

/** It is gone, and its true beats are shown. The drums keep what they have. */
function miscount(deal: SortDeal, state: SortState, drummed: Drummed): Sorting {
  const words = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const { taps } = drummed;
  const values = { Word: wordHeard(beaten), taps: taps.length, beats: beaten.beats };
  const why = taps.length === beaten.beats ? words.misplaced : words.miscounted;
  const cues = [
    ...answerCues(drumsOf(deal.content).pass.heard),
    oneOf(why, "object", { values }),
    ...beatsHeard(deal, beaten),
  ];
  return onward(deal, state, withSpare(deal, drummed, 1), cues, { miscounted: 1 }, true);
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
          oneOf(words.left, "object", { values: { player: playerNamed(deal, last) } }),
        ]),
    ...knockHeard(deal, drummed.stand, hand),
  ];
  const stand = { ...drummed.stand, bars: { ...drummed.stand.bars, [hand]: [] } };
  const counts = { spills: 1, ...(last === undefined ? {} : { fled: 1 }) };
  const spilled = withSpare(deal, { ...drummed, stand, song: drummed.song.slice(0, -1) }, bar.length);
  return onward(deal, state, spilled, cues, counts, true);
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
    oneOf(words.joined, "object", { values: { Phrase, player: playerNamed(deal, dance) } }),
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

/** Nothing was judged. */
export function going(state: SortState, drumming: Drummed, cues: readonly Cue[]): Sorting {
  return { state: { ...state, drumming }, cues, outcome: GOING };
}
