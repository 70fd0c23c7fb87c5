/** How a course is heard: clicks count how high a place is, its note and side tell which column, each thing has its own sound. */
import { capitalize } from "../../../../capitalize.ts";
import { sideName, sound, type Cue, type PatternNote, type Side } from "../../../../cue.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import { entry } from "../../../kit/entry.ts";
import type { EnterContent, EnterRules, EnterWorld } from "../../schema.ts";
import type { EnterDeal, EnterState } from "../../state.ts";
import { nameOf, soundOf, spelled, spoken } from "../../words.ts";
import type { CourseThing } from "./schema.ts";
import { beginOf, type Footstep, type Place, type Walk } from "./walk.ts";
import { courseOf, goalOf, heardAt, tapeRunOf, thingOf } from "./wanted.ts";

const BETWEEN_BEEPS = 320;
const BETWEEN_CLICKS = 110;
/** After the note of a place comes what is there, and after that the next step. */
const TO_THING = 280;
const TO_STEP = 420;
const PASSED_LEVEL = 0.7;
/** After a step comes the note of where one stands, and after that a call. */
const TO_NOTE = 250;
const TO_CALL = 950;
/** A major chord, so that each column has a note of its own that is easily told from the next. */
const COLUMN_PITCHES = [-5, 0, 4, 7, 12, 16, 19] as const;

function sideOf(deal: EnterDeal, { column }: Place): Side {
  const columns = courseOf(deal).rows[0]?.length ?? 1;
  return columns < 2 ? 0 : -1 + (2 * column) / (columns - 1);
}

/** A click for each row that it is above the floor, then its note. */
function placeNotes(deal: EnterDeal, place: Place, from: number): PatternNote[] {
  const side = sideOf(deal, place);
  const clicks = Array.from({ length: place.row }, (_, click) => ({
    sound: soundOf(deal, "rung"),
    side,
    at: from + click * BETWEEN_CLICKS,
  }));
  const note = soundOf(deal, "place");
  const pitch = COLUMN_PITCHES[place.column] ?? 0;
  return [...clicks, { sound: note, pitch, side, at: from + place.row * BETWEEN_CLICKS }];
}

/** When its note has been heard. */
function toldAt({ row }: Place, from: number): number {
  return from + row * BETWEEN_CLICKS + TO_THING;
}

function thingNote({ name: _name, asks: _asks, thanks: _thanks, caption: _caption, ...how }: CourseThing) {
  return how;
}

/** As the ear tells it: so many clicks, and a note from one side. */
function placeCaption(deal: EnterDeal, place: Place): string {
  const { row } = place;
  const clicks = row === 0 ? "no click" : row === 1 ? "1 click" : `${row} clicks`;
  return `${clicks}, ${noteCaption(deal, place)}`;
}

function noteCaption(deal: EnterDeal, place: Place): string {
  return `a note ${SIDE_WORDS[sideName(sideOf(deal, place))]}`;
}

const SIDE_WORDS = {
  left: "far left",
  "half left": "left",
  centre: "in the middle",
  "half right": "right",
  right: "far right",
} as const;

/** The clicks and the note of a place by themselves. */
export function placeCue(deal: EnterDeal, place: Place): Cue {
  return {
    type: "pattern",
    name: "place",
    notes: placeNotes(deal, place, 0),
    caption: placeCaption(deal, place),
    hold: "end",
  };
}

/** Where one stands, and then what is wanted calls from its box: two notes to compare. */
function callCue(deal: EnterDeal): Cue {
  const goal = goalOf(deal);
  const thing = thingOf(deal);
  const begin = beginOf(courseOf(deal));
  const side = sideOf(deal, begin);
  return {
    type: "pattern",
    name: "call",
    notes: [
      { sound: soundOf(deal, "step"), side, level: PASSED_LEVEL, at: 0 },
      ...placeNotes(deal, begin, TO_NOTE),
      ...placeNotes(deal, goal, TO_CALL),
      { ...thingNote(thing), side: sideOf(deal, goal), at: toldAt(goal, TO_CALL) },
    ],
    caption: `from ${noteCaption(deal, begin)}: ${placeCaption(deal, goal)}: ${thing.caption}`,
    hold: "end",
  };
}

export function beepCue({ content }: Pick<EnterDeal, "content">, symbol: string): Cue {
  const { sound: id, pitch, level, rate, force, caption } = entry(content.symbols, symbol, "enter");
  return sound(id, { pitch, level, rate, force, caption });
}

/** A program, symbol by symbol. */
export function beepsCue(deal: EnterDeal, program: string): Cue {
  return {
    type: "pattern",
    name: "beeps",
    notes: [...program].map((symbol, index) => {
      const { sound: id, pitch, level, rate, force } = entry(deal.content.symbols, symbol, "enter");
      return { sound: id, pitch, level, rate, force, at: index * BETWEEN_BEEPS };
    }),
    caption: `beeps: ${[...program].map((symbol) => nameOf(deal, symbol).toLowerCase()).join(", ")}`,
    hold: "end",
  };
}

/** Each step with the clicks and the note of where it leads, and what is in that box. */
export function walkCue(deal: EnterDeal, { steps }: Walk): Cue {
  const last = steps.length - 1;
  const isHeard = (at: number): boolean => courseOf(deal).silent !== true || at === last;
  const begins = steps.map((_step, at) =>
    steps.slice(0, at).reduce((from, { to }) => toldAt(to, from) + TO_STEP, 0),
  );
  return {
    type: "pattern",
    name: "walk",
    notes: steps.flatMap((step, at) => stepNotes(deal, step, begins[at] ?? 0, isHeard(at))),
    caption: `steps: ${steps.map((step, at) => stepCaption(deal, step, isHeard(at))).join("; ")}`,
    hold: "end",
  };
}

function stepNotes(deal: EnterDeal, { to, bumped }: Footstep, at: number, isHeard: boolean): PatternNote[] {
  const side = Math.max(-1, Math.min(1, sideOf(deal, to)));
  if (bumped) return [{ sound: soundOf(deal, "bump"), side, at }];
  const thing = isHeard ? heardAt(deal, to) : undefined;
  return [
    { sound: soundOf(deal, "step"), side, level: PASSED_LEVEL, at },
    ...placeNotes(deal, to, at),
    ...(thing === undefined ? [] : [{ level: PASSED_LEVEL, ...thingNote(thing), side, at: toldAt(to, at) }]),
  ];
}

function stepCaption(deal: EnterDeal, { direction, to, bumped }: Footstep, isHeard: boolean): string {
  if (bumped) return `${direction}, bump`;
  const thing = isHeard ? heardAt(deal, to) : undefined;
  return thing === undefined ? direction : `${direction}, ${thing.caption}`;
}

function tapeCues(deal: EnterDeal): Cue[] {
  const { tape } = deal.item;
  if (tape === undefined) return [];
  return [
    spoken(deal, "tape"),
    beepsCue(deal, tape),
    spoken(deal, "walks"),
    walkCue(deal, tapeRunOf(deal, tape)),
  ];
}

export function opening(deal: EnterDeal): Cue[] {
  return [...lineCues(deal.item.ask, { part: "object" }), callCue(deal), ...tapeCues(deal)];
}

export function where(deal: EnterDeal, { cells, stands }: EnterState): Cue[] {
  const { recall } = deal.item;
  const { name } = thingOf(deal);
  const values = { thing: name, Thing: capitalize(name) };
  return [
    ...(recall === undefined ? [spoken(deal, "wanted", values)] : lineCues(recall, { part: "object" })),
    callCue(deal),
    ...tapeCues(deal),
    ...(stands === "" ? [] : [spoken(deal, "ran"), beepsCue(deal, stands)]),
    cells.length === 0
      ? spoken(deal, "unfilled")
      : spoken(deal, "keyed", { spelled: spelled(deal, cells.join("")) }),
  ];
}

/** As many as a sitting has. */
const MOST_IN_CONCERT = 14;
const BETWEEN_THINGS = 700;

/** What was fetched, the newest at the end. */
export function fetched(_content: EnterContent, { things }: EnterRules, { made }: EnterWorld): Cue[] {
  const heard = made.slice(-MOST_IN_CONCERT).flatMap((name) => things?.[name] ?? []);
  if (heard.length === 0) return [];
  return [
    {
      type: "pattern",
      name: "fetched",
      notes: heard.map((thing, index) => ({ ...thingNote(thing), at: index * BETWEEN_THINGS })),
      caption: heard.map(({ caption }) => caption).join(", "),
      hold: "end",
    },
  ];
}
