/** Somebody who opens two after each two of the player's, and takes what goes together. */
import * as z from "../../zod.ts";
import { idSchema, textSchema } from "../../definition/text.ts";
import { unitSchema } from "../../devices/amount.ts";
import { linesSchema } from "../../lines/line-schema.ts";

export const contentRivalSchema = z
  .strictObject({
    name: textSchema.meta({ description: "Who it is: Rufus" }),
    voice: idSchema.optional().meta({ description: "Says what the rival opens; the narrator, if absent" }),
    gloats: linesSchema
      .optional()
      .meta({ description: "Told when something is taken, where no level names another rival" }),
    unit: unitSchema.meta({ description: "What pairs are worth: cent, cents" }),
  })
  .optional()
  .meta({ description: "Who takes turns too, on boards whose rules have a rival" });

export const rulesRivalSchema = z
  .strictObject({
    name: textSchema.optional().meta({ description: "Who it is here, if not who it is in the game" }),
    remembers: z.int().min(0).max(16).meta({
      description:
        "So many of the last that were opened: what goes together among them, the rival takes. 0: the rival is not there yet",
    }),
    note: z.int().min(1).max(100).optional().meta({
      description: "What one note of the way to the price stands for; 1 if absent",
    }),
    prize: z.int().min(1).max(4).optional().meta({
      description: "Counted as paid when the price is reached; 1 if absent",
    }),
    begins: z.literal(true).optional().meta({
      description: "The rival opens two before the player's first two",
    }),
    dark: z.literal(true).optional().meta({
      description: "Of what the rival opens, only the notes are heard, unless it is taken",
    }),
    rolls: z.literal(true).optional().meta({
      description: "After the rival one row rolls on by one, each row in its turn",
    }),
  })
  .optional()
  .meta({ description: "A rival opens two after each two of the player's; found pairs have no other use" });
