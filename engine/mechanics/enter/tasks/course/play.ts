/** Symbols are entered one after another, and what was entered is walked. */
import { rest, sound, type Cue } from "../../../../cue.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import type { Action, Move } from "../../../../move.ts";
import { MISSED, solved, type Step } from "../../../contract.ts";
import { STRING, SYMBOL, USUAL_PERFORM } from "../../moves.ts";
import { counted, going, helpAhead } from "../../perform.ts";
import type { EnterWorld } from "../../schema.ts";
import { fresh, withMiss, type EnterDeal, type EnterState } from "../../state.ts";
import { nameOf, soundOf, spelled, spoken } from "../../words.ts";
import { boxAt, isSame, type Walk } from "./walk.ts";
import {
  courseOf,
  differences,
  fewestSteps,
  goalOf,
  heardAt,
  isPatch,
  isThere,
  leading,
  patterns,
  runOf,
  thingOf,
  wantedOf,
} from "./wanted.ts";
import { beepCue, beepsCue, walkCue } from "./words.ts";

const LATER_CREDIT = 0.75;
const MENDED_CREDIT = 0.5;
/** So many symbols can be said in one breath, and so many of one. */
const MOST_SAID = 3;
const MOST_OF_ONE = 4;
const MANY = "many-";
const BACK = "back";

export function begin(deal: EnterDeal): EnterState {
  return fresh({ stands: "", cells: [], par: fewestSteps(deal) });
}

export function leave(deal: EnterDeal): EnterWorld {
  return { ...deal.world, made: [...deal.world.made, wantedOf(deal)] };
}

export function moves(deal: EnterDeal): Move[] {
  const { content } = deal;
  const { most } = courseOf(deal);
  const symbols = leading(content);
  const ids = symbols.map(([symbol]) => symbol);
  const called = (symbol: string): string => (content.symbols[symbol]?.name ?? symbol).toLowerCase();
  return [
    ...symbols.map(([symbol, goes]): Move => {
      const { name = symbol, phrases } = content.symbols[symbol] ?? {};
      return { id: `${SYMBOL}${symbol}`, button: goes, label: name, phrases: phrases ?? [called(symbol)] };
    }),
    { id: BACK, button: "down", label: "Take one back", phrases: ["back", "take one back", "down", "undo"] },
    { id: "perform", button: "select", ...(content.perform ?? USUAL_PERFORM), judges: true },
    ...symbols.map(([symbol]): Move => {
      const name = called(symbol);
      const phrases = [`<number> ${name}`, `<number> ${name}s`, `${name} <number>`, `${name} <number> times`];
      const slot = { from: 1, to: most };
      return { id: `${MANY}${symbol}`, label: `${name}, so many times`, phrases, slot, unlisted: true };
    }),
    ...[...patterns(ids, MOST_SAID), ...ids.map((symbol) => symbol.repeat(MOST_OF_ONE))]
      .filter((string) => string.length > 1)
      .map((string): Move => {
        const said = [...string].map(called).join(" ");
        return { id: `${STRING}${string}`, label: said, phrases: [said], unlisted: true };
      }),
  ];
}

export function apply(deal: EnterDeal, state: EnterState, { move, value = 1 }: Action): Step<EnterState> {
  if (move === "perform") return run(deal, state);
  if (move === BACK) return back(deal, state);
  if (move.startsWith(MANY)) return enter(deal, state, move.slice(MANY.length).repeat(value));
  return enter(deal, state, move.slice((move.startsWith(STRING) ? STRING : SYMBOL).length));
}

function enter(deal: EnterDeal, state: EnterState, string: string): Step<EnterState> {
  const { most } = courseOf(deal);
  const cells = [...state.cells, ...string];
  if (cells.length > most)
    return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "full", { count: most })]);
  const [first = "", ...others] = string;
  return going({ ...state, cells }, [
    beepCue(deal, first),
    ...(others.length === 0 ? [] : [beepsCue(deal, others.join(""))]),
    spoken(deal, "entered", { name: spelled(deal, string) }, "name"),
  ]);
}

function back(deal: EnterDeal, state: EnterState): Step<EnterState> {
  const last = state.cells.at(-1);
  if (last === undefined) return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "unfilled")]);
  const cells = state.cells.slice(0, -1);
  const told = spoken(deal, "undone", { name: nameOf(deal, last), count: cells.length });
  return going({ ...state, cells }, [sound(soundOf(deal, "back")), told]);
}

function run(deal: EnterDeal, state: EnterState): Step<EnterState> {
  const program = state.cells.join("");
  const edge = sound(soundOf(deal, "edge"));
  if (program === "") return going(state, [edge, spoken(deal, "unfilled")]);
  const walked = runOf(deal, program);
  const steps = state.steps + 1;
  const next = { ...state, stands: program, steps };
  const heard = [sound(soundOf(deal, "work"), { hold: "none" }), rest(0.3), walkCue(deal, walked)];
  if (!isThere(deal, walked)) return miss(deal, state, walked, heard, why(deal, walked));
  if (!isPatch(deal, program)) return miss(deal, state, walked, heard, shut(deal, program));
  return arrive(deal, next, walked, heard);
}

/** There, and not by the mended tape: it is heard beside what was entered, and the ear finds where they differ. */
function shut(deal: EnterDeal, program: string): Cue[] {
  const told = courseOf(deal).tape === "length" ? "resized" : "patches";
  return [
    spoken(deal, told, { count: differences(deal, program) }),
    spoken(deal, "tape"),
    beepsCue(deal, deal.item.tape ?? ""),
    spoken(deal, "entering"),
    beepsCue(deal, program),
  ];
}

/** At the first run it is exact, and with help that left little it is mended. */
function arrive(deal: EnterDeal, state: EnterState, walked: Walk, heard: readonly Cue[]): Step<EnterState> {
  const verdict = state.aided ? "mended" : state.misses > 0 ? "done" : "exact";
  const steps = walked.steps.length;
  const values = { steps, par: state.par };
  return {
    state: { ...state, solved: true },
    cues: [
      ...heard,
      sound(soundOf(deal, "box")),
      spoken(deal, "arrived", values),
      ...(mayBeShorter(deal) && steps > state.par ? [spoken(deal, "shorter", values)] : []),
      ...lineCues(thingOf(deal).thanks ?? [], { part: "object" }),
    ],
    outcome: solved(verdict === "exact" ? 1 : verdict === "done" ? LATER_CREDIT : MENDED_CREDIT),
    ...counted(deal, { [verdict]: 1, judged: 1, walked: steps }),
  };
}

function mayBeShorter(deal: EnterDeal): boolean {
  const { patch, over } = courseOf(deal);
  return patch !== true && over !== true;
}

function miss(
  deal: EnterDeal,
  before: EnterState,
  walked: Walk,
  heard: readonly Cue[],
  told: readonly Cue[],
): Step<EnterState> {
  const next = withMiss({
    ...before,
    stands: before.cells.join(""),
    steps: before.steps + 1,
    cells: [],
  });
  return {
    state: next,
    cues: [...heard, ...told, ...helpAhead(deal, before, next)],
    outcome: MISSED,
    ...counted(deal, { spilled: 1, walked: walked.steps.length }),
  };
}

/** What was in the way, or what was found instead of what is wanted. */
function why(deal: EnterDeal, { steps, end, bumped }: Walk): Cue[] {
  const last = steps.at(-1);
  if (bumped && last !== undefined)
    return [spoken(deal, boxAt(courseOf(deal), last.to) === undefined ? "edge" : "blocked")];
  const wanted = thingOf(deal).name;
  if (steps.some(({ to }) => isSame(to, goalOf(deal)))) return [spoken(deal, "past", { wanted })];
  if (end.row === 0) return [spoken(deal, "floor", { wanted })];
  const thing = heardAt(deal, end)?.name;
  return [thing === undefined ? spoken(deal, "nobody", { wanted }) : spoken(deal, "box", { thing, wanted })];
}
