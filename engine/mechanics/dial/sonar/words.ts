/** What a dial with a sonar says: whether one is sure, what comes back, and what the claw has found. All of it has defaults. */
import * as z from "../../../zod.ts";
import { idSchema, soundIdSchema, textSchema } from "../../../definition/text.ts";
import { withDefaults, type Stated } from "../../../definition/defaults.ts";
import { linesSchema, sounding } from "../../../lines/line-schema.ts";
import { moveWordsSchema } from "../../kit/move-words.ts";
import { templates } from "../../kit/templates.ts";

const soundsSchema = z
  .strictObject({
    ping: soundIdSchema,
    there: soundIdSchema.meta({ description: "The echo of who is there." }),
    pip: soundIdSchema.meta({
      description: "Heard once for each step that is missing, lower or higher each time.",
    }),
    down: soundIdSchema.meta({ description: "The echo from beyond its reach, where the answer is more." }),
    up: soundIdSchema.meta({ description: "The same, where it is less." }),
  })
  .partial();

export const sonarSchema = z
  .strictObject({
    sure: templates("value", "amount").meta({ description: "Asked at the stop, before it counts." }),
    grab: moveWordsSchema.meta({ description: "What makes it count." }),
    ping: moveWordsSchema.meta({ description: "What asks the sonar, once in a turn." }),
    cancel: moveWordsSchema.meta({ description: "What a voice says to set the number anew." }),
    canceled: templates().meta({ description: "Said to who does." }),
    more: templates().meta({ description: "After an echo: the answer is more." }),
    less: templates().meta({ description: "After an echo: the answer is less." }),
    far: templates("reach").meta({
      description: "After an echo from beyond {reach}, which tells no more than which way.",
    }),
    there: templates().meta({ description: "After an echo: this is it." }),
    before: templates("amount").meta({ description: "Before the echo is played again: where it was heard." }),
    got: templates("amount", "sum").meta({
      description: "Right at the first try: {sum} is how it comes about.",
    }),
    found: templates("amount", "sum").meta({ description: "Right after an echo." }),
    mended: templates("amount", "sum").meta({ description: "Right after a wrong try." }),
    slid: templates("slid", "amount").meta({
      description: "Said instead of the sum where the answer had moved.",
    }),
    fix: templates().meta({
      description: "After the first wrong try where no echo can be asked for: one more is left.",
    }),
    once: templates().meta({
      description: "After an echo, or the first wrong try: one try is left, and no echo.",
    }),
    movedOn: templates("sum", "lay", "slid", "amount").meta({
      description: "After the last wrong try where the answer had moved and is more: {lay} was the sum's.",
    }),
    movedBack: templates("sum", "lay", "slid", "amount").meta({
      description: "The same, where it is less.",
    }),
    moved: templates("drift").meta({
      description: "Help where the answer had moved, to who knows no more than which way.",
    }),
    lost: templates("amount").meta({ description: "After the last wrong try; then it is worked." }),
    tooLittle: templates("amount"),
    tooMuch: templates("amount"),
    count: templates("amount").meta({
      description: "Help after an echo: what its pips say, heard at {amount}.",
    }),
    pick: templates().meta({ description: "Help for who has two to choose from." }),
    pinged: linesSchema.meta({ description: "Told after each echo: who has heard it." }),
    clanged: linesSchema.meta({ description: "Told after each wrong try: who has heard it." }),
    stirred: linesSchema.meta({ description: "Told where a right answer makes noises: what made them." }),
    rests: z.strictObject({ stake: idSchema, sound: soundIdSchema, ...sounding, word: textSchema }).meta({
      description: "Heard as often as this stake stands, before each turn and whenever it is asked.",
    }),
    spares: idSchema.meta({
      description: "Who has none of this stake as a turn begins hears the second hint with the first.",
    }),
    sounds: soundsSchema,
  })
  .partial();
export type Sonar = z.infer<typeof sonarSchema>;

const OWN = ["pinged", "clanged", "stirred", "rests", "spares", "sounds"] as const;
export type SonarWords = Stated<Omit<Sonar, (typeof OWN)[number]>>;

const USUAL_WORDS: SonarWords = {
  sure: ["{amount}. Sure? Select: yes. Left: ping.", "{amount}. Select, or ping?"],
  grab: { label: "Sure", phrases: ["sure", "yes"] },
  ping: { label: "Ping", phrases: ["ping", "not sure"] },
  cancel: { label: "Not yet", phrases: ["no", "not yet", "wait", "cancel"] },
  canceled: "Not yet, then. Set it anew.",
  more: "More.",
  less: "Less.",
  far: "Off by more than {reach}.",
  there: "This is it.",
  before: "At {amount}:",
  got: "{sum}",
  found: "{sum}",
  mended: "{sum}",
  slid: "{amount}: it had moved by {slid}.",
  fix: "One more try.",
  once: "One try now, and no ping.",
  movedOn: "{sum} It moved on from {lay} by {slid}, to {amount}.",
  movedBack: "{sum} It moved back from {lay} by {slid}, to {amount}.",
  moved: "It moved by up to {drift}. You know which way.",
  lost: "It was {amount}.",
  tooLittle: "More than {amount}.",
  tooMuch: "Less than {amount}.",
  count: "You stopped at {amount}. Each pip that falls is one more, each that climbs is one less.",
  pick: "Which are you sure of?",
};

export function sonarWords({ sonar }: { readonly sonar?: Sonar | undefined }): SonarWords {
  return withDefaults(USUAL_WORDS, sonar);
}

const USUAL_SOUNDS: Stated<z.infer<typeof soundsSchema>> = {
  ping: "sonar",
  there: "sonar-close",
  pip: "probe-beep",
  down: "glide-down",
  up: "glide-up",
};
export const sonarSounds = Object.values(USUAL_SOUNDS);

export function soundsOf({ sonar }: { readonly sonar?: Sonar | undefined }): typeof USUAL_SOUNDS {
  return withDefaults(USUAL_SOUNDS, sonar?.sounds);
}
