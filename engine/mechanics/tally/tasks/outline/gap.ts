/** An outline that stops early: it is heard, and whoever plays swims what is missing. */
import { sound, type Cue, type Part } from "../../../../cue.ts";
import type { Action, Move } from "../../../../move.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../../../contract.ts";
import { ORIGIN } from "./figure.ts";
import { sideCues, strokeCues } from "./heard.ts";
import { fromHome, isStraightOn, isWhole, pathPoints, swimOn } from "./path.ts";
import { DIRECTIONS, type Direction } from "./schema.ts";
import { heardSides, nameIn, type OutlineDeal, type OutlineState } from "./state.ts";
import { nameOf, outlineWords, strokesTold, whyOf } from "./words.ts";

const HALF = 0.5;
const MOST_AT_ONCE = 9;

export function gapMoves(_deal: OutlineDeal, { swum }: OutlineState): Move[] {
  if (swum === 0)
    return [{ id: "on", button: "select", label: "Listen", phrases: ["listen", "swim", "on", "go on"] }];
  return [
    ...DIRECTIONS.flatMap((way): Move[] => [
      { id: `swim-${way}`, button: way, label: `Swim ${way}`, phrases: [way, `swim ${way}`, `one ${way}`] },
      {
        id: `many-${way}`,
        label: `Strokes ${way}`,
        phrases: [`<number> ${way}`, `${way} <number>`, `<number> strokes ${way}`, `swim <number> ${way}`],
        slot: { from: 1, to: MOST_AT_ONCE },
      },
    ]),
    {
      id: "home",
      button: "select",
      label: "That's home",
      phrases: ["home", "that's home", "done"],
      judges: true,
    },
  ];
}

export function applyGap(
  deal: OutlineDeal,
  state: OutlineState,
  { move, value = 1 }: Action,
): Step<OutlineState> {
  const next = { ...state, plays: state.plays + 1 };
  switch (move) {
    case "on": {
      const heard = { ...next, swum: heardSides(deal) };
      return {
        state: heard,
        cues: [sound("tick", { hold: "none" }), ...sideCues(deal, heard), outlineWords(deal, "gapOnward")],
        outcome: GOING,
        helpAnew: true,
      };
    }
    case "home":
      return judged(deal, next);
    default: {
      const way = DIRECTIONS.find((one) => move.endsWith(one)) ?? "right";
      return swam(deal, next, way, move.startsWith("many-") ? value : 1);
    }
  }
}

/** The sides that are there, and what was swum since then. */
export function gapAgain(deal: OutlineDeal, state: OutlineState, part: Part = "name"): Cue[] {
  const own = pathPoints(deal, state).slice(1);
  return [
    ...sideCues(deal, state, { part }),
    ...(own.length === 0
      ? []
      : [outlineWords(deal, "gapRetold"), ...own.flatMap((at) => strokeCues(deal, at))]),
  ];
}

function swam(deal: OutlineDeal, state: OutlineState, way: Direction, many: number): Step<OutlineState> {
  let next = state;
  const cues: Cue[] = [];
  for (let stroke = 0; stroke < many; stroke++) {
    const path = swimOn(deal, next, way);
    if (path === undefined) {
      cues.push(sound("nothing"), outlineWords(deal, "blocked"));
      break;
    }
    next = { ...next, path, plays: next.plays + 1 };
    cues.push(...strokeCues(deal, pathPoints(deal, next).at(-1) ?? ORIGIN));
  }
  return { state: next, cues, outcome: GOING };
}

function judged(deal: OutlineDeal, state: OutlineState): Step<OutlineState> {
  const name = nameIn(deal);
  if (!isWhole(deal, state)) {
    const off = fromHome(deal, state);
    return {
      state: { ...state, path: [], slips: state.slips + 1 },
      cues: [
        sound("almost", { hold: "none" }),
        off > 0
          ? outlineWords(deal, "off", { strokes: strokesTold(off) })
          : outlineWords(deal, isStraightOn(deal, state) ? "straight" : "crooked"),
      ],
      outcome: MISSED,
      counts: countsOf(deal, { mistook: 1, ...(state.slips === 0 ? { judged: 1 } : {}) }),
    };
  }
  const isClean = state.slips === 0 && !state.aided;
  const { sound: home, ...how } = deal.content.home;
  const { sound: gate, ...opens } = deal.content.gate;
  return {
    state,
    cues: [
      sound(home, { ...how, hold: "end" }),
      sound(gate, opens),
      outlineWords(deal, isClean ? "closed" : "mended", { told: nameOf(deal, name).told }),
      whyOf(deal, name),
    ],
    outcome: solved(isClean ? 1 : HALF),
    counts: countsOf(deal, {
      ...(state.slips === 0 ? { judged: 1 } : {}),
      ...(isClean ? { clean: 1, early: 1 } : { mended: 1 }),
      ...(state.slips === 0 && state.aided ? { told: 1 } : {}),
    }),
  };
}

/** In practice nothing is counted. */
export function countsOf({ rules }: Pick<OutlineDeal, "rules">, counts: Counts): Counts {
  return rules.practice === true ? {} : counts;
}
