/** The small words of a sorting game, as families. */
import * as z from "../../zod.ts";
import { unknownPlaces } from "../../definition/fill.ts";
import { familySchema } from "../../definition/text.ts";
import { wordings } from "../../lines/family.ts";

function template(places: readonly string[], description: string) {
  return familySchema
    .refine((family) => wordings(family).every((text) => unknownPlaces(text, places).length === 0), {
      error: `Only ${places.map((place) => `{${place}}`).join(" and ")} can be filled in here`,
    })
    .meta({ description });
}

export const wordsSchema = z.strictObject({
  felt: template(["mark"], "What feeling tells of the mark: {mark}."),
  smooth: familySchema.meta({ description: "Feeling finds no mark at all." }),
  misplaced: template(
    ["name", "mark", "Mark", "means"],
    "Why a load went wrong: {name}, with {mark}. That says {means}.",
  ),
  misplacedThing: template(["name", "why"], "The same of a thing without a mark: {name}: {why}"),
  stray: template(
    ["name", "mark"],
    "Why, of what belongs in the trap: {name}, with {mark}. Nobody here has that.",
  ),
  moved: familySchema.meta({ description: "A thing was right, and the dial has moved since." }),
  feelFirst: familySchema.meta({
    description: "The strongest help where feeling would still tell: Up says it.",
  }),
  result: template(
    ["clean", "count", "tips"],
    "What became of the basket: Clean: {clean} of {count}. Tips: {tips}.",
  ),
  where: template(["at", "count"], "Where we are: Number {at} of {count}."),
  still: template(["name"], "The same thing, after a wash: Still {name}."),
  holds: template(["label", "count"], "How a load stands: {label}: {count}."),
  listen: familySchema.meta({ description: "Help: how to find out, and nothing more." }),
  handsOff: familySchema.meta({ description: "Stronger help with what nobody should touch." }),
  press: template(["mark", "button", "label"], "The strongest: {mark}. Press {button}: {label}."),
  belongs: template(["seat", "label"], "The worked answer."),
});
