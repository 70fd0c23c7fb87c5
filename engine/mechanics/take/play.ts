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
  ENDS,
  hasEnough,
  isLost,
  rivalEnd,
  slipByWaiting,
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
  hear: {
    label: "Hear the row",
    phrases: ["the row", "hear the row", "what is in the row", "what's in the row", "repeat the row"],
  },
  pay: { label: "Pay", phrases: ["pay", "i pay", "enough"] },
};

/** A question, which pays nothing. */
const ASK: Move = {
  id: "ask",
  label: "Ask if it's enough",
  phrases: [
    "can i pay",
    "can i pay now",
    "can i pay yet",
    "could i pay now",
    "should i pay",
    "should i pay now",
    "do i have enough",
    "do i have enough now",
    "have i got enough",
    "is it enough",
    "is that enough",
    "how much is missing",
    "how much more do i need",
  ],
  unlisted: true,
};

/** What lies at an end may be called by its name, or by how it feels, where it lies at one end alone. */
function called({ content, rules }: TakeDeal, row: readonly string[], end: End): string[] {
  const id = endOf(row, end);
  if (endOf(row, "left") === endOf(row, "right") && (row.length > 1 || end === "right")) return [];
  const { name, feel } = thingOf(content, id);
  const words = [name, ...(rules.feel === true && feel !== undefined ? [feel] : [])].map(asSaid);
  const bare = words.map((said) => said.replace(/^an? /u, ""));
  return [...new Set([...words, ...bare, ...bare.map((said) => `the ${said}`), `take ${words[0] ?? ""}`])];
}

function asSaid(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9']+/gu, " ")
    .trim();
}

export function moves(deal: TakeDeal, { row }: TakeState): Move[] {
  const { content, rules } = deal;
  const {
    left = BUTTONS.left,
    right = BUTTONS.right,
    hear = BUTTONS.hear,
    pay: calling = BUTTONS.pay,
  } = content.buttons ?? {};
  const end = (id: End, words: MoveWords): Move => ({
    id,
    button: id,
    label: words.label,
    phrases: [...words.phrases, ...called(deal, row, id)],
    judges: true,
  });
  const again: Move[] = rules.dark === true ? [] : [{ id: "hear", button: "up", ...hear }];
  return [
    ...(row.length === 0 ? [] : [end("left", left), end("right", right), ...again]),
    { id: "pay", button: "select", ...calling, judges: true },
    ASK,
  ];
}

export function apply(deal: TakeDeal, state: TakeState, { move }: Action): Step<TakeState> {
  if (move === "pay") return pay(deal, state);
  if (move === ASK.id) return ask(deal, state);
  if (move === "hear")
    return { state, cues: [sound("tick", { hold: "none" }), ...rowCues(deal, state)], outcome: GOING };
  return take(deal, state, move as End);
}

function take(deal: TakeDeal, state: TakeState, end: End): Step<TakeState> {
  const table = tableOf(deal);
  const side = SIDES[end];
  const { name, sound: own } = thingOf(deal.content, endOf(state.row, end));
  const hadEnough = hasEnough(table, state.mine);
  const next = {
    ...taking(state, end),
    isLate: state.isLate || hadEnough,
    slip: state.slip ?? (hadEnough ? null : slipIn(table, state, end)),
  };
  const taken = own === undefined ? heard(deal, "take", side) : sound(own, { side });
  const cues = [taken, say(`${capitalize(name)}.`, "name", { side })];
  return rivalTurn(deal, next, {
    before: cues,
    counts: { taken: 1 },
    mayPay: hadEnough,
    outcome: GOING,
    changed: [end],
  });
}

/** Who asks is told, and that was help. */
function ask(deal: TakeDeal, state: TakeState): Step<TakeState> {
  const told = hasEnough(tableOf(deal), state.mine) ? spoken(deal, "pay") : notYet(deal, state);
  return { state: { ...state, isTold: true }, cues: [sound("tick", { hold: "none" }), told], outcome: GOING };
}

function notYet(deal: TakeDeal, { mine }: TakeState): Cue {
  const won = amount(deal, worthOf(deal.content, mine));
  return spoken(deal, "notYet", { won, price: amount(deal, deal.item.price) });
}

/** Who pays too early is warned once, and then loses a turn by it each time. */
function pay(deal: TakeDeal, state: TakeState): Step<TakeState> {
  const { content, item, rules } = deal;
  const won = worthOf(content, state.mine);
  const values = { won: amount(deal, won), price: amount(deal, item.price) };
  if (won < item.price) {
    const next = { ...state, short: state.short + 1 };
    const heardShort = [heard(deal, "short"), ...paying(deal, state)];
    if (rules.rival === undefined || state.short === 0) {
      const warned = rules.rival === undefined ? [] : [spoken(deal, "warned")];
      const cues = [...heardShort, notYet(deal, state), ...warned];
      return { state: next, cues, outcome: MISSED, counts: { short: 1 } };
    }
    const slip = state.slip ?? slipByWaiting(tableOf(deal), state);
    const before = [
      ...heardShort,
      spoken(deal, "short", { ...values, missing: amount(deal, item.price - won) }),
    ];
    return rivalTurn(
      deal,
      { ...next, slip },
      { before, counts: { short: 1 }, mayPay: false, outcome: MISSED, changed: [] },
    );
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

interface Turn {
  readonly before: readonly Cue[];
  readonly counts: Counts;
  readonly mayPay: boolean;
  readonly outcome: Outcome;
  /** Where the player has taken one. */
  readonly changed: readonly End[];
}

/** A rival who has the price pays, but not in the very turn in which the player has got it. */
function rivalTurn(
  deal: TakeDeal,
  state: TakeState,
  { before, counts, mayPay, outcome, changed }: Turn,
): Step<TakeState> {
  const table = tableOf(deal);
  const next = afterRival(table, state);
  const cues = [...before, ...rivalCues(deal, state)];
  const hasPaid = hasEnough(table, next.theirs) && (mayPay || !hasEnough(table, next.mine));
  if (!hasPaid && !isLost(table, next))
    return {
      state: next,
      cues: [...cues, ...endCues(deal, next, changedBy(deal, state, changed))],
      outcome,
      counts,
      helpAnew: true,
    };
  const { content, item } = deal;
  const told = hasPaid
    ? spoken(deal, "first", { lost: amount(deal, worthOf(content, next.theirs)) })
    : spoken(deal, next.row.length === 0 ? "spent" : "beaten", {
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

/** The ends at which there is another thing after the rival. */
function changedBy(
  { content, rules, item }: TakeDeal,
  { row }: TakeState,
  changed: readonly End[],
): readonly End[] {
  if (rules.turns === true) return ENDS;
  if (rules.rival === undefined || row.length === 0) return changed;
  return [...changed, rivalEnd({ content, rules, price: item.price }, row)];
}

/** Where it went wrong, for whoever asks that too late. */
function slipCues(deal: TakeDeal, { slip }: TakeState): Cue[] {
  if (slip === null) return [];
  const gave = thingOf(deal.content, slip.gave).name;
  if (slip.taken === null) return [spoken(deal, "early", { gave })];
  const { id, end } = slip.taken;
  return [spoken(deal, "slip", { thing: thingOf(deal.content, id).name, side: end, gave })];
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
