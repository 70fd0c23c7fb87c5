/** Catching a rival that flies a round: whoever knows the round is there first. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema } from "../../../../definition/text.ts";
import { moveWordsSchema, template, wordings } from "../../pieces.ts";

const voice = { voice: idSchema.optional() };

export const chaseContentSchema = z.strictObject({
  ...voice,
  start: soundIdSchema,
  opens: wordings("thing").meta({ description: "What it has, and what is asked" }),
  round: wordings().meta({ description: "Said before its round is played: his round" }),
  sits: wordings().meta({ description: "Said instead of both where it sits still: find it" }),
  found: wordings().meta({ description: "It was found where it sat" }),
  bored: wordings("place").meta({ description: "It was not found for long" }),
  moves: soundIdSchema.meta({ description: "Heard when it flies on: wings" }),
  movesCaption: template(),
  teases: wordings(),
  caughtSound: soundIdSchema,
  caught: wordings("thing"),
  gone: wordings("thing").meta({ description: "It got away" }),
  goneSound: soundIdSchema,
  where: wordings("left").meta({ description: "How many landings are left" }),
  listens: soundIdSchema,
  hints: z.strictObject({
    sits: wordings().meta({ description: "Where it sits still: whose noise is it, and from which side" }),
    round: wordings().meta({ description: "Running after it is in vain: know where it goes next" }),
    next: wordings("place"),
    way: wordings("place", "way"),
    wait: wordings("place"),
  }),
  reveal: wordings("place"),
  move: z.strictObject({ wait: moveWordsSchema }),
});

export const chaseRulesSchema = z.strictObject({
  type: z.literal("chase"),
  pace: z.int().min(1).max(6).meta({ description: "It sits for so many steps" }),
  landings: z.int().min(2).max(20).meta({ description: "After so many it has got away" }),
});

export const chaseItemSchema = z.strictObject({
  type: z.literal("chase"),
  thing: template().meta({ description: "What it has taken: the tape" }),
  round: z.array(idSchema).min(1).max(8).meta({
    description: "Where it lands, again and again; where it is one place, it sits there and is to be found",
  }),
});
