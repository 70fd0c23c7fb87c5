/** What a sorting game says: once (content), in a level (rules), and for one thing that arrives (item). */
import * as z from "../../zod.ts";
import { unknownPlaces } from "../../definition/fill.ts";
import {
  idSchema,
  linesSchema,
  soundIdSchema,
  sourceSchema,
  textSchema,
  type Line,
} from "../../definition/text.ts";
import { tipsSchema } from "../tips.ts";

/** What a level's question may name. */
const QUESTION_PLACES = ["name", "sign"] as const;

function template(places: readonly string[], description: string) {
  return textSchema
    .refine((text) => unknownPlaces(text, places).length === 0, {
      error: `Only ${places.map((place) => `{${place}}`).join(" and ")} can be filled in here`,
    })
    .meta({ description });
}

function shortText(mostWords: number, description: string) {
  return textSchema
    .refine((text) => countWords(text) <= mostWords, { error: `Say it in ${mostWords} words at most` })
    .meta({ description: `${description} ${mostWords} words at most.` });
}

/** What comes of a wrong move: it is the move's answer, so it begins with a sound. */
function consequence(mostWords: number, description: string) {
  return linesSchema
    .min(1)
    .refine(beginsWithSound, { error: "Begin with a sound: it answers a press" })
    .refine((lines) => countWords(lines.map(wordsOf).join(" ")) <= mostWords, {
      error: `Say it in ${mostWords} words at most`,
    })
    .meta({ description: `${description} A sound first, then ${mostWords} words at most.` });
}

function beginsWithSound([first]: readonly Line[]): boolean {
  return typeof first === "object" && "sound" in first;
}

function wordsOf(line: Line): string {
  if (typeof line === "string") return line;
  return "say" in line ? line.say : "";
}

function countWords(text: string): number {
  const shown = text.replace(/\[([^|\]]*)\|[^\]]*\]/g, "$1");
  return shown.split(/\s+/).filter((word) => word !== "").length;
}

const phrasesSchema = z
  .array(z.string().regex(/^[a-z0-9' ]+$/, { error: 'Write it as it is said, in lower case: "hand wash"' }))
  .meta({ description: "What a player may say for it, besides the name of the seat." });

const SEATS = ["left", "down", "right", "up"] as const;

const binSchema = z.strictObject({
  seat: z
    .enum(SEATS)
    .meta({ description: "The button that sends there, and the place: down and up are the centre." }),
  label: shortText(4, 'What sending there is called: "Dark load", "Ask a grown-up".'),
  phrases: phrasesSchema,
  voice: idSchema.optional().meta({ description: "Who speaks here; the narrator if absent." }),
  arrives: z
    .array(soundIdSchema)
    .min(1)
    .meta({ description: "The bin's own sound, when the thing is right." }),
  landed: z
    .array(shortText(4, "Said when the thing is right."))
    .min(1)
    .optional()
    .meta({ description: "One of these is said. Absent: the reason of the thing's sign, or the label." }),
  contrast: shortText(5, "Said when a thing is wrong here: what does belong here.")
    .optional()
    .meta({ description: "Absent: the reason of the code's sign that points here." }),
  mishaps: z
    .array(consequence(4, "A tiny comedy that gives the thing back: Pink! Wash it again."))
    .optional()
    .meta({
      description: "Now and then one of them plays out when a thing is wrong here, instead of the bounce.",
    }),
  advises: z
    .array(template(["clue"], "Good question. {clue}"))
    .min(1)
    .optional()
    .meta({
      description:
        "Present: asking here is never wrong. Whoever need not have asked hears, in one of these, what examining tells next, and loses nothing.",
    }),
});
export type Bin = z.infer<typeof binSchema>;

const signSchema = z.strictObject({
  id: idSchema,
  text: shortText(6, 'What is noticed, as it fits the question: "one pin".'),
  bin: idSchema.meta({ description: "Where this sign points to." }),
  why: shortText(8, 'What it means: "One pin means dark."'),
});
export type Sign = z.infer<typeof signSchema>;

const codeSchema = z.strictObject({
  opens: linesSchema
    .min(1)
    .meta({ description: "Said before the reminder when a round begins: whose code it is." }),
  reminder: shortText(16, "The whole code, said at the beginning of the round and whenever it is asked for."),
  signs: z.array(signSchema).min(2),
  source: sourceSchema.optional(),
});
export type Code = z.infer<typeof codeSchema>;

const preparationSchema = z
  .strictObject({
    label: shortText(4, 'What Select does: "Check the pockets".'),
    phrases: phrasesSchema.min(1),
    sound: soundIdSchema,
    done: textSchema.optional().meta({ description: "Said when it has been done already." }),
    none: shortText(8, 'Said of a thing that has nothing of the kind: "No filter here."'),
    danger: z
      .strictObject({ sound: soundIdSchema, text: shortText(8, '"Stop. Do not touch it."') })
      .optional()
      .meta({ description: "Heard, as a miss, when it is tried on a thing of danger." }),
  })
  .meta({ description: "Something that may have to come before sending." });

export type Preparation = z.infer<typeof preparationSchema>;

export const contentSchema = z.strictObject({
  arrives: soundIdSchema.meta({ description: "A thing arrives." }),
  bounces: soundIdSchema.meta({ description: "A thing comes back from a wrong bin." }),
  bins: z.record(idSchema, binSchema),
  codes: z
    .record(idSchema, codeSchema)
    .meta({ description: "The codes that rounds draw from; may be empty." }),
  preparations: z.record(idSchema, preparationSchema).meta({ description: "May be empty." }),
  examine: z.strictObject({
    button: z.enum(["up", "select"]).meta({ description: "Select only where no level has a preparation." }),
    label: shortText(4, 'What it is called: "Feel again".'),
    phrases: phrasesSchema.min(1),
    sound: soundIdSchema,
    end: textSchema.meta({ description: "Said when all has been told; then it begins again." }),
  }),
  words: z
    .strictObject({
      count: template(["at", "count"], "Where several things come: {at} of {count}."),
      button: template(["button", "label"], "What a button does: {button}: {label}."),
      either: template(["first", "second"], "Help, of two such: {first} Or {second}"),
      waits: textSchema.meta({ description: "Help: something comes before sending." }),
      prepare: template(["label"], "Help: {label} first. Select."),
      prepared: template(["label"], "The worked answer: {label} first."),
      press: template(["button", "label"], "The strongest help: Press {button}: {label}."),
      belongs: template(["seat", "label"], "The worked answer: This one goes {seat}: {label}."),
    })
    .meta({ description: "The small words of help. Labels are filled in without their capital." }),
});
export type SortContent = z.infer<typeof contentSchema>;

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  bins: z.array(idSchema).min(2).max(4),
  codes: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "Each round draws one of these. Absent: every thing says its bin." }),
  prepare: idSchema.optional().meta({ description: "What Select does here, one of content.preparations." }),
  question: template(QUESTION_PLACES, 'How a thing is announced: "{name}. Tag: {sign}."'),
});
export type SortRules = z.infer<typeof rulesSchema>;

const detailSchema = z.union([textSchema, z.strictObject({ text: textSchema, sound: soundIdSchema })]);

const thing = {
  name: shortText(9, 'What arrives, without a full stop: "A bath towel".'),
  arrives: soundIdSchema.optional().meta({ description: "Its own arrival sound." }),
  details: z
    .array(detailSchema)
    .meta({ description: "What examining tells, one at a time, the most telling one first." }),
  bin: idSchema.optional().meta({ description: "Where it belongs, whatever sign it bears." }),
  sign: idSchema.optional().meta({ description: "The code's sign that it bears, if not drawn by chance." }),
  mayBe: z
    .array(idSchema)
    .min(1)
    .optional()
    .meta({ description: "The bins that its sign may point to; any of the code's if absent." }),
  prepare: z
    .strictObject({
      sound: soundIdSchema.optional(),
      text: textSchema.meta({ description: "What comes of it: three coins." }),
      forgotten: consequence(8, "What comes of sending it without, instead of the bounce."),
    })
    .optional()
    .meta({ description: "Present: it counts as right only after the level's preparation." }),
  contrast: shortText(5, "Said when it is wrong, instead of what the bin would say.").optional(),
  hint: textSchema.optional().meta({ description: "Points the way without saying the bin." }),
  why: shortText(8, "Why it belongs where it belongs.").optional(),
  safety: z
    .literal(true)
    .optional()
    .meta({ description: "The reason keeps somebody from harm: it is said however few words are wanted." }),
  danger: z.literal(true).optional().meta({
    description: "Nobody should touch it: to prepare it is a miss, and help never names a way to use it.",
  }),
  mishaps: z
    .record(idSchema, consequence(4, "A tiny comedy that gives the thing back."))
    .optional()
    .meta({ description: "By wrong bin: its own comedy there, instead of the bounce of the first miss." }),
  source: sourceSchema.optional(),
};
const thingSchema = z.strictObject(thing);
export type Thing = z.infer<typeof thingSchema>;

export const itemSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  ...thing,
  followedBy: z.array(thingSchema).min(1).optional().meta({
    description: "Things that come right after it in the same turn: a stampede, the steps of a separation.",
  }),
});
export type SortItem = z.infer<typeof itemSchema>;

export interface SortState {
  /** Which thing of the turn it is, from 0. */
  readonly at: number;
  /** Wrong sendings of this thing, and touches of one that nobody should touch. */
  readonly misses: number;
  /** The bins that are known to be wrong for this thing: they have bounced it, or have answered with advice. */
  readonly refused: readonly string[];
  /** How many of this thing's details have been told. */
  readonly examined: number;
  readonly prepared: boolean;
  /** The sum of the credits of the things before this one. */
  readonly earned: number;
}
