/** What a conversation is made of: what the game says once, what a level says, and one conversation. */
import * as z from "../../zod.ts";
import {
  bedIdSchema,
  idSchema,
  linesSchema,
  soundIdSchema,
  sourceSchema,
  textSchema,
} from "../../definition/text.ts";
import { tipsSchema } from "../tips.ts";

/** Meters run from 0 to this. */
export const FULL_METER = 10;

const phraseSchema = z.string().regex(/^[a-z']+(?: [a-z']+)*$/, {
  error: "Write what a child would say: lower-case words, no digits, no punctuation",
});

/** Names that templates and effects use: `{game}`, `trust`. */
const nameSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, { error: "Give a name of letters and digits: lastLine" });

const buttonSchema = z.strictObject({
  label: textSchema.refine((label) => label.split(/\s+/).length <= 4, { error: "Use at most four words" }),
  phrases: z.array(phraseSchema).min(1),
});

const meterSchema = z.strictObject({
  start: z.int().min(0).max(FULL_METER).meta({ description: "Where it stands when a conversation begins" }),
  rise: soundIdSchema.meta({ description: "Heard when a line lifts it more than any other meter changes" }),
  fall: soundIdSchema,
  words: z
    .array(z.strictObject({ from: z.int().min(0).max(FULL_METER), say: textSchema }))
    .min(1)
    .refine(
      (words) =>
        words.every(({ from }, index) => (index === 0 ? from === 0 : from > (words[index - 1]?.from ?? 0))),
      { error: "Begin at 0 and go up: each entry says what its height and those above it mean" },
    )
    .meta({ description: "What is said of it at an ending, by how high it stands" }),
});

export const contentSchema = z.strictObject({
  you: z.strictObject({ voice: idSchema }).meta({ description: "The voice of the player's own lines" }),
  meters: z
    .record(nameSchema, meterSchema)
    .refine((meters) => Object.keys(meters).length > 0, { error: "Give at least one meter: trust" }),
  warmth: bedIdSchema.meta({ description: "Its level is the mean of the meters" }),
  sounds: z.strictObject({
    begin: soundIdSchema,
    browse: soundIdSchema,
    edge: soundIdSchema.meta({ description: "There is no further line on this side" }),
    said: soundIdSchema.meta({ description: "A line that changed no meter" }),
    probe: soundIdSchema,
    rewind: soundIdSchema,
    done: soundIdSchema,
  }),
  buttons: z.strictObject({
    previous: buttonSchema,
    next: buttonSchema,
    say: buttonSchema,
    probe: buttonSchema,
    attempt: buttonSchema
      .optional()
      .meta({ description: "Up, where a conversation has a choice with button 'up': Try it yourself" }),
    rewind: buttonSchema,
    finish: buttonSchema,
  }),
  /** What a skill comes down to, by its tag: the second help. */
  skills: z.record(idSchema, textSchema),
  texts: z.strictObject({
    turn: textSchema.meta({ description: "It is the player's turn: {count}" }),
    answers: textSchema.meta({ description: "The same where something was asked: {count}" }),
    line: textSchema.meta({ description: "A line under the cursor: {number} {line}" }),
    end: textSchema.meta({ description: "Asked at an ending: go on, or rewind?" }),
    endOnly: textSchema.meta({ description: "The same when nothing is left to rewind" }),
    hurt: textSchema.meta({ description: "After a line that hurt: rewinding is possible" }),
    lastRewind: textSchema.meta({
      description: "After a rewind that was the last one at this decision: what is said next stays",
    }),
    avoid: textSchema.meta({ description: "Help that rules a line out: {number}" }),
    best: textSchema.meta({ description: "Help that gives the line: {number} {line}" }),
    reveal: textSchema.meta({ description: "The worked answer: {line}" }),
    compared: textSchema.meta({ description: "A mention for trying more than one way" }),
  }),
});

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  feelings: z.enum(["named", "signs first"]).meta({
    description: "The probe names the feeling at once, or gives its signs and names it when asked again",
  }),
});

const choiceSchema = z
  .strictObject({
    line: textSchema.meta({ description: "What the player says, or the feeling that the player names" }),
    keywords: z.array(phraseSchema).min(1).meta({ description: "Words of the line that a voice may say" }),
    reply: linesSchema.meta({ description: "What it brings about: the other person's words and tone" }),
    effects: z.record(nameSchema, z.int().min(-3).max(3)).optional(),
    credit: z.union([z.literal(0), z.literal(0.5), z.literal(1)], { error: "Give 0, 0.5 or 1" }),
    hurts: z.literal(true).optional().meta({ description: "Somebody is hurt by it: the turn counts a miss" }),
    skill: idSchema.optional().meta({ description: "What it practises, if that differs from the node's" }),
    keep: z
      .strictObject({ as: nameSchema, text: textSchema })
      .optional()
      .meta({ description: "Remembered for later lines, which say it as {name}: parts of a request" }),
    button: z
      .literal("up")
      .optional()
      .meta({ description: "Something to do at once with Up, outside the list of lines: try it yourself" }),
    to: idSchema.meta({ description: "The node or ending that comes next" }),
  })
  .refine(({ hurts, credit }) => hurts !== true || credit === 0, {
    error: "A line that hurts has credit 0: lower the credit, or remove hurts",
    path: ["hurts"],
  });

const nodeSchema = z
  .strictObject({
    id: idSchema,
    place: bedIdSchema.optional().meta({ description: "Where it is, if not where the conversation is" }),
    scene: linesSchema
      .min(1)
      .meta({ description: "What is heard before the choice. The last two recall it" }),
    ask: textSchema.optional().meta({ description: "Asked instead of the usual: How does Theo feel?" }),
    skill: idSchema.meta({ description: "One of content.skills" }),
    feeling: z
      .strictObject({
        signs: textSchema.meta({ description: "What can be heard: Short words, a flat voice." }),
        means: textSchema
          .optional()
          .meta({ description: "What it means; absent where that is the question" }),
      })
      .optional()
      .meta({ description: "An honest reading of tone and words: the probe" }),
    choices: z.array(choiceSchema),
  })
  .refine(({ choices }) => inRange(choices.filter(({ button }) => button === undefined).length, 2, 4), {
    error: "Give 2 to 4 lines to choose from",
    path: ["choices"],
  })
  .refine(
    ({ choices, feeling }) =>
      choices.filter(({ button }) => button === "up").length + (feeling === undefined ? 0 : 1) <= 1,
    { error: "Up does one thing: keep the feeling, or one choice with button up", path: ["choices"] },
  );

const endingSchema = z.strictObject({
  id: idSchema,
  lines: linesSchema.min(1).meta({ description: "How it turned out" }),
  coach: textSchema.meta({ description: "One thing to take away, said when the player goes on" }),
  safety: z.literal(true).optional().meta({
    description: "What the coach says keeps somebody from harm: it is said however few words are wanted",
  }),
  source: sourceSchema.optional().meta({ description: "Where what the coach claims was found" }),
});

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  title: textSchema,
  place: bedIdSchema.optional(),
  opening: linesSchema.meta({ description: "Who and where, before the first node" }),
  nodes: z.array(nodeSchema).min(1).meta({ description: "The decisions; the first one begins" }),
  endings: z.array(endingSchema).min(1),
});

export type TalkContent = z.infer<typeof contentSchema>;
export type TalkRules = z.infer<typeof rulesSchema>;
export type Conversation = z.infer<typeof itemSchema>;
export type TalkNode = Conversation["nodes"][number];
export type Choice = TalkNode["choices"][number];
export type Ending = Conversation["endings"][number];

function inRange(count: number, from: number, to: number): boolean {
  return count >= from && count <= to;
}
