import * as z from "zod";
import { emailSchema, pictureSchema, sample, textSchema } from "./parts.ts";

const blockSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("title"), text: textSchema }),
  z.strictObject({ type: z.literal("text"), subtype: z.literal("subheader").optional(), text: textSchema }),
  /** Three sizes of one picture: prefix, then mobile, medium or full, then suffix, as files of the folder pictures. */
  z.strictObject({
    type: z.literal("image"),
    prefix: z.string().regex(/^[a-z0-9-]+-$/, "Give how the names of the three files begin: step-1-"),
    suffix: z.enum([".svg", ".png", ".jpg", ".webp", ".avif"]),
    caption: textSchema,
  }),
]);

export const troubleshootingSchema = z.strictObject({
  lead: textSchema,
  issues: z
    .array(
      z.strictObject({
        /** A file in the folder pictures; decoration. */
        iconPath: pictureSchema.shape.file,
        name: textSchema,
        body: textSchema,
        blocks: z.array(blockSchema).min(1),
      }),
    )
    .min(1),
  help: z.strictObject({ text: textSchema, email: emailSchema, ...sample }),
});
