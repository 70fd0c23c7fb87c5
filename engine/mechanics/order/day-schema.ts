/** A day that is lived through in the order of its row: what a game says of days, and what one row says of its own. */
import * as z from "../../zod.ts";
import { unitSchema } from "../../devices/amount.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import type { Family } from "../../lines/family.ts";
import { linesSchema } from "../../lines/line-schema.ts";
import { template, templates } from "../kit/templates.ts";

const ticksSchema = z.int().min(1).max(12);

const dayWordsSchema = z
  .strictObject({
    ahead: templates("ticks", "rest").meta({ description: "What the time is, before the row is heard" }),
    clock: templates("now", "till", "rest", "minutes").meta({ description: "The same by the clock" }),
    astray: templates("ticks", "clashes").meta({ description: "The same where all is to go wrong" }),
    lived: templates("names").meta({ description: "What has been lived through already" }),
    before: template().meta({ description: "Within a sentence: before the bus" }),
    behind: template().meta({ description: "Within a sentence: after the bus" }),
    foremost: templates("other").meta({ description: "Where a carried card is: before all others" }),
    hindmost: templates("name").meta({ description: "The same after all others" }),
    amid: templates("name", "other").meta({
      description: "The same between two, and one of the three is the anchor",
    }),
    between: templates("name", "other", "side").meta({ description: "Elsewhere between two" }),
    unnamed: templates("place", "count", "side").meta({ description: "The same where names are not told" }),
    idle: templates("ticks", "Ticks").meta({ description: "Ticks with nothing to do, before the anchor" }),
    full: templates().meta({ description: "Not one tick was left before it" }),
    late: templates("ticks", "Ticks").meta({ description: "So many ticks too many before it" }),
    waits: templates("ticks", "Ticks").meta({ description: "Something that goes on by itself is not done" }),
    over: templates("ticks", "Ticks").meta({ description: "The evening came so many ticks too soon" }),
    mend: templates().meta({ description: "After a day that went wrong" }),
    early: templates("name", "Name", "other").meta({
      description: "The one thing that went wrong: a card came before what it needs",
    }),
    earlyFirst: templates("name", "Name", "other", "count").meta({ description: "The first of several" }),
    long: templates("ticks", "Ticks").meta({ description: "The one thing that went wrong: it came late" }),
    longFirst: templates("ticks", "Ticks", "count").meta({ description: "The first of several" }),
    kept: templates("treats", "Treats").meta({
      description: "So many are kept for moves that help has said",
    }),
    can: templates().meta({ description: "On REPEAT, with nothing in hand: what can be done" }),
    stands: templates("name").meta({ description: "After the row was heard: where one is" }),
    carries: templates("name").meta({ description: "What one carries" }),
    carriesThis: templates().meta({ description: "The same where names are not told: it is heard next" }),
    puts: templates().meta({ description: "On REPEAT, with something in hand: what can be done" }),
    most: templates("treats", "Treats").meta({ description: "All the treats that the day had in it" }),
    some: templates("treats", "Treats", "best").meta({ description: "Some of them" }),
    none: templates("best").meta({ description: "None of them" }),
    nothing: templates().meta({ description: "The day had none in it" }),
    allWrong: templates("treats", "Treats").meta({ description: "All has gone wrong, as it was to" }),
    someWrong: templates("treats", "Treats", "best").meta({ description: "Some of it has" }),
    paused: templates("ticks", "Ticks").meta({ description: "After what came in between: so much is left" }),
    pausedClock: templates("now", "till").meta({ description: "The same by the clock" }),
    lost: templates("ticks", "Ticks").meta({
      description: "After what came in between, nothing can save the day any more: it goes on",
    }),
    lostClock: templates("now", "till").meta({ description: "The same by the clock" }),
    spare: templates("treats", "Treats", "best").meta({
      description: "The day worked, and had room for more: it may be run once more, or kept",
    }),
    spareNone: templates("best").meta({ description: "The same where nothing was left over" }),
    keeps: templates("treats", "Treats").meta({ description: "On REPEAT, by then: what Select does" }),
    better: templates("treats", "Treats").meta({
      description: "The run before that was the better one, and counts",
    }),
    empty: templates().meta({ description: "To put down what is not in hand" }),
    stand: templates("before", "behind").meta({ description: "Help: so many cards on each side" }),
    sum: templates("sum", "ticks").meta({ description: "Help: what stands before takes so long" }),
    moveBefore: templates("name", "Name").meta({ description: "Help: it goes before the anchor" }),
    moveBehind: templates("name", "Name").meta({ description: "Help: it goes after it" }),
    astrayMove: templates("name", "Name", "other").meta({ description: "Help where all is to go wrong" }),
    astrayTwo: templates("one", "other").meta({ description: "The same: two side by side" }),
    readyHeld: templates().meta({
      description: "Help, with something in hand: nothing is left but to put it down",
    }),
    shownAmid: templates().meta({ description: "Before the worked answer of a day that is interrupted" }),
    notAll: templates().meta({ description: "Help, after the move: it is not yet enough" }),
    dear: templates("unit").meta({ description: "Help, before the move is said: what that costs" }),
    fee: templates("unit").meta({ description: "Help, after the move: what it has cost" }),
  })
  .partial();
export type DayWord = Exclude<keyof z.infer<typeof dayWordsSchema>, "before" | "behind">;
export const USUAL_SIDES = { before: "before it goes", behind: "after it" };

export const USUAL_DAY_WORDS: Record<DayWord, Family> = {
  ahead: "{ticks} before it goes, and {rest} after it.",
  clock: "It's {now}. It goes at {till}. After it: {rest}.",
  astray: "{ticks} before it goes. {clashes} can go wrong.",
  lived: "Done: {names}.",
  amid: "Between {name} and {other}.",
  foremost: "First of all, before {other}.",
  hindmost: "Last of all, after {name}.",
  between: "Between {name} and {other}, {side}.",
  unnamed: "{place} of {count}, {side}.",
  idle: "{Ticks} with nothing to do.",
  full: "Not one tick to spare.",
  late: "{Ticks} too long.",
  waits: "{Ticks} of waiting.",
  over: "{Ticks} too many for the evening.",
  mend: "That day is played back. Mend it.",
  early: "{Name} came before {other}.",
  earlyFirst: "{count} things went wrong. First, {name} came before {other}.",
  long: "Before it went, there were {ticks} too many.",
  longFirst: "{count} things went wrong. First, there were {ticks} too many before it went.",
  kept: "{Treats} less, for help.",
  can: "Down plays the row. Select runs the day.",
  stands: "You are at {name}.",
  carries: "You carry {name}.",
  carriesThis: "You carry this one:",
  puts: "Select puts it down.",
  most: "{Treats}, and that is all the day had in it.",
  some: "{Treats}. There was room for {best}.",
  none: "None at all. There was room for {best}.",
  nothing: "Nothing was left over, and nothing could be.",
  allWrong: "{Treats}: all of it went wrong.",
  someWrong: "{Treats}. There could have been {best}.",
  paused: "Still {ticks} before it goes. What is done stays, the rest can be moved.",
  pausedClock: "It's {now}. It goes at {till}. What is done stays, the rest can be moved.",
  lost: "Still {ticks} before it goes, and nothing can save this day now.",
  lostClock: "It's {now}. It goes at {till}, and nothing can save this day now.",
  spare: "{Treats}. There was room for {best}. Move something and run it once more, or keep it with Select.",
  spareNone:
    "None at all. There was room for {best}. Move something and run it once more, or keep it with Select.",
  keeps: "Select keeps {treats}.",
  better: "The run before was better, and it counts.",
  empty: "Nothing is in your hand.",
  stand: "To do before it goes: {before}. After it: {behind}.",
  sum: "What stands before it takes {sum}. There are {ticks}.",
  moveBefore: "Move {name} to before it goes.",
  moveBehind: "Move {name} to after it.",
  astrayMove: "Put {name} before {other}.",
  astrayTwo: "All is to go wrong. Think of these two: {one}, and {other}. Which would be wrong first?",
  readyHeld: "Nothing better is left to do. Put it down, and run the day.",
  shownAmid: "This order works, with all that comes in between. Listen:",
  notAll: "That alone is not enough. More has to move after it.",
  dear: "The next hint says a move, and costs one {unit} of this day.",
  fee: "That costs one {unit} of this day.",
};

/** What all days of a game have. */
export const dayContentSchema = z.strictObject({
  tick: soundIdSchema.meta({ description: "One tick of time: how long a card takes is heard, never told" }),
  wait: soundIdSchema.meta({ description: "Before ticks with nothing to do" }),
  goesOn: z
    .strictObject({ sound: soundIdSchema, caption: textSchema })
    .optional()
    .meta({ description: "One tick of what goes on by itself" }),
  treat: z.strictObject({
    unit: unitSchema.meta({ description: "What each tick is that is left over in the evening" }),
    sound: soundIdSchema,
  }),
  leaves: linesSchema.min(1).meta({ description: "It goes, and the day's hero is not ready" }),
  rescues: z
    .array(linesSchema.min(1))
    .min(1)
    .meta({ description: "What brings the day's hero there all the same" }),
  home: linesSchema.min(1).meta({ description: "What lies between the two parts of the day" }),
  evening: linesSchema.min(1).meta({ description: "The evening has come, and not all was done" }),
  words: dayWordsSchema.optional(),
});

/** What one day has. */
export const daySchema = z.strictObject({
  anchor: idSchema.meta({ description: "The card that comes at its own time: the bus" }),
  before: ticksSchema.meta({ description: "It goes after so many ticks" }),
  rest: ticksSchema.meta({
    description: "So many ticks are after it, until evening: what is left are treats",
  }),
  clock: z.int().min(0).max(1439).optional().meta({
    description: "When it goes, in minutes after midnight: told by the clock, a tick is 10 minutes",
  }),
  surprises: z
    .array(z.strictObject({ at: ticksSchema, takes: ticksSchema, lines: linesSchema.min(1) }))
    .min(1)
    .max(2)
    .optional()
    .meta({ description: "What comes in between: the day stops, and what is left can be moved" }),
  steps: z.int().min(1).max(3).optional().meta({
    description:
      "How far from its best it begins: at 2 one move is not enough, at 3 more of it is moved; 1 if absent",
  }),
  fine: z.int().min(2).max(9).optional().meta({
    description: "What it counts as a fine when the day goes wrong; 1 if absent",
  }),
  wrong: z
    .literal(true)
    .optional()
    .meta({ description: "All is to go wrong: a treat for each clash, and for coming late" }),
});

/** What a card of the content has for days. */
export const needsSchema = z.record(idSchema, linesSchema.min(1)).optional().meta({
  description: "Cards that come first where both are in a day, and what is heard when they have not",
});

/** What a card of a row has for days. */
export const placedInDay = {
  takes: ticksSchema.optional().meta({ description: "How many ticks it takes, in a day" }),
  runs: ticksSchema
    .optional()
    .meta({ description: "So many ticks it goes on by itself afterward: what needs it waits" }),
};
