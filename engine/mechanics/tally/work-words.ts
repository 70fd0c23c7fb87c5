/** What is said where something is done with what was counted: the places of each line, and how it is said everywhere. */
import type { Family } from "../../lines/family.ts";
import { familySchema } from "../../definition/text.ts";
import { templates } from "../kit/templates.ts";

export const workWords = {
  after: familySchema.meta({ description: "A stretch is over, and something is to be done with it" }),
  emptied: familySchema.meta({ description: "Nothing is there to be moved over" }),
  still: familySchema.meta({ description: "The same once something was moved over" }),
  tired: templates("moves").meta({ description: "Few moves are left: {moves}" }),
  spent: familySchema.meta({ description: "None is left" }),
  sorted: familySchema.meta({ description: "Second help, before what fell first is heard side by side" }),
  full: familySchema.meta({ description: "No more boxes" }),
  boxFirst: familySchema.meta({ description: "More comes with the next box, and nothing goes off before" }),
  shifted: templates("by", "side").meta({ description: "For REPEAT, what went over so far: {by} {side}" }),
  boxed: templates("boxes").meta({ description: "For REPEAT, which boxes are closed: {boxes}, 5 plus 3" }),
  holds: templates("each", "stop").meta({ description: "It was even at a stop, and goes on: {each} {stop}" }),
  even: templates("each", "arrives").meta({ description: "It was even: {each} {arrives}" }),
  spare: templates("left", "right", "arrives").meta({ description: "It was, but for one: {left} {right}" }),
  uneven: templates("left", "right", "side", "lost", "arrives").meta({
    description: "It was not: {left} {right}, {side} is the heavier one, {lost} {arrives}",
  }),
  brought: templates("left", "right").meta({
    description: "Then, with clicks, what the last stretch had brought: {left} {right}",
  }),
  since: templates("by", "side", "other").meta({
    description: "Where it was even at a stop before, and now {side} had {by} more",
  }),
  half: templates("by", "half", "side", "other").meta({
    description: "How that is made even: {by} more on {side}, {half} to go over to {other}",
  }),
  whole: templates("by", "half", "side", "other").meta({
    description: "The same for who moved all of what was more, and not half of it",
  }),
  halfOdd: templates("by", "half", "side", "other").meta({ description: "The same of an odd number" }),
  level: familySchema.meta({ description: "It was even before anything was moved" }),
  packed: templates("boxes", "arrives").meta({ description: "All was packed: {boxes} {arrives}" }),
  packedSpare: templates("boxes", "arrives", "spare").meta({
    description: "But for what fits in no box: {spare}",
  }),
  loose: templates("total", "boxed", "by", "off", "arrives").meta({
    description: "Some were left loose: {by} of {total}; {off} is what that cost, in boxes",
  }),
  missing: templates("total", "boxed", "by", "off", "arrives").meta({
    description: "Some were missing in the boxes: {by}",
  }),
  adds: templates("total", "boxes").meta({ description: "How it could be packed: {total} {boxes}" }),
};

export const USUAL_WORK_WORDS: Record<keyof typeof workWords, Family> = {
  after: ["Left and Right act. Up: hear it again. Select: go.", "Now act. Select: go."],
  emptied: ["That side is empty.", "Nothing left on that side."],
  still: ["Left and Right act on. Select: go.", "More of it? Or Select: go."],
  tired: ["Moves to go: {moves}.", "Only so many more moves: {moves}."],
  spent: ["No more moves. Select: go."],
  sorted: ["As it came, the left first, then the right, with clicks.", "Once more, left first, then right."],
  full: ["There are no more boxes."],
  boxFirst: ["Close a box, and more comes.", "A box first, then more comes."],
  shifted: ["So far: {by} over to the {side}."],
  boxed: ["Closed so far: {boxes}."],
  holds: ["{each} and {each}. On!", "Even, {each} on each side. On!"],
  even: ["{each} and {each}: even! {arrives}.", "Even, with {each} on each side. {arrives}."],
  spare: [
    "{left} and {right}: just one apart. {arrives}.",
    "{left} and {right}, so one is left over. {arrives}.",
  ],
  uneven: [
    "{left} on the left, {right} on the right. The {side} tips: {lost} lost, {arrives}.",
    "{left} and {right}: too heavy on the {side}. {lost} lost, {arrives}.",
  ],
  brought: [
    "{left} came on the left, {right} on the right. Count along.",
    "Once more, left first: {left}, then {right}.",
  ],
  since: ["It was even at the stop. Then the {side} had {by} more than the {other}. Listen."],
  half: ["That's {by} more on the {side}. Half of {by} is {half}: {half} over to the {other}."],
  whole: [
    "All {by} that were more went over. Each one makes the {side} less and the {other} more, so half is enough: {half}.",
  ],
  halfOdd: ["That's {by} more on the {side}. Move {half} to the {other}, and only one is left over."],
  level: ["It was even as it came. Nothing had to move."],
  packed: ["All packed: {boxes}. {arrives}.", "None loose: {boxes}. {arrives}."],
  packedSpare: ["{boxes}. {spare} fit in no box. {arrives}."],
  loose: ["There were {total}, and {boxed} in boxes: {by} loose. {off} lost. {arrives}."],
  missing: ["There were {total}, and the boxes take {boxed}: {by} missing. {off} lost. {arrives}."],
  adds: ["{total} is {boxes}.", "{boxes} makes {total}."],
};
