/** What a conversation is made of: what the game says once, what a level says, and one scene. */
import * as z from "../../zod.ts";
import {
  bedIdSchema,
  familySchema,
  idSchema,
  openTextSchema,
  soundIdSchema,
  textSchema,
} from "../../definition/text.ts";
import { sounding, storyLineSchema, type Line } from "../../lines/line-schema.ts";
import { moveWordsSchema, phraseSchema } from "../kit/move-words.ts";
import { templates } from "../kit/templates.ts";
import { tipsSchema } from "../tips.ts";

/** What is known of the world, and where it is not known: `none`. */
const factNameSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, { error: "Give a name of letters and digits: omarMood" });
export const UNKNOWN = "none";

/** A fact that nobody states: what help has named last in this scene, by the first keyword of its line. */
export const TOLD = "told";

const conditionSchema = z
  .record(factNameSchema, z.union([textSchema, z.array(textSchema).min(1)]))
  .meta({ description: "All of these facts have this value, or one of these; none: not known" });
export type FactCondition = z.infer<typeof conditionSchema>;

const noteSchema = z.strictObject({
  sound: soundIdSchema,
  at: z.number().min(0).max(8000).meta({ description: "Milliseconds from the beginning" }),
  ...sounding,
});
export type Note = z.infer<typeof noteSchema>;

const told = {
  caption: textSchema.meta({
    description: "What the ear can tell, no more: fingers on a table, quick and even",
  }),
};
const tellSchema = z.strictObject({ ...told, notes: z.array(noteSchema).min(1) });

const partSchema = z.strictObject({
  if: conditionSchema.optional(),
  caption: textSchema.meta({ description: "What is heard of it: Kit's bass" }),
  notes: z.array(noteSchema).min(1),
});

/** A line, or something that only a conversation has: a sign, what depends on a fact, what was made so far. */
export type TalkLine = Line | { readonly tell: string; readonly side?: number | undefined } | CaseLine;
export interface CaseLine {
  /** A fact. */
  readonly by: string;
  /** What is heard for each of its values; `other` for all that are not named, `none` where it is not known. */
  readonly is: Readonly<Record<string, readonly TalkLine[]>>;
}

const talkLineSchema: z.ZodType<TalkLine> = z.lazy(() =>
  z.union([
    z.strictObject({
      tell: idSchema.meta({ description: "One of rules.tells: how somebody's hands or feet sound" }),
      side: sounding.side,
    }),
    z.strictObject({ by: factNameSchema, is: z.record(z.string(), z.array(talkLineSchema)) }),
    storyLineSchema,
  ]),
);
const talkLinesSchema = z.array(talkLineSchema);

export const contentSchema = z.strictObject({
  you: z.strictObject({ voice: idSchema }).meta({ description: "The voice of the player's own lines" }),
  sounds: z
    .strictObject({
      begin: soundIdSchema,
      browse: soundIdSchema,
      edge: soundIdSchema.meta({ description: "There is no further line on this side" }),
      said: soundIdSchema,
      fit: soundIdSchema.meta({ description: "A line that fits" }),
      amiss: soundIdSchema.meta({ description: "A line that does not fit" }),
      listen: soundIdSchema,
      take: soundIdSchema.meta({ description: "The scene is played once more" }),
    })
    .partial()
    .optional(),
  buttons: z
    .strictObject({
      previous: moveWordsSchema,
      next: moveWordsSchema,
      say: moveWordsSchema,
      go: moveWordsSchema.meta({ description: "The same where one goes somewhere instead" }),
      listen: moveWordsSchema,
      take: moveWordsSchema,
      goOn: moveWordsSchema,
    })
    .partial()
    .optional(),
  texts: z
    .strictObject({
      line: templates("number", "count", "line").meta({
        description: "A line under the cursor: {number} {count} {line}",
      }),
      heardAll: familySchema.meta({ description: "Nothing more can be heard here" }),
      listenFirst: templates("name").meta({ description: "First help: what to listen for: {name}" }),
      two: templates("first", "second").meta({
        description: "Help before that: the two that are left, by their numbers: {first} {second}",
      }),
      best: templates("number", "line").meta({ description: "Last help: {number} {line}" }),
      bestAround: templates("number", "line").meta({
        description: "The same where lines are what stands around, which nobody hears a number of: {line}",
      }),
      bestWait: familySchema.meta({ description: "The same where it is better to listen on" }),
      takeTwo: templates("takes").meta({ description: "Offered after a line that did not fit: {takes}" }),
      takeLast: templates("takes").meta({ description: "The same, when it is the last one" }),
    })
    .partial()
    .optional(),
});

const feelingSchema = z.strictObject({
  signs: templates("name").meta({ description: "Second help: what such a sound often means" }),
  after: templates("name").meta({ description: "Named after a line that did not fit: {name}" }),
  half: templates("name")
    .optional()
    .meta({ description: "After one that half fits: what was heard, and what it showed" }),
  fit: templates("name")
    .optional()
    .meta({ description: "After one that fits, in few words: what was heard, and what it showed" }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  tells: z
    .record(
      idSchema,
      z.union([tellSchema, z.strictObject({ ...told, plays: soundIdSchema, rhythm: idSchema })]),
    )
    .meta({ description: "What somebody's hands, feet or things do: the evidence" }),
  feelings: z
    .record(idSchema, feelingSchema)
    .meta({ description: "By the values of the facts that hold feelings" }),
  rhythms: z
    .record(idSchema, z.array(z.strictObject({ at: noteSchema.shape.at, ...sounding })).min(1))
    .optional()
    .meta({ description: "How things go, whoever's things they are: tells name one and a sound" }),
  takes: z
    .int()
    .min(0)
    .max(9)
    .optional()
    .meta({ description: "How often in a sitting a scene can be played once more; never if absent" }),
  performance: z
    .array(partSchema)
    .optional()
    .meta({ description: "What the turns make: all parts whose facts hold are heard together" }),
});

const outcomeSchema = z.strictObject({
  if: conditionSchema.optional(),
  reply: talkLinesSchema.meta({ description: "What it brings about" }),
  why: talkLinesSchema
    .optional()
    .meta({ description: "Said last, of this line alone: what it cost, or what was wanted besides" }),
  credit: z
    .union([z.literal(0), z.literal(0.5), z.literal(1)], { error: "Give 0, 0.5 or 1" })
    .optional()
    .meta({ description: "Absent where nothing is judged: whom to go to" }),
  counts: z.record(z.string(), z.int().min(1).max(9)).optional(),
  remember: z
    .record(factNameSchema, textSchema)
    .optional()
    .meta({ description: "Known from now on, in later turns too" }),
  to: idSchema.meta({ description: "The node or ending that comes next" }),
});
export type TalkOutcome = z.infer<typeof outcomeSchema>;

const choiceSchema = z.strictObject({
  line: textSchema.meta({ description: "What the player says, or does" }),
  keywords: z.array(phraseSchema).min(1).meta({ description: "Words of the line that a voice may say" }),
  if: conditionSchema.optional(),
  aside: z.literal(true).optional().meta({ description: "The narrator names it: it is not said, but done" }),
  notFirst: z
    .literal(true)
    .optional()
    .meta({ description: "Where all lines stand around: the cursor never begins on this one" }),
  last: z.literal(true).optional().meta({ description: "It comes after all other lines: what ends a talk" }),
  prefer: z.array(conditionSchema).min(1).optional().meta({
    description:
      "Among lines as good as it, help names first who holds the earliest of these, last who holds none",
  }),
  side: sounding.side,
  heard: talkLinesSchema
    .optional()
    .meta({ description: "Heard under the cursor, after its words: what is over there" }),
  outcomes: z.array(outcomeSchema).min(1).meta({ description: "The first whose condition holds" }),
});
export type Choice = z.infer<typeof choiceSchema>;

const listenSchema = z.union([
  z.strictObject({
    closer: z
      .array(talkLinesSchema)
      .min(1)
      .meta({ description: "What can be heard besides, one after another" }),
    after: talkLinesSchema
      .optional()
      .meta({ description: "Heard after it each time, and not again on REPEAT: what somebody makes of it" }),
    again: z
      .literal(true)
      .optional()
      .meta({ description: "The last of it can be heard again, as often as one likes" }),
  }),
  z
    .strictObject({ on: idSchema, reply: talkLinesSchema.optional() })
    .meta({ description: "The others go on talking: the node that comes next" }),
]);

const nodeSchema = z.strictObject({
  id: idSchema,
  scene: talkLinesSchema.min(1),
  recall: talkLinesSchema.optional().meta({
    description: "What REPEAT tells instead of the scene: who and where, and the evidence once more",
  }),
  feeling: z
    .strictObject({
      fact: factNameSchema,
      name: openTextSchema,
      says: z.record(idSchema, feelingSchema.partial()).optional().meta({
        description: "Words of this scene's own, by feelings: those that name what is heard here",
      }),
    })
    .optional()
    .meta({ description: "The fact that holds how somebody feels, and who that is" }),
  help: talkLinesSchema.optional().meta({ description: "First help; needed where no feeling is asked" }),
  further: talkLinesSchema.optional().meta({ description: "Second help there, if it is another" }),
  listen: listenSchema.optional(),
  order: idSchema.optional().meta({
    description:
      "Nodes that name the same have their lines in the same order: where the talk goes on, and the lines stay",
  }),
  beyond: idSchema.optional().meta({
    description:
      "Another node: a voice may say its lines here, too, and is there at once. No list names them",
  }),
  asides: z
    .array(z.strictObject({ phrases: z.array(phraseSchema).min(1), reply: talkLinesSchema }))
    .optional()
    .meta({ description: "What a voice may say besides: it is answered, and nothing comes of it" }),
  choices: z.array(choiceSchema).min(1),
});
export type TalkNode = z.infer<typeof nodeSchema>;

const endingSchema = z.strictObject({ id: idSchema, lines: talkLinesSchema });
export type Ending = z.infer<typeof endingSchema>;

const startSchema = z.strictObject({ if: conditionSchema.optional(), to: idSchema });

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  place: bedIdSchema.optional(),
  practice: z
    .literal(true)
    .optional()
    .meta({ description: "Nothing hangs on it: no scene is played once more" }),
  seats: z
    .record(idSchema, z.number().min(-1).max(1))
    .optional()
    .meta({ description: "Where people are, by the first part of their voices' ids: { omar: -0.8 }" }),
  draws: z
    .array(
      z.strictObject({
        facts: z.array(factNameSchema).min(1),
        values: z.array(textSchema).min(1),
        if: conditionSchema
          .optional()
          .meta({ description: "Only where this holds, by what was known or drawn before it" }),
      }),
    )
    .optional()
    .meta({
      description: "In this order: the values are shuffled and dealt to these facts, unless they are known",
    }),
  starts: z
    .array(startSchema)
    .min(1)
    .optional()
    .meta({ description: "The first that holds; else the first node" }),
  nodes: z.array(nodeSchema).min(1),
  endings: z.array(endingSchema).min(1),
});

export const worldSchema = z.strictObject({
  facts: z.record(z.string(), z.string()),
  takes: z.int().min(0),
});

export type TalkContent = z.infer<typeof contentSchema>;
export type TalkRules = z.infer<typeof rulesSchema>;
export type Conversation = z.infer<typeof itemSchema>;
export type TalkWorld = z.infer<typeof worldSchema>;
