/** A small day, for the tests of this folder: a bus after four ticks, and five ticks after it. */
import { bareDeal } from "../kit/deal.ts";
import type { OrderContent, OrderRules, Row } from "./schema.ts";
import type { OrderDeal } from "./state.ts";

const content: OrderContent = {
  cards: {
    dress: { name: "Getting dressed", heard: [{ sound: "zip", caption: "a zip" }] },
    dog: { name: "Walking the dog", needs: { dress: ["In pajamas!"] } },
    dough: { name: "Making dough" },
    pizza: { name: "Baking pizza", needs: { dough: ["Baked cheese, on nothing."] } },
    piano: { name: "Playing the piano" },
    bus: { name: "The bus", needs: { dress: ["On the bus in pajamas!"] } },
  },
  day: {
    tick: "clock-tick",
    wait: "hello-hum",
    goesOn: { sound: "bubbles", caption: "a bubble" },
    treat: { unit: { one: "slide", many: "slides" }, sound: "splash" },
    leaves: ["There goes the bus."],
    rescues: [["A goat cart stops."], ["A band stops."]],
    home: ["Home again."],
    evening: ["Supper is on the table."],
  },
};

export const monday: Row = {
  id: "monday",
  cards: [
    { card: "dress", takes: 1 },
    { card: "dog", takes: 2 },
    { card: "bus" },
    { card: "piano", takes: 4 },
  ],
  day: { anchor: "bus", before: 4, rest: 5 },
};
export const pizzaDay: Row = {
  id: "pizza",
  cards: [
    { card: "dress", takes: 1 },
    { card: "dough", takes: 1, runs: 3 },
    { card: "bus" },
    { card: "piano", takes: 2 },
    { card: "pizza", takes: 1 },
  ],
  day: { anchor: "bus", before: 3, rest: 6 },
};
export const doorbell: Row = {
  ...monday,
  id: "doorbell",
  day: { anchor: "bus", before: 6, rest: 5, surprises: [{ at: 1, takes: 2, lines: ["The doorbell."] }] },
};
export const wrongDay: Row = {
  ...monday,
  id: "wrong",
  day: { anchor: "bus", before: 2, rest: 5, wrong: true },
};

export function dayDeal(item: Row, rules: OrderRules = {}): OrderDeal {
  return bareDeal<OrderContent, OrderRules, Row>({ content, rules, item });
}
