/** A tale with blanks: what it wants, how it is told with what was taken, and what is said on the way. */
import * as z from "../../../zod.ts";
import {
  familySchema,
  idSchema,
  openFamilySchema,
  openTextSchema,
  textSchema,
} from "../../../definition/text.ts";
import { linesSchema } from "../../../lines/line-schema.ts";
import { template, templates } from "../../kit/templates.ts";

export const taleSchema = z.strictObject({
  title: openTextSchema.meta({ description: "How it is called: The Missing Breakfast" }),
  blanks: z.array(z.array(idSchema).min(1).max(2)).min(1).max(6).meta({
    description:
      "The call that each blank wants, in their order: [[noun], [verb]]. Two in one are open at once, for Left and for Right",
  }),
  gaps: z.array(linesSchema.min(1)).optional().meta({
    description: "What is heard of each blank instead of its call: its sentence, as far as the gap",
  }),
  ask: linesSchema.optional().meta({ description: "What is told after its title" }),
  lines: linesSchema.min(1).meta({
    description:
      "How it is told: {one}, {two} and so on are its blanks, {hero} what a tale has named, {Hero} with a capital",
  }),
  names: z
    .record(idSchema, openTextSchema)
    .optional()
    .meta({ description: 'What later tales can call by a name: { hero: "{one}" }' }),
  told: z.int().min(1).max(9).optional().meta({ description: "Counted as told when it is over" }),
  practice: z.literal(true).optional().meta({ description: "Nothing else of it is counted" }),
});
export type Tale = z.infer<typeof taleSchema>;

export const tellSchema = z
  .strictObject({
    tales: z.array(idSchema).min(1).meta({ description: "One of these that was not told yet" }),
    things: z.array(idSchema).min(2).meta({ description: "What may come by" }),
    balls: z
      .int()
      .min(2)
      .max(6)
      .meta({ description: "How many come for a blank; half as many more for two at once" }),
    marks: z.literal(true).optional().meta({ description: "Some of them are worth two" }),
  })
  .meta({ description: "How runs are made that fill the blanks of a tale" });
export type Tell = z.infer<typeof tellSchema>;

/** What tales have left behind. */
export const toldSchema = z.strictObject({
  names: z.record(idSchema, z.string()),
  told: z.array(idSchema),
  came: z.array(idSchema),
  words: z.array(z.string()).meta({ description: "What stood in the last one" }),
});

/** For a call that is a job which a word does. */
export const jobWords = {
  tries: z.array(template("name")).min(1).optional().meta({
    description: "What may be said to try a word, beside the call: i can {name}",
  }),
  asks: templates("name", "Name").optional().meta({
    description: "For who tries the word at it: Does it fit here: I can {name}?",
  }),
  is: textSchema.optional().meta({ description: "What it is, in a few words: what somebody does" }),
  shows: templates("name", "Name").optional().meta({
    description: "Why a word is one of these, told where another was wanted: I can {name}.",
  }),
};

const WANTED = ["call", "Call", "blank", "blanks"] as const;
const OF_TALE = ["hits", "firsts", "ripe", "wrongs"] as const;
const OF_WORD = ["name", "Name", "job", "call", "move"] as const;

export const taleWords = {
  tells: templates("title", "blanks").meta({ description: "Before a tale: {title} {blanks}" }),
  wants: templates(...WANTED).meta({ description: "What this blank wants: {call} {blank} {blanks}" }),
  wantsTwo: templates("call", "Call", "other", "Other").meta({
    description: "What two blanks want, left and right: {call} {other}",
  }),
  wantsLeft: templates(...WANTED).meta({ description: "Of two, only the left one is open: {call}" }),
  wantsRight: templates(...WANTED).meta({ description: "Of two, only the right one is open: {call}" }),
  wantsGap: templates("blank", "blanks").meta({
    description: "Before the sentence with the gap: {blank} {blanks}",
  }),
  gapLeft: templates("blank", "blanks").meta({ description: "The same for the left one of two" }),
  gapRight: templates("blank", "blanks").meta({ description: "The same for the right one of two" }),
  last: templates("blank").meta({ description: "Before the last thing that comes for a blank" }),
  held: templates(...OF_WORD).meta({ description: "A word that fits was taken: {Name}" }),
  wrongJob: templates(...OF_WORD, "is").meta({
    description: "One that does not fit was taken: {Name} is {job}, and {call} was wanted, {is}",
  }),
  closed: templates("blank").meta({ description: "A blank was chosen that is filled" }),
  emptied: templates("blank").meta({ description: "Nothing was taken for this blank: {blank}" }),
  told: templates(...OF_TALE).meta({
    description: "After a tale in which something did not fit: {firsts} of {ripe} fitted at the first try",
  }),
  toldEmpty: templates(...OF_TALE).meta({ description: "The same where only words are missing" }),
  helpedOut: templates(...OF_TALE).meta({
    description: "The same where help has told a word, which is not among the {hits} or the {firsts}",
  }),
  pressLeft: familySchema.meta({ description: "First help where of two blanks only the left one is open" }),
  pressRight: familySchema.meta({ description: "The same for the right one" }),
  gapFirst: templates("blank", "name", "Name").meta({
    description: "First help where the call is a gap: {name}",
  }),
  tryIn: templates("name", "Name").meta({
    description: "After what a word is tried in was told with it: {name}",
  }),
  twoJobs: templates("name", "Name", "one", "other").meta({ description: "Fourth help: {one} {other}" }),
  takeJob: templates(...OF_WORD).meta({ description: "Last help: {name} {job} {move}" }),
  passJob: templates(...OF_WORD).meta({ description: "Last help, and nothing here wants it" }),
  credits: openFamilySchema.meta({
    description: "At the end, what stood in the last tale: {words}; and what tales have named: {Hero}",
  }),
};
