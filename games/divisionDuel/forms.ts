/** What is dealt, and how it is asked: chests, bags, tins, boats, hats, and the parrot's crackers. */
import type { Content } from "./types.ts";

type Forms = NonNullable<Content["tasks"]["share"]>["forms"];

export const forms: Forms = {
  chests: {
    by: "places",
    answer: "full",
    ask: [
      "{total} coins, {by} chests.",
      "A heap of {total}. Chests: {by}.",
      "{total} shiny ones, for {by} chests.",
      "{by} chests, my dears, and {total} coins.",
      "Into {by} chests: {total} coins.",
    ],
    hidden: [
      "{total} coins. I won't say how many chests. Listen.",
      "{total} of them. How many chests? You have ears.",
      "{total} coins, and as many chests as you hear.",
    ],
    fact: "{total} divided by {by} is {value}.",
    uneven: "{total} divided by {by} is {value}, and {left} left over.",
    low: [
      "{value} each would take only {dealt}. Still in the pot:",
      "At {value} each he'd deal out {dealt}, and this would stay:",
      "{value} each is too few. Listen to what's left:",
    ],
    high: [
      "{value} each would take {dealt}. There are only {total}.",
      "For {value} each he'd need {dealt} coins, and he has {total}.",
      "Too many. {value} each makes {dealt}.",
    ],
    thinks: "One round takes {by} coins. How many rounds are there in {total}?",
    item: { sound: "coin", word: "clink" },
    unit: { one: "coin", many: "coins" },
    round: "round",
  },
  bags: {
    by: "groups",
    answer: "full",
    ask: [
      "{total} coins, in bags of {by}. How many bags?",
      "Bags of {by}, out of {total}. How many?",
      "I bag {total} coins, {by} to a bag. How many bags?",
      "{total} coins. A bag holds {by}. How many bags?",
    ],
    hidden: [
      "{total} coins, and here's one bag. How many bags?",
      "{total} of them. The bags are as big as you hear. How many?",
      "One bag sounds like this, and there are {total} coins. How many bags?",
    ],
    fact: "{total} makes {amount} of {by}.",
    uneven: "{total} makes {amount} of {by}, and {left} left over.",
    low: [
      "{amount} of {by}: that's only {dealt}. There's more in the pot.",
      "In {amount} go {dealt} coins, of {total}. That leaves enough for another.",
      "More. {amount} of {by}, that's {dealt}.",
    ],
    high: [
      "{amount} of {by} would be {dealt}. There are only {total}.",
      "For {amount} he'd need {dealt} coins, and he has {total}.",
      "Fewer. {amount} of {by} would be {dealt}.",
    ],
    thinks: "Count by {by}, a finger for each bag. How many fingers until {total}?",
    item: { sound: "coin", word: "clink" },
    tie: { sound: "zip", word: "zip" },
    unit: { one: "bag", many: "bags" },
    round: "bag",
  },
  tins: {
    by: "groups",
    answer: "full",
    ask: [
      "{total} ship's biscuits, {by} to a tin. How many tins?",
      "Tins of {by}, out of {total} biscuits. How many tins?",
      "I pack {total} biscuits. A tin holds {by}. How many tins?",
    ],
    hidden: [
      "{total} biscuits, and here's one tin. How many tins?",
      "{total} biscuits. A tin holds as many as you hear. How many tins?",
    ],
    fact: "{total} fills {amount} of {by}.",
    uneven: "{total} fills {amount} of {by}, and {left} left over.",
    low: [
      "{amount} of {by}: that's only {dealt}. There's more in the pot.",
      "In {amount} go {dealt} biscuits, of {total}. That leaves enough for another.",
      "More. {amount} of {by}, that's {dealt}.",
    ],
    high: [
      "{amount} of {by} would be {dealt}. There are only {total}.",
      "For {amount} he'd need {dealt} biscuits, and he has {total}.",
      "Fewer. {amount} of {by} would be {dealt}.",
    ],
    thinks: "Count by {by}, a finger for each tin. How many fingers until {total}?",
    item: { sound: "woodblock", word: "clop" },
    tie: { sound: "pan-lid", word: "lid" },
    rest: { sound: "woodblock", pitch: -7, word: "clop in the sack" },
    unit: { one: "tin", many: "tins" },
    round: "tin",
  },
  boats: {
    by: "groups",
    answer: "up",
    ask: [
      "{total} sailors, {by} to a boat. How many boats, so that nobody stays behind?",
      "Shore leave for {total}! A boat takes {by}. How many boats take them all?",
    ],
    fact: "{total} sailors fill {amount} of {by}.",
    uneven: "{total} sailors, {by} to a boat: {amount}, and the last one isn't full.",
    low: [
      "In {amount}, room for {dealt}. Left waving on the deck: {gap}.",
      "{amount}, {dealt} sailors, of {total}. Somebody calls after us.",
    ],
    high: [
      "{amount}: room for {dealt}. At least one rows out empty.",
      "{amount}? Somebody pays for an empty boat, and the Baron rents them by the hour.",
    ],
    thinks: "Fill the boats, {by} to each. Does anybody still wait? They need a boat, too.",
    item: { sound: "step-wood", word: "step" },
    tie: { sound: "splash", word: "splash" },
    unit: { one: "boat", many: "boats" },
    round: "boat",
  },
  squall: {
    by: "groups",
    answer: "up",
    ask: [
      "{total} wet sailors, {by} to a boat. How many boats bring them all home?",
      "Home with all {total}! A boat takes {by}. How many boats?",
    ],
    fact: "{total} sailors fill {amount} of {by}.",
    uneven: "{total} sailors, {by} to a boat: {amount}, and the last one isn't full.",
    low: [
      "In {amount}, room for {dealt}. Left waving on the beach: {gap}.",
      "{amount}, {dealt} sailors, of {total}. Somebody calls after us.",
    ],
    high: [
      "{amount}: room for {dealt}. At least one rows out empty.",
      "{amount}? Somebody pays for an empty boat, and the Baron rents them by the hour.",
    ],
    thinks: "Fill the boats, {by} to each. Does anybody still wait? They need a boat, too.",
    item: { sound: "step-wood", word: "step" },
    tie: { sound: "splash", word: "splash" },
    unit: { one: "boat", many: "boats" },
    round: "boat",
  },
  hats: {
    by: "groups",
    answer: "full",
    ask: [
      "{total} coins. A hat costs {by}. How many hats can you buy?",
      "Hats, {by} coins each! You have {total}. How many hats?",
    ],
    fact: "{total} coins buy {amount} at {by} each.",
    uneven: "{total} coins buy {amount} at {by} each. Half a hat is no hat. Change: {left}.",
    low: [
      "For {amount} you pay {dealt}, of {total}. There's enough for another one.",
      "{amount}, {dealt} coins, and you have {total}. Go on.",
    ],
    high: [
      "For {amount} you'd need {dealt}. You have no more than {total}.",
      "{amount}, {dealt} coins, and you have {total}. Not that many.",
    ],
    thinks: "Each hat takes {by} coins. What's left in the end doesn't buy a hat.",
    item: { sound: "coin-large", word: "clack" },
    tie: { sound: "squeak-toy", word: "a squeaky hat" },
    unit: { one: "hat", many: "hats" },
    round: "hat",
  },
  crackers: {
    by: "places",
    answer: "left",
    ask: [
      "{total} crackers for {by} sailors, fair and square. What's left is the parrot's. How many?",
      "{by} sailors share {total} crackers. The parrot gets the rest. How many for the parrot?",
    ],
    fact: "{total} divided by {by} leaves nothing.",
    uneven: "{total} divided by {by} leaves {value}.",
    low: [
      "They've dealt out {dealt}, of {total}. More than that is left.",
      "{dealt} are dealt, of {total}. Count on.",
    ],
    high: [
      "They can deal out {dealt}, of {total}. Less than that is left.",
      "So much left? Then there'd be another round.",
    ],
    thinks: "Deal as many full rounds of {by} as you can. How many crackers are left?",
    item: { sound: "tin-clack", word: "clack" },
    rest: { sound: "parrot", word: "squawk" },
    unit: { one: "cracker", many: "crackers" },
    round: "round",
  },
};
