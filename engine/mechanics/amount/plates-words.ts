/** How plates are told: who orders what, what is on a plate, and what is under the cursor. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, sound, type Cue } from "../../cue.ts";
import { entry } from "../kit/entry.ts";
import { listed } from "./listed.ts";
import { placesOf, type Seats } from "./measure.ts";
import { USUAL_PLATE_WORDS, type PlateWord } from "./plate-words-schema.ts";
import {
  bansAt,
  dishAt,
  freeFor,
  inOrder,
  kindsOn,
  plateAt,
  platesAt,
  platesOf,
  type Table,
} from "./plates.ts";
import { bandCue, dishCue, orderedCue } from "./plates-heard.ts";
import type { PlatesContent, Want } from "./plates-schema.ts";
import { soundOf } from "./sounds.ts";
import { unitAt, type AmountDeal, type AmountState } from "./state.ts";

type Guest = PlatesContent["guests"][number];
type Stakes = Readonly<Record<string, number>>;
type Values = Readonly<Record<string, string | number>>;

export function told(deal: AmountDeal, word: PlateWord, values?: Values, voice?: string): Cue {
  const family = platesOf(deal).words?.[word] ?? USUAL_PLATE_WORDS[word];
  return oneOf(family, "object", { values, voice });
}

/** "a grain and a vegetable"; all of them have a name of their own. */
export function kindsTold(deal: Pick<Table, "content">, kinds: readonly string[]): string {
  if (isAll(deal, kinds)) return platesOf(deal).all;
  return listed(inOrder(deal, kinds).map((kind) => entry(platesOf(deal).kinds, kind, "amount").one));
}

function isAll(deal: Pick<Table, "content">, kinds: readonly string[]): boolean {
  return inOrder(deal, kinds).length === Object.keys(platesOf(deal).kinds).length;
}

export function markTold(deal: AmountDeal, mark: string): string {
  return entry(platesOf(deal).marks, mark, "amount").name;
}

/** "milk, no egg", where more than one may not be there. */
function bansTold(deal: AmountDeal, bans: readonly string[]): string {
  return bans.map((mark) => markTold(deal, mark)).join(", no ");
}

/** A dish as it stands at the beginning of a sentence. */
export function dishTold(deal: AmountDeal, seat: number): string {
  return dishAt(deal, seat).called ?? unitAt(deal, seat);
}

export function dishesTold(deal: AmountDeal, seats: Seats): string {
  return listed(seats.map((seat, index) => (index === 0 ? dishTold : dishInside)(deal, seat)));
}

/** A dish within a sentence. */
export function dishInside(deal: AmountDeal, seat: number): string {
  return uncapitalize(dishTold(deal, seat));
}

/** Another guest begins at each table, no guest sits there twice, and what one may not have is always the same. */
export function guestAt({ world, actSeed, ...deal }: AmountDeal, at: number): Guest {
  const { guests } = platesOf(deal);
  const seated: Guest[] = [];
  for (const { not } of deal.item.wants ?? []) {
    const fitting = guests.filter((guest) => guest.not === not);
    const pool = fitting.length === 0 ? guests : fitting;
    const begin = (world.turn * 3 + actSeed) % pool.length;
    const turned = [...pool.slice(begin), ...pool.slice(0, begin)];
    seated.push(...turned.filter((guest) => !seated.includes(guest)).slice(0, 1));
  }
  const guest = seated[at];
  if (guest === undefined) throw new RangeError(`guestAt: no guest ${at + 1}`);
  return guest;
}

export function nameOf(deal: AmountDeal, at: number): string {
  return guestAt(deal, at).name;
}

/** A guest says what is needed, or plays it. */
function orderCues(deal: AmountDeal, want: Want, at: number): Cue[] {
  const { name, voice } = guestAt(deal, at);
  const played = orderedCue(deal, want.kinds);
  const bans = want.not === undefined ? [] : [want.not];
  if (deal.item.unsaid === true) return [told(deal, "orders", { name }), played, ...bansCues(deal, bans)];
  const needs = kindsTold(deal, want.kinds);
  const values = {
    needs,
    Needs: capitalize(needs),
    ...(bans.length === 0 ? {} : { not: bansTold(deal, bans) }),
  };
  return [
    told(deal, "orders", { name }),
    told(deal, want.not === undefined ? "order" : "orderNot", values, voice),
    played,
  ];
}

function bansCues(deal: AmountDeal, bans: readonly string[]): Cue[] {
  if (bans.length === 0) return [];
  return [told(deal, "bans", { not: bansTold(deal, bans) }), bandCue(deal, [], bans)];
}

/** What is on a plate before anybody has put anything there. */
function begunCues(deal: AmountDeal, { has, laid }: Want, at: number): Cue[] {
  const name = nameOf(deal, at);
  const seats = (laid ?? []).map((unit) => deal.rules.tray.indexOf(unit));
  return [
    ...(has === undefined ? [] : [told(deal, "begun", { name }), bandCue(deal, inOrder(deal, has))]),
    ...(laid === undefined
      ? []
      : [told(deal, "laid", { name, dishes: uncapitalize(dishesTold(deal, seats)) })]),
  ];
}

export function platesOpening(deal: AmountDeal, state: AmountState): Cue[] {
  const orders = (deal.item.wants ?? []).flatMap((want, at) => [
    ...(want.has === undefined ? orderCues(deal, want, at) : []),
    ...begunCues(deal, want, at),
  ]);
  return [
    ...orders,
    told(deal, "how", {
      count: freeFor(deal, state).length,
      places: placesOf(deal),
      fit: fitTold(deal),
    }),
    ...(platesAt(deal).length > 1 ? [told(deal, "first", { name: nameOf(deal, 0) })] : []),
    ...hereCues(deal, state),
  ];
}

function fitTold(deal: AmountDeal): string {
  const places = placesOf(deal);
  return places === 1 ? "1 fits" : `${places} fit`;
}

function clockCues(deal: AmountDeal, stakes: Stakes): Cue[] {
  const left = stakes[platesOf(deal).clock ?? ""];
  if (left === undefined || deal.rules.practice === true) return [];
  return [left === 0 ? told(deal, "clockOver") : told(deal, "clock", { left })];
}

export function platesWhere(deal: AmountDeal, state: AmountState, stakes: Stakes = {}): Cue[] {
  return [
    ...needCues(deal, state),
    ...plateCues(deal, state),
    told(deal, "room", { fit: fitTold(deal) }),
    ...clockCues(deal, stakes),
    ...laterCues(deal, state),
    told(deal, "here"),
    ...hereCues(deal, state),
  ];
}

/** What this plate needs, with what each kind plays. */
export function needCues(deal: AmountDeal, { at }: AmountState): Cue[] {
  const { kinds } = plateAt(deal, at);
  const values = {
    name: nameOf(deal, at),
    place: at + 1,
    of: platesAt(deal).length,
    needs: kindsTold(deal, kinds),
  };
  const word = deal.item.unsaid === true ? "plays" : deal.item.shared === true ? "needsShared" : "needs";
  return [
    told(deal, word, values),
    ...(isAll(deal, kinds) ? [] : [orderedCue(deal, inOrder(deal, kinds))]),
    ...bansCues(deal, bansAt(deal, at)),
  ];
}

/** What is on the plate: what it had is heard, dishes are named, and those whose lids are up are heard. */
export function plateCues(deal: AmountDeal, state: AmountState): Cue[] {
  const { at, on } = state;
  return [
    ...(plateAt(deal, at).has === undefined && on.length === 0 ? [told(deal, "empty")] : []),
    ...(on.length === 0 ? [] : [told(deal, "holds", { dishes: uncapitalize(dishesTold(deal, on)) })]),
    ...heardCues(deal, state),
  ];
}

/** What of a plate can be heard: what it had, and dishes whose lids are up; and how many cannot be. */
export function heardCues(deal: AmountDeal, { at, on, known }: AmountState): Cue[] {
  const open = on.filter((seat) => known.includes(unitAt(deal, seat)));
  const kinds = kindsOn(deal, at, open);
  if (kinds.length === 0) return [];
  const count = on.length - open.length;
  const covered = count === 1 ? told(deal, "covered") : told(deal, "coveredMore", { count });
  return [told(deal, "has"), bandCue(deal, kinds), ...(count === 0 ? [] : [covered])];
}

function laterCues(deal: AmountDeal, { at }: AmountState): Cue[] {
  if (deal.item.shared === true) return [];
  return (deal.item.wants ?? []).flatMap((want, plate) =>
    plate <= at
      ? []
      : [
          told(deal, deal.item.unsaid === true ? "afterPlays" : "after", {
            name: nameOf(deal, plate),
            ...(deal.item.unsaid === true ? {} : { needs: kindsTold(deal, want.kinds) }),
          }),
          ...(isAll(deal, want.kinds) ? [] : [orderedCue(deal, want.kinds)]),
          ...bansCues(deal, want.not === undefined ? [] : [want.not]),
          ...begunCues(deal, want, plate),
        ],
  );
}

/** What is under the cursor: its name; its label, where labels are heard; and what it plays, if its lid is up. */
export function hereCues(deal: AmountDeal, { cursor, known, on }: AmountState): Cue[] {
  const name = oneOf(`${dishTold(deal, cursor)}.`, "name");
  const isOpen = known.includes(unitAt(deal, cursor));
  const { marks = [] } = dishAt(deal, cursor);
  const label = !isOpen && deal.rules.labels === true && marks.length > 0 ? [bandCue(deal, [], marks)] : [];
  return [
    ...(on.includes(cursor) ? [sound(soundOf(deal, "on"), { hold: "none", level: 0.4 })] : []),
    name,
    ...(on.includes(cursor) ? [told(deal, "onPlate")] : []),
    ...(isOpen ? [dishCue(deal, cursor)] : label),
  ];
}
