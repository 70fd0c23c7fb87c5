/** How a board with a rival is heard: the way to the price as a scale, what the rival remembers, what the rival opens. */
import { capitalize } from "../../capitalize.ts";
import { say, sound, type Cue } from "../../cue.ts";
import { amountOf } from "../../devices/amount.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { leftOf, priceOf } from "./rival.ts";
import { cardAt, faceOf, isFirst, textOf, type Contest, type PairsDeal, type PairsState } from "./state.ts";
import { noteAt, notesCue, opening, placeCues, sideOf, soundOf, spoken } from "./words.ts";

/** Semitones of a major scale. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];
const TOP = 12;
const BETWEEN_MILLISECONDS = 130;
const HUM_MILLISECONDS = 320;
const HUM_LEVEL = 0.45;

function unitOf({ content }: PairsDeal) {
  return content.rival?.unit ?? { one: "point", many: "points" };
}

function nameOf({ content, rules }: PairsDeal): string {
  return rules.rival?.name ?? content.rival?.name ?? "";
}

export function contestValues(deal: PairsDeal, contest: Contest, worth = 0): Record<string, string> {
  const { won, lost } = contest;
  const left = leftOf(deal, contest);
  const amounts = { won, lost, left, worth, most: won + left, price: priceOf(deal.item) };
  return {
    name: nameOf(deal),
    ...Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, amountOf(amount, unitOf(deal))]),
    ),
  };
}

/** So many notes are as much as this. */
function notesIn({ rules }: PairsDeal, worth: number): number {
  return Math.round(worth / (rules.rival?.note ?? 1));
}

/** The way from one sum to another: the note of the price is always the same, and high. */
export function gainCue(deal: PairsDeal, from: number, to: number): Cue {
  const price = priceOf(deal.item);
  const top = notesIn(deal, price);
  const [first, last] = [notesIn(deal, from), Math.min(top, notesIn(deal, to))];
  const notes = Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const below = top - (first + index + 1);
    const pitch = TOP - 12 * Math.ceil(below / 7) + (below % 7 === 0 ? 0 : (SCALE[7 - (below % 7)] ?? 0));
    return { sound: soundOf(deal.content, "gain"), pitch, at: index * BETWEEN_MILLISECONDS };
  });
  const caption = `${notesUp(notes.length)}, ${last === top ? "to the top" : `${top - last} below the top`}`;
  return { type: "pattern", name: "gain", notes, caption, hold: "end" };
}

function notesUp(count: number): string {
  return count === 1 ? "a note up" : `${count} notes up`;
}

export function lossCue(deal: PairsDeal, worth: number): Cue {
  const notes = Array.from({ length: notesIn(deal, worth) }, (_, index) => ({
    sound: soundOf(deal.content, "loss"),
    pitch: -5,
    at: index * BETWEEN_MILLISECONDS,
  }));
  const caption = notes.length === 1 ? "a low pluck" : `${notes.length} low plucks`;
  return { type: "pattern", name: "loss", notes, caption, hold: "end" };
}

export function gloatCues({ content, rules }: PairsDeal): Cue[] {
  if (rules.rival?.name !== undefined) return [];
  return lineCues(content.rival?.gloats ?? [], { part: "context" });
}

/** The notes of what the rival remembers, where these lie by now. */
export function humCue(deal: PairsDeal, state: PairsState, mind: readonly number[]): Cue[] {
  if (mind.length === 0) return [];
  const notes = mind.map((card, index) => ({
    ...noteAt(deal, state.cards.indexOf(card)),
    level: HUM_LEVEL,
    at: index * HUM_MILLISECONDS,
  }));
  const caption = `${nameOf(deal)} hums ${mind.length === 1 ? "a note" : `${mind.length} notes`}`;
  return [{ type: "pattern", name: "hum", notes, caption, hold: "end" }];
}

/** A place that the rival opens. */
export function openedCues(deal: PairsDeal, state: PairsState, place: number): Cue[] {
  const side = sideOf(deal, place);
  const shown = [notesCue(deal, [place]), sound(soundOf(deal.content, "lift"), { side })];
  return deal.rules.rival?.dark === true ? shown : [...shown, faceOfRival(deal, state, place)];
}

function faceOfRival(deal: PairsDeal, state: PairsState, place: number): Cue {
  const { voices, rival } = deal.content;
  const card = cardAt(state, place);
  const voice = rival?.voice ?? (isFirst(card) ? voices?.first : voices?.second);
  const side = sideOf(deal, place);
  return say(`${capitalize(textOf(faceOf(deal, card)))}.`, "name", { voice, side });
}

/** What there is, the price as a scale up to its top, and the note of where one is. */
export function contestOpening(deal: PairsDeal, state: PairsState, contest: Contest): Cue[] {
  const [there, ...place] = opening(deal, state);
  const price = [spoken(deal, "price", contestValues(deal, contest)), gainCue(deal, 0, priceOf(deal.item))];
  const begun =
    contest.last.length === 0
      ? []
      : [
          sound(soundOf(deal.content, "comes"), { hold: "end" } as const),
          ...contest.last.flatMap((card) => openedCues(deal, state, state.cards.indexOf(card))),
        ];
  return [...(there === undefined ? [] : [there]), ...price, ...begun, ...place];
}

/** How it stands: a rival who is not there yet is not spoken of. */
export function standCue(deal: PairsDeal, contest: Contest): Cue {
  const isAlone = deal.rules.rival?.remembers === 0;
  return spoken(deal, isAlone ? "have" : "stand", contestValues(deal, contest));
}

/** Where one is, how it stands, what the rival opened last and what the rival remembers. */
export function whereInContest(deal: PairsDeal, state: PairsState, contest: Contest): Cue[] {
  const values = contestValues(deal, contest);
  const last = contest.last.map((card) => state.cards.indexOf(card));
  const isDark = deal.rules.rival?.dark === true;
  const mind = contest.mind.filter((card) => !state.gone.includes(card));
  return [
    ...(contest.won === 0 ? [] : [gainCue(deal, 0, contest.won)]),
    standCue(deal, contest),
    ...(last.length === 0
      ? []
      : [
          spoken(deal, "last", values),
          ...(isDark
            ? [notesCue(deal, last)]
            : last.flatMap((place) => [notesCue(deal, [place]), faceOfRival(deal, state, place)])),
        ]),
    ...(mind.length === 0 ? [] : [spoken(deal, "hums", values), ...humCue(deal, state, mind)]),
    notesCue(deal, [state.at]),
    ...placeCues(deal, state),
  ];
}
