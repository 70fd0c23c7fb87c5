/** What can be done with what was counted, and what comes of it: moved over, boxed, weighed, and sent off. */
import { sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, type Step } from "../contract.ts";
import { MOST_BOXES, movesLeft, sidesOf } from "./load.ts";
import { isGoingOn, stretchCues, wakeOf } from "./played.ts";
import { type TallyDeal } from "./script.ts";
import { isAllHeard, type TallyState, type Way } from "./state.ts";
import { boxCues, movedCues, weighCues } from "./work-heard.ts";
import { sendOff } from "./work-report.ts";
import type { Work } from "./work-schema.ts";
import { USUAL_UNIT } from "./usual.ts";
import { buttonOf, soundOf, wordsOf } from "./words.ts";

/** From here on it is said how many moves are left. */
const FEW_MOVES = 2;
const MOST_AT_ONCE = 12;

export function workMoves(deal: TallyDeal, state: TallyState, work: Work): Move[] {
  const listen: Move = { id: "listen", button: "up", ...buttonOf(deal, "listen") };
  if (state.heard === 0) return [listen];
  const again: Move = { id: "again", ...buttonOf(deal, "again"), priced: "again" };
  const up: Move[] = isAllHeard(deal, state) ? [{ ...again, button: "up" }] : [listen, again];
  const undo: Move = { id: "undo", ...buttonOf(deal, "undo") };
  const go: Move = { id: "go", button: "select", ...buttonOf(deal, "go"), judges: true };
  if (work.type === "pack") {
    const { left, right } = work.boxes;
    return [
      { id: "left", button: "left", label: left.label, phrases: left.phrases },
      { id: "right", button: "right", label: right.label, phrases: right.phrases },
      ...up,
      ...(isTakeable(state) ? [{ ...undo, button: "down" as const }] : []),
      go,
    ];
  }
  const many = (way: Way): Move => ({
    id: `many-${way}`,
    label: `More to the ${way}`,
    phrases: spokenMoves(deal, way),
    slot: { from: 1, to: MOST_AT_ONCE },
  });
  const weigh: Move = { id: "weigh", button: "down", ...buttonOf(deal, "weigh"), priced: "weigh" };
  return [
    { id: "left", button: "left", ...buttonOf(deal, "left") },
    { id: "right", button: "right", ...buttonOf(deal, "right") },
    many("left"),
    many("right"),
    ...up,
    ...(deal.content.weigh === undefined || state.isWeighed ? [] : [weigh]),
    ...(isTakeable(state) ? [undo] : []),
    go,
  ];
}

/** A number and a side, in either order, with or without what is moved: "two right", "right two", "two pieces to the right". */
function spokenMoves({ content }: TallyDeal, way: Way): string[] {
  const { one, many } = content.unit ?? USUAL_UNIT;
  return ["", `${many} `, `${one} `, "over "]
    .flatMap((what) => [`<number> ${what}to the ${way}`, `<number> ${what}${way}`])
    .flatMap((phrase) => [phrase, `move ${phrase}`])
    .concat(`${way} <number>`, `to the ${way} <number>`);
}

function isTakeable({ done }: TallyState): boolean {
  return done.length > 0;
}

export function applyWork(deal: TallyDeal, state: TallyState, work: Work, action: Action): Step<TallyState> {
  const { move, value = 1, since } = action;
  if (isGoingOn(deal, state, since))
    return staying(deal, state, [sound(soundOf(deal, "edge")), wordsOf(deal, "running")]);
  const still = { ...state, isRunning: false };
  switch (move) {
    case "listen":
      return played(deal, { ...still, heard: still.heard + 1, moved: 0, isWeighed: false }, { listened: 1 });
    case "again":
      return played(deal, still, { again: 1 });
    case "weigh":
      return {
        ...staying(deal, { ...still, isWeighed: true }, weighCues(deal, still)),
        counts: { weighed: 1 },
      };
    case "undo":
      return undone(deal, still, work);
    case "go":
      return sendOff(deal, still, work);
    default:
      return acted(deal, still, work, move.endsWith("left") ? "left" : "right", value);
  }
}

function staying(deal: TallyDeal, state: TallyState, cues: readonly Cue[]): Step<TallyState> {
  return { state, cues, outcome: GOING, ...wakeOf(deal, state) };
}

function played(
  deal: TallyDeal,
  state: TallyState,
  counts: Readonly<Record<string, number>>,
): Step<TallyState> {
  const running = { ...state, plays: state.plays + 1, isRunning: true };
  return {
    ...staying(deal, running, stretchCues(deal, running)),
    counts,
    helpAnew: true,
  };
}

function acted(deal: TallyDeal, state: TallyState, work: Work, way: Way, many: number): Step<TallyState> {
  if (work.type === "pack") return closed(deal, state, way);
  const sides = sidesOf(deal, state, work);
  const there = way === "left" ? sides.right : sides.left;
  const asked = Math.min(many, movesLeft(state));
  const moves = Math.max(0, Math.min(asked, there));
  const next = {
    ...state,
    done: [...state.done, ...Array<Way>(moves).fill(way)],
    moved: state.moved + Math.max(1, moves),
  };
  return staying(deal, next, [
    ...(moves === 0 ? [sound(soundOf(deal, "edge"))] : movedCues(deal, next, way, moves)),
    ...(asked > there ? [wordsOf(deal, "emptied")] : []),
    ...tiredCues(deal, next),
  ]);
}

function tiredCues(deal: TallyDeal, state: TallyState): Cue[] {
  const left = movesLeft(state);
  if (left === 0) return [wordsOf(deal, "spent")];
  return left <= FEW_MOVES ? [wordsOf(deal, "tired", { moves: left })] : [];
}

function closed(deal: TallyDeal, state: TallyState, way: Way): Step<TallyState> {
  if (state.done.length >= MOST_BOXES)
    return staying(deal, state, [sound(soundOf(deal, "edge")), wordsOf(deal, "full")]);
  const next = { ...state, done: [...state.done, way] };
  return staying(deal, next, boxCues(deal, next, way));
}

function undone(deal: TallyDeal, state: TallyState, work: Work): Step<TallyState> {
  const last = state.done.at(-1);
  const next = { ...state, done: state.done.slice(0, -1), moved: state.moved + 1 };
  if (work.type === "pack" || last === undefined)
    return staying(deal, next, [sound(soundOf(deal, "box"), { pitch: -5 })]);
  const back = movedCues(deal, next, last === "left" ? "right" : "left", 1);
  return staying(deal, next, [...back, ...tiredCues(deal, next)]);
}
