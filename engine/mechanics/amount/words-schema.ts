/** All that is said around a tray, with words that are true of every game; each may be replaced. */
import * as z from "../../zod.ts";
import type { Family } from "../../lines/family.ts";
import { templates } from "../kit/templates.ts";

const PLACES = {
  ask: ["first", "all"],
  askHeard: [],
  next: ["first"],
  how: [],
  known: ["value"],
  warm: [],
  on: [],
  onMore: [],
  onTwice: [],
  full: [],
  off: [],
  none: [],
  absent: ["value"],
  spares: ["spares"],
  packed: ["left"],
  made: ["total", "value", "times"],
  madeSum: ["total"],
  under: ["filled", "left"],
  exact: ["target"],
  late: ["target"],
  over: ["target", "over"],
  cheaper: ["way"],
  fewer: ["theirs", "ours"],
  place: ["first", "filled", "left"],
  placeHeard: ["filled"],
  hung: ["values"],
  listen: [],
  rule: [],
  two: ["value", "one", "other"],
  twoLess: ["total"],
  move: ["values"],
  moveSpare: [],
  shown: ["target", "ways"],
} as const satisfies Record<string, readonly string[]>;
export type WordName = keyof typeof PLACES;

export const wordsSchema = z
  .strictObject(
    Object.fromEntries(
      Object.entries(PLACES).map(([name, places]) => [name, templates(...places)]),
    ) as Record<WordName, ReturnType<typeof templates>>,
  )
  .partial();

export const USUAL_WORDS: Record<WordName, Family> = {
  ask: ["{all}, please.", "Wanted: {all}.", "Make {all}."],
  askHeard: ["Make as many as this:", "As many as you hear now:"],
  next: ["Now {first}.", "Next: {first}.", "And now {first}."],
  how: {
    full: ["Left and Right: listen to each. Select: put it on. Up: make it. Down: take one off."],
    short: ["Which ones?", "Choose, and Up.", "Up makes it."],
  },
  known: "{value}.",
  warm: ["Used before: it takes twice as much.", "Used: twice as much."],
  on: { full: ["On. This is the group."], short: ["On.", "The group."] },
  onMore: { full: ["On. This says how often."], short: ["On.", "That often."] },
  onTwice: ["That one is on already.", "It's on. Down takes off the last one."],
  full: ["No room for more. Up makes it, Down takes one off.", "Full. Up, or Down?"],
  off: ["Off.", "Taken off."],
  none: ["Nothing is on. Select puts one on.", "Nothing is on yet."],
  absent: ["I hear none with {value} here.", "Not one of these has {value}."],
  spares: ["Left over: {spares}.", "Spare: {spares}."],
  packed: ["One from those left over. {left} to go.", "That leaves {left}."],
  made: ["{value}, {times}: {total}.", "{value}, {times}, makes {total}."],
  madeSum: ["{total}.", "That makes {total}."],
  under: ["{filled} so far. {left} to go.", "{left} to go.", "{filled}. {left} short."],
  exact: ["{target}, exactly.", "On the nose: {target}.", "{target}. That's it."],
  late: ["{target}, in pieces.", "{target}, by and by.", "Full: {target}."],
  over: ["{over} too many.", "{over} more than {target}."],
  cheaper: ["It could be had for less: {way}.", "Less effort: {way}."],
  fewer: ["That took them {theirs} groups, and you {ours}.", "Their groups: {theirs}. Yours: {ours}."],
  place: ["Wanted: {first}. So far {filled}, {left} to go.", "{left} to go, of {first}."],
  placeHeard: ["As many as this. So far {filled}.", "Listen. So far you have {filled}."],
  hung: ["On: {values}.", "What is on: {values}."],
  listen: ["Touch each, and count. Group by group is easier than one by one."],
  rule: ["Three in a group, two times, are six."],
  two: ["One is the {value}. With it, {one} or {other}?", "Take the {value}. Then {one}, or {other}?"],
  twoLess: ["There's no way at one go. Begin with {total}."],
  move: ["I'd use {values}, and Up.", "Put on {values}. Then Up."],
  moveSpare: ["The rest is left over from before: last on the tray."],
  shown: ["This makes {target}: {ways}."],
};
