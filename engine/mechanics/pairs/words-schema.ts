/** What is said around a board, with words that are true of every game; each may be replaced. */
import * as z from "../../zod.ts";
import type { Family } from "../../lines/family.ts";
import { templates } from "../kit/templates.ts";

const PLACES = {
  opens: ["pairs", "count", "things"],
  pair: ["first", "second", "First", "Second"],
  lucky: ["first", "second", "First", "Second"],
  made: ["first", "second", "First", "Second"],
  miss: ["first", "second", "First", "Second"],
  near: ["first", "second", "First", "Second"],
  half: ["first", "second", "First", "Second"],
  crack: ["first", "second", "First", "Second"],
  waste: ["first", "second", "First", "Second"],
  gone: [],
  edge: [],
  up: ["first", "First"],
  asked: ["first", "First"],
  drifts: ["things"],
  spend: ["left", "right"],
  place: ["row", "column"],
  lifted: ["first", "First", "row", "column"],
  none: ["thing"],
  aim: ["thing"],
  left: ["pairs"],
  known: ["first", "First"],
  unknown: ["first", "First", "things"],
  both: [],
  fresh: ["thing"],
  goes: [],
  two: ["first", "First", "row", "column", "otherRow", "otherColumn"],
  begin: ["row", "column", "otherRow", "otherColumn"],
  go: ["row", "column"],
  tryOne: ["row", "column"],
  over: [],
  shown: ["first", "second", "First", "Second"],
} as const satisfies Record<string, readonly string[]>;
export type WordName = keyof typeof PLACES;

export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(PLACES).map(([name, places]) => [name, templates(...places).optional()]),
    ) as Record<WordName, z.ZodOptional<ReturnType<typeof templates>>>,
  )
  .meta({ description: "What is said around the board, where a game says it otherwise" });

export const USUAL_WORDS: Readonly<Record<WordName, Family>> = {
  opens: [
    "{count} {things}, {pairs}. You begin at the top left.",
    "{pairs} under {count} {things}. You are at the top left.",
  ],
  pair: [
    "{First} and {second}: a pair.",
    "{First} goes with {second}.",
    "{First}, {second}. You remembered.",
  ],
  lucky: ["{First} and {second}: a pair, by luck.", "{First} goes with {second}. That was lucky."],
  made: ["{First} and {second}: a pair.", "{First} goes with {second}."],
  miss: [
    "{First} and {second}: no pair.",
    "{First} and {second} don't go together.",
    "{First}, {second}. No.",
  ],
  near: ["{First} and {second}: close, but no pair.", "{First} and {second}: nearly. There is a better one."],
  half: [
    "{First} and {second}: the same voice. A pair has both.",
    "{First}, {second}: one voice. It takes two.",
  ],
  crack: [
    "What goes with {first} was up before.",
    "You have heard what goes with {first}.",
    "You knew what goes with {first}.",
  ],
  waste: ["You had heard {second} before.", "That was {second} again.", "{Second} is where it was before."],
  gone: ["Nothing is left here.", "Empty.", "This one is gone."],
  edge: ["The edge.", "No further."],
  up: ["{First} is up already. Find what goes with it.", "That is {first}, still up."],
  asked: ["What goes with {first} lies here:", "This is the note for {first}:", "Listen for this one:"],
  drifts: ["Two {things} trade places:", "Two {things} move:", "They move:"],
  spend: {
    full: ["Left: {left}. Right: {right}."],
    short: ["Left: {left}. Right: {right}?", "{left}, or {right}?"],
  },
  place: "Row {row}, column {column}.",
  lifted: "{First} is up, from row {row}, column {column}.",
  none: "No {thing} is up.",
  aim: ["Find two that belong together. Lift one {thing}, and then what goes with it."],
  left: "Still to find: {pairs}.",
  known: ["You have heard what goes with {first}. Which note was it?"],
  unknown: ["What goes with {first} is under one of the {things} that you have not heard yet."],
  both: ["You have heard both of a pair already."],
  fresh: ["No pair is known yet. Lift a new {thing}, and keep its note in your ear."],
  goes: ["Two that belong together make a pair."],
  two: [
    "What goes with {first} is in one of two places: row {row}, column {column}, or row {otherRow}, column {otherColumn}.",
  ],
  begin: [
    "Half of a pair that you have heard is here or there: row {row}, column {column}, or row {otherRow}, column {otherColumn}.",
  ],
  go: ["Go to row {row}, column {column}, and lift it."],
  tryOne: ["Try one that is new, such as row {row}, column {column}."],
  over: ["Enough of this one. What was left:", "The rest is shown:"],
  shown: ["{First} goes with {second}."],
};
