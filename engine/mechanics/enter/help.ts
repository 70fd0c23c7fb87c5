/** The solver, help by its rungs, and the worked answer. */
import { rest, type Cue } from "../../cue.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Action } from "../../move.ts";
import type { Help, Rung } from "../contract.ts";
import { changeTo, read, wheelOf, type Change } from "./ladder.ts";
import { nearestTo } from "./perform.ts";
import { OPEN } from "./schema.ts";
import { baseOf, isDark, isLadder, wayOf, type EnterDeal, type EnterState } from "./state.ts";
import { kindOfChange, nameOf, performance, placeOf, spelled, spoken, tune } from "./words.ts";

const BETWEEN_TUNES = 0.4;

export function best(deal: EnterDeal, state: EnterState): Action {
  const change = nextChange(deal, state);
  if (change === undefined) return { move: "perform" };
  const { cursor, cells } = state;
  if (change.at !== cursor) return { move: change.at > cursor ? "right" : "left" };
  const wheel = wheelOf(deal, baseOf(deal, state)[cursor] ?? OPEN);
  const ahead = wheel.indexOf(change.to) - wheel.indexOf(cells[cursor] ?? OPEN);
  const up = (ahead + wheel.length) % wheel.length;
  return { move: up <= wheel.length / 2 ? "up" : "down" };
}

/** What is to be changed next; undefined where nothing is left but to perform. */
function nextChange(deal: EnterDeal, state: EnterState): Change | undefined {
  const { cells, stands } = state;
  if (!isLadder(deal)) {
    const answer = nearestTo(cells, deal.item.answers);
    const at = cells.findIndex((cell, index) => cell !== (answer[index] ?? OPEN));
    return at < 0 ? undefined : { at, to: answer[at] ?? OPEN };
  }
  const [next = stands] = wayOf(deal, state);
  return read(cells) === next ? undefined : changeTo(deal, stands, next);
}

export function help(deal: EnterDeal, state: EnterState): Help {
  const { cells, stands } = state;
  const where = [
    isDark(deal) ? kindOfChange(deal, state) : spoken(deal, "help", { spelled: spelled(deal, read(cells)) }),
  ];
  const change = nextChange(deal, state);
  if (change === undefined)
    return { where: read(cells) === "" ? [spoken(deal, "unfilled")] : where, move: [spoken(deal, "ready")] };
  const [next = stands] = wayOf(deal, state);
  const now = read(isLadder(deal) ? baseOf(deal, state) : cells);
  return {
    where: now === "" ? [spoken(deal, "empty", { count: cells.length })] : where,
    listen: [
      ...(now === "" ? [] : [spoken(deal, "now"), tune(deal, now), rest(BETWEEN_TUNES)]),
      spoken(deal, "next"),
      tune(deal, next),
    ],
    rule: [
      spoken(deal, "rule"),
      ...(state.aided || deal.item.practice === true ? [] : [spoken(deal, "names")]),
    ],
    ...two(deal, state, change),
    move: [move(deal, state, change)],
  };
}

/** The right symbol and another of the same wheel, in the wheel's order; nothing where there is no other. */
function two(deal: EnterDeal, state: EnterState, { at, to }: Change): Help {
  const base = baseOf(deal, state);
  const random = createRandom(deriveSeed(deal.seed, "two", read(state.cells)));
  if (to === OPEN) {
    const symbols = [...new Set(base.filter((cell) => cell !== OPEN && cell !== base[at]))];
    const pair = new Set([base[at] ?? "", symbols.length === 0 ? (base[at] ?? "") : random.pick(symbols)]);
    const [one = "", other = one] = base.filter((cell) => pair.has(cell)).map((cell) => nameOf(deal, cell));
    return { two: [spoken(deal, "twoOpen", { one, other })] };
  }
  const wheel = wheelOf(deal, base[at] ?? OPEN).filter((symbol) => symbol !== OPEN && symbol !== base[at]);
  const others = wheel.filter((symbol) => symbol !== to);
  if (others.length === 0) return {};
  const decoy = random.pick(others);
  const [one = "", other = one] = wheel
    .filter((symbol) => symbol === to || symbol === decoy)
    .map((symbol) => nameOf(deal, symbol));
  const told = isInto(deal, base, at)
    ? spoken(deal, "twoInto", { one, other })
    : spoken(deal, "two", { place: placeOf(deal, base, at), one, other });
  return { two: [told] };
}

function move(deal: EnterDeal, state: EnterState, { at, to }: Change): Cue {
  const base = baseOf(deal, state);
  const place = placeOf(deal, base, at);
  if (isInto(deal, base, at)) return spoken(deal, "bestInto", { name: nameOf(deal, to) });
  return to === OPEN
    ? spoken(deal, "bestOpen", { place })
    : spoken(deal, "best", { place, name: nameOf(deal, to) });
}

/** Whether an open cell of a ladder is to be filled: it has no place among those that stand there. */
function isInto(deal: EnterDeal, base: readonly string[], at: number): boolean {
  return isLadder(deal) && base[at] === OPEN;
}

export function helped(deal: EnterDeal, state: EnterState, rung: Rung): EnterState {
  const isNamed = (rung === "two" || rung === "move") && nextChange(deal, state) !== undefined;
  return isNamed ? { ...state, aided: true } : state;
}

export function reveal(deal: EnterDeal, state: EnterState): Cue[] {
  return [spoken(deal, "shown"), ...wayOf(deal, state).flatMap((one) => performance(deal, one, false))];
}
