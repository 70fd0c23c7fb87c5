/** Fetching what is on a list before a rival does, and bringing it to the start: a shopping trip. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema, sourceSchema } from "../../../../definition/text.ts";
import { template, templates } from "../../../kit/templates.ts";
import { countedSchema, moveWordsSchema, phraseSchema, shortText } from "../../pieces.ts";

const centsSchema = z.int().min(1).meta({ description: "In the smallest coin: 250 is $2.50" });

const productSchema = z.strictObject({
  name: shortText(6).meta({ description: "As it stands in a list: frozen peas" }),
  section: idSchema.meta({ description: "The cell where it is kept" }),
  price: centsSchema.optional(),
  melts: z.literal(true).optional(),
});
export type Product = z.infer<typeof productSchema>;

const optionSchema = z.strictObject({ name: shortText(6), fits: z.boolean(), because: shortText(12) });

/** What happens to a thing that is sold out: exactly one option fits. */
const substituteSchema = z.strictObject({
  need: shortText(10).meta({ description: "What it was for: They hold the filling." }),
  options: z.array(optionSchema).min(2).max(4),
  source: sourceSchema,
});
export type Substitute = z.infer<typeof substituteSchema>;

const grabWords = z.strictObject({
  sound: soundIdSchema,
  says: templates("product"),
  last: templates().meta({ description: "It was the last thing" }),
});

const orderSchema = z.strictObject({
  voice: idSchema.optional(),
  calls: templates("list").meta({ description: "Who calls, what for, and the list: {list}" }),
  products: z.array(idSchema).min(1),
  start: soundIdSchema.optional().meta({ description: "Heard instead of the usual sound when it comes" }),
  grab: grabWords.optional().meta({ description: "Instead of the usual words for what is fetched" }),
  all: templates().meta({ description: "Said when everything came home" }),
  some: templates("lost").meta({ description: "Said when some of it was lost: {lost}" }),
});
export type Order = z.infer<typeof orderSchema>;

const voice = { voice: idSchema.optional() };

const rivalContent = z.strictObject({
  ...voice,
  moves: soundIdSchema.meta({ description: "Heard with every move: wings" }),
  movesCaption: template(),
  voiceless: soundIdSchema.meta({ description: "How it complains" }),
  wants: templates("product").meta({ description: "What it goes for next" }),
  muddles: templates("product").meta({
    description: "It shouts what is not on the list, to muddle whoever must remember",
  }),
  takes: templates("product"),
  hides: templates("product").meta({ description: "It has brought a thing to its nest" }),
  foiled: templates("product").meta({ description: "The player was first at what it wanted" }),
  caught: templates("product").meta({ description: "The player took a thing back from it" }),
  shooed: templates().meta({ description: "The player met it, and it carried nothing" }),
  waits: templates().meta({ description: "The player stands in its way" }),
  comes: templates().meta({ description: "It was lured" }),
  bell: soundIdSchema.meta({ description: "What lures it" }),
  rung: templates(),
  eats: soundIdSchema,
  eatsCaption: template(),
});

const listWords = z.strictObject({
  again: templates("list").meta({ description: "The list once more, where it must be remembered" }),
  remaining: templates("list"),
  count: countedSchema.meta({ description: "How much is still to find, where the list must be remembered" }),
  all: templates().meta({ description: "When nothing is left to find" }),
  carried: templates("product").meta({
    description: "When the rival carries something that can be taken back",
  }),
  gone: templates("lost").meta({ description: "What lies in the nest or has melted: gone for this trip" }),
  and: template(),
});

const shelfWords = z.strictObject({
  open: soundIdSchema,
  browse: soundIdSchema,
  end: soundIdSchema,
  wrong: soundIdSchema,
  how: templates().meta({ description: "Which buttons browse and take" }),
  ordinals: z.array(phraseSchema).min(4),
  ask: templates().meta({ description: "Several things stand here: which one was on the list?" }),
  wrongOne: templates("name"),
  soldOut: templates("product", "need"),
  packs: templates("product", "need", "left").meta({ description: "How many are needed, in which packs?" }),
  pack: template("count", "price"),
  purse: templates("left", "rest"),
  sumOne: template("total").meta({ description: "What one pack comes to" }),
  sumMany: template("packs", "price", "total").meta({
    description: "What several packs come to: 3 times $2 is $6",
  }),
  cheapest: templates("sum").meta({ description: "The pack that costs least for what is needed" }),
  dearer: templates("sum", "best"),
  tooMuch: templates("sum", "left"),
  claims: templates("name").meta({ description: "What the rival shouts about a pack, true or not" }),
  hintNeed: templates("need").meta({ description: "What a substitute must do" }),
  hintShelf: templates().meta({ description: "Where the list must be remembered: which could it be" }),
  hintPacks: templates("need", "count", "price", "packs").meta({
    description: "How to work out one of the packs",
  }),
  hintCount: templates("need", "count", "price", "packs"),
  rulesOut: templates("name"),
  take: templates("name"),
});

const placesSchema = z.strictObject({
  nest: idSchema.meta({ description: "Where the rival brings things" }),
  lure: idSchema.optional().meta({ description: "Where it can be called to" }),
  helper: idSchema.optional().meta({ description: "Where somebody answers questions" }),
});

const meltSchema = z.strictObject({
  drips: soundIdSchema,
  captions: z.array(template()).min(2).meta({ description: "From a slow drip to a fast one" }),
  gone: templates("product").meta({ description: "It has melted" }),
  sound: soundIdSchema,
});

const helperSchema = z.strictObject({
  sound: soundIdSchema,
  ...voice,
  next: templates("product", "section", "way"),
  here: templates("product"),
  home: templates("way"),
  homeHere: templates(),
  tired: templates().meta({ description: "All questions of this trip have been asked" }),
  left: countedSchema.meta({ description: "How many questions are left" }),
});

const hintsSchema = z.strictObject({
  race: templates("product").meta({ description: "You can be first at what the rival wants" }),
  late: templates("product", "other").meta({ description: "The rival will be first there; {other} is safe" }),
  chase: templates("product").meta({ description: "The rival carries it: catch it on its way to the nest" }),
  cold: templates("product").meta({ description: "A thing that melts comes last" }),
  think: templates("product").meta({ description: "Where might it belong?" }),
  section: templates("product", "section"),
  way: templates("product", "way"),
  home: templates("way"),
  grab: templates("product"),
  nothing: templates().meta({ description: "Nothing of the list stands on this shelf" }),
  pay: templates(),
});

const finishWords = z.strictObject({
  sound: soundIdSchema,
  ...voice,
  early: templates("count").meta({ description: "SELECT at the finish while something can still be had" }),
  shortest: templates("steps").meta({ description: "Nobody does it in fewer" }),
  near: templates("steps", "shortest"),
  longer: templates("steps", "shortest", "order").meta({ description: "…and the order that is shortest" }),
  detours: templates("steps", "shortest").meta({ description: "The order was right, and the way was not" }),
  caught: template("product").meta({ description: "In an order: what is got by catching the rival" }),
  empty: templates().meta({ description: "The rival has it all" }),
  punch: soundIdSchema.meta({ description: "Heard when all came home on a short way" }),
});

export const gatherContentSchema = z.strictObject({
  money: z.strictObject({ sign: template(), coins: template("count") }),
  products: z.record(idSchema, productSchema),
  orders: z.record(idSchema, orderSchema),
  places: placesSchema,
  start: soundIdSchema,
  list: listWords,
  grab: grabWords,
  shelf: shelfWords,
  rival: rivalContent,
  melting: meltSchema,
  helper: helperSchema,
  hints: hintsSchema,
  finish: finishWords,
  listen: z.strictObject({
    ahead: template(),
    behind: template(),
    nothing: soundIdSchema,
  }),
  moved: z.strictObject({ sound: soundIdSchema, ...voice, says: templates("one", "other") }),
  reveal: templates("places"),
  lostList: templates("things").meta({ description: "Played at the end: what lies in the nest" }),
  moves: z.strictObject({
    grab: moveWordsSchema,
    pay: moveWordsSchema,
    ask: moveWordsSchema,
    listen: moveWordsSchema,
    lure: moveWordsSchema,
    previous: moveWordsSchema,
    next: moveWordsSchema,
    take: moveWordsSchema,
    leave: moveWordsSchema,
  }),
});
export type GatherContent = z.infer<typeof gatherContentSchema>;

export const gatherRulesSchema = z.strictObject({
  type: z.literal("gather"),
  /** Absent where all items are authored. */
  trips: z
    .strictObject({
      orders: z.array(idSchema).min(1),
      things: z.int().min(1).max(6),
      soldOut: z.int().min(0).max(2),
      packs: z.int().min(0).max(3),
      melts: z.int().min(0).max(2).meta({ description: "At least so many things of a trip melt" }),
      swap: z.boolean().meta({ description: "Two sections change places before a trip" }),
    })
    .optional(),
  rival: z
    .strictObject({
      pace: z.int().min(1).max(6).meta({ description: "It moves once in so many steps" }),
      tells: z.boolean().meta({ description: "It says what it goes for" }),
      lure: z.literal(true).optional().meta({ description: "It can be lured" }),
      muddles: z.literal(true).optional().meta({ description: "It shouts things that are not on the list" }),
    })
    .optional(),
  list: z.strictObject({
    hearings: z.int().min(1).max(2),
    carried: z
      .boolean()
      .meta({ description: "REPEAT reads what is still to find; else it must be remembered" }),
  }),
  substitutes: z
    .record(idSchema, z.record(idSchema, substituteSchema))
    .optional()
    .meta({ description: "By order and product: what happens when it is sold out" }),
  shelf: z.int().min(0).max(3).meta({ description: "So many other things stand beside each thing" }),
  coldFor: z.int().min(2).max(30).optional().meta({ description: "Steps that a thing lasts that melts" }),
  budget: z.boolean(),
  questions: z.int().min(0).max(9).meta({ description: "How often a trip the helper answers" }),
});
export type GatherRules = z.infer<typeof gatherRulesSchema>;

const thingSchema = z.strictObject({
  product: idSchema,
  soldOut: z.literal(true).optional(),
  packs: z
    .strictObject({
      need: z.int().min(2),
      sizes: z
        .array(z.strictObject({ count: z.int().min(1), price: centsSchema }))
        .min(2)
        .max(3),
    })
    .optional(),
});
export type Thing = z.infer<typeof thingSchema>;

export const gatherItemSchema = z.strictObject({
  type: z.literal("gather"),
  order: idSchema,
  things: z.array(thingSchema).min(1).max(6),
  rivalAt: idSchema.optional().meta({ description: "The cell where the rival begins" }),
  budget: centsSchema.optional(),
  swap: z.tuple([idSchema, idSchema]).optional(),
});
export type Trip = z.infer<typeof gatherItemSchema>;
