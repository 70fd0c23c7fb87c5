/** A bench as it is heard: who sits where, what passes for a step, and who trades places. */
import { capitalize } from "../../../capitalize.ts";
import { say, sound, type Cue, type Part } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Family } from "../../../lines/family.ts";
import { createRandom, deriveSeed } from "../../../random.ts";
import type { SoundId } from "../../../sound/index.ts";
import { GOING, type Deal, type Step } from "../../contract.ts";
import type { State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import type { World } from "../world.ts";
import { clubIn, type Club, type Pair } from "./clubs.ts";
import { SEATS, type BenchContent, type OddItem, type OddRules } from "./schema.ts";
import { SOUNDS } from "./sounds.ts";
import { wordsOf } from "./words.ts";

export type OddDeal = Deal<BenchContent, OddRules, OddItem, World | undefined>;

/** Heard from a seat, if one is given: by its side, and by its pitch for whoever has one ear or one speaker. */
export function heardSound(deal: OddDeal, name: keyof typeof SOUNDS, seat?: number): Cue {
  const from = seat === undefined ? {} : { side: sideOf(seat, SEATS), pitch: pitchOf(seat) };
  const { sound: id, ...caption } = stated(deal, name);
  return sound(id, { ...caption, ...from, hold: "end" });
}

function stated(
  { content }: OddDeal,
  name: keyof typeof SOUNDS,
): { readonly sound: SoundId; readonly caption?: string } {
  const own = content.sounds?.[name] ?? SOUNDS[name];
  return typeof own === "string" ? { sound: own } : own;
}

const PITCHES = [-5, -2, 2, 5];

function pitchOf(seat: number): number {
  return PITCHES[seat] ?? 0;
}

/** What is said by the one who leads. */
export function tell(deal: OddDeal, family: Family, values?: Readonly<Record<string, string>>): Cue {
  return line(family, deal.content.teller?.voice, values);
}

export function going(state: State, cues: readonly Cue[]): Step<State> {
  return { state, cues, outcome: GOING };
}

export function refusal(deal: OddDeal, state: State, family: Family): Step<State> {
  return going(state, [heardSound(deal, "end"), tell(deal, family)]);
}

export function guestIn({ content }: Pick<OddDeal, "content">, id: string) {
  const guest = content.guests[id];
  if (guest === undefined) throw new RangeError(`deduce: no guest ${id}`);
  return guest;
}

/** A guest as it is heard from its seat. */
export function guestCues(deal: OddDeal, { row, giggling }: State, id: string, part: Part = "object"): Cue[] {
  const seat = row.indexOf(id);
  const voice = deal.content.seats?.[seat]?.voice;
  const lines = guestIn(deal, id).heard.map((one) =>
    typeof one === "string" ? { say: one, voice, part } : one,
  );
  const heard = lineCues(lines, { part: "object", side: sideOf(seat, SEATS) });
  return id === giggling ? [...heard, heardSound(deal, "giggle", seat)] : heard;
}

/** Who sits where one stands: null before anybody was passed. */
export function guestHere({ row, cursor }: State): string | null {
  return row[cursor ?? -1] ?? null;
}

/** Passing a seat. What may be done with whom is said of those that were found out. */
export function walk(deal: OddDeal, state: State, to: number): Step<State> {
  const seat = Math.min(Math.max(to, 0), SEATS - 1);
  const step = heardSound(deal, seat === to ? "walk" : "end", seat);
  const { state: after, cues: patter } = traded(deal, { ...state, given: state.given + 1 });
  const at = { ...after, cursor: seat };
  const id = guestHere(at) ?? "";
  const done = state.found.includes(id) ? [tell(deal, wordsOf(deal.content).done)] : [];
  return going(at, [step, ...patter, ...guestCues(deal, at, id, "name"), ...done]);
}

const STEPS_HEARD = 6;
const BETWEEN_MILLISECONDS = 130;

/** With every so many steps somebody who does not belong trades places with a neighbor: the patter goes from seat to seat. */
function traded(deal: OddDeal, state: State): { readonly state: State; readonly cues: readonly Cue[] } {
  const { trades } = deal.rules;
  const [runner] = state.sought.filter((id) => !state.found.includes(id));
  if (trades === undefined || runner === undefined || state.given % trades !== 0) return { state, cues: [] };
  const from = state.row.indexOf(runner);
  const random = createRandom(deriveSeed(deal.seed, `trade-${state.given}`));
  const to = random.pick([from - 1, from + 1].filter((seat) => seat >= 0 && seat < SEATS));
  const row = state.row.with(from, state.row[to] ?? "").with(to, runner);
  const after = { ...state, row, traded: [Math.min(from, to), Math.max(from, to)] };
  return { state: after, cues: patterCues(deal, after) };
}

/** Which two have traded places last, by the patter from seat to seat; nothing if nobody has. */
export function patterCues(deal: OddDeal, { traded: [left, right] }: State): Cue[] {
  if (left === undefined || right === undefined) return [];
  const notes = Array.from({ length: STEPS_HEARD }, (_, index) => {
    const seat = index < STEPS_HEARD / 2 ? left : right;
    const { sound: heard } = stated(deal, "patter");
    return {
      sound: heard,
      side: sideOf(seat, SEATS),
      pitch: pitchOf(seat),
      at: index * BETWEEN_MILLISECONDS,
    };
  });
  const caption = `numbers ${left + 1} and ${right + 1} trade places`;
  return [{ type: "pattern", name: "patter", notes, caption, hold: "end" }];
}

/** All who sit there, from left to right. */
export function rowCues(deal: OddDeal, state: State, ids: readonly string[] = state.row): Cue[] {
  return ids.flatMap((id) => guestCues(deal, state, id));
}

/** The other three. */
export function othersOf({ row }: State, id: string): string[] {
  return row.filter((other) => other !== id);
}

export function clubCues(deal: OddDeal, id: string): Cue[] {
  const { label, sign = [] } = clubIn(deal, id);
  return [
    say(`${label}.`, "name", { voice: deal.content.teller?.voice }),
    ...lineCues(sign, { part: "object" }),
  ];
}

/** "Animals, Music and Wheels" */
export function clubsTold(deal: OddDeal): string {
  return listed(
    deal,
    deal.rules.clubs.map((id) => clubIn(deal, id).label),
  );
}

/** "The dog and the cat" */
export function namesTold(deal: OddDeal, ids: readonly string[]): string {
  return listed(
    deal,
    ids.map((id) => guestIn(deal, id).name),
  );
}

function listed({ content }: OddDeal, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${wordsOf(content).labels.and} ${last}`;
}

export function nameValues(deal: OddDeal, id: string) {
  const { name } = guestIn(deal, id);
  return { name, Name: capitalize(name) };
}

export function areOf({ are }: Club, told = ""): string {
  return fillTemplate(are, { told });
}

export function isntOf({ isnt }: Club, told = ""): string {
  return fillTemplate(isnt, { told });
}

/** What somebody is instead, where a club has several groups: "Made of metal", two beats. Nothing is heard of who is in none. */
export function insteadCues({ row }: State, id: string, { groups, sign = [] }: Club): Cue[] {
  if (groups.length < 2) return [];
  const own = groups.filter(({ of }) => of.includes(id));
  const side = sideOf(row.indexOf(id), SEATS);
  return own.flatMap(({ heard }) => lineCues(heard ?? sign, { part: "object", side }));
}

/** A pair as it is told: who, and what the other three are. */
export function pairValues(deal: OddDeal, { row }: State, { guest, club, group }: Pair) {
  const names = namesTold(
    deal,
    row.filter((id) => group.of.includes(id)),
  );
  return {
    ...nameValues(deal, guest),
    names,
    Names: capitalize(names),
    are: areOf(clubIn(deal, club), group.told),
    isnt: isntOf(clubIn(deal, club), group.told),
  };
}

/** Whether nobody who does not belong is left, as far as anybody on the bench can know. */
export function isKnownToBeOver({ rules }: OddDeal, { found }: State): boolean {
  return found.length >= Math.max(...rules.intruders);
}
