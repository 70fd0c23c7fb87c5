/** A collection: things join one by one, each with a sound of its own, and may be lost again. All of it can be performed. */
import * as z from "../../zod.ts";
import { oneOf, type Cue } from "../../cue.ts";
import { familySchema, idSchema, textSchema } from "../../definition/text.ts";
import { templates } from "../../definition/templates.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { plainLinesSchema } from "../../lines/line-schema.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { amountOf, unitSchema } from "../amount.ts";
import { NO_REACTION, type Device } from "../contract.ts";
import { withDefaults, type Stated } from "../../definition/defaults.ts";
import { byCount, movesOf } from "../spent.ts";

export const collectionSchema = z.strictObject({
  type: z.literal("collection"),
  unit: unitSchema,
  things: z
    .array(
      z.strictObject({
        id: idSchema,
        name: textSchema.meta({ description: "As it stands at the beginning of a sentence: The tuba" }),
        lines: plainLinesSchema
          .min(1)
          .meta({ description: "How it sounds: heard when it joins and when all perform." }),
      }),
    )
    .min(2)
    .max(12),
  start: z.int().min(0).max(12).optional(),
  gains: byCount.meta({ description: "What brings the next one: { right: 1 }" }),
  loses: byCount.optional().meta({ description: "What takes the last one away: { gull-came: 1 }" }),
  order: z.enum(["as listed", "another each time"]).optional().meta({
    description: "In which order they come; another each sitting, if absent.",
  }),
  words: z
    .strictObject({
      joins: templates("name", "amount").meta({
        description: "{name} joins. {amount}: how many there are now",
      }),
      leaves: templates("name", "amount").meta({
        description: "{name} is gone. {amount}: how many are left",
      }),
      have: templates("amount", "Amount").meta({ description: "How it stands. {amount}" }),
      none: familySchema,
    })
    .partial()
    .optional(),
});
export type Collection = z.infer<typeof collectionSchema>;

type CollectionWords = Stated<NonNullable<Collection["words"]>>;

function wordsOf({ unit, words }: Collection): CollectionWords {
  const usual: CollectionWords = {
    joins: ["{name} joins you.", "Here comes another one: {name}."],
    leaves: ["{name} is gone.", "You lose one: {name}."],
    have: "You have {amount}.",
    none: `You have no ${unit.many} yet.`,
  };
  return withDefaults(usual, words);
}

export const collection: Device<Collection> = {
  type: "collection",
  schema: collectionSchema,
  counts: { gained: "things that joined", lost: "things that were lost" },
  stake: (data) => ({
    start: data.start ?? 0,
    from: 0,
    to: data.things.length,
    better: "more",
    unit: data.unit,
    moves: movesOf(data.gains, data.loses),
    stretches: [
      { from: 0, layers: {}, say: wordsOf(data).none },
      { from: 1, layers: {}, say: wordsOf(data).have },
    ],
  }),
  react(data, { id, before, after, seed }) {
    if (after === before) return NO_REACTION;
    const things = inOrder(data, seed);
    const [from, to] = after > before ? [before, after] : [after, before];
    const changed = things.slice(from, to);
    const { joins, leaves } = wordsOf(data);
    const told = changed.flatMap(({ name, lines }, index): Cue[] => [
      ...(after > before ? lineCues(lines, { part: "object" }) : []),
      oneOf(after > before ? joins : leaves, "object", {
        values: { name, amount: amountOf(after > before ? before + index + 1 : after, data.unit) },
      }),
    ]);
    return { cues: told, counts: { [`${id}-${after > before ? "gained" : "lost"}`]: changed.length } };
  },
  perform: (data, at, seed) =>
    inOrder(data, seed)
      .slice(0, at)
      .flatMap(({ lines }) => lineCues(lines, { part: "object" })),
  next(data, at, seed) {
    const thing = inOrder(data, seed)[at];
    return thing === undefined ? null : { name: thing.name, cues: lineCues(thing.lines, { part: "object" }) };
  },
};

/** Another order each sitting, the same all through it. */
function inOrder({ things, order }: Collection, seed: number): Collection["things"] {
  if (order === "as listed") return things;
  return createRandom(deriveSeed(seed, "collection")).shuffle(things);
}
