/** The solver, help by its rungs, and the worked answer on a course. */
import { rest, type Cue } from "../../../../cue.ts";
import type { Action } from "../../../../move.ts";
import type { Help, Rung } from "../../../contract.ts";
import { SYMBOL } from "../../moves.ts";
import type { EnterDeal, EnterState } from "../../state.ts";
import { nameOf, placeOf, spoken } from "../../words.ts";
import { beginOf } from "./walk.ts";
import { courseOf, goalOf, programFrom, runOf, tapeRunOf } from "./wanted.ts";
import { beepsCue, placeCue, walkCue } from "./words.ts";

const BETWEEN_PLACES = 0.4;

export function best(deal: EnterDeal, { cells }: EnterState): Action {
  const begun = cells.join("");
  const program = programFrom(deal, begun);
  if (program === undefined) return { move: "back" };
  const next = program[begun.length];
  return { move: next === undefined ? "perform" : `${SYMBOL}${next}` };
}

export function help(deal: EnterDeal, state: EnterState): Help {
  const course = courseOf(deal);
  const { tape } = deal.item;
  const { stands } = state;
  const from = stands !== "" ? "tried" : tape === undefined ? "begins" : "ends";
  const end =
    stands !== ""
      ? runOf(deal, stands).end
      : tape === undefined
        ? beginOf(course)
        : tapeRunOf(deal, tape).end;
  return {
    where: [spoken(deal, tape === undefined ? "whereTo" : "whereEnds")],
    listen: [
      spoken(deal, "target"),
      placeCue(deal, goalOf(deal)),
      rest(BETWEEN_PLACES),
      spoken(deal, from),
      placeCue(deal, end),
    ],
    rule: [
      spoken(deal, "rule"),
      ...(state.aided || deal.item.practice === true ? [] : [spoken(deal, "names")]),
    ],
    ...two(deal),
    move: [move(deal, state)],
  };
}

/** Where one symbol of the tape is another one: the one that is, and one beside it. */
function two(deal: EnterDeal): Help {
  const tape = [...(deal.item.tape ?? "")];
  if (courseOf(deal).tape !== "other" || courseOf(deal).over === true) return {};
  const at = tape.findIndex((symbol, index) => symbol !== deal.item.answers[0]?.[index]);
  const beside = at + (at === 0 || (deal.seed % 2 === 0 && at < tape.length - 1) ? 1 : -1);
  const [one = 0, other = 0] = [at, beside].toSorted((a, b) => a - b);
  const values = { one: placeOf(deal, tape, one), other: placeOf(deal, tape, other) };
  return { two: [spoken(deal, "twoBeeps", values)] };
}

function move(deal: EnterDeal, { cells }: EnterState): Cue {
  const begun = cells.join("");
  const program = programFrom(deal, begun);
  if (program === undefined) return spoken(deal, "bestBack");
  const next = program[begun.length];
  if (next === undefined) return spoken(deal, "ready");
  return spoken(deal, cells.length === 0 ? "bestFirst" : "bestNext", { name: nameOf(deal, next) });
}

export function helped(_deal: EnterDeal, state: EnterState, rung: Rung): EnterState {
  return rung === "two" || rung === "move" ? { ...state, aided: true } : state;
}

export function reveal(deal: EnterDeal): Cue[] {
  const program = programFrom(deal, "") ?? "";
  return [spoken(deal, "shown"), beepsCue(deal, program), walkCue(deal, runOf(deal, program))];
}
