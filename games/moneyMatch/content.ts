/** What money there is, and what is said around a row of it, in every level. */
import type { Content } from "./types.ts";

export const content: Content = {
  rival: "Rufus",
  unit: { one: "cent", many: "cents" },
  things: {
    // From small to big: dime, penny, nickel, quarter. Rufus goes by that, and it is not what they are worth. Of bills he takes the
    // one that is worth less.
    penny: { name: "a penny", feel: "small, with a smooth edge", worth: 1, size: 2 },
    nickel: { name: "a nickel", feel: "thick, with a smooth edge", worth: 5, size: 3 },
    dime: { name: "a dime", feel: "tiny, with ridges", worth: 10, size: 1 },
    quarter: { name: "a quarter", feel: "big, with ridges", worth: 25, size: 4 },
    pennies: { name: "five pennies", worth: 5, size: 2 },
    nickels: { name: "two nickels", worth: 10, size: 3 },
    "three-nickels": { name: "three nickels", worth: 15, size: 3 },
    "dime-nickel": { name: "a dime and a nickel", worth: 15, size: 3 },
    dimes: { name: "two dimes", worth: 20, size: 1 },
    one: { name: "a one-dollar bill", feel: "a flat bill", worth: 1, size: 3 },
    five: { name: "a five-dollar bill", feel: "a bill folded across", worth: 5, size: 2 },
    ten: { name: "a ten-dollar bill", feel: "a bill folded lengthwise", worth: 10, size: 1 },
  },
  buttons: {
    pay: { label: "Pay", phrases: ["pay", "i pay", "i can pay", "enough"] },
  },
  words: {
    opens: [
      "The price: {price}. The row:",
      "This time: {price}. The row:",
      "The price is {price}. Here's the row:",
    ],
    mine: "You hold {things}.",
    none: "You hold nothing yet.",
    takes: ["{name} takes {thing}.", "{name} grabs {thing}.", "{name} picks {thing}."],
    grabs: ["{name} takes this end.", "{name} grabs one here.", "{name} was here."],
    empty: ["The row is empty.", "That was the last one.", "Nothing is left in the row."],
    turned: ["The row turns around.", "Around goes the row."],
    paid: ["{won} exactly. Paid!", "{won}, and nothing over. Paid!", "Paid, with exactly {won}!"],
    change: [
      "You pay {won} for {price}. Your change: {over}.",
      "{price} out of {won} leaves {over} in change. Paid!",
      "Paid with {won}. {over} is your change.",
    ],
    short: [
      "Not yet. You have {won}. It takes {missing} more.",
      "Too soon: {won} is {missing} short of {price}.",
      "{won} so far. You're {missing} short.",
    ],
    first: ["{name} has {lost}, and pays first.", "{lost} for {name}: the price is paid without you."],
    beaten: [
      "{name} wins. With all that's left, you'd reach {most} of {price}.",
      "This row goes to {name}: {price} is out of your reach. {most} would be all.",
      "{name} wins this one. You can't make {price} anymore, only {most}.",
    ],
    slip: [
      "You could have won. Taking {thing} from the {side} let {name} have {gave}.",
      "It slipped away with {thing} from the {side}: that let {name} have {gave}.",
      "What turned it: you took {thing} from the {side}, and {name} got {gave}.",
    ],
    enough: ["Count yours: {counted}. The price is {price}."],
    counted: ["Count yours: {counted}. The price is {price}."],
    weigh: ["If you take left, {name} takes {ifLeft}. If you take right: {ifRight}."],
    pay: ["You have enough. Select pays."],
    nobody: ["You can't win this row anymore. The {side} end is worth more."],
  },
};
