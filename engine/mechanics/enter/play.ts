/** What can be done with the cells, and what comes of it. */
import { capitalize } from "../../capitalize.ts";
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { DOTS, type Action, type Move } from "../../move.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import { distances, knownOf, read, wheelOf } from "./ladder.ts";
import { OPEN } from "./schema.ts";
import { baseOf, isExact, isLadder, wantedFrom, type EnterDeal, type EnterState } from "./state.ts";
import {
  ORDINALS,
  asFarAs,
  cellCues,
  nameOf,
  noteCue,
  performance,
  placeOf,
  soundOf,
  spoken,
  thingCues,
  thingOf,
  tune,
} from "./words.ts";

const USUAL_PERFORM = { label: "Let it work", phrases: ["let it work", "go", "done"] };
const SYMBOL = "symbol-";
const CELL = "cell-";
const LONGER_CREDIT = 0.75;
const MENDED_CREDIT = 0.5;

export function moves(deal: EnterDeal, state: EnterState): Move[] {
  const { content } = deal;
  const noun = content.noun ?? "letter";
  return [
    { id: "left", button: "left", label: "Go left", phrases: ["left", "go left", "go back"] },
    { id: "right", button: "right", label: "Go right", phrases: ["right", "go right"] },
    { id: "up", button: "up", label: "Turn up", phrases: ["up", "turn up"], repeats: true },
    { id: "down", button: "down", label: "Turn down", phrases: ["down", "turn down"], repeats: true },
    { id: "perform", button: "select", ...(content.perform ?? USUAL_PERFORM), judges: true },
    { id: "braille", label: "A braille cell", phrases: [], chord: DOTS, sparesButtons: true },
    ...Object.entries(content.symbols).map(([id, { name, phrases }]): Move => ({
      id: `${SYMBOL}${id}`,
      label: name,
      phrases: phrases ?? [name.toLowerCase()],
    })),
    ...mayOpen(deal, state, state.cursor),
    ...state.cells.slice(0, ORDINALS.length).map((_cell, at): Move => ({
      id: `${CELL}${at}`,
      label: `Go to place ${at + 1}`,
      phrases: [`${ORDINALS[at] ?? ""} ${noun}`, `${ORDINALS[at] ?? ""} place`],
    })),
  ];
}

function mayOpen(deal: EnterDeal, state: EnterState, at: number): Move[] {
  if (!wheelOf(deal, baseOf(deal, state)[at] ?? OPEN).includes(OPEN)) return [];
  return [
    { id: `${SYMBOL}${OPEN}`, label: "Take it out", phrases: ["take it out", "delete", "nothing here"] },
  ];
}

export function apply(deal: EnterDeal, state: EnterState, { move, chord }: Action): Step<EnterState> {
  if (move === "perform") return perform(deal, state);
  if (move === "up" || move === "down") return turn(deal, state, move === "up" ? 1 : -1);
  if (move === "left" || move === "right") return go(deal, state, state.cursor + (move === "left" ? -1 : 1));
  if (move === "braille") return brailled(deal, state, chord?.join("") ?? "");
  if (move.startsWith(CELL)) return go(deal, state, Number(move.slice(CELL.length)));
  return enter(deal, state, move.slice(SYMBOL.length));
}

function going(state: EnterState, cues: readonly Cue[]): Step<EnterState> {
  return { state, cues, outcome: GOING };
}

function go(deal: EnterDeal, state: EnterState, to: number): Step<EnterState> {
  if (to < 0 || to >= state.cells.length)
    return going(state, [sound(soundOf(deal, "edge")), ...cellCues(deal, state)]);
  const next = { ...state, cursor: to };
  return going(next, cellCues(deal, next));
}

function turn(deal: EnterDeal, state: EnterState, by: 1 | -1): Step<EnterState> {
  const { cells, cursor } = state;
  const wheel = wheelOf(deal, baseOf(deal, state)[cursor] ?? OPEN);
  const from = wheel.indexOf(cells[cursor] ?? OPEN);
  const to = wheel[from < 0 ? 0 : (from + by + wheel.length) % wheel.length] ?? OPEN;
  return put(deal, state, to);
}

/** In a ladder one cell at a time is another: what was changed before springs back, heard and said. */
function put(deal: EnterDeal, state: EnterState, symbol: string): Step<EnterState> {
  const { cells, cursor } = state;
  const base = baseOf(deal, state);
  const other = isLadder(deal) ? cells.findIndex((cell, at) => at !== cursor && cell !== base[at]) : -1;
  if (other < 0) {
    const next = { ...state, cells: cells.with(cursor, symbol) };
    return going(next, cellCues(deal, next));
  }
  const next = { ...state, cells: base.with(cursor, symbol) };
  const [note, ...told] = cellCues(deal, next);
  return going(next, [
    note ?? noteCue(deal, next.cells, cursor),
    sound(soundOf(deal, "back")),
    spoken(deal, "springs", { place: placeOf(base, other) }),
    ...told,
  ]);
}

/** Said, or made as a braille cell; where cells are filled freely the cursor goes on by itself. */
function enter(deal: EnterDeal, state: EnterState, symbol: string): Step<EnterState> {
  const step = put(deal, state, symbol);
  if (isLadder(deal)) return step;
  const cursor = Math.min(state.cells.length - 1, state.cursor + 1);
  return { ...step, state: { ...step.state, cursor } };
}

function brailled(deal: EnterDeal, state: EnterState, dots: string): Step<EnterState> {
  const found = Object.entries(deal.content.symbols).find(([, symbol]) => symbol.dots?.join("") === dots);
  if (found !== undefined) return enter(deal, state, found[0]);
  return going(state, [sound(soundOf(deal, "edge")), ...cellCues(deal, state)]);
}

function perform(deal: EnterDeal, state: EnterState): Step<EnterState> {
  const string = read(state.cells);
  const answers = isLadder(deal) ? wantedFrom(deal, state.stands) : deal.item.answers;
  const work = sound(soundOf(deal, "work"), { hold: "none" });
  if (string === "") return going(state, [work, spoken(deal, "unfilled")]);
  const isChanged = !isLadder(deal) || string !== state.stands;
  if (isChanged && answers.includes(string)) return finish(deal, state, string, work);
  if (!isChanged)
    return going(state, [
      work,
      tune(deal, string),
      ...(deal.rules.dark === true
        ? [...thingCues(deal, string), spoken(deal, "unturned")]
        : [spoken(deal, "same", { name: capitalize(string) })]),
    ]);
  const isKnown = knownOf(deal.content).includes(string);
  if (!isKnown && deal.content.hush?.some((part) => string.includes(part)) === true)
    return back(deal, state, [work, sound(soundOf(deal, "hushed")), spoken(deal, "hushed")]);
  if (!isLadder(deal)) return differ(deal, state, answers, work);
  if (!isKnown) return spill(deal, state, work);
  if (distances(deal, answers).has(string)) return onward(deal, state, string, work);
  const told = spoken(deal, "sidetrack", { name: capitalize(string) });
  return back(deal, state, [work, ...performance(deal, string, false), told]);
}

/** What was turned is as it was, and nothing is lost by it. */
function back(deal: EnterDeal, state: EnterState, cues: readonly Cue[]): Step<EnterState> {
  return going(isLadder(deal) ? { ...state, cells: baseOf(deal, state) } : state, cues);
}

function withMade(deal: EnterDeal, state: EnterState, string: string): { next: EnterState; isNew: boolean } {
  const isNew = thingOf(deal, string) !== undefined && ![...deal.world.made, ...state.made].includes(string);
  const next = {
    ...state,
    stands: string,
    steps: state.steps + 1,
    made: isNew ? [...state.made, string] : state.made,
  };
  return { next, isNew };
}

function finish(deal: EnterDeal, state: EnterState, string: string, work: Cue): Step<EnterState> {
  const { next, isNew } = withMade(deal, { ...state, solved: true }, string);
  const isStraight = isExact(next);
  const isMended = next.misses > 0 || next.aided;
  const verdict = isStraight ? "exact" : isMended ? "mended" : "longer";
  const { told, practice } = deal.item;
  return {
    state: next,
    cues: [
      work,
      ...performance(deal, string, isNew && told?.[string] === undefined),
      ...(practice === true ? [] : [spoken(deal, verdict, { steps: next.steps, par: next.par })]),
      ...lineCues(told?.[string] ?? told?.["other"] ?? [], { part: "object" }),
    ],
    outcome: solved(isStraight ? 1 : isMended ? MENDED_CREDIT : LONGER_CREDIT),
    ...counted(deal, {
      [isStraight ? "exact" : "done"]: 1,
      judged: 1,
      steps: 1,
      ...(isNew ? { made: 1 } : {}),
    }),
  };
}

function onward(deal: EnterDeal, state: EnterState, string: string, work: Cue): Step<EnterState> {
  const { next, isNew } = withMade(deal, state, string);
  const cells = baseOf(deal, next);
  const cursor = Math.min(state.cursor, cells.length - 1);
  return {
    state: { ...next, cells, cursor },
    cues: [work, ...performance(deal, string, isNew), spoken(deal, "onward", { name: capitalize(string) })],
    outcome: GOING,
    ...counted(deal, { steps: 1, ...(isNew ? { made: 1 } : {}) }),
    helpAnew: true,
  };
}

/** Nothing of that name: what stood there stands there again. */
function spill(deal: EnterDeal, state: EnterState, work: Cue): Step<EnterState> {
  const string = read(state.cells);
  const next = { ...state, cells: baseOf(deal, state), misses: state.misses + 1 };
  const isNamed = deal.rules.dark !== true;
  return {
    state: next,
    cues: [
      work,
      tune(deal, string),
      sound(soundOf(deal, "nothing")),
      spoken(deal, "nothing", { string: capitalize(string) }),
      ...(isNamed ? [spoken(deal, "back", { name: capitalize(state.stands) })] : []),
    ],
    outcome: MISSED,
    ...counted(deal, { spilled: 1 }),
  };
}

/** It is read as it was written, and then as far as it is right; one cell is mended, the others stay. */
function differ(deal: EnterDeal, state: EnterState, answers: readonly string[], work: Cue): Step<EnterState> {
  const string = read(state.cells);
  const answer = nearestTo(state.cells, answers);
  const at = state.cells.findIndex((cell, index) => cell !== (answer[index] ?? OPEN));
  const next = { ...state, cursor: at, steps: state.steps + 1, misses: state.misses + 1 };
  return {
    state: next,
    cues: [
      work,
      ...performance(deal, string, false),
      sound(soundOf(deal, "nothing")),
      ...asFarAs(deal, string, at),
      spoken(deal, "differs", { place: ORDINALS[at] ?? nameOf(deal, answer[at] ?? "") }),
    ],
    outcome: MISSED,
    ...counted(deal, { spilled: 1 }),
  };
}

/** The answer that shares the most cells with these. */
export function nearestTo(cells: readonly string[], answers: readonly string[]): string {
  const shared = (answer: string): number => cells.filter((cell, at) => cell === (answer[at] ?? OPEN)).length;
  return [...answers].toSorted((a, b) => shared(b) - shared(a))[0] ?? "";
}

function counted({ item }: EnterDeal, counts: Counts): { readonly counts?: Counts } {
  return item.practice === true ? {} : { counts };
}
