/** Music on the stage: fetched with the first of it, so that no first sound waits for what writes it. */
import type { Context } from "tone/build/esm/core/context/Context.js";
import type { BedId } from "../../sound/index.ts";
import { phraseOf, phraseSeconds } from "../../sound/music/index.ts";
import type { FinishedBed } from "../../sound/recipe.ts";
import type { Samples, SynthesisRequest } from "../../sound/synthesis/synthesise.ts";
import type { Timbre } from "../../sound/synthesis/timbre.ts";
import { phraseAt, startPhrases, type PhraseBank, type PhraseChain, type Playing } from "./phrase-chain.ts";

/** A part of a piece, at one rate. */
export interface MusicShape {
  readonly bed: BedId;
  readonly rate: number;
}

export interface Music {
  /** Makes the phrase that sounds now at this speed, and the next. */
  prepare(shape: MusicShape, speed: number): Promise<void>;
  /** From now on, until it is stopped. Undefined where the phrase of now has not been made. */
  start(
    context: Context,
    shape: MusicShape,
    how: Playing & { readonly timbre: Timbre },
  ): PhraseChain | undefined;
}

/** Each phrase is heard once: so many are enough for the parts of a piece, now and next. */
const MOST_KEPT = 8;

/** What the stage has already: imported here, it would be cut into more files. */
export interface MusicTools {
  readonly context: BaseAudioContext;
  /** Undefined until it is loaded. */
  recipeOf(bed: BedId): FinishedBed | undefined;
  /** Does the arithmetic, and keeps nothing waiting. */
  samplesFor(request: SynthesisRequest): Promise<Samples>;
  bufferOf(samples: Samples, timbre: Timbre): AudioBuffer;
}

export function createMusic({ context, recipeOf, samplesFor, bufferOf }: MusicTools): Music {
  const rate = context.sampleRate;
  const made = new Map<string, Samples>();

  const secondsOf = ({ bed, rate: pace }: MusicShape): number => {
    const recipe = recipeOf(bed);
    return recipe === undefined ? 0 : phraseSeconds(recipe, pace);
  };
  const make = async (shape: MusicShape, phrase: number): Promise<void> => {
    const name = nameOf(shape, phrase);
    const recipe = recipeOf(shape.bed);
    if (made.has(name) || recipe === undefined) return;
    made.set(name, await samplesFor({ type: "sound", recipe: phraseOf(recipe, phrase, shape.rate), rate }));
    for (const old of [...made.keys()].slice(0, -MOST_KEPT)) made.delete(old);
  };
  const bankOf = (shape: MusicShape, timbre: Timbre): PhraseBank => ({
    seconds: secondsOf(shape),
    make: (phrase) => make(shape, phrase),
    buffer(phrase) {
      const samples = made.get(nameOf(shape, phrase));
      return samples && bufferOf(samples, timbre);
    },
  });

  return {
    async prepare(shape, speed) {
      const now = phraseAt(context.currentTime, secondsOf(shape) / speed);
      await make(shape, now);
      await make(shape, now + 1);
    },
    start: (live, shape, { timbre, ...how }) => startPhrases(live, bankOf(shape, timbre), how),
  };
}

function nameOf({ bed, rate }: MusicShape, phrase: number): string {
  return `${bed} ${rate} ${phrase}`;
}
