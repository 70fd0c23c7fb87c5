/** What can be done at a counter of dishes: hear of them, lift a lid, put them on a plate, serve it. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, type Counts, type Step } from "../contract.ts";
import { entry } from "../kit/entry.ts";
import { sideOf } from "./heard.ts";
import { placesOf } from "./measure.ts";
import { dishAt, freeFor, platesOf, unique } from "./plates.ts";
import { bandCue, dishCue, orderedCue } from "./plates-heard.ts";
import { serve } from "./plates-serve.ts";
import { dishInside, dishTold, hereCues, kindsTold, markTold, told } from "./plates-words.ts";
import { soundOf } from "./sounds.ts";
import { unitAt, type AmountDeal, type AmountState } from "./state.ts";

const USUAL_BUTTONS = {
  on: { label: "On or off", phrases: ["put it on", "on the plate"] },
  off: { label: "Lift the lid", phrases: ["lift the lid", "lid", "lift"] },
  run: { label: "Serve", phrases: ["serve", "serve it"] },
};

export function platesMoves(deal: AmountDeal, state: AmountState): Move[] {
  const { buttons } = deal.content;
  const seats = freeFor(deal, state);
  return [
    { id: "left", button: "left", label: "Go left", phrases: ["left", "go left"] },
    { id: "right", button: "right", label: "Go right", phrases: ["right", "go right"] },
    { id: "on", button: "select", ...(buttons?.on ?? USUAL_BUTTONS.on) },
    ...(deal.item.lids === false
      ? []
      : [{ id: "lift", button: "down", ...(buttons?.off ?? USUAL_BUTTONS.off) } satisfies Move]),
    { id: "serve", button: "up", ...(buttons?.run ?? USUAL_BUTTONS.run), judges: true },
    { id: "off", label: "Take it off", phrases: ["take it off", "off", "remove"], unlisted: true },
    ...seats.flatMap((seat): Move[] => {
      const { phrases = [] } = dishAt(deal, seat);
      return phrases.length === 0
        ? []
        : [
            {
              id: `dish-${unitAt(deal, seat)}`,
              label: dishTold(deal, seat),
              phrases: state.on.includes(seat) ? [...phrases, ...offPhrases(phrases)] : phrases,
              unlisted: true,
            },
          ];
    }),
    ...Object.entries(platesOf(deal).kinds).map(([kind, { plays, phrases }]): Move => ({
      id: `kind-${kind}`,
      label: capitalize(plays),
      phrases,
      unlisted: true,
    })),
    ...(deal.rules.labels === true ? Object.entries(platesOf(deal).marks ?? {}) : []).map(
      ([mark, { name, phrases = [name] }]): Move => ({
        id: `mark-${mark}`,
        label: capitalize(name),
        phrases,
        unlisted: true,
      }),
    ),
  ];
}

/** "Take off the rice" takes off the rice, where it is on the plate. */
function offPhrases(names: readonly string[]): string[] {
  return names.flatMap((name) => [`take off ${name}`, `take ${name} off`, `remove ${name}`]);
}

export function applyPlates(deal: AmountDeal, state: AmountState, { move }: Action): Step<AmountState> {
  if (move === "serve") return serve(deal, state);
  if (move === "lift") return lift(deal, state);
  if (move === "on") return toggle(deal, state, state.cursor);
  if (move === "off") return takeOff(deal, state);
  if (move.startsWith("dish-"))
    return toggle(deal, state, deal.rules.tray.indexOf(move.slice("dish-".length)));
  if (move.startsWith("kind-")) return hearKind(deal, state, move.slice("kind-".length));
  if (move.startsWith("mark-")) return hearMark(deal, state, move.slice("mark-".length));
  return go(deal, state, move === "left" ? -1 : 1);
}

function going(state: AmountState, cues: readonly Cue[], counts?: Counts): Step<AmountState> {
  return { state, cues, outcome: GOING, ...(counts === undefined ? {} : { counts }) };
}

/** What is on another plate is no longer there to go to. */
function go(deal: AmountDeal, state: AmountState, by: number): Step<AmountState> {
  const seats = freeFor(deal, state);
  const next = seats[seats.indexOf(state.cursor) + by];
  if (next === undefined) return going(state, [sound(soundOf(deal, "edge")), ...hereCues(deal, state)]);
  const there = { ...state, cursor: next };
  return going(there, [sound("menu-step", { hold: "none", level: 0.3 }), ...hereCues(deal, there)]);
}

/** The same press takes a dish off again. */
function toggle(deal: AmountDeal, state: AmountState, seat: number): Step<AmountState> {
  const { on } = state;
  const how = { side: sideOf(deal, seat) };
  if (on.includes(seat)) {
    const off = { ...state, cursor: seat, on: on.filter((other) => other !== seat) };
    return going(off, [sound(soundOf(deal, "off"), how), told(deal, "off", { Dish: dishTold(deal, seat) })]);
  }
  if (on.length >= placesOf(deal)) return going(state, [sound(soundOf(deal, "edge")), told(deal, "full")]);
  const next = { ...state, cursor: seat, on: [...on, seat] };
  return going(next, [
    sound(soundOf(deal, "on"), { ...how, caption: "onto the plate" }),
    oneOf(`${dishTold(deal, seat)}.`, "name"),
  ]);
}

/** Said, it never puts anything on: it takes off what is at hand, or what was put on last. */
function takeOff(deal: AmountDeal, state: AmountState): Step<AmountState> {
  const { cursor, on } = state;
  const seat = on.includes(cursor) ? cursor : on.at(-1);
  if (seat !== undefined) return toggle(deal, state, seat);
  return going(state, [sound(soundOf(deal, "edge")), told(deal, "bare")]);
}

/** What is in a dish, heard and said. */
function lift(deal: AmountDeal, state: AmountState): Step<AmountState> {
  const { cursor, known } = state;
  const unit = unitAt(deal, cursor);
  const dish = dishInside(deal, cursor);
  if (known.includes(unit))
    return going(state, [sound(soundOf(deal, "edge")), told(deal, "open", { dish }), dishCue(deal, cursor)]);
  const { kinds = [], made = dish } = dishAt(deal, cursor);
  const gives = kindsTold(deal, kinds);
  return going(
    { ...state, known: unique([...known, unit]) },
    [
      sound(soundOf(deal, "group"), { side: sideOf(deal, cursor) }),
      dishCue(deal, cursor),
      told(deal, "lifted", {
        Dish: dishTold(deal, cursor),
        gives,
        Gives: capitalize(gives),
        made,
        Made: capitalize(made),
      }),
    ],
    deal.rules.practice === true ? undefined : { lifted: 1 },
  );
}

/** Whoever says what a kind is called, or what it plays, hears it. */
function hearKind(deal: AmountDeal, state: AmountState, kind: string): Step<AmountState> {
  const { one } = entry(platesOf(deal).kinds, kind, "amount");
  return hearAlone(deal, state, one, orderedCue(deal, [kind]));
}

function hearMark(deal: AmountDeal, state: AmountState, mark: string): Step<AmountState> {
  return hearAlone(deal, state, markTold(deal, mark), bandCue(deal, [], [mark]));
}

function hearAlone(deal: AmountDeal, state: AmountState, kind: string, heard: Cue): Step<AmountState> {
  const named = told(deal, "kind", { kind, Kind: capitalize(kind) });
  return going(state, [sound("tick", { hold: "none" }), named, heard]);
}
