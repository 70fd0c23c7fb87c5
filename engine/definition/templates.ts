/** Texts of a definition with places that a mechanic or a device fills in, as its schemas have them. */
import { placesTold, unknownPlaces } from "./fill.ts";
import { openFamilySchema, openTextSchema } from "./text.ts";
import { wordings } from "../lines/family.ts";

/** A text in which the game fills in places, and only these. */
export function template(...places: readonly string[]) {
  const known = placesTold(places);
  return openTextSchema
    .refine((text) => unknownPlaces(text, places).length === 0, {
      error: ({ input }) =>
        `There is no ${placesTold(unknownPlaces(String(input), places))} here: the places are ${known}`,
    })
    .meta({ description: `Text that is shown and spoken. Places that are filled in: ${known}.` });
}

/** The same, in one wording or in several that take turns. */
export function templates(...places: readonly string[]) {
  const known = placesTold(places);
  return openFamilySchema
    .refine((family) => wordings(family).every((text) => unknownPlaces(text, places).length === 0), {
      error: `A place here is not filled in: the places are ${known}`,
    })
    .meta({ description: `One wording, or several that take turns. Places: ${known}.` });
}
