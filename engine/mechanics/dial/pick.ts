/** Before the first jump: which number to start from, or which of two loads to take. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, say, sound, type Cue, type Side } from "../../cue.ts";
import type { Family } from "../../lines/family.ts";
import type { Action, Move, Press } from "../../move.ts";
import { GOING, type Step } from "../contract.ts";
import { costOf, taskLoad, taskQuestion, taskTarget, taskWhole } from "./asks.ts";
import { place, ring, SEATS, seatOf, wayAt, type Seat } from "./deal.ts";
import { fuelLeft } from "./fuel.ts";
import { knocks, questionInKnocks } from "./knocks.ts";
import type { DialDeal, DialRules, DialState, Guest, Way } from "./schema.ts";
import { amount } from "./texts.ts";
import type { DialContent } from "./words.ts";

const SIDES: Readonly<Record<Seat, Side>> = { left: -0.8, up: 0, right: 0.8 };
const PICK = "pick-";

export function guestOf({ rules }: Pick<DialDeal, "rules">, { guest }: Way): Guest | undefined {
  return guest === undefined ? undefined : rules.guests?.[guest];
}

export function pickWords({ content }: DialDeal): NonNullable<DialContent["pick"]> {
  if (content.pick === undefined) throw new RangeError("pickWords: content.pick is missing");
  return content.pick;
}

/** Each number from its own side; whether it is said or played is the level's business. */
export function pickQuestion(deal: DialDeal, state: DialState, isNew: boolean): Cue[] {
  return deal.rules.pick === "load" ? loadQuestion(deal, state, isNew) : startQuestion(deal, state, isNew);
}

function startQuestion(deal: DialDeal, state: DialState, isNew: boolean): Cue[] {
  const { item } = deal;
  const words = pickWords(deal);
  const guest = guestOf(deal, wayAt(deal, 0));
  return [
    ...calls(deal, guest, wayAt(deal, 0).pays, 0),
    ...item.ways.flatMap((_, way) => startCues(deal, way, words.seats[seatOf(deal, way)])),
    ...fuelLeft(deal, state, isNew),
    ...(words.start === undefined ? [] : [oneOf(words.start.ask)]),
  ];
}

function loadQuestion(deal: DialDeal, state: DialState, isNew: boolean): Cue[] {
  const { content, rules, item } = deal;
  const words = pickWords(deal);
  const [first] = item.ways;
  const isAdded = first !== undefined && taskLoad(first.task, first.start) !== undefined;
  const own = !isAdded
    ? []
    : rules.heard === "all" && words.load !== undefined
      ? [say(words.load.own, "name"), knocks(content, state.at)]
      : [oneOf(startWords(deal, state), "object", { values: place(deal, state.at) })];
  return [
    ...own,
    ...item.ways.flatMap((one, way): Cue[] => {
      const seat = seatOf(deal, way);
      const guest = guestOf(deal, one);
      return [
        say(`${capitalize(seat)}.`, "name"),
        ...calls(deal, guest, one.pays, SIDES[seat]),
        ...loadCues(deal, one, SIDES[seat]),
      ];
    }),
    ...fuelLeft(deal, state, isNew),
    ...(words.load === undefined ? [] : [oneOf(words.load.ask)]),
  ];
}

/** Where the answer before is where one goes on, it is no new number. */
function startWords({ content, rules, world }: DialDeal, { at }: DialState): Family {
  return rules.runsOn === true && at === world.at ? (content.goesOn ?? content.start) : content.start;
}

/** How much there is to add; where that is what is asked for, the question. */
function loadCues({ content, rules }: DialDeal, { task, start }: Way, side: Side): Cue[] {
  const load = taskLoad(task, start);
  if (load === undefined) return questionInKnocks(content, rules, taskQuestion(content.tasks, task));
  return [playsNumbers(rules) ? knocks(content, load, side) : say(`${amount(load, content.unit)}.`, "name")];
}

/** Some numbers of a question are heard and not said. */
function playsNumbers({ heard }: Pick<DialRules, "heard">): boolean {
  return heard === "all" || heard === "last";
}

/** Who waits, as it sounds, and what it pays. */
export function calls(
  { content: { fares } }: DialDeal,
  guest: Guest | undefined,
  pays: number | undefined,
  side: Side,
): Cue[] {
  const name = guest?.name ?? fares?.nobody;
  if (name === undefined || (guest === undefined && pays === undefined)) return [];
  const told =
    fares === undefined || pays === undefined
      ? say(`${name}.`, "name", { side })
      : oneOf(fares.told, "name", { side, values: { guest: name, fare: amount(pays, fares.unit) } });
  return [...(guest === undefined ? [] : [sound(guest.call.sound, { ...guest.call, side })]), told];
}

export function pickMoves(deal: DialDeal): Move[] {
  const words = pickWords(deal);
  return deal.item.ways.map((one, way): Move => {
    const seat = seatOf(deal, way);
    const guest = deal.rules.pick === "load" ? guestOf(deal, one) : undefined;
    const label = guest?.name ?? words.seats[seat];
    const phrases = [label, seat, `the ${seat} one`, ...ownNumbers(deal, way).map(String)];
    return { id: `${PICK}${seat}`, button: seat, label, phrases: phrases.map(spoken) };
  });
}

/** A number that is said for a way, and for no other: where it starts; or what it brings, and what that comes to. */
function ownNumbers(deal: DialDeal, way: number): number[] {
  const numbers = deal.item.ways.map(({ task, start }) =>
    deal.rules.pick === "load" ? [taskLoad(task, start), taskTarget(task)] : [start],
  );
  const others = numbers.flatMap((of, index) => (index === way ? [] : of));
  const own = (numbers[way] ?? []).filter((number) => number !== undefined && !others.includes(number));
  return [...new Set(own)].filter((number) => number !== undefined);
}

function spoken(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9' ]/g, "");
}

/** A number that is not over a seat names no way: nobody is refused for it, the question is asked again. */
export function applyPick(deal: DialDeal, state: DialState, { move }: Action): Step<DialState> {
  const seats = SEATS[deal.item.ways.length] ?? [];
  const way = seats.findIndex((seat) => `${PICK}${seat}` === move);
  if (way === -1) throw new RangeError(`applyPick: there is no move ${move}`);
  const chosen = wayAt(deal, way);
  const words = pickWords(deal);
  const guest = guestOf(deal, chosen);
  const said = deal.rules.pick === "load" ? words.load?.chosen : words.start?.chosen;
  const nobody = chosen.pays === undefined ? undefined : deal.content.fares?.nobody;
  const values = { value: chosen.start, guest: guest?.name ?? nobody ?? words.seats[seatOf(deal, way)] };
  return {
    state: { ...state, phase: "drive", way, at: chosen.start, par: costOf(deal, chosen) },
    cues: [
      sound(deal.content.sounds.pick, { side: SIDES[seatOf(deal, way)] }),
      ring(deal, chosen.start),
      ...(said === undefined ? [] : [oneOf(said, "object", { values })]),
      ...onceMore(deal, way),
    ],
    outcome: GOING,
    helpAnew: true,
  };
}

/** Nobody need remember two: of loads that were played, or where a part is missing, the chosen one is asked again, of three starts the others. */
function onceMore(deal: DialDeal, chosen: number): Cue[] {
  const { content, rules, item } = deal;
  if (rules.pick === "start")
    return item.ways.length < 3
      ? []
      : item.ways.flatMap((_, way) => (way === chosen ? [] : startCues(deal, way)));
  const { task } = wayAt(deal, chosen);
  if (!playsNumbers(rules) && taskWhole(task) === undefined) return [];
  return questionInKnocks(content, rules, taskQuestion(content.tasks, task));
}

/** A number to start from, after its name where it has one; said, or played from its side. */
function startCues(deal: DialDeal, way: number, name = ""): Cue[] {
  const { content, rules, item } = deal;
  const { start } = wayAt(deal, way);
  const isPlayed = rules.heard === "all" || (rules.heard === "last" && way === item.ways.length - 1);
  if (!isPlayed) return [say(`${name === "" ? "" : `${name}: `}${start}.`, "name")];
  return [
    ...(name === "" ? [] : [say(`${name}:`, "name")]),
    knocks(content, start, SIDES[seatOf(deal, way)]),
  ];
}

export function pickId(deal: DialDeal, way: number): string {
  return `${PICK}${seatOf(deal, way)}`;
}

export function pickButton(deal: DialDeal, way: number): Press {
  return seatOf(deal, way);
}
