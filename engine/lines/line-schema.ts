/** What a story, a scene or an answer is made of, step by step. */
import * as z from "../zod.ts";
import {
  bedIdSchema,
  familySchema,
  idSchema,
  openFamilySchema,
  soundIdSchema,
  textSchema,
} from "../definition/text.ts";

/** How a sound is to sound here. */
export const sounding = {
  side: z.number().min(-1).max(1).optional().meta({ description: "From -1, left, to 1, right." }),
  level: z.number().min(0).max(1).optional().meta({ description: "How loud, up to 1." }),
  pitch: z.number().min(-24).max(24).optional().meta({ description: "Half tones up or down." }),
  rate: z.number().min(0.25).max(4).optional().meta({ description: "How fast; 1 is as it was made." }),
  force: z.number().min(0).max(1).optional().meta({ description: "How hard it is struck, up to 1." }),
};

/** A step of what is told: the narrator's text, a line of the cast, a sound, a layer, a rest, or what was made. */
function lineOf(family: typeof openFamilySchema) {
  return z.union([
    family,
    z.strictObject({
      say: family,
      voice: idSchema.optional(),
      side: sounding.side,
      part: z.enum(["name", "object", "context", "hint"]).optional().meta({
        description:
          "What the line is for: object is always said, context where words are wanted (the usual).",
      }),
    }),
    z.strictObject({
      sound: soundIdSchema,
      ...sounding,
      hold: z.enum(["lead", "end", "none"]).optional().meta({
        description: "What comes next waits for its point (the usual), for its end, or not at all.",
      }),
      caption: textSchema.optional(),
    }),
    z.strictObject({
      bed: bedIdSchema.nullable().meta({ description: "Starts a looping layer, or ends it: null." }),
      layer: idSchema,
      ...sounding,
    }),
    z.strictObject({ rest: z.number().min(0).max(5).meta({ description: "Seconds." }) }),
    z.strictObject({
      perform: z.literal(true).meta({ description: "What the turns have made is played by the mechanic." }),
    }),
    z.strictObject({
      device: idSchema.meta({ description: "What a device has collected, at play." }),
      next: z.literal(true).optional().meta({ description: "Only what would join next." }),
    }),
    z.strictObject({ keepsake: idSchema.meta({ description: "A keepsake, as it sounds." }) }),
  ]);
}
export const storyLineSchema = lineOf(openFamilySchema);
export type Line = z.infer<typeof storyLineSchema>;

/** Places are filled in by whoever tells them, and checked there. */
export const linesSchema = z.array(storyLineSchema);
/** Of devices and keepsakes: nothing fills in a place there. */
export const plainLinesSchema = z.array(lineOf(familySchema));
