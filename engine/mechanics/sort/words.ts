/** The small words of a sorting game, as families. */
import * as z from "../../zod.ts";
import { templates } from "../kit/templates.ts";
import { familySchema } from "../../definition/text.ts";

export const wordsSchema = z.strictObject({
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
  resultFirsts: templates("clean", "count", "tips").meta({
    description: "Where each is judged at once: {clean} of {count} right the first time.",
  }),
  where: templates("left").meta({ description: "Where we are: {left} left in the bag." }),
  still: templates("name").meta({ description: "The same thing, after a wash: Still {name}." }),
  holds: templates("label", "count", "most").meta({
    description: "How a load stands: {label}: {count} of {most}.",
  }),
  listen: familySchema.meta({ description: "Help: how to find out, and nothing more." }),
  hidden: familySchema.meta({ description: "Help, first of all, where something is hidden that was heard." }),
  others: familySchema.meta({ description: "Help with a code, where there is a trap for any other mark." }),
  hears: templates("mark").meta({ description: "Stronger help with a code: You hear {mark}." }),
  handsOff: familySchema.meta({ description: "Stronger help with what nobody should touch." }),
  press: templates("mark", "button", "label").meta({
    description: "The strongest: {mark}. Press {button}: {label}.",
  }),
  belongs: templates("seat", "label").meta({ description: "The worked answer." }),
});
