/** What can be done at a tray. */
import { sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, type Step } from "../contract.ts";
import { sideOf } from "./heard.ts";
import { isWarm, placesOf, valueAt } from "./measure.ts";
import { pack, run } from "./run.ts";
import { soundOf } from "./sounds.ts";
import { unitAt, type AmountDeal, type AmountState } from "./state.ts";
import { entryCues, isSpare, spoken } from "./words.ts";

const USUAL_BUTTONS = {
  on: { label: "Put it on", phrases: ["put it on", "this one", "take it"] },
  off: { label: "Take one off", phrases: ["take one off", "take it off", "off"] },
  run: { label: "Make it", phrases: ["make it", "run", "go"] },
};
const USUAL_SPARE = { label: "What is left over", phrases: ["what is left over", "left over"] };
const MOST_SAID = 12;

export function moves(deal: AmountDeal, state: AmountState): Move[] {
  const { buttons, spare = USUAL_SPARE } = deal.content;
  const atSpare = isSpare(deal, state);
  const packing: Move = { id: "pack", ...spare, ...(atSpare ? { button: "select" } : {}), judges: true };
  return [
    { id: "left", button: "left", label: "Go left", phrases: ["left", "go left"] },
    { id: "right", button: "right", label: "Go right", phrases: ["right", "go right"] },
    ...(atSpare ? [] : [{ id: "on", button: "select", ...(buttons?.on ?? USUAL_BUTTONS.on) } satisfies Move]),
    ...(state.spares > 0 ? [packing] : []),
    { id: "off", button: "down", ...(buttons?.off ?? USUAL_BUTTONS.off) },
    { id: "run", button: "up", ...(buttons?.run ?? USUAL_BUTTONS.run), judges: true },
    {
      id: "say",
      label: "Say its number",
      phrases: ["<number>", "the <number>", "put on <number>"],
      slot: { from: 1, to: MOST_SAID },
    },
  ];
}

export function apply(deal: AmountDeal, state: AmountState, { move, value }: Action): Step<AmountState> {
  if (move === "run") return run(deal, state);
  if (move === "pack") return pack(deal, state);
  if (move === "off") return takeOff(deal, state);
  if (move === "on") return putOn(deal, state, state.cursor);
  if (move === "say") return called(deal, state, value ?? 0);
  return go(deal, state, state.cursor + (move === "left" ? -1 : 1));
}

function going(state: AmountState, cues: readonly Cue[]): Step<AmountState> {
  return { state, cues, outcome: GOING };
}

function go(deal: AmountDeal, state: AmountState, to: number): Step<AmountState> {
  const last = deal.rules.tray.length - (state.spares > 0 ? 0 : 1);
  if (to < 0 || to > last) return going(state, [sound(soundOf(deal, "edge")), ...entryCues(deal, state)]);
  const next = { ...state, cursor: to };
  return going(next, [sound("menu-step", { hold: "none", level: 0.3 }), ...entryCues(deal, next)]);
}

function putOn(deal: AmountDeal, state: AmountState, seat: number): Step<AmountState> {
  if (state.on.includes(seat)) return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "onTwice")]);
  if (state.on.length >= placesOf(deal))
    return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "full")]);
  const next = { ...state, cursor: seat, on: [...state.on, seat] };
  const how = { side: sideOf(deal, seat), pitch: state.on.length * 4 };
  return going(next, [sound(soundOf(deal, "on"), how), ...onTold(deal, state, seat)]);
}

/** That it is warm, or what it is worth if that is known, or else what it is there for. */
function onTold(deal: AmountDeal, { on, used, known }: AmountState, seat: number): Cue[] {
  if (isWarm(deal, [seat], used)) return [spoken(deal, "warm")];
  if (known.includes(unitAt(deal, seat))) return [spoken(deal, "known", { value: valueAt(deal, seat) })];
  return [spoken(deal, on.length > 0 && deal.rules.makes === "product" ? "onMore" : "on")];
}

function takeOff(deal: AmountDeal, state: AmountState): Step<AmountState> {
  if (state.on.length === 0) return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "none")]);
  return going({ ...state, on: state.on.slice(0, -1) }, [sound(soundOf(deal, "off")), spoken(deal, "off")]);
}

/** Who has counted can say the number instead of going there. */
function called(deal: AmountDeal, state: AmountState, value: number): Step<AmountState> {
  const seats = deal.rules.tray.flatMap((_, at) => (valueAt(deal, at) === value ? [at] : []));
  const seat = seats.find((at) => !state.on.includes(at)) ?? seats[0];
  if (seat === undefined)
    return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "absent", { value })]);
  return putOn(deal, state, seat);
}
