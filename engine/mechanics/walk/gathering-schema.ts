/** The task of fetching what is on a list and bringing it to the finish: a shopping trip. */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, sourceSchema } from "../../definition/text.ts";
import { countedSchema, moveWordsSchema, phraseSchema, placeSchema, shortText, template } from "./pieces.ts";

const voice = { voice: idSchema.optional() };
const MOST_WORDS_OF_A_NAME = 4;
const MOST_WORDS_OF_A_REASON = 8;
const nameSchema = shortText(MOST_WORDS_OF_A_NAME);
const centsSchema = z.int().min(1).meta({ description: "In the smallest coin: 250 is $2.50" });

const productSchema = z.strictObject({
  name: nameSchema.meta({ description: "As it stands in a list: frozen peas" }),
  section: idSchema.meta({ description: "The cell where it is kept" }),
  price: centsSchema,
  packs: z
    .strictObject({
      small: z.int().min(2).meta({ description: "How many are in the small pack" }),
      large: z
        .int()
        .min(3)
        .meta({ description: "How many are in the large pack: a multiple of the small one" }),
      each: z.int().min(10).meta({ description: "About what one of them costs, in the smallest coin" }),
    })
    .optional()
    .meta({ description: "Where it is sold in packs of two sizes, whose prices can be compared" }),
});
export type Product = z.infer<typeof productSchema>;

const surpriseSchema = z.strictObject({
  need: shortText(10).meta({ description: "What it was for: They hold the filling." }),
  options: z
    .array(
      z.strictObject({
        name: nameSchema,
        fits: z.boolean(),
        because: shortText(MOST_WORDS_OF_A_REASON),
        price: centsSchema
          .optional()
          .meta({ description: "If it costs something else than what is sold out" }),
      }),
    )
    .min(2)
    .max(4)
    .meta({ description: "What there is instead; exactly one fits the need" }),
  source: sourceSchema,
});
export type Surprise = z.infer<typeof surpriseSchema>;

const occasionSchema = z.strictObject({
  name: template().meta({ description: "As it stands inside a sentence: taco night" }),
  open: template().meta({ description: "Said before the list: Tonight is taco night!" }),
  products: z.array(idSchema).min(2),
  core: z.array(idSchema).min(1).optional().meta({
    description: "What it is about: one of these is on every list, where the store has any of them",
  }),
  surprises: z
    .record(idSchema, surpriseSchema)
    .meta({ description: "By product: what happens when it is sold out" }),
});

const listWords = z.strictObject({
  read: template("list").meta({ description: "The list, first heard" }),
  again: template("list").meta({ description: "The list, heard once more at the start" }),
  remaining: template("list").meta({ description: "What is still to find" }),
  count: countedSchema.meta({ description: "How much is still to find, where the list must be remembered" }),
  all: template().meta({ description: "When nothing is left to find" }),
  and: template().meta({ description: "Between the last two of a list: and" }),
  budget: template("budget"),
  left: template("left").meta({ description: "The money that is left" }),
});

const choiceWords = z.strictObject({
  open: soundIdSchema,
  browse: soundIdSchema,
  end: soundIdSchema.meta({ description: "When there is nothing further on that side" }),
  wrong: soundIdSchema,
  ordinals: z
    .array(phraseSchema)
    .min(4)
    .meta({ description: "What a voice says for an option by its place" }),
  rulesOut: template("name").meta({ description: "A hint: not this one" }),
  take: template("name").meta({ description: "The strongest hint: this one" }),
  missing: z.strictObject({ ask: template("product", "need"), hint: template("need") }),
  shelf: z.strictObject({ ask: template(), wrong: template("name"), hint: template("occasion") }),
  packs: z.strictObject({
    ask: template("product"),
    askBudget: template("left", "rest").meta({
      description: "The money left, and what the rest of the list needs",
    }),
    askBudgetLast: template("left").meta({ description: "The same for the last thing on the list" }),
    option: template("count", "price"),
    cheaper: template("each"),
    fits: template("each").meta({ description: "The dearer for each one, but the money allows no more" }),
    dearer: template("each"),
    tooMuch: template("spend").meta({ description: "It costs more than can be spent here" }),
    hint: template(),
    worked: template("pack", "each").meta({ description: "A hint: what one costs in one of the packs" }),
  }),
});

export const gatherContentSchema = z.strictObject({
  type: z.literal("gather"),
  /** Prices are samples until somebody has gone and asked in a store. */
  pricesAre: z.enum(["samples", "surveyed"]),
  money: z.strictObject({
    sign: template().meta({ description: "Before an amount: $" }),
    coins: template("count").meta({ description: "Amounts below one: {count} cents" }),
  }),
  products: z.record(idSchema, productSchema),
  occasions: z.record(idSchema, occasionSchema),
  start: soundIdSchema,
  list: listWords,
  here: z
    .strictObject({ product: template("product"), finish: template() })
    .meta({ description: "Said on entering, where a level tells what is here" }),
  pick: z.strictObject({ sound: soundIdSchema, says: template("product"), last: template() }),
  choice: choiceWords,
  helper: z
    .strictObject({
      sound: soundIdSchema,
      ...voice,
      next: template("product", "section", "way"),
      here: template("product"),
      finish: template("place", "way"),
      finishHere: template(),
    })
    .meta({ description: "Asking for help: it costs nothing" }),
  hints: z.strictObject({
    product: template("product"),
    section: template("product", "section"),
    finish: template("place"),
    here: template("product").meta({ description: "The thing is here: which button picks it up" }),
    finishHere: template().meta({ description: "The finish is here: which button ends the trip" }),
  }),
  finish: z.strictObject({
    sound: soundIdSchema,
    ...voice,
    total: template("total"),
    shortest: template("steps"),
    longer: template("steps", "shortest"),
  }),
  moved: z
    .strictObject({ sound: soundIdSchema, ...voice, says: template("section", "row", "column") })
    .meta({ description: "The loudspeaker tells that a section has changed its place" }),
  reveal: z
    .strictObject({ first: template("places"), rest: template("places") })
    .meta({ description: "The worked answer: the shortest way, three places in a line" }),
  moves: z.strictObject({
    pick: moveWordsSchema,
    finish: moveWordsSchema,
    ask: moveWordsSchema,
    previous: moveWordsSchema,
    next: moveWordsSchema,
    take: moveWordsSchema,
  }),
});

const tripSchema = z.strictObject({
  occasions: z.array(idSchema).min(1),
  sections: z
    .array(idSchema)
    .min(1)
    .meta({ description: "The sections that a store of this level may have" }),
  things: z.int().min(1).max(6),
  others: z.int().min(0).max(6).meta({ description: "Sections in the store that the list does not need" }),
  missing: z.int().min(0).max(3).meta({ description: "How many things are sold out" }),
  packs: z.int().min(0).max(3).meta({ description: "How many things come in two packs" }),
  shelf: z.int().min(1).max(4).meta({ description: "Among how many things one picks; 1: no choice" }),
  budget: z.boolean(),
  moved: z.boolean().meta({ description: "A section moves on the way" }),
});
export type Trip = z.infer<typeof tripSchema>;

export const gatherRulesSchema = z.strictObject({
  type: z.literal("gather"),
  tellsWhatIsHere: z.boolean(),
  list: z.strictObject({
    hearings: z.int().min(1).max(3).meta({ description: "How often it is read at the start" }),
    carried: z
      .boolean()
      .meta({ description: "True: REPEAT reads it. False: it must be remembered, or asked for" }),
  }),
  trip: tripSchema
    .optional()
    .meta({ description: "The trips that are made; absent where all items are authored" }),
});

const thingChoiceSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("missing") }).meta({ description: "Sold out: the occasion's surprise" }),
  z.strictObject({ type: z.literal("shelf"), beside: z.array(idSchema).min(1).max(3) }),
  z.strictObject({
    type: z.literal("packs"),
    packs: z
      .array(z.strictObject({ count: z.int().min(1), price: centsSchema }))
      .min(2)
      .max(3),
  }),
]);
export type ThingChoice = z.infer<typeof thingChoiceSchema>;

const thingSchema = z.strictObject({ product: idSchema, choice: thingChoiceSchema.optional() });
export type Thing = z.infer<typeof thingSchema>;

export const gatherItemSchema = z.strictObject({
  type: z.literal("gather"),
  occasion: idSchema,
  things: z.array(thingSchema).min(1).max(8),
  budget: centsSchema.optional(),
  moved: z
    .strictObject({ section: idSchema, to: placeSchema })
    .optional()
    .meta({ description: "Announced when the first thing of another section has been fetched" }),
});
export type GatherItem = z.infer<typeof gatherItemSchema>;
