/** What a dial game says and how it sounds: no word of it stands in the rules. */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import { taskWordsSchema } from "./tasks/schemas.ts";
import { labelSchema, moveWordsSchema } from "../kit/move-words.ts";
import { templates, template } from "../kit/templates.ts";
import { shareSchema } from "./tasks/share/words.ts";
import { sonarSchema } from "./sonar/words.ts";
import { countedSchema, numberPhrasesSchema } from "./texts.ts";

const wholeStep = z
  .int()
  .refine((by) => by !== 0, { error: "A jump goes somewhere: give another number than 0" });
const multiple = z.int().min(2);

const changeSchema = z.union([
  z.strictObject({ by: wholeStep.meta({ description: "So much further; negative goes back: -10" }) }),
  z.strictObject({
    upTo: multiple.meta({ description: "On to the next multiple of this: 10 fills the ten." }),
  }),
  z.strictObject({ downTo: multiple.meta({ description: "Back to the multiple of this before." }) }),
]);
export type Change = z.infer<typeof changeSchema>;

const jumpSchema = z.strictObject({
  change: changeSchema,
  ...moveWordsSchema.shape,
  way: countedSchema.meta({ description: "In a way that is told: 1 ten on, 3 tens on" }),
  sound: soundIdSchema,
  caption: textSchema
    .optional()
    .meta({ description: "What the sound means here, if not what the library says." }),
});
export type Jump = z.infer<typeof jumpSchema>;

const outcomeSounds = z.array(soundIdSchema).min(1);
const stopped = ["value", "amount"] as const;
const knock = z.strictObject({
  sound: soundIdSchema,
  word: textSchema.meta({ description: "As it sounds: click" }),
});

const seatsSchema = z.strictObject({ left: textSchema, up: textSchema, right: textSchema });

const pickSchema = z.strictObject({
  seats: seatsSchema.meta({ description: "What the ways are called, from left to right: Left track" }),
  start: z
    .strictObject({
      ask: templates(),
      chosen: templates("value"),
      hints: z.strictObject({ first: template("value"), cost: template("seat", "jumps") }),
    })
    .optional()
    .meta({ description: "The player chooses which number to start from." }),
  load: z
    .strictObject({
      own: textSchema.meta({
        description: "Before the number where one starts, where it is played: Your train:",
      }),
      ask: templates(),
      chosen: templates("guest"),
      hints: z.strictObject({
        first: template("value"),
        open: templates().optional().meta({
          description: "Instead of first, where each asks something of its own and has no number to add.",
        }),
        cost: template("seat", "value", "jumps"),
        more: template("seat").optional().meta({
          description: "Instead of cost, where the jumps are the answer: only that {seat} takes more.",
        }),
        weigh: template("seat", "value", "jumps", "fuel", "best"),
      }),
    })
    .optional()
    .meta({ description: "The player chooses what to take: each has a number, and somebody with it." }),
  best: template("button", "label"),
});

const faresSchema = z.strictObject({
  unit: countedSchema,
  nobody: textSchema.meta({ description: "Who comes where no guest is left: A traveler" }),
  told: templates("guest", "fare").meta({
    description: "Who waits, and what is paid: The tuba: 3 coins.",
  }),
  gone: templates("guest").meta({ description: "Said after the answer was shown: who waited has left." }),
  full: linesSchema.min(1).meta({
    description: "Told where the answer is a full one, {value}, which {start} and {load} make.",
  }),
  paid: z
    .strictObject({
      plain: template("paid"),
      double: template("pays", "paid"),
      full: template("pays", "full", "paid"),
      both: template("pays", "full", "paid"),
      twice: template("pays", "paid"),
    })
    .meta({ description: "How the pay comes about: {pays} each, {full} more, {paid} in all with its unit." }),
  coin: soundIdSchema.meta({ description: "Heard once for each that was paid." }),
  word: textSchema.meta({ description: "As it sounds: clink" }),
});

const fuelSchema = z.strictObject({
  stake: idSchema.meta({
    description: "The game's stake that is burned: moved by burned: -1 and shoveled: 1.",
  }),
  unit: countedSchema,
  left: templates("fuel").meta({ description: "Said at a choice when there is little: 3 lumps." }),
  low: z.int().min(0).meta({ description: "So much is little. More is said only when it is asked." }),
  stop: z.int().min(0).meta({ description: "What a wrong stop burns, beside the jumps." }),
  burns: z
    .strictObject({ sound: soundIdSchema, level: sounding.level, pitch: sounding.pitch, caption: textSchema })
    .optional()
    .meta({ description: "Heard under each jump that burns some: a lump that goes into the fire." }),
  waste: z.strictObject({ sound: soundIdSchema, caption: textSchema, say: templates("fuel") }).meta({
    description: "Heard where a wrong stop burns some.",
  }),
  none: templates().optional().meta({
    description: "Said at an arrival after a wrong stop, which brings no more then. Absent: it always does.",
  }),
  supply: z.strictObject({ sound: soundIdSchema, caption: textSchema }).meta({
    description: "Heard where an arrival brings more.",
  }),
  push: z.int().min(0).meta({
    description:
      "Fuel that is lent at the arrival to who was pushed: 1 is what an express earns, more rewards the push.",
  }),
  out: linesSchema.min(1).meta({ description: "Told when a jump finds none left: somebody pushes." }),
  lost: linesSchema.min(1).meta({
    description:
      "Told at the arrival then: {guest} goes over to who pushed; {whom} is the same within a sentence.",
  }),
  short: template("jumps", "fuel").meta({
    description: "Said then: what the ride takes at least, and how much fuel there was.",
  }),
  other: template("guest", "jumps").meta({
    description: "Said then of the other choice, where it was in reach.",
  }),
  mercy: z
    .strictObject({ below: z.int().min(1), say: linesSchema.min(1) })
    .optional()
    .meta({ description: "Who leaves with less than this is given as much, and told so." }),
  back: linesSchema
    .min(1)
    .meta({ description: "Told at an arrival by the fewest jumps: {guest} comes back from who pushed." }),
  echo: z
    .strictObject({
      call: soundIdSchema,
      callWord: textSchema,
      beat: soundIdSchema,
      beatWord: textSchema,
      answer: soundIdSchema,
      answerWord: textSchema,
      silence: textSchema,
      far: z.int().min(1),
    })
    .optional()
    .meta({
      description:
        "Heard after each arrival: a call, a beat for each fuel, then the rival's answer; none beyond far.",
    }),
  bell: soundIdSchema.meta({
    description: "Rung once for each that is left, when what was made is performed.",
  }),
});

const rivalSchema = z.strictObject({
  asks: templates("question", "guest").meta({
    description: "The rival's own question, and who rides along.",
  }),
  nobody: textSchema.meta({ description: "For {guest}, where nobody does: A turnip" }),
  starts: templates("value", "amount")
    .optional()
    .meta({ description: "Before her jumps are heard: what she has already." }),
  claims: templates("value"),
  challenge: moveWordsSchema,
  accept: moveWordsSchema,
  fair: templates("value").meta({ description: "Believed, and right." }),
  shown: templates("value")
    .optional()
    .meta({ description: "Believed, and right, after a hint that gave it away." }),
  fooled: templates("value", "claim").meta({ description: "Believed, and wrong: {value} is right." }),
  caught: templates("claim").meta({
    description: "Challenged, and wrong: now the player drives on from there.",
  }),
  unfair: templates("value").meta({ description: "Challenged, and right." }),
  recount: template("start", "list").meta({
    description: "Where her jumps led, one by one, after a wrong verdict: {list} is 4, 5, 6.",
  }),
  fixed: templates("value"),
  wrong: soundIdSchema.meta({ description: "Heard by who is fooled, or challenges what is right." }),
  hints: z.strictObject({ first: template("start"), second: template("start", "next") }),
  slips: z.array(z.int().min(-9).max(9)).min(1).optional().meta({
    description: "By how much the rival may be wrong, beside whole tens: -1 and 1 if absent.",
  }),
  prize: z.int().min(0).meta({ description: "Fuel for the player who catches and mends it." }),
  price: z.int().min(0).meta({ description: "Fuel lost by who is fooled, or challenges what is right." }),
});

const gatherSchema = z.strictObject({
  opens: templates("limit", "amount", "groups").meta({
    description: "What it holds, what one brings, and how many groups come.",
  }),
  last: templates().optional().meta({ description: "Said before the last of them." }),
  all: templates().optional().meta({
    description: "Said before all that wait are played, where rules.gather.ahead.",
  }),
  ask: templates(),
  take: moveWordsSchema,
  leave: moveWordsSchema,
  go: moveWordsSchema,
  left: linesSchema.min(1).meta({ description: "Told when an offer is left: {guest}." }),
  crosses: templates("amount", "limit").meta({ description: "Gone with less than the bridge holds." }),
  full: templates("value"),
  shown: templates("value").optional().meta({ description: "Full, after a hint that gave the move." }),
  breaks: linesSchema.min(1).meta({
    description:
      "Told when it is too much: {value}, {limit}, {guest}; {whom} is the same within a sentence; {sum} is what came together: 2 and 1 and 3.",
  }),
  would: templates("sum", "limit").optional().meta({
    description:
      "Said where it was not filled, or broke: {sum} is what fills it, the first number among them.",
  }),
  early: templates().meta({ description: "Said when one wants to go before anybody was offered." }),
  nobody: templates().meta({ description: "Said when nobody else waits." }),
  wait: z.int().min(0).meta({
    description:
      "Fuel that leaving an offer burns; nothing of who has none, so that it always can be filled.",
  }),
  groans: soundIdSchema.meta({ description: "The bridge under what was taken: deeper the fuller it is." }),
  hints: z.strictObject({ first: template("value", "limit"), second: template("value", "limit") }),
});

const wholeSchema = z.strictObject({
  unit: countedSchema.meta({ description: "What {amount} counts: 1 wagon, 13 wagons" }),
  jump: countedSchema.meta({ description: "What {jumps} and {par} count: 1 jump, 4 jumps" }),
  tasks: taskWordsSchema.meta({ description: "What is said about each kind of question." }),
  start: templates(...stopped).meta({ description: "Where we start, after the question." }),
  goesOn: templates(...stopped)
    .optional()
    .meta({
      description: "Instead of start, where the question begins at the answer before: rules.runsOn.",
    }),
  value: template(...stopped).meta({ description: "Said after every jump: keep it to the number." }),
  began: templates(...stopped).meta({
    description: "Where the ride began, when it is asked and no number is said.",
  }),
  where: templates(...stopped).meta({
    description: "Where we are, after the question, when it is repeated.",
  }),
  brought: templates(...stopped)
    .optional()
    .meta({
      description: "Instead of where and began, where a part is missing: what was brought of it by now.",
    }),
  none: templates().optional().meta({ description: "Instead of brought, where nothing was." }),
  jumps: z.record(idSchema, jumpSchema).meta({ description: "The jumps that levels give to their buttons." }),
  knocks: z
    .strictObject({ ten: knock, one: knock })
    .meta({ description: "How a number is played: so many tens, so many ones." }),
  stop: moveWordsSchema,
  whole: z
    .strictObject({ label: labelSchema, phrases: numberPhrasesSchema })
    .meta({ description: "Saying the number whole: the shortest way there is then driven." }),
  ends: z
    .strictObject({
      low: templates("limit"),
      high: templates("limit"),
      begun: templates("value", "start").meta({
        description:
          "Said where a jump back has left fewer than there were to begin with, on a way that goes up.",
      }),
    })
    .meta({ description: "Said where a jump would leave the track. {limit} is the last number." }),
  lost: templates(...stopped).meta({ description: "Said after a long ride without a stop." }),
  answers: z.strictObject({
    express: templates(...stopped, "jumps").meta({
      description: "Right at the first stop, with the fewest jumps.",
    }),
    slower: templates(...stopped, "jumps", "par", "way").meta({
      description: "With more jumps than the fewest. {way} is a shorter one: 2 tens on, 4 ones back.",
    }),
    longer: templates(...stopped, "jumps", "par", "from").meta({
      description: "With the fewest jumps from a start that was not the best: {from} is.",
    }),
    free: templates(...stopped, "jumps")
      .optional()
      .meta({
        description:
          "Instead of express and told, where nothing is burned and nothing paid double: rules.free.",
      }),
    told: templates(...stopped, "way").meta({ description: "By saying the number whole." }),
    helped: templates(...stopped).meta({ description: "With the fewest jumps, as a hint told them." }),
    pushed: templates(...stopped).meta({ description: "Right, but somebody had to push." }),
    corrected: templates(...stopped).meta({ description: "Right after one or more wrong stops." }),
    low: templates(...stopped, "gap").meta({
      description: "Too low. {gap} is how far off, with its unit.",
    }),
    high: templates(...stopped, "gap").meta({ description: "Too high." }),
    shorter: template("way", "par").meta({
      description: "Said after a push or a mended stop, if there was one.",
    }),
    elsewhere: template("from", "par").meta({
      description: "The same, where another start would have been shorter.",
    }),
    made: templates("start", "value", "total").optional().meta({
      description: "Right, where a part was missing: {start} was there, and makes {total} with {value}.",
    }),
    stays: templates(...stopped).meta({
      description: "A number was said, and it was wrong: where we still stand.",
    }),
    because: z
      .strictObject({
        whole: template("value", "start").optional(),
        part: template("value", "start").optional(),
        begun: template("value").optional(),
        counted: template("start", "next").optional(),
        tenLess: template().optional(),
        tenMore: template().optional(),
        carry: template("a", "b", "sum").optional(),
        onward: template("load", "near", "less").optional(),
        atTen: template("value", "come").optional(),
        fill: template("start", "need", "ten").optional(),
        missing: template("start", "value", "sum", "total").optional(),
        over: template("start", "next").optional(),
        think: template("thought").optional(),
      })
      .meta({
        description:
          "What the mistake was: the whole given for the missing part, a part for the whole, nothing added yet, the first number counted again, a ten too few or too many, the ten that the ones made, {a} and {b}, forgotten, on from {near} instead of back, stopped at the ten, on which {come} came; more than came on; where a button fills the ten, what {start} needs to it; for a missing part, what it makes with the other; else how it is best thought, {thought}.",
      }),
  }),
  andThen: textSchema.meta({ description: "Between the parts of a way: , then" }),
  credits: z
    .array(z.number().min(0).max(1))
    .min(1)
    .refine(([first]) => first === 1, { error: "Begin with 1: the credit for a right first stop" })
    .meta({
      description:
        "The credit after no wrong stop, one, two and so on. A second 1 makes the first stop an estimate that costs nothing.",
    }),
  bestMove: z.strictObject({
    once: template("button", "label"),
    often: template("button", "label", "times"),
  }),
  there: textSchema.meta({ description: "Help for who stands at the answer: You are there. Select stops." }),
  astray: z
    .strictObject({
      past: template("value", "button", "label"),
      behind: template("value", "button", "label"),
      whole: template("start", "value", "sum", "total"),
      again: template("value", "thought").optional(),
    })
    .meta({
      description:
        "Help for who went past the answer, or back beyond the start: where one stands, and which way to turn; again: the first thought, {thought}, once more.",
    }),
  sounds: z.strictObject({
    open: soundIdSchema,
    rail: soundIdSchema.meta({ description: "Rises and falls with the number." }),
    railCaption: textSchema.optional().meta({
      description: "What it means here, if not what the library says.",
    }),
    exact: outcomeSounds,
    express: outcomeSounds,
    low: outcomeSounds,
    high: outcomeSounds,
    limit: soundIdSchema,
    pick: soundIdSchema.meta({ description: "A way was chosen." }),
  }),
  pick: pickSchema.optional(),
  fares: faresSchema.optional(),
  fuel: fuelSchema.optional(),
  rival: rivalSchema.optional(),
  gather: gatherSchema.optional(),
  helpCosts: z
    .strictObject({ drive: textSchema, gather: textSchema, believe: textSchema })
    .partial()
    .optional()
    .meta({ description: "Said before the hint that gives the move: what that costs." }),
  sonar: sonarSchema.optional(),
  share: shareSchema.optional(),
  falls: z
    .literal(true)
    .optional()
    .meta({ description: "It sounds lower as the number grows: depths are set." }),
});
/** With all its words. */
export type DialContent = z.infer<typeof wholeSchema>;

/** As a game states it: what it leaves out is said in the words of `usual.ts`. */
export const contentSchema = wholeSchema.partial({
  jump: true,
  start: true,
  value: true,
  began: true,
  where: true,
  knocks: true,
  stop: true,
  whole: true,
  ends: true,
  lost: true,
  answers: true,
  andThen: true,
  credits: true,
  bestMove: true,
  there: true,
  astray: true,
  sounds: true,
});
export type StatedContent = z.infer<typeof contentSchema>;
