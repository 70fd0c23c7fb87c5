/** The small words of a sorting game, as families. */
import * as z from "../../zod.ts";
import { templates } from "../kit/templates.ts";
import { familySchema } from "../../definition/text.ts";

export const wordsSchema = z.strictObject({
  felt: templates("mark").meta({ description: "What feeling tells of the mark: {mark}." }),
  smooth: familySchema.meta({ description: "Feeling finds no mark at all." }),
  misplaced: templates("name", "mark", "Mark", "means").meta({
    description: "Why a load went wrong: {name}, with {mark}. That says {means}.",
  }),
  misplacedThing: templates("name", "why").meta({
    description: "The same of a thing without a mark: {name}: {why}",
  }),
  stray: templates("name", "mark").meta({
    description: "Why, of what belongs in the trap: {name}, with {mark}. Nobody here has that.",
  }),
  moved: familySchema.meta({ description: "A thing was right, and the dial has moved since." }),
  feelFirst: familySchema.meta({
    description: "The strongest help where feeling would still tell: Up says it.",
  }),
  result: templates("clean", "count", "tips").meta({
    description: "What became of the basket: Clean: {clean} of {count}. Tips: {tips}.",
  }),
  where: templates("at", "count").meta({ description: "Where we are: Number {at} of {count}." }),
  still: templates("name").meta({ description: "The same thing, after a wash: Still {name}." }),
  holds: templates("label", "count").meta({ description: "How a load stands: {label}: {count}." }),
  listen: familySchema.meta({ description: "Help: how to find out, and nothing more." }),
  handsOff: familySchema.meta({ description: "Stronger help with what nobody should touch." }),
  press: templates("mark", "button", "label").meta({
    description: "The strongest: {mark}. Press {button}: {label}.",
  }),
  belongs: templates("seat", "label").meta({ description: "The worked answer." }),
});
