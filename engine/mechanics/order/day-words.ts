/** How a day is heard: the time, where a card is carried, and the day itself, lived through with all its clashes. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, say, sound, type Cue } from "../../cue.ts";
import { amountOf, type Unit } from "../../devices/amount.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { entry } from "../kit/entry.ts";
import { evidenceCues } from "../kit/evidence.ts";
import { anchorOf, dayOf, firstFault, isSameRow, usedBy, type Lived, type Part } from "./day.ts";
import { USUAL_DAY_WORDS, USUAL_SIDES, type DayWord } from "./day-schema.ts";
import type { OrderContent } from "./schema.ts";
import { cardOf, doneOf, here, placed, type OrderDeal, type OrderState } from "./state.ts";
import { alongCues, cardCues, named, placeCue, sideOf, soundOf, spoken, ticksHeard } from "./words.ts";

const TICK: Unit = { one: "tick", many: "ticks" };
const MINUTE: Unit = { one: "minute", many: "minutes" };
const MINUTES = 10;
/** Where a carried card is: what the place is called. */
const PLACES: readonly DayWord[] = ["between", "amid", "foremost", "hindmost", "unnamed"];
const TREAT_SECONDS = 0.9;
const QUICK_SECONDS = 0.13;

function dayContent({ content }: Pick<OrderDeal, "content">): NonNullable<OrderContent["day"]> {
  if (content.day === undefined) throw new RangeError("order: the content says nothing of days");
  return content.day;
}

export function told(
  deal: OrderDeal,
  word: DayWord,
  values: Readonly<Record<string, string | number>> = {},
): Cue {
  const part = PLACES.includes(word) ? "name" : "object";
  return oneOf(dayContent(deal).words?.[word] ?? USUAL_DAY_WORDS[word], part, { values });
}

function ticksTold(count: number): Record<"ticks" | "Ticks", string> {
  const ticks = amountOf(count, TICK);
  return { ticks, Ticks: capitalize(ticks) };
}

function treatsTold(deal: OrderDeal, count: number): string {
  return amountOf(count, dayContent(deal).treat.unit);
}

export function nameOf(deal: OrderDeal, card: number): string {
  return uncapitalize(cardOf(deal, card).name);
}

/** "7:20" */
function timeTold(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12;
  const past = minutes % 60;
  const shown = `${hour === 0 ? 12 : hour}:${String(past).padStart(2, "0")}`;
  return past === 0 ? `[${shown}|${hour === 0 ? 12 : hour} o'clock]` : shown;
}

/** The time: how long until the anchor goes, and how long the rest of the day is. */
function timeCue(deal: OrderDeal, used = 0): Cue {
  const { before, rest, clock, wrong } = dayOf(deal);
  const left = ticksTold(before - used).ticks;
  const { ticks } = ticksTold(rest);
  if (wrong === true) {
    const clashes = deal.item.cards.reduce((sum, _card, at) => sum + needCount(deal, at), 1);
    return told(deal, "astray", {
      ticks: left,
      clashes: amountOf(clashes, { one: "thing", many: "things" }),
    });
  }
  if (clock === undefined) return told(deal, "ahead", { ticks: left, rest: ticks });
  const minutes = amountOf(rest * MINUTES, MINUTE);
  return told(deal, "clock", { ...clockTold(clock, before - used), rest: ticks, minutes });
}

/** So many ticks before the anchor comes, and when that is. */
function clockTold(clock: number, left: number): Record<"now" | "till", string> {
  return { now: timeTold(clock - left * MINUTES), till: timeTold(clock) };
}

function needCount(deal: OrderDeal, card: number): number {
  const { needs = {} } = cardOf(deal, card);
  return deal.item.cards.filter(({ card: other }) => needs[other] !== undefined).length;
}

export function dayOpening(deal: OrderDeal, { row }: OrderState): Cue[] {
  const says = lineCues(deal.item.says ?? [], { part: "object" });
  return [...says, timeCue(deal), spoken(deal, "opens", { count: row.length }), ...alongCues(deal, row)];
}

/** The time, where one is, what one carries, and what can be done: short, since the row can be heard for itself. */
export function dayWhere(deal: OrderDeal, state: OrderState): Cue[] {
  return state.isHeld
    ? [...timeCues(deal, state), ...carriedCues(deal, state), told(deal, "puts")]
    : [...timeCues(deal, state), ...cardCues(deal, state), canCue(deal, state)];
}

function canCue(deal: OrderDeal, { row, spare }: OrderState): Cue {
  if (spare === undefined || !isSameRow(row, spare.row)) return told(deal, "can");
  const treats = treatsTold(deal, spare.treats);
  return told(deal, "keeps", { treats, Treats: capitalize(treats) });
}

/** The row from what is not done yet on, and where one is in it. */
export function dayRow(deal: OrderDeal, state: OrderState): Cue[] {
  return [
    ...timeCues(deal, state),
    spoken(deal, "row"),
    ...alongCues(deal, state.row, doneOf(state)),
    ...(state.isHeld ? carriedCues(deal, state) : [standsCue(deal, state)]),
  ];
}

function timeCues(deal: OrderDeal, state: OrderState): Cue[] {
  const done = doneOf(state);
  const names = state.row.slice(0, done).map((card) => nameOf(deal, card));
  return [
    timeCue(deal, usedBy(deal, state.row, state.stops ?? [])),
    ...(done === 0 ? [] : [told(deal, "lived", { names: names.join(", ") })]),
  ];
}

function standsCue(deal: OrderDeal, state: OrderState): Cue {
  return deal.rules.names === false
    ? spoken(deal, "place", placeOf(state))
    : told(deal, "stands", { name: nameOf(deal, here(state)) });
}

function carriedCues(deal: OrderDeal, state: OrderState): Cue[] {
  return deal.rules.names === false
    ? [told(deal, "carriesThis"), ...cardCues(deal, state), besideCue(deal, state)]
    : [told(deal, "carries", { name: nameOf(deal, here(state)) }), ...besideCues(deal, state)];
}

function placeOf({ at, row }: OrderState): Record<"place" | "count", number> {
  return { place: at + 1, count: row.length };
}

/** Where a carried card is now: its place, beside which other it is, and on which side of the anchor. */
export function besideCues(deal: OrderDeal, state: OrderState): Cue[] {
  return [placeCue(deal, state.at, state.row.length), besideCue(deal, state)];
}

function besideCue(deal: OrderDeal, state: OrderState): Cue {
  const { row, at } = state;
  const anchor = anchorOf(deal);
  const { words } = dayContent(deal);
  const where = at <= row.indexOf(anchor) ? "before" : "behind";
  const side = words?.[where] ?? USUAL_SIDES[where];
  if (deal.rules.names === false)
    return here(state) === anchor
      ? spoken(deal, "place", placeOf(state))
      : told(deal, "unnamed", { ...placeOf(state), side });
  const [left, right] = [row[at - 1], row[at + 1]];
  if (left === undefined) return told(deal, "foremost", { other: nameOf(deal, right ?? 0) });
  if (right === undefined) return told(deal, "hindmost", { name: nameOf(deal, left) });
  const names = { name: nameOf(deal, left), other: nameOf(deal, right) };
  // Where the anchor is among the three, the side is heard already.
  return [left, here(state), right].includes(anchor)
    ? told(deal, "amid", names)
    : told(deal, "between", { ...names, side });
}

export function namedHere(deal: OrderDeal, state: OrderState): Cue[] {
  return named(deal, here(state), sideOf(state.at, state.row.length));
}

/** The day from one of its parts on. Nothing that was heard before is told again. */
export function livedCues(
  deal: OrderDeal,
  row: readonly number[],
  lived: Lived,
  from: number,
  seed: number,
): Cue[] {
  return lived.parts.slice(from).flatMap((part) => {
    if (part.kind === "anchor") return anchorCues(deal, row, part, lived.late, seed);
    return part.kind === "surprise" ? surpriseCues(deal, part) : doneCues(deal, row, part);
  });
}

function doneCues(deal: OrderDeal, row: readonly number[], part: Part): Cue[] {
  const side = sideOf(row.indexOf(part.which), row.length);
  const own = placed(deal, part.which).heard ?? cardOf(deal, part.which).heard ?? [];
  return [
    ...(part.idle === 0 ? [] : [sound(dayContent(deal).wait, { side, hold: "end" })]),
    ...tickCues(deal, part.idle, part.leaves, side),
    ...(part.idle === 0 ? [] : [told(deal, "waits", ticksTold(part.idle))]),
    ...evidenceCues(own, { side }),
    say(`${cardOf(deal, part.which).name}.`, "name", { side }),
    ...clashCues(deal, part),
    ...tickCues(deal, part.takes, part.leaves === undefined ? undefined : part.leaves - part.idle, side),
  ];
}

function clashCues(deal: OrderDeal, { which, clashes }: Part): Cue[] {
  const { needs = {} } = cardOf(deal, which);
  return clashes.flatMap((need) =>
    lineCues(entry(needs, placed(deal, need).card, "order"), { part: "object" }),
  );
}

/** Ticks of the day, and what goes without waiting among them. */
function tickCues(deal: OrderDeal, count: number, leaves: number | undefined, side = 0): Cue[] {
  const { tick, leaves: lines } = dayContent(deal);
  const ticks = (times: number): Cue[] =>
    times === 0 ? [] : evidenceCues([ticksHeard(tick, times)], { side });
  if (leaves === undefined || leaves < 0 || leaves >= count) return ticks(count);
  return [...ticks(leaves), ...lineCues(lines, { part: "object" }), ...ticks(count - leaves)];
}

export function surpriseCues(deal: OrderDeal, part: Part): Cue[] {
  const surprise = dayOf(deal).surprises?.[part.which];
  return [
    ...(part.idle === 0 ? [] : [sound(dayContent(deal).wait, { hold: "end" })]),
    ...tickCues(deal, part.idle, part.leaves),
    ...lineCues(surprise?.lines ?? [], { part: "object" }),
    ...tickCues(deal, part.takes, part.leaves === undefined ? undefined : part.leaves - part.idle),
  ];
}

/** How much is left, and where one is now. */
export function pausedCues(deal: OrderDeal, state: OrderState, left: number): Cue[] {
  const { clock } = dayOf(deal);
  const time =
    clock === undefined
      ? told(deal, "paused", ticksTold(left))
      : told(deal, "pausedClock", clockTold(clock, left));
  return [time, ...hereCues(deal, state)];
}

/** It is too late for this day, whatever is moved. */
export function lostCue(deal: OrderDeal, left: number): Cue {
  const { clock } = dayOf(deal);
  return clock === undefined
    ? told(deal, "lost", ticksTold(left))
    : told(deal, "lostClock", clockTold(clock, left));
}

/** The day worked, and had room for more. */
export function spareCues(deal: OrderDeal, state: OrderState, { treats, over }: Lived): Cue[] {
  const best = treatsTold(deal, state.spare?.best ?? treats);
  const values = { treats: treatsTold(deal, treats), Treats: capitalize(treatsTold(deal, treats)), best };
  return [
    ...treatCues(deal, treats, over),
    told(deal, treats === 0 ? "spareNone" : "spare", values),
    ...hereCues(deal, state),
  ];
}

export function betterCues(deal: OrderDeal, treats: number): Cue[] {
  const amount = treatsTold(deal, treats);
  return [told(deal, "better", { treats: amount, Treats: capitalize(amount) })];
}

/** Why what was said of a card cannot be: it is done already, it is the one that is meant, or nothing is in hand. */
export function refusalCue(deal: OrderDeal, state: OrderState, move: string): Cue {
  if (move === "empty") return told(deal, "empty");
  const name = nameOf(deal, here(state));
  if (move.startsWith("own-")) {
    if (deal.rules.names === false) return spoken(deal, "place", placeOf(state));
    return told(deal, state.isHeld ? "carries" : "stands", { name });
  }
  const names = state.row.slice(0, doneOf(state)).map((card) => nameOf(deal, card));
  return told(deal, "lived", { names: names.join(", ") });
}

/** The place and the name, without the ticks. */
function hereCues(deal: OrderDeal, state: OrderState): Cue[] {
  const own = placed(deal, here(state)).heard ?? cardOf(deal, here(state)).heard ?? [];
  const side = sideOf(state.at, state.row.length);
  return [
    placeCue(deal, state.at, state.row.length),
    ...(deal.rules.names === false ? evidenceCues(own, { side }) : namedHere(deal, state)),
  ];
}

function anchorCues(deal: OrderDeal, row: readonly number[], part: Part, late: number, seed: number): Cue[] {
  const { wait, rescues, home } = dayContent(deal);
  const side = sideOf(row.indexOf(part.which), row.length);
  const idle = [
    sound(wait, { side, hold: "end" }),
    ...tickCues(deal, part.idle, undefined, side),
    told(deal, "idle", ticksTold(part.idle)),
  ];
  const caught = [
    ...(part.idle > 0 ? idle : [told(deal, "full")]),
    ...evidenceCues(cardOf(deal, part.which).heard ?? [], { side }),
    ...named(deal, part.which, side),
  ];
  const rescue = rescues[seed % rescues.length] ?? [];
  const missed = [told(deal, "late", ticksTold(late)), ...lineCues(rescue, { part: "object" })];
  return [...(late > 0 ? missed : caught), ...clashCues(deal, part), ...lineCues(home, { part: "object" })];
}

/** What the day has left over, one by one. */
export function treatCues(deal: OrderDeal, treats: number, over: number): Cue[] {
  const { treat, evening } = dayContent(deal);
  if (over > 0) return [...lineCues(evening, { part: "object" }), told(deal, "over", ticksTold(over))];
  if (treats === 0) return [];
  const heard = {
    ...ticksHeard(treat.sound, treats, { every: TREAT_SECONDS }),
    caption: treatsTold(deal, treats),
  };
  return evidenceCues([heard]);
}

/** What goes as it went before, or does not matter any more: its ticks alone, and fast. */
export function quickCues(deal: OrderDeal, parts: readonly Part[], caption = "as before, fast"): Cue[] {
  const ticks = parts.reduce((sum, { idle, takes }) => sum + idle + takes, 0);
  if (ticks === 0) return [];
  const { tick } = dayContent(deal);
  return evidenceCues([{ ...ticksHeard(tick, ticks, { every: QUICK_SECONDS }), level: 0.6, caption }]);
}

export function verdictCue(deal: OrderDeal, treats: number, best: number): Cue {
  const values = {
    treats: treatsTold(deal, treats),
    Treats: capitalize(treatsTold(deal, treats)),
    best: treatsTold(deal, best),
  };
  if (dayOf(deal).wrong === true) return told(deal, treats >= best ? "allWrong" : "someWrong", values);
  if (treats === 0) return told(deal, best === 0 ? "nothing" : "none", values);
  return told(deal, treats >= best ? "most" : "some", values);
}

/** What is kept for the moves that help has said. */
export function keptCues(deal: OrderDeal, kept: number): Cue[] {
  const treats = treatsTold(deal, kept);
  return kept === 0 ? [] : [told(deal, "kept", { treats, Treats: capitalize(treats) })];
}

/** Played back: how much went wrong, what of it first, and where one is now. */
export function mendCues(deal: OrderDeal, state: OrderState, lived: Lived): Cue[] {
  return [
    sound(soundOf(deal, "broken"), { hold: "end" }),
    told(deal, "mend"),
    ...faultCues(deal, lived),
    ...hereCues(deal, state),
  ];
}

/** Of all that went wrong, the first is named. */
export function faultCues(deal: OrderDeal, lived: Lived): Cue[] {
  const fault = firstFault(lived);
  if (fault === undefined) return [];
  const count = lived.clashes + (lived.late > 0 ? 1 : 0);
  if (fault.kind === "late")
    return [told(deal, count > 1 ? "longFirst" : "long", { ...ticksTold(fault.ticks), count })];
  const names = { name: nameOf(deal, fault.card), Name: cardOf(deal, fault.card).name };
  const other = nameOf(deal, fault.need);
  return [told(deal, count > 1 ? "earlyFirst" : "early", { ...names, other, count })];
}
