/** Outlines: what shapes there are, what they are called, and how they sound when somebody swims around them. */
import * as z from "../../../../zod.ts";
import { familySchema, idSchema, soundIdSchema, textSchema } from "../../../../definition/text.ts";
import { sounding } from "../../../../lines/line-schema.ts";
import { moveWordsSchema } from "../../../kit/move-words.ts";
import { recordOf } from "../../../kit/record-of.ts";
import { templates } from "../../../kit/templates.ts";
import { tipsSchema } from "../../../tips.ts";

const heardSchema = z.strictObject({
  sound: soundIdSchema,
  ...sounding,
  caption: textSchema.meta({ description: "What the ear can tell, no more: a sharp corner" }),
});

const nameSchema = moveWordsSchema.extend({
  told: textSchema.meta({ description: "In a sentence: a square" }),
  why: familySchema.meta({ description: "What makes it one: Four equal sides, four square corners." }),
  against: z
    .strictObject({ round: familySchema, sharp: familySchema, square: familySchema, wide: familySchema })
    .partial()
    .optional()
    .meta({
      description:
        "What it never has, told where that was heard and the name was said: { sharp: A ting: a square has none. }",
    }),
  also: z.array(idSchema).min(1).optional().meta({
    description:
      "Names that are true of it, too, and say less: a square is a rectangle. They are nearly right, and another is asked for",
  }),
});

const figureSchema = z.strictObject({
  name: idSchema.meta({ description: "The name that says most" }),
  sides: z.array(z.int().min(1).max(12)).min(1).max(8).meta({
    description: "How long each is, in strokes, counterclockwise; a round one has one side",
  }),
  corners: z.array(z.int().min(20).max(340)).max(8).meta({
    description: "The corner inside at the end of each side, in degrees; none where it is round",
  }),
});
export type Figure = z.infer<typeof figureSchema>;

const heardWords = {
  ready: templates("around").meta({
    description: "An outline is there: how to begin; with {around}, strokes in all, where a level tells that",
  }),
  onward: familySchema.meta({
    description: "What can be done, for REPEAT; after the first corner where a level says it itself",
  }),
  around: familySchema.meta({ description: "It was swum all the way around" }),
  none: familySchema.meta({ description: "No name is chosen yet" }),
  tried: templates("said").meta({
    description: "A name that was said already and did not open the gate: {said}",
  }),
  right: templates("told").meta({ description: "The right name at the first try: {told}" }),
  second: templates("told").meta({ description: "The right name, after a wrong one or much help: {told}" }),
  early: templates("told", "swum", "of").meta({
    description: "The same before the end: {told}, from {swum} corners {of} all",
  }),
  times: templates("sides", "side", "around").meta({
    description: "What makes the name right where {around} was told: {sides} sides of {side}",
  }),
  notTimes: templates("sides", "side", "around", "product").meta({
    description: "What speaks against a name there: its {sides} sides of {side} would be {product}",
  }),
  measured: templates("around").meta({ description: "For REPEAT and help where {around} was told" }),
  left: templates("names").meta({ description: "First help once something was heard: {names} are left" }),
  sure: familySchema.meta({ description: "The same where only one name is left, which is not said" }),
  near: templates("said").meta({ description: "{said} is true, and another name says more" }),
  wrong: templates("said").meta({ description: "Not {said}; what makes it one is told after it" }),
  could: templates("said").meta({ description: "Not {said}, and so far it could have been" }),
  two: templates("one", "other").meta({ description: "Fourth help, two names: {one} {other}" }),
  dear: familySchema.meta({ description: "Before the help that tells it: what that costs" }),
  best: templates("told").meta({ description: "Last help: {told}" }),
  bestOn: familySchema.meta({ description: "Last help while one corner more tells more" }),
  truth: templates("told").meta({ description: "What it was, shown: {told}" }),
  gapReady: familySchema.meta({ description: "The outline will stop early: how to begin" }),
  gapOnward: familySchema.meta({ description: "It has stopped: how the rest is swum" }),
  gapRetold: familySchema.meta({ description: "The same for REPEAT, before what was swum since then" }),
  blocked: familySchema.meta({ description: "A side is there already: nobody swims on it twice" }),
  off: templates("strokes").meta({ description: "Home is {strokes} away: 2 strokes" }),
  crooked: familySchema.meta({ description: "It is home, by a way with more corners than are missing" }),
  straight: familySchema.meta({ description: "It is home, straight on where a corner was heard" }),
  closed: templates("told").meta({ description: "The outline is whole: {told}" }),
  mended: templates("told").meta({ description: "The same, after a mistake or much help" }),
  gapBest: templates("way", "strokes").meta({ description: "Last help: go {way}, {strokes}" }),
  gapDone: familySchema.meta({ description: "Last help when one is home" }),
};
export type OutlineWord = keyof typeof heardWords;
const wordsSchema = z.strictObject(heardWords).partial().optional();

export const DIRECTIONS = ["right", "up", "left", "down"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const outlineContentSchema = z.strictObject({
  names: z.record(idSchema, nameSchema).meta({ description: "What shapes are called" }),
  figures: z.record(idSchema, figureSchema).meta({ description: "The shapes, in all levels" }),
  stroke: z.array(heardSchema).min(1).max(2).meta({
    description: "A stroke: its side and its pitch follow the outline",
  }),
  corners: z
    .strictObject({ sharp: heardSchema, square: heardSchema, wide: heardSchema })
    .meta({ description: "A corner of less than 90 degrees, of 90, of more" }),
  slope: heardSchema.optional().meta({
    description: "Heard with each stroke in levels with slopes: its pitch follows the way of the side",
  }),
  shut: heardSchema
    .optional()
    .meta({ description: "Heard after the gate where the name was right before all was heard" }),
  home: heardSchema.meta({ description: "Back at the first corner" }),
  gate: heardSchema.meta({ description: "The right name was said, or the outline is whole" }),
  swim: moveWordsSchema.optional().meta({ description: "How swimming on to the next corner is called" }),
  ways: z
    .strictObject(recordOf(DIRECTIONS, textSchema))
    .optional()
    .meta({ description: "What is called out before a side of an outline that stops early" }),
  words: wordsSchema,
});
export type OutlineContent = z.infer<typeof outlineContentSchema>;

export const outlineRulesSchema = z.strictObject({
  tips: tipsSchema,
  names: z.array(idSchema).min(2).max(6).meta({ description: "The names that are there, in this order" }),
  figures: z.array(idSchema).min(1).meta({ description: "The shapes that come" }),
  tilts: z
    .int()
    .min(15)
    .max(360)
    .optional()
    .meta({ description: "They are turned by so many degrees, or by a multiple; 90 if absent" }),
  around: z.literal(true).optional().meta({
    description:
      "All sides are equal, and how many strokes it is all the way around is told first: from one side follows how many there are",
  }),
  slopes: z.literal(true).optional().meta({
    description: "The way of each side is heard: parallel sides have the same note",
  }),
  gap: z
    .int()
    .min(1)
    .max(2)
    .optional()
    .meta({ description: "So many sides at the end are missing, and are swum with the directions" }),
  practice: z.literal(true).optional().meta({ description: "Nothing is counted" }),
  why: z.record(idSchema, familySchema).optional().meta({
    description: "What makes a name right, where this level goes by something else than the game",
  }),
  rule: familySchema.meta({ description: "First help: how to go about it" }),
  listenFor: familySchema.meta({ description: "Second help: what to listen for" }),
  words: wordsSchema.meta({ description: "Where this level says it otherwise than the game" }),
});
export type OutlineRules = z.infer<typeof outlineRulesSchema>;

export const outlineSchema = z.strictObject({
  id: idSchema,
  skill: idSchema.optional(),
  figure: idSchema,
  from: z.int().min(0).max(7).optional().meta({ description: "At which corner one begins" }),
  back: z.literal(true).optional().meta({ description: "Clockwise" }),
  turn: z.int().min(0).max(359).optional().meta({ description: "By how many degrees it is turned" }),
});
export type Outline = z.infer<typeof outlineSchema>;
