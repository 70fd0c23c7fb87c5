/** What a purse and a fuel have in common: it is earned and spent, and whoever has little of it hears so. */
import * as z from "../zod.ts";
import { capitalize } from "../capitalize.ts";
import { oneOf, sound, type Cue } from "../cue.ts";
import { withDefaults } from "../definition/defaults.ts";
import { familySchema, soundIdSchema } from "../definition/text.ts";
import { templates } from "../definition/templates.ts";
import type { Stake } from "../definition/stake-schema.ts";
import type { SoundId } from "../sound/index.ts";
import { amountOf, unitSchema, type Unit } from "./amount.ts";
import { NO_REACTION, type Beginning, type Happening, type Reaction } from "./contract.ts";

export const byCount = z.record(z.string(), z.int().min(1).max(99));

export const spentFrame = {
  unit: unitSchema,
  start: z.int().min(0).max(99).optional().meta({ description: "What one begins with; none if absent." }),
  most: z
    .int()
    .min(1)
    .max(999)
    .optional()
    .meta({ description: "More than this it never holds; 99 if absent." }),
  low: z.int().min(1).max(20).optional().meta({
    description: "From here down it is said what is left; 2 if absent.",
  }),
  once: z.literal(true).optional().meta({
    description: "What comes in is heard once, however much it is: it was heard one by one already.",
  }),
  counted: z.literal(true).optional().meta({
    description: "As an act begins it is heard piece by piece, so that the ear can count it.",
  }),
  sounds: z
    .strictObject({ gain: soundIdSchema, pay: soundIdSchema, empty: soundIdSchema })
    .partial()
    .optional(),
};

export const spentWords = {
  have: templates("amount", "Amount").meta({ description: "How it stands: You have {amount}." }),
  none: familySchema.meta({ description: "How it stands with nothing left: You have no coins." }),
  more: templates("amount", "Amount").meta({
    description: "After earning, how much there is; not said if absent: {Amount} now.",
  }),
  left: templates("amount", "Amount").meta({
    description: "After spending, where little is left: {Amount} left.",
  }),
  last: templates("amount", "Amount").meta({ description: "After spending, with one left." }),
  empty: familySchema.meta({ description: "Told at once when the last one is gone." }),
};

export interface Spent {
  readonly unit: Unit;
  readonly start?: number | undefined;
  readonly most?: number | undefined;
  readonly low?: number | undefined;
  readonly once?: true | undefined;
  readonly counted?: true | undefined;
  readonly sounds?: { readonly [K in "gain" | "pay" | "empty"]?: SoundId | undefined } | undefined;
}

/** More than these nobody counts by ear. */
const MOST_HEARD = 6;
const BETWEEN_MILLISECONDS = 130;
const USUAL_MOST = 99;
const USUAL_LOW = 2;

const SPENT_SOUNDS = { gain: "coin", pay: "coin-drop", empty: "tin-clack" } as const;
export const spentSounds = Object.values(SPENT_SOUNDS);

type Words = { readonly [K in keyof typeof spentWords]: z.infer<typeof familySchema> };
type SpentWords = Omit<Words, "more"> & { readonly more?: Words["more"] | undefined };

export function spentWordsOf({ unit }: Spent): SpentWords {
  return {
    have: "You have {amount}.",
    none: `You have no ${unit.many}.`,
    left: ["{Amount} left.", "That leaves {amount}."],
    last: [`Only one ${unit.one} left.`, `One ${unit.one} left.`],
    empty: [`That was the last ${unit.one}.`, `No ${unit.many} left.`],
  };
}

export function spentStake(
  { unit, start = 0, most = USUAL_MOST }: Spent,
  words: SpentWords,
  { earns, spends }: { readonly earns: Gains; readonly spends: Gains },
): Stake {
  return {
    start,
    from: 0,
    to: most,
    better: "more",
    unit,
    moves: movesOf(earns, spends),
    stretches: [
      { from: 0, layers: {}, say: words.none },
      { from: 1, layers: {}, say: words.have },
    ],
  };
}

export type Gains = Readonly<Record<string, number>> | undefined;

export function movesOf(up: Gains, down: Gains): Record<string, number> {
  const moves: Record<string, number> = { ...up };
  for (const [name, by] of Object.entries(down ?? {})) moves[name] = (moves[name] ?? 0) - by;
  return moves;
}

/** All that there is, one piece after another. */
export function spentBegins(data: Spent, { at }: Beginning): Reaction {
  if (data.counted !== true || at === 0) return NO_REACTION;
  return { cues: [rowOf(soundsOf(data).gain, at, at, amountOf(at, data.unit))] };
}

/** Each coin is heard, the last one has a sound of its own, and what is left is said while it matters. */
export function spentReaction(data: Spent, words: SpentWords, { before, after }: Happening): Reaction {
  if (after === before) return NO_REACTION;
  const { gain, pay, empty } = soundsOf(data);
  const amount = amountOf(after, data.unit);
  const values = { amount, Amount: capitalize(amount) };
  if (after > before) {
    const told = words.more === undefined ? [] : [oneOf(words.more, "object", { values })];
    const most = data.once === true ? 1 : MOST_HEARD;
    return { cues: [movedRow(gain, after - before, data.unit, "come", most), ...told] };
  }
  const paid = movedRow(pay, before - after, data.unit, "go");
  if (after === 0) return { cues: [paid, sound(empty, { caption: "an empty clack" }), oneOf(words.empty)] };
  if (after > (data.low ?? USUAL_LOW)) return { cues: [paid] };
  return { cues: [paid, oneOf(after === 1 ? words.last : words.left, "object", { values })] };
}

function soundsOf({ sounds }: Spent): Record<keyof typeof SPENT_SOUNDS, SoundId> {
  return withDefaults<Record<keyof typeof SPENT_SOUNDS, SoundId>>(SPENT_SOUNDS, sounds);
}

/** "2 coins come", "1 coin goes" */
function movedRow(id: SoundId, count: number, unit: Unit, verb: "come" | "go", most = MOST_HEARD): Cue {
  const goes = verb === "go" ? "goes" : "comes";
  return rowOf(id, count, most, `${amountOf(count, unit)} ${count === 1 ? goes : verb}`);
}

/** One after another, so that they can be counted by ear. */
function rowOf(id: SoundId, count: number, most: number, caption: string): Cue {
  const heard = Math.min(count, most);
  if (heard === 1) return sound(id, { caption });
  const notes = Array.from({ length: heard }, (_, index) => ({
    sound: id,
    at: index * BETWEEN_MILLISECONDS,
  }));
  return { type: "pattern", name: `row-${id}`, notes, caption, hold: "end" };
}
