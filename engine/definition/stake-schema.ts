/** What a sitting is about beyond its single turns: what can be won or slips away, what is counted, what is kept. */
import * as z from "../zod.ts";
import { unitSchema } from "../devices/amount.ts";
import { linesSchema, plainLinesSchema, sounding } from "../lines/line-schema.ts";
import { templates } from "./templates.ts";
import { bedIdSchema, openFamilySchema, idSchema, soundIdSchema, textSchema } from "./text.ts";

/** What every mechanic counts by itself, beside what it lists in `counts`. */
export const TURN_COUNTS = {
  turns: "turns that are over",
  right: "turns with full credit",
  first: "turns with full credit at the first try, without a hint",
  partly: "turns with some credit, but not all",
  missed: "turns with less than half of the credit",
  hints: "hints that were asked for",
  moves: "moves that were made; counted in games with devices",
  wrong: "answers that were not right; counted in games with devices",
} as const;

const layerSchema = z.strictObject({
  bed: bedIdSchema,
  ...sounding,
});

const changeSchema = z.strictObject({
  sound: soundIdSchema,
  ...sounding,
  caption: textSchema.optional(),
});

const stretchSchema = z.strictObject({
  from: z.number().meta({ description: "The stretch reaches from here up to the next one." }),
  layers: z
    .record(idSchema, layerSchema)
    .meta({ description: "What is in the air while it lasts, by layer: { hooves: … }." }),
  say: openFamilySchema.meta({ description: "How it stands, when asked: The goods train is far behind." }),
  risen: linesSchema.optional().meta({ description: "Told after the turn that led here from below." }),
  fallen: linesSchema.optional().meta({ description: "Told after the turn that led here from above." }),
  counted: templates("amount", "Amount")
    .optional()
    .meta({ description: "Told here instead of the stake's own, as where little is left: Only {amount}!" }),
});

export const stakeSchema = z
  .strictObject({
    start: z.number(),
    from: z.number(),
    to: z.number(),
    better: z.enum(["more", "less"]),
    unit: unitSchema.optional().meta({
      description:
        "What it is counted in: {amount} in its own texts and {coinsTold} elsewhere say it with its word.",
    }),
    moves: z.record(z.string(), z.number()).meta({
      description: "What moves it, by how much for each: { jumps: -1, first: 2 }.",
    }),
    rises: changeSchema.optional().meta({ description: "Heard when it rises." }),
    falls: changeSchema.optional().meta({ description: "Heard when it falls." }),
    counted: templates("amount", "Amount")
      .optional()
      .meta({ description: "Told after each turn that has moved it, in its unit: {Amount} now." }),
    atOnce: z.literal(true).optional().meta({
      description: "It is counted with each step that moves it, and not only when the turn is over.",
    }),
    afterwards: z.literal(true).optional().meta({
      description:
        "Its change is heard once for each by which it moved, and after what has moved it: where the mechanic has a place for that, else when the step is told.",
    }),
    stretches: z.array(stretchSchema).min(1).max(8),
  })
  .refine(({ counted, unit }) => counted === undefined || unit !== undefined, {
    path: ["counted"],
    error: "Say what it is counted in: unit",
  })
  .refine(
    ({ atOnce, counted, stretches }) =>
      counted !== undefined ||
      (atOnce === undefined && stretches.every((stretch) => stretch.counted === undefined)),
    { path: ["counted"], error: "Say how it is counted: {Amount} now." },
  )
  .refine(({ start, from, to }) => from < to && start >= from && start <= to, {
    path: ["start"],
    error: "Let it start between from and to",
  })
  .refine(
    ({ from, stretches }) =>
      stretches[0]?.from === from &&
      stretches.every((stretch, index) => index === 0 || stretch.from > (stretches[index - 1]?.from ?? 0)),
    {
      path: ["stretches"],
      error: "Begin the first stretch where the stake begins, and let each reach further",
    },
  );
export type Stake = z.infer<typeof stakeSchema>;

export const tallySchema = z.strictObject({
  counts: z
    .string()
    .meta({ description: "What it counts: a count of the mechanic, or turns, right, first." }),
  of: z.string().optional().meta({ description: "Out of how many, as {of}: turns" }),
  best: z.enum(["most", "fewest"]),
  unit: unitSchema
    .optional()
    .meta({ description: "What it is counted in; a goal needs it: { one: coin, many: coins }" }),
  now: openFamilySchema.meta({
    description: "How it stands, when asked in the middle: {count} express so far.",
  }),
  end: openFamilySchema.meta({
    description: "At the end, without a word on the best: {count} of {of} express.",
  }),
  record: openFamilySchema.meta({
    description: "Said after it when it is the player's best. {best} was the old one.",
  }),
});

export const keepsakeSchema = z.strictObject({
  name: textSchema.meta({ description: "The goose's horn" }),
  lines: plainLinesSchema
    .min(1)
    .meta({ description: "How it is heard, now and whenever it is listened to." }),
});
