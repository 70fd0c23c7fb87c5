/** Catching a rival that flies a round: whoever knows the round is there first. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema } from "../../../../definition/text.ts";
import { template, templates } from "../../../kit/templates.ts";
import { moveWordsSchema } from "../../../kit/move-words.ts";

const voice = { voice: idSchema.optional() };

export const chaseContentSchema = z.strictObject({
  ...voice,
  start: soundIdSchema,
  opens: templates("thing").meta({ description: "What it has, and what is asked" }),
  round: templates().meta({ description: "Said before its round is played, which begins where it is now" }),
  onward: templates()
    .optional()
    .meta({ description: "Said between where it is now and where it lands next" }),
  sits: templates().meta({ description: "Said instead of both where it sits still: find it" }),
  seek: templates().meta({ description: "REPEAT where it sits still: what is asked" }),
  goal: templates("thing").meta({ description: "REPEAT where it flies a round: what is asked" }),
  restless: templates("left").meta({ description: "Where it sits still: so many steps until it is off" }),
  found: templates().meta({ description: "It was found where it sat" }),
  bored: templates("place").meta({ description: "It was not found for long" }),
  moves: soundIdSchema.meta({ description: "Heard when it flies on: wings" }),
  movesCaption: template(),
  teases: templates(),
  caughtSound: soundIdSchema,
  caught: templates("thing"),
  gone: templates("thing").meta({ description: "It got away" }),
  teacher: idSchema.optional().meta({ description: "Whose voice tells what would have helped" }),
  lesson: templates("place").meta({
    description: "Told when it got away: at {place} it could have been met",
  }),
  coin: soundIdSchema.meta({ description: "Heard for each coin that a catch is paid with" }),
  coinCaption: template(),
  goneSound: soundIdSchema,
  where: templates("left").meta({ description: "How many landings are left" }),
  hints: z.strictObject({
    sits: templates().meta({ description: "Where it sits still: whose noise is it, and from which side" }),
    round: templates().meta({ description: "Running after it is in vain: know where it goes next" }),
    belongs: templates("place").meta({ description: "Where it sits still: the noise is that of {place}" }),
    next: templates("place"),
    way: templates("place", "way"),
    here: templates("place").meta({ description: "It lands next where the player stands" }),
    found: templates()
      .optional()
      .meta({ description: "It sits still where the player stands: SELECT finds it" }),
  }),
  reveal: templates("place"),
  emptySound: soundIdSchema.meta({ description: "SELECT grabs, and it is not here: no time is gone" }),
  empty: templates().meta({ description: "Said after that sound" }),
  move: z.strictObject({ grab: moveWordsSchema }),
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
