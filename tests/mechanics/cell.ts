/** A letter in braille: as a chord of six keys, or dot by dot with the arrows, which five buttons can do as well. */
import * as z from "zod";
import { say, sound, type Cue } from "../../engine/cue.ts";
import {
  GOING,
  MISSED,
  solved,
  telling,
  type Deal,
  type Mechanic,
  type Step,
} from "../../engine/mechanics/contract.ts";
import { DOTS, type Dot, type Move } from "../../engine/move.ts";

/** Unified English Braille, letters a to j (Rules of UEB, second edition 2013, section 4.1). */
const LETTERS: Readonly<Record<string, readonly Dot[]>> = {
  a: [1],
  b: [1, 2],
  c: [1, 4],
  d: [1, 4, 5],
  e: [1, 5],
  f: [1, 2, 4],
  g: [1, 2, 4, 5],
  h: [1, 2, 5],
  i: [2, 4],
  j: [2, 4, 5],
};

const item = z.strictObject({ id: z.string(), letter: z.enum(Object.keys(LETTERS)) });
type Item = z.infer<typeof item>;

export interface CellState {
  /** Raised dot by dot, where no chord is made. */
  readonly raised: readonly Dot[];
  readonly row: 0 | 1 | 2;
  readonly misses: number;
}

type CellDeal = Deal<object, object, Item>;

export const cell: Mechanic<object, object, Item, CellState> = {
  id: "cell",
  content: z.strictObject({}),
  rules: z.strictObject({}),
  item,
  evidence: () => [],
  begin: () => ({ raised: [], row: 0, misses: 0 }),
  open: (deal, state) => telling(state, [say(`Write ${deal.item.letter}.`)]),
  where: (deal, state) => telling(state, [say(`Write ${deal.item.letter}.`), say(dotsInWords(state.raised))]),
  moves: () => [...MOVES],
  apply(deal, state, { move, chord }): Step<CellState> {
    switch (move) {
      case "chord":
        return judge(deal, state, chord ?? []);
      case "done":
        return judge(deal, state, state.raised);
      case "up":
      case "down": {
        const row = move === "up" ? Math.max(0, state.row - 1) : Math.min(2, state.row + 1);
        return going({ ...state, row: row as 0 | 1 | 2 }, `Row ${row + 1}.`);
      }
      default: {
        const dot = (state.row + (move === "left" ? 1 : 4)) as Dot;
        const raised = state.raised.includes(dot)
          ? state.raised.filter((one) => one !== dot)
          : [...state.raised, dot].toSorted((a, b) => a - b);
        return going({ ...state, raised }, dotsInWords(raised));
      }
    }
  },
  best: (deal) => ({ move: "chord", chord: dotsOf(deal) }),
  help: (deal) => ({
    listen: [say(`It has ${dotsOf(deal).length} dots.`)],
    move: [say(dotsInWords(dotsOf(deal)))],
  }),
  reveal: (deal) => [say(dotsInWords(dotsOf(deal)))],
};

const MOVES: readonly Move[] = [
  { id: "chord", label: "Dots together", phrases: ["dots"], chord: DOTS, judges: true },
  { id: "up", button: "up", label: "Row above", phrases: ["up"] },
  { id: "down", button: "down", label: "Row below", phrases: ["down"] },
  { id: "left", button: "left", label: "Left dot", phrases: ["left"] },
  { id: "right", button: "right", label: "Right dot", phrases: ["right"] },
  { id: "done", button: "select", label: "Done", phrases: ["done"], judges: true },
];

function dotsOf({ item: { letter } }: CellDeal): readonly Dot[] {
  return LETTERS[letter] ?? [];
}

function judge(deal: CellDeal, state: CellState, dots: readonly Dot[]): Step<CellState> {
  const heard: Cue[] = [sound("tick", { pitch: dots.length }), say(dotsInWords(dots))];
  if (dots.join("") === dotsOf(deal).join(""))
    return {
      state,
      cues: [...heard, say(`${deal.item.letter}. Right.`)],
      outcome: solved(1 - state.misses / 4),
    };
  const missed = { ...state, raised: [], misses: state.misses + 1 };
  return { state: missed, cues: [...heard, say("Another letter.")], outcome: MISSED };
}

function going(state: CellState, text: string): Step<CellState> {
  return { state, cues: [sound("menu-step"), say(text)], outcome: GOING };
}

function dotsInWords(dots: readonly Dot[]): string {
  return dots.length === 0 ? "No dot." : `${dots.length === 1 ? "Dot" : "Dots"} ${dots.join(" ")}.`;
}
