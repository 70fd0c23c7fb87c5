/** What can be done with parts and dials, and what comes of a round. */
import { uncapitalize } from "../../capitalize.ts";
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move, Press } from "../../move.ts";
import { GOING, solved, type Counts, type Step } from "../contract.ts";
import { agrees, isAlike, isFair, isRight, possible } from "./infer.ts";
import { dialsOf, height, kindOf, needsOf, risen, TOP, type BuildDeal, type BuildState } from "./state.ts";
import { askCue, buttonOf, here, levelName, partCues, pastCues } from "./words.ts";
import { risesCue, settings, sideOf, soundOf, spoken } from "./words.ts";

const SEATS: readonly Press[] = ["left", "up", "right"];
const TWO_SEATS: readonly Press[] = ["left", "right"];

export function moves(deal: BuildDeal, state: BuildState): Move[] {
  if (state.isForetelling) return guesses(deal);
  const isAtEnd = state.at === deal.content.parts.length;
  const copying: Move = { id: "copy", ...buttonOf(deal, "copy") };
  const ending: Move = { id: "end", ...buttonOf(deal, "end"), judges: true };
  const log: Move = { id: "log", ...buttonOf(deal, "log"), priced: "log" };
  return [
    { id: "left", button: "left", ...buttonOf(deal, "left") },
    { id: "right", button: "right", ...buttonOf(deal, "right") },
    ...(isAtEnd
      ? [{ ...ending, button: "select" as const }, { ...log, button: "up" as const }, copying]
      : [...turning(deal), { ...copying, button: "select" as const }, ending, log]),
    ...saidSettings(deal, state),
  ];
}

/** One dial goes up and down; of two each has a button, and goes around. */
function turning(deal: BuildDeal): Move[] {
  const [one, other] = dialsOf(deal);
  if (one === undefined || other === undefined)
    return [
      { id: "more", button: "up", ...buttonOf(deal, "more") },
      { id: "less", button: "down", ...buttonOf(deal, "less") },
    ];
  return [one, other].map(({ label }, dial): Move => ({
    id: `around-${dial}`,
    button: dial === 0 ? "up" : "down",
    label,
    phrases: [label.toLowerCase().replaceAll(/[^a-z0-9' ]/gu, "")],
  }));
}

/** By voice a dial is set in one go: of a part, of the one where one is, or of all. */
function saidSettings(deal: BuildDeal, state: BuildState): Move[] {
  return dialsOf(deal).flatMap(({ levels }, dial) =>
    levels.flatMap(({ label, phrases }, level): Move[] => [
      ...deal.content.parts.map((part, at): Move => ({
        id: `set-${at}-${dial}-${level}`,
        label: `${part.label}: ${label}`,
        phrases: [
          ...part.phrases.flatMap((one) => phrases.flatMap((what) => [`${one} ${what}`, `${what} ${one}`])),
          ...(at === state.part ? phrases : []),
        ],
      })),
      { id: `all-${dial}-${level}`, label: `All: ${label}`, phrases: phrases.map((what) => `all ${what}`) },
    ]),
  );
}

function guesses(deal: BuildDeal): Move[] {
  const { parts } = deal.content;
  const seats = parts.length === 2 ? TWO_SEATS : SEATS;
  return [
    ...parts.map(({ label, phrases }, part): Move => ({
      id: `guess-${part}`,
      button: seats[part],
      label,
      phrases,
      judges: true,
    })),
    { id: "guess-same", button: "down", ...buttonOf(deal, "same"), judges: true },
    { id: "back", button: "select", ...buttonOf(deal, "back") },
  ];
}

export function apply(deal: BuildDeal, state: BuildState, { move }: Action): Step<BuildState> {
  const [verb, ...numbers] = move.split("-");
  const [first = 0, second = 0, third = 0] = numbers.map(Number);
  switch (verb) {
    case "left":
      return go(deal, state, state.at - 1);
    case "right":
      return go(deal, state, state.at + 1);
    case "more":
      return turn(deal, state, 1);
    case "less":
      return turn(deal, state, -1);
    case "around":
      return around(deal, state, first);
    case "copy":
      return copy(deal, state);
    case "log":
      return going(state, [sound(soundOf(deal, "guess")), ...looked(deal, state)]);
    case "set":
      return set(deal, { ...state, at: first, part: first }, second, third);
    case "all":
      return copyLevel(deal, state, first, second);
    case "back":
      return backToParts(deal, state);
    case "guess":
      return pass(deal, state, move === "guess-same" ? "same" : first);
    default:
      return end(deal, state);
  }
}

function going(state: BuildState, cues: readonly Cue[]): Step<BuildState> {
  return { state, cues, outcome: GOING };
}

function go(deal: BuildDeal, state: BuildState, to: number): Step<BuildState> {
  const { parts } = deal.content;
  const edge = sound(soundOf(deal, "edge"), { side: sideOf(deal, to) });
  if (to < 0 || to > parts.length) return going(state, [edge, ...here(deal, state)]);
  if (to === parts.length) {
    const next = { ...state, at: to };
    return going(next, [sound(soundOf(deal, "end"), { side: 1 }), spoken(deal, "end")]);
  }
  const next = { ...state, at: to, part: to };
  return going(next, partCues(deal, next));
}

function turn(deal: BuildDeal, state: BuildState, by: number): Step<BuildState> {
  const level = state.set[state.part]?.[0] ?? 0;
  if (level + by >= 0 && level + by < levelsOf(deal, 0)) return set(deal, state, 0, level + by);
  const edge = sound(soundOf(deal, "edge"), { side: sideOf(deal, state.part) });
  const label = levelName(deal, 0, level);
  return going(state, [edge, spoken(deal, by > 0 ? "most" : "least", { level: label })]);
}

function around(deal: BuildDeal, state: BuildState, dial: number): Step<BuildState> {
  const level = state.set[state.part]?.[dial] ?? 0;
  return set(deal, state, dial, (level + 1) % levelsOf(deal, dial));
}

function levelsOf(deal: BuildDeal, dial: number): number {
  return dialsOf(deal)[dial]?.levels.length ?? 1;
}

function set(deal: BuildDeal, state: BuildState, dial: number, level: number): Step<BuildState> {
  const { part } = state;
  const id = dialsOf(deal)[dial]?.sound ?? soundOf(deal, "set");
  return going(withLevel(state, part, dial, level), [
    sound(id, { side: sideOf(deal, part), pitch: level * 3 }),
    spoken(deal, "level", { level: levelName(deal, dial, level) }),
  ]);
}

function withLevel(state: BuildState, part: number, dial: number, level: number): BuildState {
  const own = state.set[part] ?? [];
  return { ...state, set: state.set.with(part, own.with(dial, level)), undo: null };
}

/** Made alike by mistake, they are as they were at the next press. */
function copy(deal: BuildDeal, state: BuildState): Step<BuildState> {
  const { undo } = state;
  if (undo !== null)
    return going({ ...state, set: undo.map((part) => [...part]), undo: null }, [
      sound(soundOf(deal, "copy")),
      spoken(deal, "restored"),
    ]);
  const own = state.set[state.part] ?? [];
  const next = { ...state, set: state.set.map(() => own), undo: state.set };
  return going(next, [
    sound(soundOf(deal, "copy"), { pitch: 5 }),
    spoken(deal, "copied", { settings: uncapitalize(settings(deal, own)) }),
  ]);
}

/** Said of all: this dial alone. */
function copyLevel(deal: BuildDeal, state: BuildState, dial: number, level: number): Step<BuildState> {
  const next = { ...state, set: state.set.map((own) => own.with(dial, level)), undo: null };
  const id = dialsOf(deal)[dial]?.sound ?? soundOf(deal, "set");
  return going(next, [
    sound(id, { pitch: level * 3 }),
    spoken(deal, "copied", { settings: uncapitalize(levelName(deal, dial, level)) }),
  ]);
}

/** All rounds with these parts, the first one first. */
function looked(deal: BuildDeal, state: BuildState): Cue[] {
  if (state.log.length === 0) return [spoken(deal, "noLog")];
  return [...state.log.keys()].flatMap((index) => pastCues(deal, state, index));
}

function backToParts(deal: BuildDeal, state: BuildState): Step<BuildState> {
  const next = { ...state, isForetelling: false, at: state.part };
  return going(next, partCues(deal, next));
}

/** Where all stand alike and none is odd there is nothing to foretell. */
function end(deal: BuildDeal, state: BuildState): Step<BuildState> {
  const { rules, content } = deal;
  const isSame = isAlike(state.set, state.shift) && rules.odd !== true;
  if (rules.foretell !== true || isSame) return pass(deal, state, null);
  const next = { ...state, isForetelling: true, at: content.parts.length };
  return going(next, [sound(soundOf(deal, "end"), { side: 1 }), askCue(deal)]);
}

function pass(deal: BuildDeal, state: BuildState, guess: number | "same" | null): Step<BuildState> {
  const rose = risen(needsOf(deal, state), state.set, state.shift);
  const past = { set: state.set.map((part) => [...part]), shift: state.shift.map((part) => [...part]), rose };
  const before = possible(deal, state);
  const after = before.filter((needs) => agrees(needs, past));
  const learned = after.length < before.length;
  const isDone = rose.every((by) => by === TOP);
  const heights = state.heights.map((from, part) => height(deal, from, rose[part] ?? 0));
  const next: BuildState = { ...state, heights, log: [...state.log, past], isForetelling: false };
  const fair = isFair(deal, state.set, state.shift);
  const isKnown = before.length === 1 || (fair && after.length === 1);
  const how = isDone ? (state.aided ? "aided" : isKnown ? "known" : "lucky") : undefined;
  const isCalled = isRight(guess, rose);
  const wasOpen = before.some((needs) => isRight(guess, risen(needs, state.set, state.shift)));
  const called = isCalled ? "called" : wasOpen ? "miscalled" : "ruledOut";
  const counts: Counts = {
    rounds: 1,
    ...(guess === null ? {} : { guesses: 1, [isCalled ? "called" : "miscalled"]: 1 }),
    ...(how === undefined ? { [learned ? (fair ? "fair" : "muddled") : "idle"]: 1 } : { done: 1, [how]: 1 }),
  };
  return {
    state: next,
    cues: [
      sound(soundOf(deal, "guess"), { hold: "none" }),
      ...lineCues(deal.content.passes ?? []),
      risesCue(deal, state, state.heights, rose),
      ...(guess === null ? [] : [spoken(deal, called)]),
      ...(how === undefined
        ? learned
          ? fair
            ? [sound(soundOf(deal, "fair"))]
            : [spoken(deal, isAlike(state.set, state.shift) ? "alike" : "muddled")]
          : [spoken(deal, "idle")]
        : doneCues(deal, state, how)),
    ],
    outcome: solved(how === undefined ? (learned ? (fair ? 1 : 0.5) : 0) : how === "known" ? 1 : 0.5),
    counts,
  };
}

function doneCues(deal: BuildDeal, state: BuildState, how: "known" | "lucky" | "aided"): Cue[] {
  return [
    sound(soundOf(deal, "done"), { hold: "end" }),
    spoken(deal, how),
    ...lineCues(kindOf(deal, state).done ?? [], { part: "object" }),
  ];
}
