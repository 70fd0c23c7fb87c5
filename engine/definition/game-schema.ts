/** The schema of a definition. Types come from it, and so does the JSON Schema for editors. */
import * as z from "../zod.ts";
import type { Mechanic, AnyItem } from "../mechanics/contract.ts";
import { actSchema, type Act } from "./act-schema.ts";
import { deviceSchema } from "../devices/catalogue.ts";
import { unitSchema } from "../devices/amount.ts";
import { linesSchema } from "../lines/line-schema.ts";
import { phraseSchema } from "../mechanics/kit/move-words.ts";
import { soundsToLearnSchema } from "./learn-schema.ts";
import { keepsakeSchema, stakeSchema, tallySchema } from "./stake-schema.ts";
import { bedIdSchema, openFamilySchema, idSchema, sourceSchema, textSchema, voiceSchema } from "./text.ts";

const CATEGORIES = ["language", "math", "science", "life-skills", "independence-skills"] as const;

const standardSchema = z.strictObject({
  code: textSchema.meta({ description: "CCSS 1.OA.6, ECC independent living" }),
  checked: z.boolean().meta({
    description: "False until somebody has looked the code up in the published standard.",
  }),
});

const factSchema = z.strictObject({
  fact: textSchema.meta({ description: "The nickel is the thickest of the four coins." }),
  source: sourceSchema,
  checked: z.boolean().meta({ description: "False until somebody has looked it up there." }),
});

const asksSchema = z
  .strictObject({
    repeat: z.array(phraseSchema).min(1).optional(),
    hint: z.array(phraseSchema).min(1).optional(),
  })
  .meta({
    description:
      'What a voice may ask in this game beside what it may in all: { repeat: ["what is the sum"] } says the question again.',
  });
export type Asks = z.infer<typeof asksSchema>;

/** By the names of moves: what each costs, by the ids of purses, fuels and clocks. */
const pricesSchema = z.record(z.string(), z.record(idSchema, z.int().min(1).max(20)));

const frame = {
  schema: z.literal(2),
  slug: z.string().regex(/^[a-zA-Z]+$/, "Name the game with letters only, such as caneCompanion"),
  title: textSchema,
  category: z.enum(CATEGORIES),
  locale: z.literal("en-US"),
  description: textSchema.meta({ description: "For the card: one sentence that a child understands." }),
  objective: textSchema,
  standards: z.array(standardSchema).min(1),
  forGrownUps: z.array(textSchema).min(1).meta({
    description: "What a parent or teacher should know: what is practiced, how, and what it is not.",
  }),
  facts: z.array(factSchema).min(1).optional().meta({
    description:
      "What this game tells children as true, unless its items name their own sources. Grown-ups read it.",
  }),
  review: z.literal("needed").optional().meta({
    description: "Stays until a specialist has signed the game off. Grown-ups are told so.",
  }),
  voices: z
    .record(idSchema, voiceSchema)
    .meta({ description: "The cast, by the names that lines refer to." }),
  bed: bedIdSchema.optional().meta({ description: "Looping sound under the whole game." }),
  streakLayers: z.array(bedIdSchema).max(3).meta({
    description: "The layers that a row of right answers adds to it, in this order.",
  }),
  stakes: z.record(idSchema, stakeSchema).optional().meta({
    description: "What is won or slips away; a level names those that count in it.",
  }),
  devices: z.record(idSchema, deviceSchema).optional().meta({
    description:
      "What makes drama beside the lesson: a purse, a pursuer, a clock. Each stands as a stake of its own id.",
  }),
  prices: pricesSchema.optional().meta({
    description:
      "What moves cost, by the names that the mechanic gives them, and a hint (free in acts where one learns): { feel: { coins: 1 }, hint: { coins: 1 } }.",
  }),
  turn: unitSchema.optional().meta({
    description:
      'What a turn is called, where it is said which one this is: { one: "basket", many: "baskets" }.',
  }),
  tallies: z.record(idSchema, tallySchema).optional().meta({
    description: "What is counted; a level names those that are told in it.",
  }),
  keepsakes: z.record(idSchema, keepsakeSchema).optional().meta({
    description: "What a player can be given for good.",
  }),
  soundsToLearn: soundsToLearnSchema.optional(),
  asks: asksSchema.optional(),
  goodbye: linesSchema.optional().meta({
    description:
      "Said to somebody who stops in the middle, in the voice of the game: goodbye, and what will be there next time.",
  }),
  tryAtHome: z.array(textSchema).min(1).meta({
    description: "One of these is said at the end: something to try in real life, safe and without a screen.",
  }),
};

/** Items, and the rules by which they are played. */
const setFrame = {
  id: idSchema,
  difficulty: z.number().min(-3).max(3).meta({
    description: "On the one logit scale of all games: about -2 for the first level, about 2 for the last.",
  }),
  skill: idSchema,
  easier: idSchema.optional().meta({
    description:
      "An easier level or bank whose items may come in between after misses, without a word of explanation: the buttons do the same there.",
  }),
};

const levelFrame = {
  ...setFrame,
  name: textSchema.meta({ description: "As it is heard in the list of levels: Make ten" }),
  chapter: z.array(actSchema).min(1).meta({
    description: "What happens in a sitting at this level, from its first word to its last: acts, in order.",
  }),
  stakes: z.array(idSchema).optional().meta({
    description: "The stakes that count in this level, by name: none that is not named here does.",
  }),
  devices: z.array(idSchema).optional().meta({
    description: "The devices that are at work in this level; all of the game's if absent.",
  }),
  prices: pricesSchema.optional().meta({ description: "Prices that this level adds, or has instead." }),
  tallies: z.array(idSchema).optional().meta({
    description: "What is told at the end, in this order. The first one is the score.",
  }),
  learned: textSchema
    .regex(/^[a-z0-9]/, { error: 'Go on from "Today you learned", in lower case: "to fill the ten first"' })
    .meta({ description: 'Said in the recap, after "Today you learned".' }),
  tryAtHome: z.array(textSchema).min(1).optional().meta({
    description: "One of these is said at the end, instead of one of the game's: what this level is about.",
  }),
  next: openFamilySchema.optional().meta({ description: "Said last: a reason to come back, by name." }),
  goodbye: linesSchema.optional().meta({
    description: "Said to somebody who stops in the middle of this level, instead of the game's own goodbye.",
  }),
};

function setShape<Content, Rules, Item extends AnyItem, State, World>({
  rules,
  item,
}: Mechanic<Content, Rules, Item, State, World>) {
  return {
    rules,
    items: z.array(item).min(1).optional().meta({
      description: "The authored items; absent where the mechanic generates them from the rules.",
    }),
  };
}

export function gameSchema<Content, Rules, Item extends AnyItem, State, World>(
  mechanic: Mechanic<Content, Rules, Item, State, World>,
) {
  return z.strictObject({
    ...frame,
    mechanic: z.literal(mechanic.id),
    content: mechanic.content,
    levels: z.array(z.strictObject({ ...levelFrame, ...setShape(mechanic) })).min(1),
    banks: z
      .array(z.strictObject({ ...setFrame, ...setShape(mechanic) }))
      .optional()
      .meta({
        description:
          "More items with rules of their own, for acts that name them: a boss, a warm-up, a side road.",
      }),
  });
}

/** What turns are drawn from: a level, or a bank. */
export interface ItemSet<Rules = unknown, Item extends AnyItem = AnyItem> {
  id: string;
  difficulty: number;
  skill: string;
  easier?: string | undefined;
  rules: Rules;
  items?: Item[] | undefined;
}

export interface Level<Rules = unknown, Item extends AnyItem = AnyItem> extends ItemSet<Rules, Item> {
  name: string;
  chapter: Act[];
  stakes?: string[] | undefined;
  devices?: string[] | undefined;
  prices?: z.infer<typeof pricesSchema> | undefined;
  tallies?: string[] | undefined;
  learned: string;
  tryAtHome?: string[] | undefined;
  next?: z.infer<typeof openFamilySchema> | undefined;
  goodbye?: z.infer<typeof linesSchema> | undefined;
}

type Optional =
  | "facts"
  | "review"
  | "bed"
  | "stakes"
  | "devices"
  | "prices"
  | "turn"
  | "tallies"
  | "keepsakes"
  | "soundsToLearn"
  | "asks"
  | "goodbye";

/** A parsed definition, of any mechanic. */
export type Definition<Content = unknown, Rules = unknown, Item extends AnyItem = AnyItem> = {
  -readonly [K in keyof Omit<typeof frame, Optional>]: z.infer<(typeof frame)[K]>;
} & {
  -readonly [K in Optional]?: z.infer<(typeof frame)[K]>;
} & {
  mechanic: string;
  content: Content;
  levels: Level<Rules, Item>[];
  banks?: ItemSet<Rules, Item>[] | undefined;
};
