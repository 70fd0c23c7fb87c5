/** What is played of a watch: a stretch in its own time, and what was counted, once more with a click for each. */
import { mark, rest, sound, type Cue, type PatternNote } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Wake } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import type { Sum } from "./question-schema.ts";
import type { Event } from "./stretch-schema.ts";
import { countedIn, eventsOf, lengthOf, sumOver, type TallyDeal } from "./script.ts";
import type { TallyState } from "./state.ts";
import { USUAL_WAYS } from "./usual.ts";
import { soundOf, wordsOf } from "./words.ts";

/** How far to a side something is, or begins to pass. */
export const ASIDE = 0.9;
/** The end is told as the last sound dies away, before anybody is waited for. */
const BEFORE_END_SECONDS = 0.05;
const RECOUNT_MILLISECONDS = 1100;
const FAST_RECOUNT = 600;
/** More than so many are heard faster still. */
const MANY = 9;
const FASTER_RECOUNT = 400;
/** Where one thing counts more than once, its clicks are so far apart. */
const CLICK_MILLISECONDS = 250;
const MOST_RECOUNT_PITCH = 12;

export function noteOf({ content }: TallyDeal, { kind, way, at }: Event): PatternNote {
  const { sound: id, passes, caption: _caption, told: _told, ...how } = entry(content.kinds, kind, "tally");
  const towards = way === "left" ? -ASIDE : ASIDE;
  return { ...how, sound: id, at, side: passes === true ? -towards : towards };
}

export function captionOf({ content }: TallyDeal, { kind, way }: Event): string {
  return `${entry(content.kinds, kind, "tally").caption} ${(content.ways ?? USUAL_WAYS)[way]}`;
}

/** The last stretch that was begun, heard out. */
export function stretchCues(deal: TallyDeal, { heard, plays }: TallyState): Cue[] {
  const events = eventsOf(deal, heard - 1);
  const begins = deal.rules.stretches[heard - 1]?.begins;
  return [
    begins === undefined
      ? sound(soundOf(deal, "begin"), { hold: "none" })
      : sound(begins.sound, { caption: begins.caption, hold: "end" }),
    {
      type: "pattern",
      name: nameOf(plays),
      notes: events.map((event) => noteOf(deal, event)),
      caption: events.map((event) => captionOf(deal, event)).join("; "),
      hold: "end",
    },
    // A pattern is done when its last sound has made its point: here that sound is to pass before anybody is waited for.
    rest(millisecondsOf(deal, heard) / 1000 - lastAt(events) + BEFORE_END_SECONDS),
    mark(`${nameOf(plays)}-over`),
  ];
}

function lastAt(events: readonly Event[]): number {
  return Math.max(...events.map(({ at }) => at)) / 1000;
}

function nameOf(plays: number): string {
  return `stretch-${plays}`;
}

/** When the stretch that is going on is over; a press in between changes nothing about it. */
export function wakeOf(deal: TallyDeal, { heard, plays, isRunning }: TallyState): { readonly wake?: Wake } {
  if (!isRunning) return {};
  return { wake: { milliseconds: millisecondsOf(deal, heard), from: nameOf(plays) } };
}

/** It is known to be going on: somebody has pressed before its end. */
export function isGoingOn(
  deal: TallyDeal,
  { heard, plays, isRunning }: TallyState,
  since: Readonly<Record<string, number>> = {},
): boolean {
  const at = since[nameOf(plays)];
  return isRunning && at !== undefined && at < millisecondsOf(deal, heard);
}

function millisecondsOf(deal: TallyDeal, heard: number): number {
  return Math.round(lengthOf(deal.content, eventsOf(deal, heard - 1))) - 1000 * BEFORE_END_SECONDS;
}

/** So far into the stretch it is, in milliseconds; undefined where nobody knows, or it is over. */
export function within(
  deal: TallyDeal,
  state: TallyState,
  since: Readonly<Record<string, number>> = {},
): number | undefined {
  return isGoingOn(deal, state, since) ? since[nameOf(state.plays)] : undefined;
}

/** All that a question went by, once more and close together, with as many clicks as each counts: up for more, down for fewer. */
export function recount(deal: TallyDeal, state: TallyState, sum: Sum): Cue[] {
  const events = countedIn(deal, sum, state.heard);
  return events.length === 0 ? [] : [wordsOf(deal, "recount"), recounted(deal, state, sum, events)];
}

/** Where something was done with it, what its work goes by, faster, from this stretch on. */
export function recountFrom(deal: TallyDeal, state: TallyState, sums: readonly Sum[], from: number): Cue[] {
  return sums.flatMap((sum, index) => {
    const events = countedIn(deal, sum, state.heard, from);
    const name = `-${index}`;
    const every = events.length > MANY ? FASTER_RECOUNT : FAST_RECOUNT;
    return events.length === 0 ? [] : [recounted(deal, state, sum, events, { name, every })];
  });
}

function recounted(
  deal: TallyDeal,
  { plays }: TallyState,
  sum: Sum,
  events: readonly Event[],
  { name = "", every = RECOUNT_MILLISECONDS } = {},
): Cue {
  const notes = events.flatMap((event, index): PatternNote[] => {
    const at = index * every;
    const before = sumOver(deal, sum, events.slice(0, index));
    const by = sumOver(deal, sum, [event]);
    const clicks = Array.from({ length: Math.abs(by) }, (_, click): PatternNote => {
      const pitch = before + Math.sign(by) * (click + 1) - 1;
      return {
        sound: soundOf(deal, "click"),
        at: at + click * CLICK_MILLISECONDS,
        pitch: Math.max(-MOST_RECOUNT_PITCH, Math.min(MOST_RECOUNT_PITCH, pitch)),
      };
    });
    return [{ ...noteOf(deal, event), at }, ...clicks];
  });
  const caption = events.map((event) => captionOf(deal, event)).join("; ");
  return {
    type: "pattern",
    name: `recount-${plays}${name}`,
    notes,
    caption: `once more, with clicks: ${caption}`,
  };
}

/** Those that counted for nothing, once each. */
export function strayCues(deal: TallyDeal, { heard }: TallyState): Cue[] {
  const kinds = Array.from({ length: heard }, (_, stretch) => eventsOf(deal, stretch))
    .flat()
    .map(({ kind }) => kind);
  return [...new Set(kinds)].flatMap((kind) => {
    const { told } = entry(deal.content.kinds, kind, "tally");
    return lineCues(told ?? [], { part: "object" });
  });
}
