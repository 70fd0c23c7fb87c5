/** A clock: a budget of steps, minutes or bites that what the player does uses up. Never seconds: nobody is hurried. */
import * as z from "../../zod.ts";
import { capitalize } from "../../capitalize.ts";
import { oneOf, sound } from "../../cue.ts";
import { familySchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { templates } from "../../definition/templates.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { plainLinesSchema } from "../../lines/line-schema.ts";
import type { SoundId } from "../../sound/index.ts";
import { amountOf, unitSchema } from "../amount.ts";
import { NO_REACTION, type Device } from "../contract.ts";
import { withDefaults, type Stated } from "../../definition/defaults.ts";
import { byCount, movesOf } from "../spent.ts";

export const clockSchema = z.strictObject({
  type: z.literal("clock"),
  unit: unitSchema,
  budget: z.int().min(1).max(99),
  runs: byCount.meta({ description: "What uses it up: { steps: 1, turns: 2 }" }),
  gains: byCount.optional().meta({ description: "What gives some back: { found: 2 }" }),
  how: textSchema.meta({
    description: "What uses it up, in words, told with it: Each step takes one minute.",
  }),
  warns: z.array(z.int().min(1)).min(1).max(4).optional().meta({
    description: "What is left when it warns, besides its first word; [3, 1] if absent.",
  }),
  per: z.enum(["act", "sitting"]).optional().meta({
    description: "Begins anew with each act (the usual), or runs on through the sitting.",
  }),
  carries: z.int().min(1).max(99).optional().meta({
    description: "So much of what is left of an act, at most, is added to the next one's budget.",
  }),
  sounds: z.strictObject({ warn: soundIdSchema, over: soundIdSchema }).partial().optional(),
  words: z
    .strictObject({
      begins: templates("amount", "Amount").meta({ description: "You have {amount}." }),
      carried: templates("amount", "Amount", "saved", "Saved").meta({
        description: "The same where something was left: {saved} is that.",
      }),
      left: templates("amount", "Amount").meta({
        description: "How it stands, and its warning: {Amount} left.",
      }),
      over: plainLinesSchema.meta({ description: "Told when it is used up." }),
      none: familySchema.meta({ description: "How it stands when it is used up." }),
    })
    .partial()
    .optional(),
});
export type Clock = z.infer<typeof clockSchema>;

const USUAL_SOUNDS = { warn: "clock-tick", over: "timer-ding" } as const;
const USUAL_WARNINGS: readonly number[] = [3, 1];

type ClockWords = Stated<NonNullable<Clock["words"]>>;

const USUAL_WORDS: ClockWords = {
  begins: "You have {amount}.",
  carried: "You have {amount}: {saved} of it was left.",
  left: "{Amount} left.",
  over: ["Time is up."],
  none: "There is no time left.",
};

function wordsOf({ words }: Clock): ClockWords {
  return withDefaults(USUAL_WORDS, words);
}

export const clock: Device<Clock> = {
  type: "clock",
  schema: clockSchema,
  sounds: Object.values(USUAL_SOUNDS),
  counts: { over: "times that it was used up" },
  stake: (data) => ({
    start: data.budget,
    from: 0,
    to: data.budget + (data.carries ?? 0),
    better: "more",
    unit: data.unit,
    moves: movesOf(data.gains, data.runs),
    stretches: [
      { from: 0, layers: {}, say: wordsOf(data).none },
      { from: 1, layers: {}, say: wordsOf(data).left },
    ],
  }),
  begins(data, { id, at, isTold }) {
    const isFirst = !isTold(`${id}-how`);
    const how = isFirst ? [oneOf(data.how)] : [];
    const saved = isFirst || data.per === "sitting" ? 0 : Math.min(at, data.carries ?? 0);
    const now = data.per === "sitting" ? at : data.budget + saved;
    const kept = amountOf(saved, data.unit);
    const values = { ...valuesOf(data, now), saved: kept, Saved: capitalize(kept) };
    return {
      cues: [oneOf(wordsOf(data)[saved > 0 ? "carried" : "begins"], "object", { values }), ...how],
      at: now,
      told: [`${id}-how`],
    };
  },
  react(data, { id, before, after }) {
    if (after >= before) return NO_REACTION;
    const { warn, over } = withDefaults<Record<keyof typeof USUAL_SOUNDS, SoundId>>(
      USUAL_SOUNDS,
      data.sounds,
    );
    if (after === 0)
      return {
        cues: [sound(over, { hold: "end" }), ...lineCues(wordsOf(data).over, { part: "object" })],
        counts: { [`${id}-over`]: 1 },
      };
    if (!(data.warns ?? USUAL_WARNINGS).some((left) => after <= left && before > left)) return NO_REACTION;
    return { cues: [sound(warn), oneOf(wordsOf(data).left, "object", { values: valuesOf(data, after) })] };
  },
};

function valuesOf({ unit }: Clock, at: number) {
  const amount = amountOf(at, unit);
  return { amount, Amount: capitalize(amount) };
}
