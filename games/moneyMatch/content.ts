/** What money there is, and what is said around a row of it, in every level. */
import type { Content } from "./types.ts";

export const content: Content = {
  rival: "Rufus",
  unit: { one: "cent", many: "cents" },
  things: {
    // From small to big: dime, penny, nickel, quarter. Rufus goes by that, and it is not what they are worth. Of bills he takes the
    // one that is worth less.
    penny: { name: "a penny", feel: "small and smooth", worth: 1, size: 2 },
    nickel: { name: "a nickel", feel: "thick and smooth", worth: 5, size: 3 },
    dime: { name: "a dime", feel: "tiny with ridges", worth: 10, size: 1 },
    quarter: { name: "a quarter", feel: "big with ridges", worth: 25, size: 4 },
    pennies: { name: "five pennies", worth: 5, size: 2 },
    nickels: { name: "two nickels", worth: 10, size: 3 },
    "three-nickels": { name: "three nickels", worth: 15, size: 3 },
    "dime-nickel": { name: "a dime and a nickel", worth: 15, size: 3 },
    dimes: { name: "two dimes", worth: 20, size: 1 },
    one: { name: "a one-dollar bill", feel: "flat", sound: "bill-fold", worth: 1, size: 3 },
    five: { name: "a five-dollar bill", feel: "folded across", sound: "bill-fold", worth: 5, size: 2 },
    ten: { name: "a ten-dollar bill", feel: "folded lengthwise", sound: "bill-fold", worth: 10, size: 1 },
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
    none: ["You haven't taken anything yet.", "Nothing is yours yet."],
    one: ["Only one is left: {thing}.", "The last one: {thing}.", "One more to take: {thing}."],
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
    notYet: ["Not yet: you have {won}, and it costs {price}."],
    warned: ["Try to pay too early again, and {name} takes one for it."],
    short: [
      "Too early. You have {won}, and need {missing} more. So {name} goes again.",
      "You're {missing} short of {price}, so {name} gets an extra turn.",
      "You only have {won}. You need {missing} more, and {name} takes one.",
    ],
    first: ["{name} has {lost} now, and pays first.", "{name} gets to the price before you, with {lost}."],
    beaten: [
      "{name} wins. It costs {price}, and even with all that's left you'd only have {most}.",
      "{name} wins this one. You can't get to {price} anymore. The most you could have is {most}.",
    ],
    spent: [
      "{name} wins. The row is empty, and you have {most}. It costs {price}.",
      "{name} wins this one. Nothing's left to take, and you only have {most} of {price}.",
    ],
    slip: [
      "You could have won. Taking {thing} from the {side} let {name} have {gave}.",
      "Here's where you lost it: you took {thing} from the {side}, and {name} got {gave}.",
      "You had a chance until you took {thing} from the {side}. That let {name} have {gave}.",
    ],
    early: [
      "You could have won. You tried to pay too early, and that gave {name} an extra turn.",
      "Here's where you lost it: you tried to pay too early, and {name} got an extra turn.",
    ],
    enough: ["Count yours: {counted}. The price is {price}."],
    counted: ["Count yours: {counted}. The price is {price}."],
    weigh: ["If you take left, {name} takes {ifLeft}. If you take right: {ifRight}."],
    pay: ["You have enough. Select pays."],
    nobody: ["You can't win this row anymore. The {side} end is worth more."],
  },
};
