/** Nuts for squirrels, for the tests of this folder: one nut at a time, or by the bag. */
import { content as frogs, dealOf } from "../../example.ts";
import type { DialDeal, DialItem, DialRules } from "../../schema.ts";
import type { ShareForm, ShareSum } from "./schema.ts";
import type { DialContent } from "../../words.ts";
import type { ShareTalk } from "./words.ts";

const move = (label: string) => ({ label, phrases: [label.toLowerCase()] });
const trick = (name: string) => ({
  caught: [`${name}!`],
  why: `${name}: {round}, {place}, {value}, {left}.`,
});

const nuts: ShareForm = {
  by: "places",
  answer: "full",
  ask: "{total} nuts, {by} squirrels.",
  hidden: "{total} nuts.",
  fact: "{total} by {by} is {value}.",
  uneven: "{total} by {by} is {value}, {left} over.",
  low: "{value} take {dealt}: {gap} stay.",
  high: "{value} take {dealt}: {gap} are missing.",
  thinks: "Rounds of {by} in {total}?",
  item: { sound: "coin", word: "nut" },
  unit: { one: "nut", many: "nuts" },
  round: "round",
};

const talk: ShareTalk = {
  voice: "jay",
  places: { left: "left", middle: "middle", right: "right" },
  sleeve: { sound: "rustle", word: "rustle" },
  rest: { sound: "coin-jar", word: "plop" },
  sweep: { sound: "coins", word: "swish" },
  inPot: { sound: "coin-small", word: "nut" },
  tell: { sound: "sneeze" },
  next: move("Deal one"),
  pays: "Now {pays}.",
  all: "All dealt.",
  unset: "Set it first.",
  noted: "{value}, noted.",
  called: "{fact}",
  late: "At last: {fact}",
  leftAsk: "{value}. And over?",
  leftLow: "More than that, from {dealt} to {total}.",
  leftHigh: "Less than that, from {dealt} to {total}.",
  deals: "I deal.",
  before: "Dealt before: {count}.",
  done: "Done.",
  keeps: "{left} for me.",
  swept: "The rest for me.",
  judge: { two: "Fair, of two?", three: "Fair, of three?" },
  once: "Not again.",
  fair: move("Fair"),
  kept: move("Kept one"),
  left: move("Left one"),
  middle: move("Middle one"),
  right: move("Right one"),
  wasFair: "It was.",
  sleeved: trick("Sleeve"),
  doubled: trick("Double"),
  shortened: trick("Short"),
  fooled: ["Fooled."],
  astray: ["Astray."],
  blamed: ["Blamed."],
  claims: "I say {value}.",
  claimAsk: "Is it?",
  doubt: move("No"),
  trust: move("Yes"),
  claimCaught: ["You call."],
  claimTrusted: "{fact}",
  claimFooled: ["No: {fact}"],
  claimBlamed: ["It was: {fact}"],
  pick: {
    ask: "{total}: two or three?",
    chosen: "{label}.",
    option: { label: "{by} nests", phrases: ["{by}"] },
    hint: "Which lands on {total}?",
  },
  hints: {
    hidden: "Count the places.",
    two: "{low} or {high}.",
    left: "From {dealt} to {total}?",
    judge: "Were there {value}?",
    rest: "{by} over is one more.",
    fair: "There were {value}.",
    claim: "{claim} times {by}: {total}?",
  },
};

export const content: DialContent = {
  ...frogs,
  share: talk,
  tasks: {
    share: {
      counting: "{list}: {times}.",
      forms: {
        nuts,
        bags: { ...nuts, by: "groups", tie: { sound: "zip", word: "zip" }, round: "bag" },
        boats: { ...nuts, by: "groups", answer: "up" },
        rest: { ...nuts, answer: "left" },
      },
    },
  },
};

export type Share = NonNullable<DialRules["share"]>;

export const rules = (share: Partial<Share> = {}): DialRules => ({
  range: { from: 0, to: 12 },
  buttons: { up: "hop", down: "back" },
  tellStart: false,
  share: { bonus: 3, pace: 300, ...share },
});

export const sum = (total: number, by: number, form = "nuts"): ShareSum => ({
  type: "share",
  form,
  total,
  by,
});

export function shared(
  share: Partial<Share>,
  tasks: readonly ShareSum[],
  more: Partial<DialDeal> = {},
): DialDeal {
  const item: DialItem = { id: "x", ways: tasks.map((task) => ({ task, start: 0 })) };
  return { ...dealOf(rules(share), item), content, ...more };
}
