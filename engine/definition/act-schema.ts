/**
 * What a level's chapter is made of. Four kinds of act express every arc: something is told, turns are played, the player
 * chooses, the player is given something. Each may depend on how the sitting has gone, so there is no tree of branches:
 * an act whose condition does not hold when it is reached is left out.
 */
import * as z from "../zod.ts";
import { linesSchema } from "../lines/line-schema.ts";
import { labelSchema, phraseSchema, saidApart } from "../mechanics/kit/move-words.ts";
import { idSchema } from "./text.ts";

const span = z
  .strictObject({ from: z.number().optional(), to: z.number().optional() })
  .meta({ description: "Both ends included; either may be absent." });

/** All that is named must hold. */
export const conditionSchema = z.strictObject({
  stakes: z.record(idSchema, span).optional().meta({ description: "Where these stakes stand." }),
  tallies: z.record(idSchema, span).optional().meta({ description: "What these tallies have come to." }),
  chose: z
    .record(idSchema, idSchema)
    .optional()
    .meta({ description: "What the player chose in these acts: { road: bridge }." }),
  keepsakes: z
    .record(idSchema, z.boolean())
    .optional()
    .meta({ description: "Whether the player has been given these for good." }),
  length: z.enum(["full", "short"]).optional().meta({ description: "Only in sittings of this length." }),
  finished: z.boolean().optional().meta({ description: "Whether this level was finished before." }),
});
export type Condition = z.infer<typeof conditionSchema>;

const act = {
  id: idSchema.meta({ description: "Unique in its chapter, and for ever: saves refer to it." }),
  if: conditionSchema.optional(),
};

/** Nothing is asked: a story, a sound lab, what was made at play. */
const tellSchema = z.strictObject({
  ...act,
  type: z.literal("tell"),
  as: z.enum(["story", "learn", "perform"]),
  lines: linesSchema.min(1),
  again: linesSchema.optional().meta({
    description: "The short form, for who has heard the first before; [] leaves the act out.",
  }),
});

const PLAYED_AS = ["learn", "ride", "duel", "hunt", "build", "rescue", "boss"] as const;

export type TellAct = z.infer<typeof tellSchema>;
const playSchema = z.strictObject({
  ...act,
  type: z.literal("play"),
  as: z.enum(PLAYED_AS),
  set: idSchema.optional().meta({
    description:
      "The level or the bank that the items and rules come from; the chapter's own level if absent.",
  }),
  turns: z.int().min(1).max(30),
  short: z
    .int()
    .min(0)
    .max(30)
    .optional()
    .meta({ description: "Turns in a short sitting; half of them if absent, none leaves the act out." }),
  until: conditionSchema
    .optional()
    .meta({ description: "The act is over as soon as this holds after a turn." }),
  items: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "These items of the set, in this order, instead of what the learner chooses." }),
  eases: z.literal(true).optional().meta({
    description: "After two misses in a row, the next item comes from the easier level.",
  }),
  returns: z.literal(true).optional().meta({
    description: "Items that were missed in the acts before come back here, after the first turn, each once.",
  }),
  rival: z
    .strictObject({
      voice: idSchema,
      turns: z.enum(["every second", "first and every second", "after each miss"]),
      errs: z.number().min(0.1).max(0.9).meta({ description: "How often the rival is wrong." }),
    })
    .optional()
    .meta({ description: "Somebody takes turns too, and can be believed or challenged." }),
  goal: z
    .record(idSchema, z.int().min(1).max(999))
    .refine((goal) => Object.keys(goal).length === 1, {
      error: "Name one stake, device or tally: { coins: 24 }",
    })
    .optional()
    .meta({
      description: "How far to go: said at the beginning, counted, and then something happens: { coins: 24 }",
    }),
  reached: z.enum(["ends", "raises"]).optional().meta({
    description: "What happens at the goal: the act ends (the usual), or the goal goes up by as much again.",
  }),
  devices: z.array(idSchema).optional().meta({
    description:
      "The devices that are at work in this act; all of the level's if absent. Nothing is paid from the others.",
  }),
  how: linesSchema.optional().meta({
    description:
      "What is new and what the buttons do: told when the act begins, and when it is gone on with.",
  }),
  resumed: linesSchema.optional().meta({
    description: "Told instead of how when a broken-off sitting goes on in this act.",
  }),
});
export type PlayAct = z.infer<typeof playSchema>;

const chooseSchema = z.strictObject({
  ...act,
  type: z.literal("choose"),
  ask: linesSchema.min(1),
  options: z
    .array(
      z.strictObject({
        id: idSchema,
        label: labelSchema,
        phrases: z.array(phraseSchema).optional(),
        chosen: linesSchema.optional().meta({ description: "Said when it was chosen." }),
        counts: z.record(z.string(), z.int()).optional().meta({
          description: "What choosing it does to stakes and tallies: { paid: -10, shoveled: 6 }.",
        }),
      }),
    )
    .min(2)
    .max(4)
    .superRefine((options, context) =>
      saidApart(
        options.map(({ label, phrases = [] }) => ({ label, phrases })),
        context,
      ),
    ),
});
export type ChooseAct = z.infer<typeof chooseSchema>;

const giveSchema = z.strictObject({ ...act, type: z.literal("give"), keepsake: idSchema });
export type GiveAct = z.infer<typeof giveSchema>;

export const actSchema = z.discriminatedUnion("type", [tellSchema, playSchema, chooseSchema, giveSchema]);
export type Act = z.infer<typeof actSchema>;
