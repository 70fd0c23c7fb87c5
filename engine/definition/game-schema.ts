/** The schema of a definition. Types come from it, and so does the JSON Schema for editors. */
import * as z from "../zod.ts";
import type { Mechanic, AnyItem } from "../mechanics/contract.ts";
import { bedIdSchema, idSchema, linesSchema, textSchema, voiceSchema } from "./text.ts";

const CATEGORIES = ["language", "math", "science", "life-skills", "independence-skills"] as const;

const standardSchema = z.strictObject({
  /** "CCSS 1.OA.6", "ECC independent living" */
  code: textSchema,
  /** False until somebody has looked the code up in the published standard. */
  checked: z.boolean(),
});

/**
 * How long a sitting is, in turns. 10 to 15 minutes in all: games whose items are long (a shopping trip, an episode)
 * have fewer of them.
 */
const shapeSchema = z.strictObject({
  warmUps: z.int().min(0).max(3),
  rounds: z.int().min(1).max(4),
  turnsPerRound: z.int().min(1).max(7),
});

const frame = {
  schema: z.literal(1),
  slug: z.string().regex(/^[a-zA-Z]+$/),
  title: textSchema,
  category: z.enum(CATEGORIES),
  locale: z.literal("en-US"),
  /** For the card: one sentence that a child understands. */
  description: textSchema,
  objective: textSchema,
  standards: z.array(standardSchema).min(1),
  /** What a parent or teacher should know: what is practised, how, and what it is not. */
  forGrownUps: z.array(textSchema).min(1),
  /** Stays until a specialist has signed the game off. */
  review: z.literal("needed").optional(),
  /** The cast, by the names that lines refer to. */
  voices: z.record(idSchema, voiceSchema),
  /** Looping sound under the whole game, and the layers that a row of right answers adds, in order. */
  bed: bedIdSchema.optional(),
  streakLayers: z.array(bedIdSchema).max(3),
  story: z.strictObject({
    /** Two sentences at most. */
    hook: linesSchema.min(1).max(4),
    warmUp: linesSchema,
    /** One a round: said when it begins and when it is done. */
    rounds: z.array(z.strictObject({ open: linesSchema, close: linesSchema })).min(1),
    bossDone: linesSchema.min(1),
    /** One of these is said at the end: something to try in real life, safe and without a screen. */
    tryAtHome: z.array(textSchema).min(1),
  }),
  shape: shapeSchema,
};

const levelFrame = {
  id: idSchema,
  /** As it is heard in the list of levels: "Make ten". */
  name: textSchema,
  /** On the one logit scale of all games: about -2 for the first level, about 2 for the last. */
  difficulty: z.number().min(-3).max(3),
  skill: idSchema,
  easier: idSchema.optional().meta({
    description:
      "An easier level whose items may come in between, for the warm-up and after misses, without a word of explanation: the buttons do the same there.",
  }),
  /** What is new here, said once when the level begins: the goal, then how the buttons do it. */
  intro: linesSchema.min(1),
  learned: textSchema
    .regex(/^[a-z0-9]/, { error: 'Go on from "Today you learned", in lower case: "to fill the ten first"' })
    .meta({ description: 'Said in the recap, after "Today you learned".' }),
  tryAtHome: z.array(textSchema).min(1).optional().meta({
    description: "One of these is said at the end, instead of one of the story's: what this level is about.",
  }),
};

function levelSchema<Content, Rules, Item extends AnyItem, State>(
  mechanic: Mechanic<Content, Rules, Item, State>,
) {
  return z.strictObject({
    ...levelFrame,
    rules: mechanic.rules,
    /** The authored items; absent where the mechanic generates them from the rules. */
    items: z.array(mechanic.item).min(1).optional(),
  });
}

export function gameSchema<Content, Rules, Item extends AnyItem, State>(
  mechanic: Mechanic<Content, Rules, Item, State>,
) {
  return z.strictObject({
    ...frame,
    mechanic: z.literal(mechanic.id),
    content: mechanic.content,
    levels: z.array(levelSchema(mechanic)).min(1),
    /** The last challenge: a level of its own, of one to three turns. */
    boss: z.strictObject({ ...levelSchema(mechanic).shape, turns: z.int().min(1).max(3) }),
    /** The same challenge with less in it, the easiest first: nobody is asked what they have not met yet. */
    easierBosses: z
      .array(
        z.strictObject({
          ...levelSchema(mechanic).shape,
          upTo: idSchema.meta({ description: "The last of the levels that end in this boss." }),
        }),
      )
      .optional(),
  });
}

export type Level<Rules = unknown, Item extends AnyItem = AnyItem> = {
  -readonly [K in keyof Omit<typeof levelFrame, "easier" | "tryAtHome">]: z.infer<(typeof levelFrame)[K]>;
} & {
  easier?: string | undefined;
  tryAtHome?: string[] | undefined;
  rules: Rules;
  items?: Item[] | undefined;
};

/** A parsed definition, of any mechanic. */
export type Definition<Content = unknown, Rules = unknown, Item extends AnyItem = AnyItem> = {
  -readonly [K in keyof Omit<typeof frame, "review" | "bed">]: z.infer<(typeof frame)[K]>;
} & {
  review?: "needed" | undefined;
  bed?: z.infer<typeof frame.bed>;
  mechanic: string;
  content: Content;
  levels: Level<Rules, Item>[];
  boss: Level<Rules, Item> & { turns: number };
  easierBosses?: (Level<Rules, Item> & { upTo: string })[] | undefined;
};
