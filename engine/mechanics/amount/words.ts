/** How it is told: what is asked, what is under the cursor, what is on, and amounts with the word for what they are of. */
import { oneOf, sound, type Cue, type FamilyCue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { orderCue, roomCue, unitCue } from "./heard.ts";
import { listed } from "./listed.ts";
import { groupsOf, isWarm, totalOf, valueAt, type Seats } from "./measure.ts";
import type { PlanStep } from "./plan.ts";
import { soundOf } from "./sounds.ts";
import { leftOf, targetOf, unitAt, type AmountDeal, type AmountState } from "./state.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

export function spoken(
  { content }: AmountDeal,
  name: WordName,
  values?: Readonly<Record<string, string | number>>,
): FamilyCue {
  return oneOf(content.words?.[name] ?? USUAL_WORDS[name], "object", { values });
}

/** "12 frogs", or "12" where nothing is said of what they are. */
export function told({ content: { thing } }: AmountDeal, count: number): string {
  return thing === undefined ? String(count) : `${count} ${count === 1 ? thing.one : thing.many}`;
}

/** "1 group", "3 groups" */
export function groupsTold(count: number): string {
  return count === 1 ? "1 group" : `${count} groups`;
}

export function valuesTold(deal: AmountDeal, seats: Seats): string {
  return listed(seats.map((seat) => valueAt(deal, seat)));
}

/** "3 groups of 8", and of a sum "5 and 2". */
export function wayTold(deal: AmountDeal, seats: Seats): string {
  if (deal.rules.makes === "sum") return valuesTold(deal, seats);
  return `${groupsTold(groupsOf(deal, seats))} of ${totalOf(deal, seats.slice(0, 1))}`;
}

export function stepTold(deal: AmountDeal, step: PlanStep): string {
  return "seats" in step ? wayTold(deal, step.seats) : `${step.spares} left over`;
}

export function opening(deal: AmountDeal): Cue[] {
  return [...asked(deal), spoken(deal, "how")];
}

function asked(deal: AmountDeal): Cue[] {
  const { item, rules, world } = deal;
  const first = told(deal, item.targets?.[0] ?? 0);
  const all = listed((item.targets ?? []).map((target) => told(deal, target)));
  const lines = item.ask ?? rules.asks?.[(world.turn + deal.actSeed) % rules.asks.length];
  const values = { first, all };
  const heard = item.heard === undefined ? [] : [orderCue(deal, item.heard)];
  const ask =
    lines === undefined
      ? [spoken(deal, item.heard === undefined ? "ask" : "askHeard", values)]
      : lineCues(lines, { part: "object", values });
  return [...ask, ...heard, ...roomCues(deal)];
}

function roomCues(deal: AmountDeal): Cue[] {
  const { room } = deal.item;
  return room === undefined ? [] : [spoken(deal, "room"), roomCue(deal, room)];
}

export function where(deal: AmountDeal, state: AmountState): Cue[] {
  const { heard } = deal.item;
  const first = told(deal, targetOf(deal, state));
  const filled = told(deal, state.filled);
  const stand =
    heard === undefined
      ? [spoken(deal, "place", { first, filled, left: told(deal, leftOf(deal, state)) })]
      : [spoken(deal, "placeHeard", { filled }), orderCue(deal, heard)];
  return [
    ...stand,
    ...laterTold(deal, state),
    ...roomCues(deal),
    ...warmTold(deal, state),
    ...onTold(deal, state),
    ...entryCues(deal, state),
  ];
}

/** The targets that come after this one. */
export function laterTold(deal: AmountDeal, { at }: AmountState): Cue[] {
  const later = (deal.item.targets ?? []).slice(at + 1).map((target) => told(deal, target));
  return later.length === 0 ? [] : [spoken(deal, "later", { later: listed(later) })];
}

/** What has been used in this item, where that takes twice the effort. */
export function warmTold(deal: AmountDeal, { used }: AmountState): Cue[] {
  if (deal.rules.warm !== true || used.length === 0) return [];
  return [spoken(deal, "warmNow", { values: valuesTold(deal, [...new Set(used)]) })];
}

/** What is on and known is named; the rest is heard. */
function onTold(deal: AmountDeal, { on, known }: AmountState): Cue[] {
  if (on.length === 0) return [];
  const isKnown = on.every((seat) => known.includes(unitAt(deal, seat)));
  if (isKnown) return [spoken(deal, "hung", { values: valuesTold(deal, on) })];
  return [spoken(deal, "hungHeard"), ...on.map((seat) => unitCue(deal, seat, false)), spoken(deal, "here")];
}

export function isSpare({ rules }: AmountDeal, { cursor }: AmountState): boolean {
  return cursor >= rules.tray.length;
}

/** What is under the cursor: its sound, and what is known or claimed of it. */
export function entryCues(deal: AmountDeal, state: AmountState): Cue[] {
  const { cursor, spares, known, used } = state;
  if (isSpare(deal, state))
    return [sound(soundOf(deal, "spare")), spoken(deal, "spares", { spares: told(deal, spares) })];
  const unit = unitAt(deal, cursor);
  const name = deal.content.units[unit]?.name;
  const isKnown = known.includes(unit);
  const label = isKnown
    ? [spoken(deal, "known", { value: valueAt(deal, cursor) })]
    : name === undefined
      ? []
      : [oneOf(name, "object")];
  const warm = isWarm(deal, [cursor], used)
    ? [sound(soundOf(deal, "warm"), { caption: "warm from before" })]
    : [];
  return [unitCue(deal, cursor, isKnown), ...label, ...warm];
}
