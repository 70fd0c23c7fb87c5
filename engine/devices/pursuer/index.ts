/**
 * A pursuer: somebody who comes nearer by what the player does, is heard to, can be driven off, and does something on
 * arriving. How far it is, is the number of its steps: what is heard, what is said and what happens go by that one number.
 */
import * as z from "../../zod.ts";
import { oneOf, type Cue, type PatternNote } from "../../cue.ts";
import { soundIdSchema, textSchema } from "../../definition/text.ts";
import { templates } from "../../definition/templates.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { plainLinesSchema, sounding } from "../../lines/line-schema.ts";
import type { Device, Happening, Reaction } from "../contract.ts";
import { NO_REACTION } from "../contract.ts";
import { withDefaults, type Stated } from "../../definition/defaults.ts";
import { easedBy, easesSchema } from "../eases.ts";
import { byCount, movesOf } from "../spent.ts";

const placeSchema = z.strictObject({
  from: z.int().min(0).meta({ description: "This many steps away, or more, up to the next place." }),
  text: textSchema.meta({ description: "Where it is, going on from its name: is right behind you" }),
});

export const pursuerSchema = z.strictObject({
  type: z.literal("pursuer"),
  name: textSchema.meta({ description: "As it stands at the beginning of a sentence: The gull" }),
  step: z.strictObject({ sound: soundIdSchema, caption: textSchema, ...sounding }).meta({
    description: "One step of it. Its level follows from how near it is.",
  }),
  away: z.int().min(2).max(12).meta({ description: "How many steps away it begins." }),
  nears: byCount.meta({ description: "What brings it nearer, by how many steps: { missed: 2, felt: 1 }" }),
  flees: byCount.optional().meta({ description: "What drives it off, by how many steps: { right: 2 }" }),
  how: textSchema.meta({
    description: "What brings it nearer, what it wants, and what drives it off: told before it first moves.",
  }),
  warn: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .meta({ description: "This near it is warned of; 2 steps if absent." }),
  takes: byCount.optional().meta({ description: "What it takes on arriving, from purses: { coins: 3 }" }),
  came: plainLinesSchema.min(1).meta({ description: "Told when it arrives: what it does, or takes." }),
  nothing: plainLinesSchema.min(1).optional().meta({
    description: "Told instead when it comes to take something and nothing is there.",
  }),
  back: z.int().min(1).max(12).optional().meta({
    description: "Where it is afterwards, in steps away; where it began, if absent.",
  }),
  eases: easesSchema.meta({
    description:
      "Steps that it may begin farther off, and be driven back farther, for who has it hard, or nearer for who has it easy; none if absent.",
  }),
  words: z
    .strictObject({
      places: z.array(placeSchema).min(2).max(6),
      warns: templates("name", "place").meta({
        description: "Told once an approach when it is this near: {name} {place}.",
      }),
      fled: templates("name").meta({ description: "Told when it has been driven all the way back." }),
    })
    .partial()
    .optional(),
});
export type Pursuer = z.infer<typeof pursuerSchema>;

const BETWEEN_MILLISECONDS = 220;
const FARTHEST = 0.2;
const USUAL_WARNING = 2;
const MOST_HEARD = 6;

type PursuerWords = Stated<NonNullable<Pursuer["words"]>>;

const USUAL_WORDS: PursuerWords = {
  places: [
    { from: 0, text: "is here" },
    { from: 1, text: "is right beside you" },
    { from: 3, text: "is coming closer" },
    { from: 5, text: "is far off" },
  ],
  warns: ["{name} {place}!", "Watch out! {name} {place}."],
  fled: ["{name} is far off again.", "{name} runs all the way back."],
};

function wordsOf({ words }: Pursuer): PursuerWords {
  return withDefaults(USUAL_WORDS, words);
}

export const pursuer: Device<Pursuer> = {
  type: "pursuer",
  schema: pursuerSchema,
  counts: {
    came: "times that it arrived",
    missed: "times that it arrived and there was nothing to take",
    fled: "times that it was driven all the way back",
  },
  stake: (data) => ({
    start: data.away,
    from: 0,
    to: data.away,
    better: "more",
    moves: movesOf(data.flees, data.nears),
    stretches: wordsOf(data)
      .places.filter(({ from }) => from <= data.away)
      .map(({ from, text }) => ({ from, layers: {}, say: `${data.name} ${text}.` })),
  }),
  eases(data, ease) {
    const by = easedBy(data.eases, ease);
    return { ...data, away: data.away + by, ...(data.back !== undefined && { back: data.back + by }) };
  },
  begins(data, { id, at, isTold }) {
    if (isTold(`${id}-how`)) return NO_REACTION;
    return { cues: [...stepsHeard(data, 1, at), oneOf(data.how)], told: [`${id}-how`] };
  },
  react(data, happening) {
    const { before, after } = happening;
    if (after === before) return NO_REACTION;
    if (after > before) return driven(data, happening);
    const heard = stepsHeard(data, before - after, after);
    if (after === 0) return arrived(data, happening, heard);
    const warn = data.warn ?? USUAL_WARNING;
    return { cues: after <= warn && before > warn ? [...heard, warning(data, after)] : heard };
  },
};

/** Who comes to take something, and finds nothing, has come for nothing: that is counted for nothing, too. */
function arrived(data: Pursuer, { id, stakes }: Happening, heard: readonly Cue[]): Reaction {
  const takes = Object.entries(data.takes ?? {});
  const isForNothing = takes.length > 0 && takes.every(([name]) => (stakes[name] ?? 0) === 0);
  const lines = isForNothing ? (data.nothing ?? data.came) : data.came;
  return {
    cues: [...heard, ...lineCues(lines, { part: "object", side: data.step.side })],
    counts: { [`${id}-${isForNothing ? "missed" : "came"}`]: 1 },
    at: data.back ?? data.away,
    moves: Object.fromEntries(takes.map(([name, by]) => [name, -by])),
  };
}

function driven(data: Pursuer, { id, before, after }: Happening): Reaction {
  const away = stepsHeard(data, after - before, after);
  if (after < data.away) return { cues: away };
  const values = { name: data.name };
  return {
    cues: [...away, oneOf(wordsOf(data).fled, "object", { values })],
    counts: { [`${id}-fled`]: 1 },
  };
}

function warning(data: Pursuer, at: number): Cue {
  const values = { name: data.name, place: placeOf(data, at) };
  return oneOf(wordsOf(data).warns, "object", { values });
}

function placeOf(data: Pursuer, at: number): string {
  return wordsOf(data).places.findLast(({ from }) => at >= from)?.text ?? "";
}

/** As many steps as it took, as loud as it is near where they end: the ear can count and compare them. */
function stepsHeard(data: Pursuer, steps: number, at: number): Cue[] {
  const { sound: id, caption, ...how } = data.step;
  const level = Math.max(FARTHEST, 1 - (at / data.away) * (1 - FARTHEST));
  const notes: PatternNote[] = Array.from({ length: Math.min(steps, MOST_HEARD) }, (_, index) => ({
    ...how,
    sound: id,
    level,
    at: index * BETWEEN_MILLISECONDS,
  }));
  const heard = `${Array(Math.min(steps, MOST_HEARD)).fill(caption).join(", ")}: ${data.name} ${placeOf(data, at)}`;
  return [{ type: "pattern", name: "pursuer", notes, caption: heard, hold: "end" }];
}
