/** Units and groups as they are heard: so often as they are worth, five and then the rest, so that it can be counted. */
import type { Cue, PatternNote, Sounding } from "../../cue.ts";
import { groupsOf, totalOf, valueAt, type Seats } from "./measure.ts";
import type { Order } from "./schema.ts";
import type { AmountDeal } from "./state.ts";
import { soundOf } from "./sounds.ts";

/** Slow enough to be counted; a breath after each five. */
const TOUCH = { each: 180, breath: 240 };
/** What is known already need not be counted. */
const KNOWN = { each: 70, breath: 40 };
/** At work it goes faster, and a long one faster still. */
const WORK = { each: 110, breath: 90, group: 300 };
const LONGEST_WORK = 5000;
const AT_ONCE = 5;
const GROUP_PITCH = 1;
const SEATS_SIDE = 0.8;

interface Pace {
  readonly each: number;
  readonly breath: number;
}

export function sideOf({ rules }: AmountDeal, seat: number): number {
  const last = rules.tray.length - 1;
  return last === 0 ? 0 : Number((((seat / last) * 2 - 1) * SEATS_SIDE).toFixed(2));
}

/** One unit, touched: as often as it is worth. */
export function unitCue(deal: AmountDeal, seat: number, isKnown: boolean): Cue {
  const value = valueAt(deal, seat);
  const notes = row(deal, value, isKnown ? KNOWN : TOUCH, { side: sideOf(deal, seat) });
  return { type: "pattern", name: "unit", notes, caption: rowCaption(deal, value), hold: "end" };
}

/** How many have room in a group. */
export function roomCue(deal: AmountDeal, room: number): Cue {
  const notes = row(deal, room, TOUCH, {}).map((note) => ({ ...note, sound: soundOf(deal, "room") }));
  return { type: "pattern", name: "room", notes, caption: fives(namesOf(deal).room, room), hold: "end" };
}

/** What is on, at work: group after group, each a step higher. Of a sum, one unit after the other. */
export function workCue(deal: AmountDeal, seats: Seats): Cue {
  const groups =
    deal.rules.makes === "sum"
      ? seats.map((seat) => valueAt(deal, seat))
      : Array.from({ length: groupsOf(deal, seats) }, () => totalOf(deal, seats.slice(0, 1)));
  return groupsCue(deal, groups, {});
}

/** An order that is heard: somebody else's machine, from the side and not so near. */
export function orderCue(deal: AmountDeal, { group, times }: NonNullable<Order["heard"]>): Cue {
  return groupsCue(
    deal,
    Array.from({ length: times }, () => group),
    { side: -0.7, level: 0.7 },
  );
}

function groupsCue(deal: AmountDeal, groups: readonly number[], how: Sounding): Cue {
  const plain = groups.map((count) => lengthOf(count, WORK) + WORK.group);
  const pace = Math.min(1, LONGEST_WORK / plain.reduce((a, b) => a + b, 0));
  const notes = groups.flatMap((count, index): PatternNote[] => {
    const start = plain.slice(0, index).reduce((a, b) => a + b, 0);
    const clicks = row(deal, count, WORK, how);
    const end = {
      sound: soundOf(deal, "group"),
      at: lengthOf(count, WORK),
      ...how,
      pitch: index * GROUP_PITCH,
    };
    return [...clicks, end].map((note) => ({ ...note, at: Math.round((start + note.at) * pace) }));
  });
  const caption = groups.map((count) => `${rowCaption(deal, count)}, ${namesOf(deal).group}`).join("; ");
  return { type: "pattern", name: "work", notes, caption, hold: "end" };
}

function row(deal: AmountDeal, count: number, pace: Pace, how: Sounding): PatternNote[] {
  return Array.from({ length: count }, (_, index) => ({
    sound: soundOf(deal, "unit"),
    at: lengthOf(index, pace),
    ...how,
  }));
}

function lengthOf(count: number, { each, breath }: Pace): number {
  return count * each + Math.floor(count / AT_ONCE) * breath;
}

function rowCaption(deal: AmountDeal, count: number): string {
  return fives(namesOf(deal).unit, count);
}

/** As it is heard and not as it is counted: "click-click-click-click-click, click-click". */
function fives(word: string, count: number): string {
  const rows = Array.from({ length: Math.ceil(count / AT_ONCE) }, (_, index) =>
    Array.from({ length: Math.min(AT_ONCE, count - index * AT_ONCE) }, () => word).join("-"),
  );
  return rows.join(", ");
}

const USUAL_NAMES = { unit: "click", group: "clunk", room: "knock" };

function namesOf({ content }: AmountDeal): typeof USUAL_NAMES {
  return content.heard ?? USUAL_NAMES;
}
