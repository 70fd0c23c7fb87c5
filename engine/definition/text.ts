/** The small pieces that definitions are made of. */
import * as z from "../zod.ts";
import { placesTold, unknownPlaces } from "./fill.ts";
import { sounds, beds, type BedId, type SoundId } from "../sound/index.ts";

const ABOUT = "Text that is shown and spoken. [shown|spoken] gives a spoken form.";

/** Text with places that are filled in, `{name}`: whoever has it in a schema checks which. */
export const openTextSchema = z.string().trim().min(1).meta({ description: ABOUT });

/** Text that is shown and spoken as it stands. `[shown|spoken]` gives a spoken form. */
export const textSchema = openTextSchema
  .refine((text) => unknownPlaces(text, []).length === 0, {
    error: ({ input }) => `Nothing fills ${placesTold(unknownPlaces(String(input), []))} here`,
  })
  .meta({ description: ABOUT });

/** Ids are what saves refer to: letters, digits and dashes, so that they survive everywhere. */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/)
  .meta({ description: "Letters, digits and single dashes: make-ten" });

export const soundIdSchema: z.ZodType<SoundId> = z.enum(Object.keys(sounds) as [SoundId, ...SoundId[]]);
export const bedIdSchema: z.ZodType<BedId> = z.enum(Object.keys(beds) as [BedId, ...BedId[]]);

/** A voice of the cast, relative to the narrator's. */
export const voiceSchema = z.strictObject({
  /** Who it is, for captions: "Detective Dot". */
  name: textSchema,
  /** Times the narrator's pitch. */
  pitch: z.number().min(0.5).max(1.8),
  /** Times the narrator's speed. */
  rate: z.number().min(0.7).max(1.4),
});
export type Voice = z.infer<typeof voiceSchema>;

/** One thing to say, in one wording or in several that take turns (engine/lines/). */
function familyOf(text: z.ZodType<string>) {
  return z.union([
    text,
    z.array(text).min(1),
    z.strictObject({
      full: z.array(text).min(1),
      short: z.array(text).min(1).meta({ description: "Said once the full ones are known." }),
    }),
  ]);
}

/** Wordings with places that are filled in: whoever has them in a schema checks which. */
export const openFamilySchema = familyOf(openTextSchema);
export const familySchema = familyOf(textSchema);

/** Where a fact told to children was found, so that anybody can check it. */
export const sourceSchema = z.string().trim().min(4).meta({ description: "Where the fact was found" });
