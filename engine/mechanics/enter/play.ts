/** What a move makes of the cells. */
import { capitalize } from "../../capitalize.ts";
import { sound } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { MISSED, type Step } from "../contract.ts";
import { changeTo, wheelOf } from "./ladder.ts";
import { CELL, STRING, SYMBOL } from "./moves.ts";
import { counted, going, helpAhead, perform } from "./perform.ts";
import { OPEN } from "./schema.ts";
import { baseOf, isChanged, isDark, isLadder, withMiss, type EnterDeal, type EnterState } from "./state.ts";
import { cellCues, noteCue, placeOf, soundOf, spoken } from "./words.ts";

export function apply(deal: EnterDeal, state: EnterState, { move, chord }: Action): Step<EnterState> {
  if (move === "perform") return perform(deal, state);
  if (move === "up" || move === "down") return turn(deal, state, move === "up" ? 1 : -1);
  if (move === "left" || move === "right") return go(deal, state, state.cursor + (move === "left" ? -1 : 1));
  if (move === "braille") return brailled(deal, state, chord?.join("") ?? "");
  if (move.startsWith(STRING)) return said(deal, state, move.slice(STRING.length));
  if (move.startsWith(CELL)) return go(deal, state, Number(move.slice(CELL.length)));
  return enter(deal, state, move.slice(SYMBOL.length));
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
  if (isDark(deal) && !isChanged(deal, state, cursor)) return touch(deal, state);
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
    base[other] === OPEN
      ? spoken(deal, "springsOpen")
      : spoken(deal, "springs", { place: placeOf(deal, base, other) }),
    ...told,
  ]);
}

/** In the dark only what was changed can be turned: another cell is a miss, once. */
function touch(deal: EnterDeal, state: EnterState): Step<EnterState> {
  const { cells, cursor, touched } = state;
  const note = noteCue(deal, cells, cursor);
  const isOpen = cells[cursor] === OPEN;
  const place = isOpen ? "open" : placeOf(deal, cells, cursor);
  if (touched.includes(cursor))
    return going(state, [note, sound(soundOf(deal, "edge")), spoken(deal, "wasInTune", { place })]);
  const next = withMiss({ ...state, touched: [...touched, cursor] });
  return {
    state: next,
    cues: [
      note,
      sound(soundOf(deal, "nothing")),
      isOpen ? spoken(deal, "notOpen") : spoken(deal, "inTune", { place }),
      ...helpAhead(deal, state, next),
    ],
    outcome: MISSED,
    ...counted(deal, { spilled: 1 }),
  };
}

/** What is said whole is turned to and performed at once, where that is one change; in the dark the ear has to find it. */
function said(deal: EnterDeal, state: EnterState, string: string): Step<EnterState> {
  const edge = sound(soundOf(deal, "edge"));
  if (isDark(deal)) return going(state, [edge, spoken(deal, "onlyHeard")]);
  const change = changeTo(deal, state.stands, string);
  if (change === undefined) return going(state, [edge, spoken(deal, "tooFar", { name: capitalize(string) })]);
  return perform(deal, {
    ...state,
    cells: baseOf(deal, state).with(change.at, change.to),
    cursor: change.at,
  });
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
