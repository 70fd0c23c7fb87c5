/** Rules and items: a track of numbers, the ways that a turn offers along it, who waits there. What is said: `words.ts`. */
import * as z from "../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { linesSchema, sounding } from "../../lines/line-schema.ts";
import type { Deal } from "../contract.ts";
import { tipsSchema } from "../tips.ts";
import { taskRulesSchema, taskSchema } from "./tasks/schemas.ts";
import { spanSchema } from "./texts.ts";
import type { DialContent } from "./words.ts";

/** The longest track: a day in minutes. */
const LONGEST_TRACK = 1440;

const multiple = z.int().min(2);

const guestSchema = z.strictObject({
  name: textSchema.meta({ description: "As it is called: The tuba" }),
  call: z.strictObject({ sound: soundIdSchema, ...sounding, caption: textSchema.optional() }).meta({
    description: "Heard where it waits.",
  }),
  joins: linesSchema.min(1).meta({ description: "Told when it comes aboard." }),
  part: z
    .strictObject({
      sound: soundIdSchema,
      level: sounding.level,
      notes: z.array(z.array(z.number()).min(1).max(2)).min(1).meta({
        description: "Milliseconds from the beginning, and semitones if it is not as it is: [960, 7].",
      }),
    })
    .meta({ description: "What it plays when all perform." }),
  plays: textSchema.meta({ description: "Its part in a caption: a tuba goes oompah" }),
  secret: z.literal(true).optional().meta({ description: "A surprise: at most one of these in a sitting." }),
  late: z.literal(true).optional().meta({ description: "Comes when everybody else was met." }),
});
export type Guest = z.infer<typeof guestSchema>;

export const rulesSchema = z.strictObject({
  tips: tipsSchema,
  range: spanSchema
    .refine(({ from, to }) => to > from && to - from <= LONGEST_TRACK, {
      error: `Make the track 1 to ${LONGEST_TRACK} steps long`,
    })
    .meta({ description: "The track's first and last number. Leave room to overshoot." }),
  buttons: z
    .strictObject({
      up: idSchema.optional(),
      down: idSchema.optional(),
      left: idSchema.optional(),
      right: idSchema.optional(),
    })
    .meta({
      description:
        "Which of content.jumps each button makes: small ones up and down, big ones left and right.",
    }),
  tellStart: z.boolean().meta({ description: "Whether the question also says where we start." }),
  pick: z.enum(["start", "load"]).optional().meta({
    description:
      "What the player chooses before the first jump: which number to start from, or what to take.",
  }),
  heard: z.enum(["none", "last", "all"]).optional().meta({
    description: "Which numbers of a question are played and not said; none if absent.",
  }),
  gather: z
    .strictObject({
      offers: z.int().min(3).max(8),
      size: spanSchema,
      ahead: z.literal(true).optional().meta({
        description: "All of them are played before the first is offered: who adds knows whom to take.",
      }),
      pays: z.int().min(1).optional().meta({
        description: "What a full one pays. Nothing less is paid then, nor brings fuel.",
      }),
    })
    .optional()
    .meta({
      description:
        "No jumps: so many offers of this size come one by one, and more than the answer breaks it.",
    }),
  quiet: z
    .literal(true)
    .optional()
    .meta({ description: "No number is said after a jump: the player keeps count." }),
  runsOn: z.literal(true).optional().meta({ description: "Each answer is where the next question begins." }),
  pays: spanSchema
    .optional()
    .meta({ description: "What guests pay: drawn from these, and different where there is a choice." }),
  full: z
    .strictObject({ every: multiple, pays: z.int().min(1) })
    .optional()
    .meta({ description: "Stopping at a multiple of this is worth more: { every: 10, pays: 3 }." }),
  free: z
    .literal(true)
    .optional()
    .meta({ description: "Nothing is burned here, and nothing brought: a first try costs nothing." }),
  supply: z.int().min(0).optional().meta({
    description:
      "Fuel that an arrival brings; one more for the fewest jumps. What is gathered: per crossing.",
  }),
  stop: z
    .int()
    .min(0)
    .optional()
    .meta({ description: "What a wrong stop burns here, if not content.fuel.stop." }),
  sonar: z
    .strictObject({
      reach: z.int().min(1).max(12).meta({ description: "So near an echo tells by how much one is off." }),
      drift: z.int().min(1).max(9).optional().meta({
        description: "The answer has moved by up to so many since it was told: only an echo knows.",
      }),
      silent: z.literal(true).optional().meta({ description: "No echo can be asked for here." }),
    })
    .optional()
    .meta({
      description:
        "Before a stop counts, the player says whether it is sure, or asks for an echo; then it may be set right once. What is said: content.sonar.",
    }),
  share: z
    .strictObject({
      tricks: z
        .array(z.enum(["fair", "sleeve", "double", "kept"]))
        .min(1)
        .optional()
        .meta({
          description:
            "What the dealer does, one of these, once it is called. Absent: nobody deals by hand, and the call is all.",
        }),
      bonus: z.int().min(0).max(9).meta({
        description:
          "What a right call earns before anything is dealt: one less for each round that was heard.",
      }),
      pace: z.int().min(60).max(1000).meta({ description: "Milliseconds between two that are dealt." }),
      hides: z.literal(true).optional().meta({
        description: "What it is divided by is not said: one round is played.",
      }),
      swept: z.literal(true).optional().meta({
        description: "What is left over is not to be counted by ear: it goes in one sweep.",
      }),
      once: z.literal(true).optional().meta({ description: "A dealing is not heard again." }),
      left: z.literal(true).optional().meta({ description: "What is left over is called, too." }),
      told: z
        .literal(true)
        .optional()
        .meta({ description: "Something gives the dealer away: content.share.tell." }),
    })
    .optional()
    .meta({
      description:
        "Something is dealt out: the share is called, early or late, and then the dealer's hands are judged. What is said: content.share.",
    }),
  guests: z.record(idSchema, guestSchema).optional().meta({ description: "Who can come aboard." }),
  waits: z.array(idSchema).min(1).optional().meta({
    description: "Which of them wait here: all if absent. Whoever does not can still be won back here.",
  }),
  tasks: z
    .array(taskRulesSchema)
    .min(1)
    .optional()
    .meta({ description: "Each item is drawn from one of these. Absent only where the level has items." }),
});
export type DialRules = z.infer<typeof rulesSchema>;

const offerSchema = z.strictObject({
  size: z.int().min(1),
  guest: idSchema.optional(),
  pays: z.int().min(1).optional(),
});
export type Offer = z.infer<typeof offerSchema>;

const waySchema = z.strictObject({
  task: taskSchema,
  start: z.int().meta({ description: "Where we start on the track." }),
  guest: idSchema.optional().meta({ description: "Who waits there." }),
  pays: z
    .int()
    .min(1)
    .optional()
    .meta({ description: "What the guest pays for the ride; the fewest jumps are paid double." }),
  stirs: z.int().min(1).optional().meta({ description: "Noises that a right answer makes." }),
});
export type Way = z.infer<typeof waySchema>;

export const itemSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9+?=-]+$/)
    .meta({ description: "What is asked, without spaces: 8+5, 8+?=13, 2+3-2+1" }),
  skill: idSchema.optional(),
  offers: z.array(offerSchema).min(2).max(8).optional().meta({
    description: "They come one by one, to be taken or left, until the way's answer is full.",
  }),
  ways: z.array(waySchema).min(1).max(3).meta({ description: "The player chooses one, from left to right." }),
});
export type DialItem = z.infer<typeof itemSchema>;

/** What the turns leave behind (`world.ts`): where the last one ended, who came aboard, who has gone. */
export const worldSchema = z.strictObject({
  at: z.int(),
  aboard: z.array(z.string()),
  gone: z.array(z.string()),
  fuel: z.int().nullable(),
});
export type DialWorld = z.infer<typeof worldSchema>;

export type DialDeal = Deal<DialContent, DialRules, DialItem, DialWorld>;

export interface DialState {
  readonly phase: "pick" | "believe" | "drive" | "gather" | "sure" | "judge";
  /** Which of the item's ways is driven; the first until the player has chosen. */
  readonly way: number;
  readonly at: number;
  /** The jumps made in this turn, by their ids. */
  readonly trail: readonly string[];
  /** Presses since the last stop, those at the track's ends included. */
  readonly pressed: number;
  /** Wrong stops, and rides too long without one. */
  readonly misses: number;
  /** The fewest jumps that lead from where the drive began to the answer. */
  readonly par: number;
  /** Fuel that is left; null where nothing is burned. */
  readonly fuel: number | null;
  /** There was none left: somebody pushed. */
  readonly pushed: boolean;
  /** Which offer waits, and which were taken, by their places. */
  readonly offer: number;
  readonly taken: readonly number[];
  /** The answer was reached by the player. */
  readonly arrived: boolean;
  /** A rival's mistake is being mended. */
  readonly caught: boolean;
  /** A hint has told the way. */
  readonly advised: boolean;
  /** Where the one echo was heard; null before. */
  readonly pingedAt: number | null;
  /** Who was won back from the rival by this ride. */
  readonly freed: string | null;
  /** Where something is dealt out: how many rounds were heard before the call, and what is asked for. */
  readonly share?: { readonly rounds: number; readonly asks: "share" | "left" };
}
