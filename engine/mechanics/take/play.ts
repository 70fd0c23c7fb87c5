/** Taking from an end, paying, and what the rival does after it. */
import { capitalize } from "../../capitalize.ts";
import { say, sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, MISSED, solved, type Counts, type Outcome, type Step } from "../contract.ts";
import type { MoveWords } from "../kit/move-words.ts";
import { amount, endCues, heard, heardOut, paying, rowCues, SIDES, spoken } from "./heard.ts";
import {
  afterRival,
  endOf,
  hasEnough,
  isLost,
  rivalEnd,
  slipIn,
  tableOf,
  taking,
  thingOf,
  worthOf,
} from "./row.ts";
import type { End, TakeDeal, TakeState } from "./row.ts";

const BUTTONS: Readonly<Record<"left" | "right" | "hear" | "pay", MoveWords>> = {
  left: { label: "Take the left end", phrases: ["left", "take left", "take the left end"] },
  right: { label: "Take the right end", phrases: ["right", "take right", "take the right end"] },
  hear: { label: "Hear the row", phrases: ["the row", "hear the row"] },
  pay: { label: "Pay", phrases: ["pay", "i pay", "enough"] },
};

export function moves({ content, rules }: TakeDeal, { row }: TakeState): Move[] {
  const {
    left = BUTTONS.left,
    right = BUTTONS.right,
    hear = BUTTONS.hear,
    pay: calling = BUTTONS.pay,
  } = content.buttons ?? {};
  const ends: Move[] = [
    { id: "left", button: "left", ...left, judges: true },
    { id: "right", button: "right", ...right, judges: true },
  ];
  const again: Move[] = rules.dark === true ? [] : [{ id: "hear", button: "up", ...hear }];
  return [
    ...(row.length === 0 ? [] : [...ends, ...again]),
    { id: "pay", button: "select", ...calling, judges: true },
  ];
}

export function apply(deal: TakeDeal, state: TakeState, { move }: Action): Step<TakeState> {
  if (move === "pay") return pay(deal, state);
  if (move === "hear")
    return { state, cues: [sound("tick", { hold: "none" }), ...rowCues(deal, state)], outcome: GOING };
  return take(deal, state, move as End);
}

function take(deal: TakeDeal, state: TakeState, end: End): Step<TakeState> {
  const table = tableOf(deal);
  const side = SIDES[end];
  const { name } = thingOf(deal.content, endOf(state.row, end));
  const hadEnough = hasEnough(table, state.mine);
  const next = {
    ...taking(state, end),
    isLate: state.isLate || hadEnough,
    slip: state.slip ?? (hadEnough ? null : slipIn(table, state, end)),
  };
  const cues = [heard(deal, "take", side), say(`${capitalize(name)}.`, "name", { side })];
  return rivalTurn(deal, next, cues, { taken: 1 }, hadEnough, GOING);
}

/** Who pays too early has lost a turn by it. */
function pay(deal: TakeDeal, state: TakeState): Step<TakeState> {
  const { content, item, rules } = deal;
  const won = worthOf(content, state.mine);
  const values = { won: amount(deal, won), price: amount(deal, item.price) };
  if (won < item.price) {
    const cues = [
      heard(deal, "short"),
      ...paying(deal, state),
      won === 0
        ? spoken(deal, "none")
        : spoken(deal, "short", { ...values, missing: amount(deal, item.price - won) }),
    ];
    return rivalTurn(deal, { ...state, short: state.short + 1 }, cues, { short: 1 }, false, MISSED);
  }
  const isClean = state.short === 0 && !state.isLate && !state.isTold;
  const cues = [
    heard(deal, "paid"),
    ...paying(deal, state),
    won === item.price
      ? spoken(deal, "paid", values)
      : spoken(deal, "change", { ...values, over: amount(deal, won - item.price) }),
  ];
  const counts = {
    paid: rules.prize ?? 1,
    ...(won === item.price ? { exact: 1 } : {}),
    ...(isClean && rules.rival !== undefined ? { clean: 1 } : {}),
  };
  return { state, cues, outcome: solved(isClean ? 1 : 0.5), counts };
}

/** A rival who has the price pays, but not in the very turn in which the player has got it. */
function rivalTurn(
  deal: TakeDeal,
  state: TakeState,
  before: readonly Cue[],
  counts: Counts,
  mayPay: boolean,
  outcome: Outcome,
): Step<TakeState> {
  const table = tableOf(deal);
  const next = afterRival(table, state);
  const cues = [...before, ...rivalCues(deal, state)];
  const hasPaid = hasEnough(table, next.theirs) && (mayPay || !hasEnough(table, next.mine));
  if (!hasPaid && !isLost(table, next))
    return { state: next, cues: [...cues, ...endCues(deal, next)], outcome, counts, helpAnew: true };
  const { content, item } = deal;
  const told = hasPaid
    ? spoken(deal, "first", { lost: amount(deal, worthOf(content, next.theirs)) })
    : spoken(deal, "beaten", {
        most: amount(deal, worthOf(content, [...next.mine, ...next.row])),
        price: amount(deal, item.price),
      });
  return {
    state: next,
    cues: [...cues, told, heardOut(deal, "beaten"), ...slipCues(deal, next)],
    outcome: solved(0),
    counts: { ...counts, beaten: 1 },
  };
}

/** Where it went wrong, for whoever asks that too late. */
function slipCues(deal: TakeDeal, { slip }: TakeState): Cue[] {
  if (slip === null) return [];
  const [thing, gave] = [slip.id, slip.gave].map((id) => thingOf(deal.content, id).name) as [string, string];
  return [spoken(deal, "slip", { thing, side: slip.end, gave })];
}

function rivalCues(deal: TakeDeal, { row }: TakeState): Cue[] {
  const { content, rules } = deal;
  if (rules.rival === undefined || row.length === 0) return [];
  const end = rivalEnd(tableOf(deal), row);
  const side = SIDES[end];
  const thing = thingOf(content, endOf(row, end)).name;
  return [
    heardOut(deal, "theirs", side),
    rules.dark === true ? spoken(deal, "grabs", { side: end }, side) : spoken(deal, "takes", { thing }, side),
    ...(rules.turns === true && row.length > 2 ? [heardOut(deal, "turn"), spoken(deal, "turned")] : []),
  ];
}
