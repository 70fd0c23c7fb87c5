/** What is told of drums and words: the word that is due, where we are, help, and the answer. */
import { uncapitalize } from "../../capitalize.ts";
import { oneOf, say, type Cue } from "../../cue.ts";
import type { Help } from "../contract.ts";
import {
  bestPut,
  drummedNamed,
  drummingOf,
  drumOf,
  drumsOf,
  faultOf,
  waysOfWord,
  withWord,
  type Hand,
} from "./bars.ts";
import type { SortDeal } from "./basket.ts";
import { drumWordsOf } from "./drum-words.ts";
import { beatenNow, handsOpen, rowNow, wordAt, type Drummed } from "./drummed.ts";
import { barHeard, beatsHeard, wordHeard } from "./drums-heard.ts";
import { thingNamed } from "./named.ts";
import { binAt, SIDES } from "./seats.ts";

/** The word that is due, and the one after it where that is told. */
export function called(deal: SortDeal, drummed: Drummed): Cue[] {
  return [nameOf(deal, drummed), ...nextTold(deal, drummed)];
}

function nameOf(deal: SortDeal, drummed: Drummed): Cue {
  const { voice } = drumsOf(deal.content);
  const { way } = drummed;
  const id = wordAt(deal, drummed);
  const { cut } = drummedNamed(deal, id);
  const name = way > 0 && cut !== undefined ? cut.name : thingNamed(deal, id).name;
  return say(`${name}.`, "object", { voice });
}

function nextTold(deal: SortDeal, { at }: Drummed): Cue[] {
  const id = drumOf(deal.item).words[at + 1];
  if (drummingOf(deal.rules).ahead !== true || id === undefined) return [];
  const word = uncapitalize(thingNamed(deal, id).name);
  return [oneOf(wordsOf(deal).next, "object", { values: { word } })];
}

/** How a row of words begins: both drums, empty or as they knock, and the first word. */
export function drumOpening(deal: SortDeal, drummed: Drummed): Cue[] {
  return [...drumsHeard(deal, drummed), ...called(deal, drummed)];
}

/** The word, what was tapped of it, and both drums. */
export function drumWhere(deal: SortDeal, drummed: Drummed): Cue[] {
  const { tapped } = wordsOf(deal);
  return [
    ...called(deal, drummed),
    ...(drummed.taps.length === 0 ? [] : [oneOf(tapped), ...beatsHeard(deal, drummed.taps)]),
    ...drumsHeard(deal, drummed),
  ];
}

function drumsHeard(deal: SortDeal, drummed: Drummed): Cue[] {
  return handsOpen(drummed).flatMap((hand) => barHeard(deal, drummed.stand, hand));
}

export function drumHelp(deal: SortDeal, drummed: Drummed): Help {
  const { counting, beatsOf, price, wordsLeft, lastWord, tapNow, tapLoud, sendNow } = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const left = rowNow(deal, drummed).length + (drummed.spare ?? 0) - drummed.at - 1;
  const fits = bestPut(deal.rules, drummed.stand, [beaten]) !== null;
  const toDo =
    drummed.taps.length > 0 ? sendNow : drummingOf(deal.rules).accents === undefined ? tapNow : tapLoud;
  return {
    where: [
      oneOf(toDo),
      oneOf(left === 0 ? lastWord : wordsLeft, "object", { values: { left, count: drummed.song.length } }),
    ],
    listen: [oneOf(deal.rules.reminder ?? counting), ...drumsHeard(deal, drummed)],
    rule: [
      oneOf(beatsOf, "object", { values: { Word: wordHeard(beaten) } }),
      ...beatsHeard(deal, beaten),
      oneOf(price),
    ],
    two: fits ? handsOpen(drummed).flatMap((hand) => tried(deal, drummed, hand)) : drumReveal(deal, drummed),
  };
}

/** How a drum would sound with the word in it. */
function tried(deal: SortDeal, drummed: Drummed, hand: Hand): Cue[] {
  const { ifLeft, ifRight, fitsNot } = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const { stand } = drummed;
  const before = oneOf(hand === "left" ? ifLeft : ifRight, "object", { side: SIDES[hand] });
  if (faultOf(deal.rules, stand, hand, beaten) !== null) return [before, oneOf(fitsNot)];
  const { full, stand: after } = withWord(deal.rules, stand, hand, beaten);
  const bars = { ...stand.bars, [hand]: full ?? after.bars[hand] };
  return [before, ...barHeard(deal, { ...stand, bars }, hand)];
}

/** Where it goes best; or that it fits nowhere. */
export function drumReveal(deal: SortDeal, drummed: Drummed): Cue[] {
  const { goes, fitsNowhere } = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const put = bestPut(deal.rules, drummed.stand, [beaten]);
  const values = { Word: wordHeard(beaten) };
  if (put === null) return [oneOf(fitsNowhere, "object", { values })];
  const label = uncapitalize(binAt(deal, put.hand).label);
  return [...beatsHeard(deal, beaten), oneOf(goes, "object", { values: { ...values, label } })];
}

/** The ways to drum the word after this one, where it is told. */
export function nextWays(deal: SortDeal, { at }: Drummed) {
  const id = drumOf(deal.item).words[at + 1];
  return drummingOf(deal.rules).ahead !== true || id === undefined ? [] : waysOfWord(deal, id);
}

/** What this game says of its drums. */
export function wordsOf({ content }: Pick<SortDeal, "content">) {
  return drumWordsOf(drumsOf(content).words);
}
