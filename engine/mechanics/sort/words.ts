/** The small words of a sorting game, as families. */
import * as z from "../../zod.ts";
import { templates } from "../kit/templates.ts";
import { familySchema } from "../../definition/text.ts";
import { withDefaults } from "../../definition/defaults.ts";
import { climateWords, usualClimateWords } from "./rooms-schema.ts";

const families = {
  felt: templates("mark").meta({ description: "What feeling tells of the mark: {mark}." }),
  smooth: familySchema.meta({ description: "Feeling finds no mark at all." }),
  misplaced: templates("mark", "Mark", "means").meta({
    description: "Why a thing was thrown back: {Mark}: that's {means}.",
  }),
  misplacedOf: templates("family", "mark", "Mark", "means").meta({
    description: "The same where several codes come mixed: {family}, and {mark}: that's {means}.",
  }),
  stray: templates("mark", "Mark", "means").meta({
    description: "Why, of what belongs in the trap: {Mark}? Nobody here has that.",
  }),
  strayOf: templates("family", "mark", "Mark", "means").meta({
    description: "The same where several codes come mixed.",
  }),
  paidLess: templates("count", "tips", "less").meta({
    description: "Of a clean load with something in it that was thrown back before: {tips} for {count}.",
  }),
  washes: templates("label").meta({ description: "Which load runs, where there are several: {label}." }),
  back: familySchema.meta({ description: "What was thrown back comes once more, at the end." }),
  taken: familySchema.meta({ description: "It was thrown back again, and somebody else sees to it." }),
  again: templates("name").meta({ description: "It comes once more: Back again: {name}." }),
  later: familySchema.meta({ description: "A thing has changed, and is judged anew by ear." }),
  moved: familySchema.meta({ description: "A thing was right, and the dial has moved since." }),
  feelFirst: familySchema.meta({
    description: "The strongest help where feeling would still tell: Up says it.",
  }),
  ears: familySchema.meta({ description: "Once: what was felt for had been heard already." }),
  result: templates("clean", "count", "tips").meta({
    description: "What became of the basket: {clean} of {count} clean. Tips: {tips}.",
  }),
  resultAll: templates("count", "tips").meta({ description: "All of it came out clean." }),
  resultMended: templates("count", "tips").meta({
    description: "All of it came out clean, but not at the first try.",
  }),
  resultFirsts: templates("clean", "count", "tips").meta({
    description: "Where each is judged at once: {clean} of {count} right the first time.",
  }),
  where: templates("left").meta({ description: "Where we are: {left} left in the bag." }),
  still: templates("name").meta({ description: "The same thing, after a wash: Still {name}." }),
  holds: templates("label", "count", "most").meta({
    description: "How a load stands: {label}: {count} of {most}.",
  }),
  covered: familySchema.meta({
    description: "Help where marks are covered and somebody claims things: how to tell.",
  }),
  honest: familySchema.meta({ description: "Stronger: what was claimed of it is true." }),
  fibbed: familySchema.meta({ description: "Stronger: what was claimed of it is a lie." }),
  listen: familySchema.meta({ description: "Help: how to find out, and nothing more." }),
  hidden: familySchema.meta({ description: "Help, first of all, where something is hidden that was heard." }),
  others: familySchema.meta({ description: "Help with a code, where there is a trap for any other mark." }),
  hears: templates("mark", "means").meta({
    description:
      "Stronger help with a code: You hear {mark}, or, where help is paid for, what it {means}, too.",
  }),
  handsOff: familySchema.meta({ description: "Stronger help with what nobody should touch." }),
  press: templates("mark", "button", "label").meta({
    description: "The strongest: {mark}. Press {button}: {label}.",
  }),
  belongs: templates("seat", "label").meta({ description: "The worked answer." }),
  ...climateWords,
};

/** A game says what it wants to say in its own way; the rest is said as here. */
export const wordsSchema = z.strictObject(families).partial();
export type SortWords = { readonly [K in keyof typeof families]: z.infer<(typeof families)[K]> };

const USUAL_WORDS: SortWords = {
  felt: "You feel {mark}.",
  smooth: "You feel nothing special.",
  misplaced: "{Mark}: that means {means}.",
  misplacedOf: "{family}, and {mark}: that means {means}.",
  stray: "{Mark}: that belongs with none of these.",
  strayOf: "{family}, and {mark}: that belongs with none of these.",
  paidLess: "Clean, but one had come back. Points: {tips}.",
  washes: "{label}.",
  back: ["It comes back at the end.", "You meet that one again at the end."],
  taken: "That one is put away for you.",
  again: ["Once more: {name}.", "Here it is again: {name}."],
  later: "It has changed. Listen.",
  moved: "That dial has moved since.",
  feelFirst: "Up tells you more about it.",
  ears: "Your ears had told you that already.",
  result: "{clean} of {count} came out right. Points: {tips}.",
  resultAll: "Every one of the {count} came out right. Points: {tips}.",
  resultMended: "All of the {count} came out right in the end. Points: {tips}.",
  resultFirsts: ["{clean} of {count} right the first time.", "Right the first time: {clean} of {count}."],
  where: "Left to sort: {left}.",
  still: "Still {name}.",
  holds: "{label}: {count} of {most}.",
  covered: "Its mark is not heard until you feel for it.",
  honest: "That was the truth.",
  fibbed: "That was a lie.",
  listen: ["Listen to it once more.", "The sound tells where it goes."],
  hidden: "Something is in there. Up finds out.",
  others: "There may be some that belong to nobody here.",
  hears: "You hear {mark}.",
  handsOff: "That is one that nobody should touch.",
  press: "{mark}. Press {button}: {label}.",
  belongs: "That one goes {seat}: {label}.",
  ...usualClimateWords,
};

/** What a game says, or what is said where it says nothing. */
export function wordsOf({ words }: { readonly words?: z.infer<typeof wordsSchema> | undefined }): SortWords {
  return withDefaults(USUAL_WORDS, words);
}
