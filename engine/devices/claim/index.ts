/**
 * A claim: before the player answers, somebody says what to do, truly or not. It is believed by doing it, and challenged by
 * doing something else: no button is needed for it. A tell may be heard with it; that is how the ear knows.
 */
import * as z from "../../zod.ts";
import { uncapitalize } from "../../capitalize.ts";
import { oneOf, sound } from "../../cue.ts";
import { idSchema, soundIdSchema, textSchema } from "../../definition/text.ts";
import { templates } from "../../definition/templates.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { plainLinesSchema, sounding } from "../../lines/line-schema.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { NO_REACTION, type Device } from "../contract.ts";

const tellSchema = z.strictObject({ sound: soundIdSchema, caption: textSchema, ...sounding });

export const claimSchema = z.strictObject({
  type: z.literal("claim"),
  name: textSchema.meta({ description: "As it stands at the beginning of a sentence: The fox" }),
  voice: idSchema.optional(),
  side: sounding.side,
  lies: z.number().min(0).max(0.9).meta({ description: "How often it is not true." }),
  speaks: z
    .number()
    .min(0.1)
    .max(1)
    .optional()
    .meta({ description: "In how many of the turns; in all if absent." }),
  says: templates("label").meta({
    description: "{label} is what the move is called: Take my word, {label}!",
  }),
  how: textSchema.meta({ description: "That it may be a lie, and what tells: told before the first." }),
  honest: tellSchema.optional().meta({ description: "Heard before what is true." }),
  lying: tellSchema.optional().meta({ description: "Heard before what is not." }),
  fooled: plainLinesSchema.min(1).meta({ description: "Told when a lie was believed." }),
  caught: plainLinesSchema
    .min(1)
    .meta({ description: "Told when a lie was not believed, and the answer was right." }),
  doubted: plainLinesSchema.optional().meta({ description: "Told when the truth was not believed." }),
  trusted: plainLinesSchema.optional().meta({ description: "Told when the truth was believed." }),
});
export type ClaimData = z.infer<typeof claimSchema>;

/** More lies caught than these nobody counts. */
const MOST = 99;

export const claim: Device<ClaimData> = {
  type: "claim",
  schema: claimSchema,
  counts: {
    caught: "lies that were not believed",
    fooled: "lies that were believed",
    trusted: "truths that were believed",
    doubted: "truths that were not believed",
  },
  stake: ({ name }, id) => ({
    start: 0,
    from: 0,
    to: MOST,
    better: "more",
    moves: { [`${id}-caught`]: 1 },
    stretches: [
      { from: 0, layers: {}, say: `${name} has not been caught in a lie.` },
      { from: 1, layers: {}, say: `Lies you have caught: {${id}}.` },
    ],
  }),
  begins: ({ how }, { id, isTold }) =>
    isTold(`${id}-how`) ? NO_REACTION : { cues: [oneOf(how)], told: [`${id}-how`] },
  claims(data, id, { moves, best, seed }) {
    const chance = createRandom(deriveSeed(seed, "claim", id));
    const answers = moves.filter(({ judges }) => judges === true);
    const right = answers.find((move) => move.id === best.move);
    const wrong = answers.filter((move) => move.id !== best.move);
    const isSilent = chance.next() >= (data.speaks ?? 1);
    if (right === undefined || wrong.length === 0 || isSilent) return null;
    const isTrue = chance.next() >= data.lies;
    const said = isTrue ? right : chance.pick(wrong);
    const tell = isTrue ? data.honest : data.lying;
    const { voice, side } = data;
    return {
      device: id,
      move: said.id,
      isTrue,
      cues: [
        ...(tell === undefined ? [] : [tellCue(tell, side)]),
        oneOf(data.says, "object", { voice, side, values: { label: uncapitalize(said.label) } }),
      ],
    };
  },
  settles(data, { device, move, isTrue }, answered) {
    const isFollowed = answered.move === move;
    const isRight = answered.outcome === "solved" || answered.outcome === "advanced";
    const heard = (how: "fooled" | "caught" | "doubted" | "trusted") => ({
      cues: lineCues(data[how] ?? [], { part: "object" }),
      counts: { [`${device}-${how}`]: 1 },
    });
    if (isTrue) return heard(isFollowed ? "trusted" : "doubted");
    if (isFollowed) return heard("fooled");
    return isRight ? heard("caught") : NO_REACTION;
  },
};

function tellCue({ sound: id, side: own, ...how }: z.infer<typeof tellSchema>, side: number | undefined) {
  return sound(id, { ...how, side: own ?? side, hold: "end" });
}
