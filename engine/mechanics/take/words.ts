/** What is said around a row, with words that are true of every game; each may be replaced. */
import * as z from "../../zod.ts";
import type { Family } from "../../lines/family.ts";
import { templates } from "../kit/templates.ts";

const PLACES = {
  opens: ["price", "count"],
  left: ["thing"],
  right: ["thing"],
  one: ["thing"],
  empty: [],
  mine: ["things"],
  none: [],
  stand: ["price", "name", "lost"],
  alone: ["price"],
  takes: ["name", "thing"],
  grabs: ["name"],
  turned: [],
  paid: ["won"],
  change: ["won", "price", "over"],
  notYet: ["won", "price"],
  warned: ["name"],
  short: ["won", "price", "missing", "name"],
  first: ["name", "lost"],
  beaten: ["most", "price", "name"],
  spent: ["most", "price", "name"],
  slip: ["name", "thing", "side", "gave"],
  early: ["name", "gave"],
  enough: ["counted", "price"],
  counted: ["counted", "price"],
  weigh: ["name", "ifLeft", "ifRight"],
  goes: ["name"],
  go: ["side"],
  pay: [],
  nobody: ["side"],
  over: ["name"],
} as const satisfies Record<string, readonly string[]>;
export type WordName = keyof typeof PLACES;

export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(PLACES).map(([name, places]) => [name, templates(...places).optional()]),
    ) as Record<WordName, z.ZodOptional<ReturnType<typeof templates>>>,
  )
  .meta({ description: "What is said around the row, where a game says it otherwise" });

export const USUAL_WORDS: Readonly<Record<WordName, Family>> = {
  opens: ["The price is {price}. In the row:", "{price} is the price. The row:"],
  left: "Left: {thing}.",
  right: "Right: {thing}.",
  one: ["Only one is left: {thing}.", "The last one: {thing}.", "One more: {thing}."],
  empty: "The row is empty.",
  mine: "You hold {things}.",
  none: "You hold nothing yet.",
  stand: "The price is {price}. {name} has {lost}.",
  alone: "The price is {price}.",
  takes: ["{name} takes {thing}.", "{name} has {thing}.", "{thing} for {name}."],
  grabs: ["{name} takes this end.", "{name} takes one."],
  turned: ["The row turns around.", "Around it goes."],
  paid: ["{won}, exactly. Paid!", "Paid, with {won}!"],
  change: ["{won} for {price}: {over} change.", "Paid with {won}. You get {over} back."],
  notYet: "Not yet: you have {won}, and it costs {price}.",
  warned: "Too early again, and {name} takes one.",
  short: ["You have {won}. The price is {price}: {missing} short.", "{won}: {missing} too little."],
  first: ["{name} has {lost}, and pays first."],
  beaten: ["All in all you would come to {most}. The price is {price}."],
  spent: ["Nothing is left, and you have {most}. The price is {price}."],
  slip: ["You could have won. Taking {thing} from the {side} let {name} have {gave}."],
  early: ["You could have won. Paying too early let {name} have {gave}."],
  enough: ["Count yours: {counted}. The price is {price}."],
  counted: ["Yours so far: {counted}. The price is {price}."],
  weigh: ["If you take left, {name} takes {ifLeft}. If you take right: {ifRight}."],
  goes: ["{name} takes from the ends, too."],
  go: ["Take the {side} end."],
  pay: ["You have enough. Pay."],
  nobody: ["This row is lost. The {side} end is worth more."],
  over: ["Enough of this row. {name} takes the rest."],
};
