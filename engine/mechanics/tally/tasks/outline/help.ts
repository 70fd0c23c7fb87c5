/** Help with an outline: the solver, the rungs, what is asked again, and the worked answer. */
import { oneOf, say, type Cue } from "../../../../cue.ts";
import type { Action } from "../../../../move.ts";
import type { Help, Rung } from "../../../contract.ts";
import { couldBe, fitting } from "./fits.ts";
import { gapAgain } from "./gap.ts";
import { sideCues } from "./heard.ts";
import { nextStroke } from "./path.ts";
import { isAround, nameIn, sidesIn, type OutlineDeal, type OutlineState } from "./state.ts";
import {
  measuredWords,
  nameOf,
  namesTold,
  openingWords,
  outlineWords,
  strokesTold,
  timesWords,
  whyOf,
} from "./words.ts";

/** Only one name is left that what was heard can be. */
function isKnown(deal: OutlineDeal, state: OutlineState): boolean {
  return state.swum > 0 && (isAround(deal, state) || fitting(deal, state).length === 1);
}

export function best(deal: OutlineDeal, state: OutlineState): Action {
  if (deal.rules.gap !== undefined && state.swum > 0) {
    const way = nextStroke(deal, state);
    return { move: way === undefined ? "home" : `swim-${way}` };
  }
  return { move: isKnown(deal, state) ? towards(deal, state, nameIn(deal)) : "on" };
}

/** Through the list by the shorter way, and then the name. */
function towards({ rules }: OutlineDeal, { cursor, tried }: OutlineState, name: string): string {
  const left = rules.names.filter((one) => !tried.includes(one));
  const wanted = left.indexOf(name);
  const at = left.indexOf(rules.names[cursor] ?? "");
  if (at === wanted) return `name-${name}`;
  if (at < 0) return wanted < left.length / 2 ? "by1" : "by-1";
  return wanted > at ? "by1" : "by-1";
}

export function help(deal: OutlineDeal, state: OutlineState): Help {
  const { rules } = deal;
  const rule = [oneOf(rules.rule)];
  if (state.swum === 0) return { where: rule, move: [opened(deal)] };
  if (rules.gap !== undefined)
    return {
      where: rule,
      listen: [...gapAgain(deal, state, "object"), oneOf(rules.listenFor), ...dear(deal, state)],
      move: [strokeLeft(deal, state)],
    };
  const first = { where: [...measuredWords(deal), stillPossible(deal, state)], rule };
  const listen = [...sideCues(deal, state), oneOf(rules.listenFor)];
  if (!isKnown(deal, state)) return { ...first, listen, move: [outlineWords(deal, "bestOn")] };
  const [one, other] = twoLeft(deal, state).map((name) => nameOf(deal, name).told);
  return {
    ...first,
    listen,
    ...(one === undefined || other === undefined
      ? {}
      : { two: [outlineWords(deal, "two", { one, other }), ...dear(deal, state)] }),
    move: [outlineWords(deal, "best", { told: nameOf(deal, nameIn(deal)).told })],
  };
}

/** After a mistake nothing is left to be lost by it. */
function dear(deal: OutlineDeal, { slips, aided }: OutlineState): Cue[] {
  return deal.rules.practice === true || slips > 0 || aided ? [] : [outlineWords(deal, "dear")];
}

/** What is still possible, by what was heard and by what was said. */
function stillPossible(deal: OutlineDeal, state: OutlineState): Cue {
  const names = fitting(deal, state);
  return names.length > 1
    ? outlineWords(deal, "left", { names: namesTold(deal, names) })
    : outlineWords(deal, "sure");
}

/** The right one, and one that could be by what was heard, if there is one, or the one beside it; in their order. */
function twoLeft(deal: OutlineDeal, state: OutlineState): string[] {
  const right = nameIn(deal);
  const left = deal.rules.names.filter((name) => !state.tried.includes(name));
  const others = left.filter((name) => name !== right);
  const at = left.indexOf(right);
  const other = others.find((name) => couldBe(deal, state, name)) ?? others[Math.min(at, others.length - 1)];
  return left.filter((name) => name === right || name === other);
}

function opened(deal: OutlineDeal): Cue {
  return deal.rules.gap === undefined ? openingWords(deal) : outlineWords(deal, "gapReady");
}

/** As many strokes as go the same way from here. */
function strokeLeft(deal: OutlineDeal, state: OutlineState): Cue {
  const way = nextStroke(deal, state);
  if (way === undefined) return outlineWords(deal, "gapDone");
  let path = [...state.path, way];
  let strokes = 1;
  while (
    nextStroke(deal, { ...state, path }) === way &&
    strokes < state.path.length + sidesIn(deal).length * 12
  ) {
    path = [...path, way];
    strokes += 1;
  }
  return outlineWords(deal, "gapBest", { strokes: strokesTold(strokes), way });
}

export function helped(deal: OutlineDeal, state: OutlineState, rung: Rung): OutlineState {
  const tells = rung === "move" && state.swum > 0 && (deal.rules.gap !== undefined || isKnown(deal, state));
  return { ...state, aided: state.aided || tells };
}

/** All of it is swum, and named. */
export function reveal(deal: OutlineDeal, state: OutlineState): Cue[] {
  const name = nameIn(deal);
  const shown = { ...state, plays: state.plays + 1 };
  return [
    ...sideCues(deal, shown, { to: sidesIn(deal).length }),
    outlineWords(deal, "truth", { told: nameOf(deal, name).told }),
    deal.rules.around === true ? timesWords(deal) : whyOf(deal, name),
  ];
}

export function open(deal: OutlineDeal): Cue[] {
  return [opened(deal)];
}

/** What can be done, and what was swum so far: to listen to all of it may take long, and words come first. */
export function where(
  deal: OutlineDeal,
  state: OutlineState,
): { readonly state: OutlineState; readonly cues: Cue[] } {
  if (state.swum === 0) return { state, cues: [opened(deal)] };
  const next = { ...state, plays: state.plays + 1 };
  if (deal.rules.gap !== undefined)
    return { state: next, cues: [outlineWords(deal, "gapOnward"), ...gapAgain(deal, next)] };
  const name = deal.rules.names[state.cursor];
  return {
    state: next,
    cues: [
      ...measuredWords(deal),
      outlineWords(deal, isAround(deal, state) ? "around" : "onward"),
      ...state.tried.map((tried) => outlineWords(deal, "tried", { said: nameOf(deal, tried).told })),
      ...sideCues(deal, next),
      ...(name === undefined ? [] : [say(`${nameOf(deal, name).label}.`, "name")]),
    ],
  };
}
