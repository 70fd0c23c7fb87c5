/** What can be done with an outline: swim on, and say a name as soon as it is known. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import type { Action, Move } from "../../../../move.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../../../contract.ts";
import { kindOf } from "./figure.ts";
import { couldBe } from "./fits.ts";
import { applyGap, countsOf, gapMoves } from "./gap.ts";
import { sideCues } from "./heard.ts";
import { heardSides, isAround, nameIn, sidesIn, type OutlineDeal, type OutlineState } from "./state.ts";
import { USUAL_SWIM } from "./usual.ts";
import { nameOf, outlineWords, timesWords, whyOf } from "./words.ts";

const HALF = 0.5;

export function moves(deal: OutlineDeal, state: OutlineState): Move[] {
  const { content, rules } = deal;
  if (rules.gap !== undefined) return gapMoves(deal, state);
  const on: Move = { id: "on", button: "up", ...(content.swim ?? USUAL_SWIM) };
  if (state.swum === 0) return [on];
  return [
    ...(isAround(deal, state) ? [] : [on]),
    { id: "again", button: "down", label: "Hear it again", phrases: ["hear it again", "hear that again"] },
    { id: "by-1", button: "left", label: "Name before", phrases: ["previous", "name before"] },
    { id: "by1", button: "right", label: "Next name", phrases: ["next", "next name"] },
    ...(state.cursor < 0
      ? [{ id: "none", button: "select" as const, label: "Say it", phrases: ["say it"] }]
      : []),
    ...rules.names.map((name, index): Move => {
      const { label, phrases } = nameOf(deal, name);
      const isCurrent = index === state.cursor;
      return { id: `name-${name}`, label, phrases, judges: true, ...(isCurrent ? { button: "select" } : {}) };
    }),
  ];
}

export function apply(deal: OutlineDeal, state: OutlineState, action: Action): Step<OutlineState> {
  if (deal.rules.gap !== undefined) return applyGap(deal, state, action);
  const { move } = action;
  switch (move) {
    case "on":
      return swumOn(deal, state);
    case "again": {
      const next = { ...state, plays: state.plays + 1 };
      return {
        state: next,
        cues: [sound("tick", { hold: "none" }), ...sideCues(deal, next)],
        outcome: GOING,
      };
    }
    case "none":
      return { state, cues: [sound("nothing"), outlineWords(deal, "none")], outcome: GOING };
    case "by1":
    case "by-1":
      return browsed(deal, state, move === "by1" ? 1 : -1);
    default:
      return named(deal, state, move.slice("name-".length));
  }
}

function swumOn(deal: OutlineDeal, state: OutlineState): Step<OutlineState> {
  const next = { ...state, swum: state.swum + 1, plays: state.plays + 1 };
  const isOver = isAround(deal, next);
  // What can be done is said where a level begins; from then on nothing comes between the corners.
  const isGuided = next.swum === 1 && deal.rules.words?.onward !== undefined;
  return {
    state: next,
    cues: [
      sound("tick", { hold: "none" }),
      ...sideCues(deal, next, { from: state.swum }),
      ...(isOver ? [outlineWords(deal, "around")] : isGuided ? [outlineWords(deal, "onward")] : []),
    ],
    outcome: GOING,
    // Nobody has a choice before the first corner: only what is heard after it is counted.
    counts: state.swum === 0 ? {} : countsOf(deal, { listened: 1 }),
    helpAnew: true,
  };
}

/** Names that were refused are passed over. */
function browsed(deal: OutlineDeal, state: OutlineState, by: 1 | -1): Step<OutlineState> {
  const { names } = deal.rules;
  const places = [...names.keys()].filter((index) => !state.tried.includes(names[index] ?? ""));
  const now = places.indexOf(state.cursor);
  const at =
    now < 0 ? (by === 1 ? 0 : places.length - 1) : Math.min(places.length - 1, Math.max(0, now + by));
  const cursor = places[at] ?? state.cursor;
  const isEdge = cursor === state.cursor;
  const { label } = nameOf(deal, names[cursor] ?? "");
  return {
    state: { ...state, cursor },
    cues: [sound(isEdge ? "nothing" : "menu-step"), { type: "say", text: `${label}.`, part: "name" }],
    outcome: GOING,
  };
}

function named(deal: OutlineDeal, state: OutlineState, name: string): Step<OutlineState> {
  const { told } = nameOf(deal, name);
  if (state.tried.includes(name))
    return { state, cues: [sound("nothing"), outlineWords(deal, "tried", { said: told })], outcome: GOING };
  return name === nameIn(deal) ? rightly(deal, state) : wrongly(deal, state, name);
}

function rightly(deal: OutlineDeal, state: OutlineState): Step<OutlineState> {
  const isClean = state.slips === 0 && !state.aided;
  const { sound: gate, ...opens } = deal.content.gate;
  const told = { told: nameOf(deal, nameIn(deal)).told };
  const of = sidesIn(deal).filter(({ corner }) => corner !== undefined).length;
  const spared = heardSides(deal) - state.swum;
  const isEarly = isClean && spared > 0;
  // A true name that was not enough has told something, too: what follows from it is not early.
  const saved: Counts = isEarly && state.tried.length === 0 ? { spared, early: 1 } : {};
  return {
    state,
    cues: [
      sound(gate, opens),
      ...(saved.early === undefined || deal.rules.practice === true ? [] : shutCues(deal)),
      isEarly
        ? outlineWords(deal, "early", { ...told, swum: state.swum, of })
        : outlineWords(deal, isClean ? "right" : "second", told),
      ...(deal.rules.around === true ? [timesWords(deal)] : isEarly ? [] : [whyOf(deal, nameIn(deal))]),
    ],
    outcome: solved(isClean ? 1 : HALF),
    counts: countsOf(deal, {
      ...(state.slips === 0 ? { judged: 1, could: Math.max(0, of - 1) } : {}),
      ...(isClean ? { clean: 1, ...saved } : { mended: 1 }),
      ...(state.slips === 0 && state.aided ? { told: 1 } : {}),
    }),
  };
}

function shutCues({ content: { shut } }: OutlineDeal): Cue[] {
  if (shut === undefined) return [];
  const { sound: id, ...how } = shut;
  return [sound(id, { ...how, hold: "end" })];
}

function wrongly(deal: OutlineDeal, state: OutlineState, name: string): Step<OutlineState> {
  const said = { said: nameOf(deal, name).told };
  const next = { ...state, tried: [...state.tried, name], cursor: -1 };
  // What is true is no mistake: the gate asks on, and nothing is lost by it.
  if (nameOf(deal, nameIn(deal)).also?.includes(name) === true)
    return {
      state: next,
      cues: [sound("almost", { hold: "none" }), outlineWords(deal, "near", said)],
      outcome: GOING,
      counts: countsOf(deal, { near: 1 }),
      helpAnew: true,
    };
  const could = couldBe(deal, state, name);
  const of = sidesIn(deal).filter(({ corner }) => corner !== undefined).length;
  return {
    state: { ...next, slips: state.slips + 1 },
    cues: [
      sound("almost", { hold: "none" }),
      outlineWords(deal, could ? "could" : "wrong", said),
      ...(could ? [] : [againstWords(deal, state, name)]),
    ],
    outcome: MISSED,
    counts: countsOf(deal, {
      mistook: 1,
      ...(state.slips === 0 ? { judged: 1, could: Math.max(0, of - 1) } : {}),
    }),
    helpAnew: true,
  };
}

/** What was heard that such a shape does not have, or else what makes one. */
function againstWords(deal: OutlineDeal, { swum }: OutlineState, name: string): Cue {
  if (deal.rules.around === true) return timesWords(deal, name);
  const { against = {} } = nameOf(deal, name);
  const kinds = sidesIn(deal)
    .slice(0, swum)
    .map(({ corner }) => (corner === undefined ? "round" : kindOf(corner)));
  const clue = kinds.map((kind) => against[kind]).findLast((family) => family !== undefined);
  return clue === undefined ? whyOf(deal, name) : oneOf(clue);
}
