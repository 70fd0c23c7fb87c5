/** What is said where something is done with what was counted: the places of each line, and how it is said everywhere. */
import type { Family } from "../../lines/family.ts";
import { familySchema } from "../../definition/text.ts";
import { templates } from "../kit/templates.ts";

export const workWords = {
  after: familySchema.meta({ description: "A stretch is over, and something is to be done with it" }),
  afterMore: familySchema.meta({ description: "The same while more can come on top of it" }),
  emptied: familySchema.meta({ description: "Nothing is there to be moved over" }),
  still: familySchema.meta({ description: "The same once something was moved over" }),
  stillMore: familySchema.meta({ description: "The same while more can come on top of it" }),
  tired: templates("moves").meta({ description: "Few moves are left: {moves}" }),
  spent: familySchema.meta({ description: "None is left" }),
  sorted: familySchema.meta({ description: "Second help, before what fell first is heard side by side" }),
  full: familySchema.meta({ description: "No more boxes" }),
  shifted: templates("by", "side").meta({ description: "For REPEAT, what went over so far: {by} {side}" }),
  boxed: templates("boxes").meta({ description: "For REPEAT, which boxes are closed: {boxes}, 5 plus 3" }),
  even: templates("each", "arrives").meta({ description: "It was even: {each} {arrives}" }),
  spare: templates("left", "right", "arrives").meta({ description: "It was, but for one: {left} {right}" }),
  uneven: templates("left", "right", "side", "lost", "arrives").meta({
    description: "It was not: {left} {right}, {side} is the heavier one, {lost} {arrives}",
  }),
  brought: templates("left", "right").meta({
    description: "Then, with clicks, what had come by itself: {left} {right}",
  }),
  half: templates("by", "half", "side", "other").meta({
    description: "How that is made even: {by} more on {side}, {half} to go over to {other}",
  }),
  whole: templates("by", "half", "side", "other").meta({
    description: "The same for who moved all of what was more, and not half of it",
  }),
  halfOdd: templates("by", "half", "side", "other").meta({ description: "The same of an odd number" }),
  level: familySchema.meta({ description: "It was even before anything was moved" }),
  tooFewYet: familySchema.meta({ description: "Fourth help: all that is there would not be enough" }),
  enough: templates("wants").meta({ description: "So many arrived as were wanted: {wants}" }),
  beyond: templates("wants", "over").meta({ description: "And {over} more" }),
  short: templates("wants", "by").meta({ description: "And not so many: {by} are missing of {wants}" }),
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
  afterMore: ["Left and Right act. Up: more. Select: go.", "Up: more of it. Select: go."],
  emptied: ["That side is empty.", "Nothing left on that side."],
  still: ["Left and Right act on. Select: go.", "More of it? Or Select: go."],
  stillMore: ["Left and Right act on. Up: more. Select: go.", "More with Up, or Select: go."],
  tired: ["Moves to go: {moves}.", "Only so many more moves: {moves}."],
  spent: ["No more moves. Select: go."],
  sorted: ["As it came, the left first, then the right, with clicks.", "Once more, left first, then right."],
  full: ["There are no more boxes."],
  shifted: ["So far: {by} over to the {side}."],
  boxed: ["Closed so far: {boxes}."],
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
  half: ["That's {by} more on the {side}. Half of {by} is {half}: {half} over to the {other}."],
  whole: [
    "All {by} that were more went over. Each one makes the {side} less and the {other} more, so half is enough: {half}.",
  ],
  halfOdd: ["That's {by} more on the {side}. Move {half} to the {other}, and only one is left over."],
  level: ["It was even as it came. Nothing had to move."],
  tooFewYet: ["That's not enough yet. Up: more of it."],
  enough: ["{wants}, as wanted.", "Just the {wants} that were wanted."],
  beyond: [
    "{wants} were wanted: {over} more than that.",
    "That's {over} more than the {wants} that were wanted.",
  ],
  short: ["{wants} were wanted: {by} missing.", "That's {by} short of the {wants} that were wanted."],
  packed: ["All packed: {boxes}. {arrives}.", "None loose: {boxes}. {arrives}."],
  packedSpare: ["{boxes}. {spare} fit in no box. {arrives}."],
  loose: ["There were {total}, and {boxed} in boxes: {by} loose. {off} lost. {arrives}."],
  missing: ["There were {total}, and the boxes take {boxed}: {by} missing. {off} lost. {arrives}."],
  adds: ["{total} is {boxes}.", "{boxes} makes {total}."],
};
