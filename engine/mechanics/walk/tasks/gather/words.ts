/** What is said and heard on a shopping trip. */
import * as z from "../../../../zod.ts";
import { idSchema, soundIdSchema } from "../../../../definition/text.ts";
import { template, templates } from "../../../kit/templates.ts";
import { moveWordsSchema, phraseSchema } from "../../../kit/move-words.ts";
import { countedSchema } from "../../pieces.ts";

export const grabWords = z.strictObject({
  sound: soundIdSchema,
  says: templates("product"),
  last: templates().meta({ description: "It was the last thing" }),
});

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
  takesSecret: templates().meta({ description: "The same where the list must be remembered" }),
  hides: templates("product").meta({ description: "It has brought a thing to its nest" }),
  hidesSecret: templates().meta({ description: "The same where the list must be remembered" }),
  theft: templates().meta({ description: "Told when it takes a thing: how to win it back" }),
  gone: templates("product").meta({
    description: "Told when a thing is in the nest: it is lost for this trip",
  }),
  foiled: templates("product").meta({ description: "The player was first at what it wanted" }),
  caught: templates("product").meta({ description: "The player took a thing back from it" }),
  caughtSome: templates().meta({ description: "The same where it is to be chosen which: it drops several" }),
  recovers: templates().meta({ description: "It was caught, and flies on from now: heard some steps later" }),
  dodges: templates().meta({ description: "It was caught before on this trip, and flies too high now" }),
  shooed: templates().meta({ description: "The player met it, and it carried nothing" }),
  waits: templates().meta({ description: "The player stands in its way" }),
});

const listWords = z.strictObject({
  again: templates("list").meta({ description: "The list once more, where it must be remembered" }),
  remaining: templates("list"),
  count: countedSchema.meta({ description: "How much is still to find, where the list must be remembered" }),
  all: templates().meta({ description: "When everything is in the cart" }),
  rest: templates().meta({ description: "When nothing is left to find, and something is gone" }),
  carried: templates("product").meta({ description: "The rival carries it, and it can be taken back" }),
  carriedSecret: templates().meta({ description: "The same where the list must be remembered" }),
  keeps: templates().meta({ description: "The rival carries something, and cannot be caught again" }),
  gone: templates("lost").meta({ description: "What lies in the nest or has melted: gone for this trip" }),
  and: template(),
});

const shelfWords = z.strictObject({
  open: soundIdSchema,
  browse: soundIdSchema,
  end: soundIdSchema,
  wrong: soundIdSchema,
  how: templates().meta({ description: "Which buttons browse and take, and what a wrong one costs" }),
  howSold: templates().meta({ description: "The same where a purse pays: nothing is wrong, only dear" }),
  ordinals: z.array(phraseSchema).min(4),
  ask: templates().meta({ description: "Several things stand here: which one was on the list?" }),
  wrongOne: templates("name"),
  elsewhere: templates("product", "section").meta({
    description: "It could stand here; this store keeps it there",
  }),
  elsewhereSecret: templates("section").meta({ description: "The same where the list must be remembered" }),
  putBack: templates().meta({ description: "What the rival had dropped goes back to its shelf" }),
  soldOut: templates("product", "need"),
  packs: templates("product", "need").meta({ description: "How many are needed, in which packs?" }),
  pack: template("count", "price"),
  purse: templates("left"),
  broke: templates().meta({ description: "The purse is empty" }),
  tooDear: templates("sum", "left").meta({ description: "It costs more than the purse has" }),
  unpayable: templates().meta({ description: "Something of the list costs more than the purse has now" }),
  sumOne: template("count", "total").meta({ description: "What one pack comes to, inside a sentence" }),
  sumMany: template("count", "packs", "price", "total").meta({
    description: "What several packs come to, inside a sentence: 3 packs of 2 make $6",
  }),
  cheapest: templates("sum", "next").meta({
    description: "The pack that costs least for what is needed, and the one that comes next",
  }),
  dearer: templates("sum", "least").meta({ description: "Another pack costs less: it goes back" }),
  bought: templates("sum", "best", "less").meta({
    description: "Where a purse pays: it was bought, and there was a cheaper one",
  }),
  lowTag: templates("price", "packs").meta({
    description: "Why it was dearer: one pack costs less than the best, but it takes several",
  }),
  leftOver: templates("count", "over").meta({
    description: "Why it was dearer: less apiece than the best, but more than is needed",
  }),
  claims: templates("name").meta({ description: "What the rival shouts about a pack, true or not" }),
  claimTrue: templates().meta({ description: "The best pack was the one that it praised" }),
  claimFalse: templates().meta({ description: "The best pack was another one" }),
  fine: soundIdSchema.meta({ description: "A coin is gone: a wrong thing was taken" }),
  fineCaption: template(),
  hintNeed: templates("need").meta({ description: "What a substitute must do" }),
  hintShelf: templates("letter").meta({
    description: "Where the list must be remembered: how it begins, as far as nothing beside it does",
  }),
  hintLetters: templates("letters", "toward").meta({
    description: "The same of all that is still to get: C, C, and P; and where the next one is",
  }),
  hintPacks: templates("need", "count", "price").meta({ description: "How to work out one of the packs" }),
  hintSum: templates("sum").meta({ description: "One that is not the best, worked out" }),
  hintCompare: templates("one", "other").meta({
    description: "The best and another, worked out: which is less?",
  }),
  rulesOut: templates("name"),
  take: templates("name"),
});

const placesSchema = z.strictObject({
  nest: idSchema.meta({ description: "Where the rival brings things" }),
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
  nextSecret: templates("section", "way").meta({
    description: "The same where the list must be remembered",
  }),
  here: templates("product"),
  hereSecret: templates(),
  place: templates("section", "way").meta({ description: "A place was asked for, whatever is kept there" }),
  placeHere: templates("section"),
  home: templates("way"),
  homeHere: templates(),
  tired: templates().meta({ description: "All questions of this trip have been asked" }),
  left: countedSchema.meta({ description: "How many questions are left" }),
  none: templates().meta({ description: "It was the last one" }),
});

const towardSchema = z
  .strictObject({
    ahead: template(),
    behind: template(),
    left: template(),
    right: template(),
    aheadLeft: template(),
    aheadRight: template(),
    behindLeft: template(),
    behindRight: template(),
  })
  .meta({ description: "Which way a place is, without how far: ahead, to the left" });

const hintsSchema = z.strictObject({
  toward: towardSchema,
  count: templates("product", "toward").meta({
    description: "Who will be first at what the rival wants? To be counted",
  }),
  race: templates("product", "way").meta({
    description: "You can be first at what the rival wants, and how",
  }),
  late: templates("product", "other", "way").meta({
    description: "The rival will be first there; {other} is safe, and the way to it",
  }),
  chase: templates().meta({ description: "The rival carries something: catch it on its way to the nest" }),
  meetWay: templates("place", "way").meta({ description: "Where it can be met on its way, and how" }),
  cold: templates("product").meta({ description: "A thing that melts comes last" }),
  think: templates("product", "toward").meta({ description: "Which way it is: which noise is there?" }),
  way: templates("product", "section", "way"),
  waySecret: templates("section", "way").meta({ description: "Where the list must be remembered" }),
  hereSecret: templates(),
  home: templates("way"),
  enough: templates("way").meta({
    description: "Something is still to get, and whoever goes for it loses as much: home",
  }),
  grab: templates("product"),
  nothing: templates().meta({ description: "SELECT where nothing of the list is: no time is gone" }),
  still: templates().meta({ description: "To whoever says that they wait: nothing moves until they do" }),
  pay: templates(),
  ask: templates().meta({ description: "Said on coming to the helper: SELECT asks there" }),
});

/** What went wrong on a trip, so that the next one can begin with it. */
export const LESSONS = ["melt", "race", "pick", "packs", "route"] as const;
export type Lesson = (typeof LESSONS)[number];

const lessonsSchema = z.strictObject({
  ...voice,
  melt: templates().meta({ description: "Something has melted" }),
  race: templates().meta({ description: "The rival was first" }),
  pick: templates().meta({ description: "A thing was taken that was not on the list" }),
  packs: templates().meta({ description: "A dearer pack was taken" }),
  route: templates().meta({ description: "It took a long way round" }),
});

const finishWords = z.strictObject({
  sound: soundIdSchema,
  ...voice,
  early: templates("count").meta({ description: "SELECT at the finish while something can still be had" }),
  coin: soundIdSchema.meta({ description: "Heard once for each coin that is paid" }),
  coinCaption: template(),
  coins: countedSchema,
  steps: countedSchema,
  shortest: templates("coins", "steps").meta({ description: "Nobody does it in fewer" }),
  near: templates("coins", "steps", "shortest"),
  longer: templates("coins", "steps", "shortest", "order").meta({
    description: "One coin less, since another order is shorter",
  }),
  detours: templates("coins", "steps", "shortest").meta({
    description: "One coin less: the order was right, and the way was not",
  }),
  missing: templates("coins", "order").meta({
    description: "Not all came home: the order that brings it all",
  }),
  nothing: templates("order").meta({ description: "Nothing came home" }),
  fined: templates("coins").meta({ description: "So many coins went for wrong picks" }),
  change: templates("left").meta({ description: "What is left of the purse is paid too" }),
  caught: template("product", "place").meta({
    description: "In an order: what is got by catching the rival",
  }),
  paused: template("steps").meta({ description: "In an order: steps that go by before what follows" }),
  impatient: templates("left").meta({ description: "It takes long: so many presses are left; help comes" }),
  hurry: templates("left").meta({ description: "Few presses are left" }),
  impatientSound: soundIdSchema,
  late: templates().meta({ description: "It took too long: what is in the cart is fetched" }),
});

export const gatherContentSchema = z.strictObject({
  money: z.strictObject({ sign: template(), coins: template("count") }),
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
  lessons: lessonsSchema,
  moved: z.strictObject({ sound: soundIdSchema, ...voice, says: templates("one", "other") }),
  reveal: templates("places"),
  lostList: templates("things").meta({ description: "Played at the end: what lies in the nest" }),
  moves: z.strictObject({
    grab: moveWordsSchema,
    pay: moveWordsSchema,
    ask: moveWordsSchema,
    wait: moveWordsSchema.meta({ description: "By voice alone: nothing moves until the player does" }),
    previous: moveWordsSchema,
    next: moveWordsSchema,
    take: moveWordsSchema,
    leave: moveWordsSchema,
  }),
});
export type GatherContent = z.infer<typeof gatherContentSchema>;
