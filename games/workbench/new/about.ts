/** What there is to choose from, each in a few words: a name alone says little to somebody who has not made a game yet. */
import type { MechanicId } from "../../../engine/mechanics/catalogue.ts";
import type { Answers } from "./create.ts";

export const MECHANICS: Readonly<Record<MechanicId, string>> = {
  amount: "put numbers together until it is exactly enough",
  build: "change one thing at a time, and hear what it does",
  choose: "a scene is told, and one answer of three fits",
  deduce: "listen to suspects, and find who does not fit",
  dial: "jump along a line of numbers to the right one",
  enter: "put words together, letter by letter",
  listen: "hear how something goes on, and say in time what to do",
  order: "put sounds and steps into a row that works",
  pairs: "find what belongs together, by ear and memory",
  react: "things come by, and the right ones are caught",
  sort: "send each thing to where it belongs",
  take: "take from the ends of a row, and reckon with somebody who does, too",
  talk: "hear how somebody feels, and choose what to say",
  tally: "count several things at once, and tell how many",
  walk: "find the way on a small map by ear",
};

export const ARC: Readonly<Record<Answers["arc"], string>> = {
  ride: "turns with something that carries over from one to the next",
  duel: "somebody else takes turns, too",
  hunt: "something hides, and every turn narrows it",
  build: "every turn adds a piece",
  rescue: "something gets worse until enough is solved",
};

export const DEVICE: Readonly<Record<string, string>> = {
  purse: "coins that are earned, and pay for help",
  pursuer: "somebody comes nearer with what goes wrong",
  collection: "things that are won one by one",
};
