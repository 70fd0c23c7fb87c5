/** Beds on the stage, which never come round. Fetched with the first of them, so that no first sound waits for what makes them. */
import type { Context } from "tone/build/esm/core/context/Context.js";
import type { BedId } from "../../sound/index.ts";
import { phraseOf, phraseSeconds } from "../../sound/music/index.ts";
import type { FinishedBed } from "../../sound/recipe.ts";
import { bedAt } from "../../sound/shape.ts";
import { FADE_SECONDS, STRETCH_SECONDS } from "../../sound/synthesis/stretch.ts";
import type { Samples, Synthesis } from "../../sound/synthesis/layer-samples.ts";
import { synthesise } from "../../sound/synthesis/samples-of.ts";
import type { SynthesisRequest } from "../../sound/synthesis/synthesise.ts";
import type { Timbre } from "../../sound/synthesis/timbre.ts";
import { pieceAt, startChain, type Chain, type PieceBank } from "./chain.ts";

/** A bed at one rate, by one chance. */
export interface BedShape {
  readonly bed: BedId;
  readonly rate: number;
  readonly seed: number;
}

/** Where in it to begin. */
export interface Beginning {
  readonly speed: number;
  /** Rounds of the bed that have been heard, so that one that changes goes on where it is. Absent: where nobody has been. */
  readonly turn?: number | undefined;
}

interface Way extends Beginning {
  readonly timbre: Timbre;
  readonly into: AudioNode;
  /** Nothing of it sounds any more. */
  onOver(): void;
}

export interface EndlessBed extends Chain {
  /** Rounds of it that have been heard. */
  turn(): number;
}

export interface Endless {
  /** Makes what will be heard first, and what follows. */
  prepare(shape: BedShape, beginning: Beginning): Promise<void>;
  /** From now on, until it is stopped. Undefined where that has not been prepared. */
  start(context: Context, shape: BedShape, way: Way): EndlessBed | undefined;
}

/** What the stage has already: imported here, it would be cut into more files. */
export interface EndlessTools {
  readonly context: BaseAudioContext;
  /** Undefined until it is loaded. */
  recipeOf(bed: BedId): FinishedBed | undefined;
  /** Does the arithmetic, and keeps nothing waiting. @param synthesis here, where it can be done nowhere else */
  samplesFor(request: SynthesisRequest, synthesis: () => Synthesis): Promise<Samples>;
  bufferOf(samples: Samples, timbre: Timbre): AudioBuffer;
}

/** Twelve seconds weigh two megabytes: as soon as there is a buffer of them, the samples are let go. */
type Piece = { readonly samples: Samples } | { readonly buffer: AudioBuffer; readonly timbre: Timbre };

/** What is kept of one shape: each piece is heard once. */
interface Kept {
  readonly made: Map<number, Piece>;
  /** What is asked for again before it is there is not made twice. */
  readonly making: Map<number, Promise<void>>;
  /** The first piece that nobody has heard. */
  fresh: number;
  /** In how many layers it sounds. */
  layers: number;
}

/** Now and next. */
const MOST_PIECES = 2;
/** More than there are layers at once. */
const MOST_SHAPES = 8;
/** Of so many that were stopped last one piece is kept: who pauses and goes on hears them at once. */
const MOST_STOPPED = 1;

export function createEndless({ context, recipeOf, samplesFor, bufferOf }: EndlessTools): Endless {
  const rate = context.sampleRate;
  const shapes = new Map<string, Kept>();
  /** The one that was stopped first comes first. */
  const stopped = new Set<Kept>();

  /** Of those that were used longest ago nothing is kept. */
  const keptOf = ({ bed, rate: pace, seed }: BedShape): Kept => {
    const name = `${bed} ${pace} ${seed}`;
    const kept: Kept = shapes.get(name) ?? { made: new Map(), making: new Map(), fresh: 0, layers: 0 };
    shapes.delete(name);
    shapes.set(name, kept);
    for (const old of [...shapes.keys()].slice(0, -MOST_SHAPES)) shapes.delete(old);
    return kept;
  };
  /** @param next the piece with which it would go on */
  const rest = (kept: Kept, next: number): void => {
    for (const index of kept.made.keys()) if (index !== next) kept.made.delete(index);
    stopped.add(kept);
    const [oldest] = stopped;
    if (oldest === undefined || stopped.size <= MOST_STOPPED) return;
    oldest.made.clear();
    stopped.delete(oldest);
  };
  const secondsOf = (shape: BedShape, recipe: FinishedBed): number =>
    recipe.music ? phraseSeconds(recipe, shape.rate) : STRETCH_SECONDS;
  const make = (shape: BedShape, index: number): Promise<void> => {
    const { made, making } = keptOf(shape);
    const recipe = recipeOf(shape.bed);
    if (made.has(index) || recipe === undefined) return Promise.resolve();
    const asked = making.get(index);
    if (asked) return asked;
    const request = requestOf(recipe, shape, index, rate);
    const soon = samplesFor(request, () => synthesise(request))
      .then((samples) => keepPiece(made, index, { samples }))
      .finally(() => making.delete(index));
    making.set(index, soon);
    return soon;
  };

  /** The context's time at which the first piece begins, so that what is to be heard now is. */
  const beganAt = (shape: BedShape, recipe: FinishedBed, { speed, turn }: Beginning): number => {
    // All parts of a piece are at the same place, whenever they join.
    if (recipe.music) return 0;
    const now = context.currentTime;
    if (turn !== undefined) return now - (turn * recipe.length) / shape.rate / speed;
    const faded = keptOf(shape).fresh * STRETCH_SECONDS + FADE_SECONDS;
    // Beats of a second stay in step with each other.
    const beat = 1 / shape.rate;
    return now - (faded + ((((now * speed - faded) % beat) + beat) % beat)) / speed;
  };

  return {
    async prepare(shape, beginning) {
      const recipe = recipeOf(shape.bed);
      if (recipe === undefined) return;
      const gone = context.currentTime - beganAt(shape, recipe, beginning);
      const now = pieceAt(gone, secondsOf(shape, recipe) / beginning.speed);
      await make(shape, now);
      await make(shape, now + 1);
    },
    start(live, shape, { timbre, into, onOver, ...beginning }) {
      const recipe = recipeOf(shape.bed);
      if (recipe === undefined) return undefined;
      const { speed } = beginning;
      const began = beganAt(shape, recipe, beginning);
      const seconds = secondsOf(shape, recipe);
      const bank: PieceBank = {
        seconds,
        make(index) {
          forgetOther(keptOf(shape), index, timbre);
          return make(shape, index);
        },
        buffer(index) {
          const kept = keptOf(shape);
          forgetOther(kept, index, timbre);
          const piece = kept.made.get(index);
          if (piece === undefined || "buffer" in piece) return piece?.buffer;
          const buffer = bufferOf(piece.samples, timbre);
          kept.made.set(index, { buffer, timbre });
          return buffer;
        },
      };
      const chain = startChain(live, bank, { began, speed, into, onOver });
      if (chain === undefined) return undefined;
      // Held by what stops it, the chain would hold its first piece.
      const { buffer, stop } = chain;
      const kept = keptOf(shape);
      kept.layers++;
      stopped.delete(kept);
      return {
        buffer,
        turn: () => ((live.currentTime - began) * speed * shape.rate) / recipe.length,
        stop(at) {
          stop(at);
          kept.layers--;
          // It may be heard again: then nobody goes back.
          const now = pieceAt(live.currentTime - began, seconds / speed);
          kept.fresh = now + 1;
          if (kept.layers === 0) rest(kept, recipe.music ? now : kept.fresh);
        },
      };
    },
  };
}

/** What was made for the other ear's side is made anew. */
function forgetOther({ made }: Kept, index: number, timbre: Timbre): void {
  const piece = made.get(index);
  if (piece !== undefined && "buffer" in piece && piece.timbre !== timbre) made.delete(index);
}

function keepPiece(made: Map<number, Piece>, index: number, piece: Piece): void {
  made.set(index, piece);
  for (const old of [...made.keys()].slice(0, -MOST_PIECES)) made.delete(old);
}

function requestOf(
  recipe: FinishedBed,
  { rate: pace, seed }: BedShape,
  index: number,
  rate: number,
): SynthesisRequest {
  return recipe.music
    ? { type: "sound", recipe: phraseOf(recipe, index, pace, seed), rate }
    : { type: "stretch", recipe: bedAt(recipe, pace), rate, index, seed };
}
