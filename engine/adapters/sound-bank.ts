import type { RoomName, SoundId } from "../sound/index.ts";
import { asRecorded, begun, recordingsIn } from "../sound/recordings.ts";
import { bedRecipe, loadRecipes, soundRecipe } from "../sound/recipes.ts";
import type { FinishedSound } from "../sound/recipe.ts";
import { soundAt } from "../sound/shape.ts";
import { synthesised, type Samples, type Synthesis } from "../sound/synthesis/layer-samples.ts";
import { soundSynthesis, type SoundRequest, type SynthesisRequest } from "../sound/synthesis/synthesise.ts";
import { inTimbre, type Timbre } from "../sound/synthesis/timbre.ts";
import type { Beginning, BedShape, Endless } from "./endless/index.ts";

/** Makes samples elsewhere, so that nothing here has to wait. Rejects where it cannot. */
export type Synthesiser = (request: SynthesisRequest) => Promise<Samples>;

/** Fetches what was recorded under a name, as a file of sound. Rejects where it cannot be had. */
export type RecordingSource = (recording: string) => Promise<ArrayBuffer>;

/** One of the ways in which a sound can be heard. */
export interface SoundShape {
  readonly sound: SoundId;
  readonly rate: number;
  readonly room: RoomName | undefined;
  /** 0 is the recipe as it is written. */
  readonly variant: number;
}

/** Keeps what has been heard or will be. */
export interface SoundBank {
  /**
   * At once: a sound that nobody prepared is made now, which may take some hundredths of a second. Undefined where its
   * recipe is not there yet.
   */
  sound(shape: SoundShape, timbre: Timbre): AudioBuffer | undefined;
  hasSound(shape: SoundShape): boolean;
  /** Undefined until a bed has been prepared. */
  endless(): Endless | undefined;
  /** Makes what is missing, one after the other. */
  prepare(soundShapes: readonly SoundShape[], bedShapes: readonly BedShape[]): Promise<void>;
  prepareBed(shape: BedShape, beginning: Beginning): Promise<void>;
  /** Lets go of all that was made, but for these. What sounds goes on sounding. */
  forget(except: readonly SoundId[]): void;
}

/** Samples by name, and buffers by name and timbre. As soon as there is a plain buffer, which has them too, the samples are let go. */
interface Made {
  readonly samples: Map<string, Samples>;
  readonly buffers: Map<string, AudioBuffer>;
}

/** By rate of samples. Longer-lived than a stage: the next game has its sounds at once. */
const madeAtRate = new Map<number, Made>();
const recordingsAtRate = new Map<number, Record<string, Samples>>();

function madeAt(rate: number): Made {
  const made = madeAtRate.get(rate) ?? { samples: new Map(), buffers: new Map() };
  madeAtRate.set(rate, made);
  return made;
}

function recordingsAt(rate: number): Record<string, Samples> {
  const recordings = recordingsAtRate.get(rate) ?? {};
  recordingsAtRate.set(rate, recordings);
  return recordings;
}

function nameOf({ sound, rate, room, variant }: SoundShape): string {
  return `${sound} ${rate} ${room ?? ""} ${variant}`;
}

function bufferName(name: string, timbre: Timbre): string {
  return `${name} ${timbre}`;
}

/** A copy. */
function samplesIn(buffer: AudioBuffer): Samples {
  const samples = new Float32Array(buffer.length);
  buffer.copyFromChannel(samples, 0);
  return samples;
}

const nowhereElse: Synthesiser = () => Promise.reject(new Error("There is no other thread."));
const nothingRecorded: RecordingSource = () => Promise.reject(new Error("There are no recordings here."));

/**
 * @param synthesiser this thread, in pieces, if absent or where it fails
 * @param source where recordings are; without them, what stands in for them is heard
 * @param mostSeconds of sounds that are kept as they are played; those that were played longest ago are made anew
 */
export function createSoundBank(
  context: BaseAudioContext,
  synthesiser: Synthesiser = nowhereElse,
  source: RecordingSource = nothingRecorded,
  mostSeconds = Infinity,
): SoundBank {
  const rate = context.sampleRate;
  const { samples: made, buffers } = madeAt(rate);
  const recordings = recordingsAt(rate);

  const requestOf = (shape: SoundShape): SoundRequest | undefined => {
    const recipe = recipeOf(shape);
    const { variant, room } = shape;
    return (
      recipe && {
        type: "sound",
        recipe: soundAt(recipe, shape.rate, room),
        rate,
        variant,
        recordings: Object.fromEntries(
          recordingsIn(recipe).flatMap((name) => (recordings[name] ? [[name, recordings[name]]] : [])),
        ),
      }
    );
  };

  /** As it was recorded, if the recording is there. */
  const recipeOf = ({ sound }: SoundShape): FinishedSound | undefined => {
    const recipe = soundRecipe(sound);
    const best = recipe && asRecorded(sound, recipe);
    return best && recordingsIn(best).every((name) => recordings[name]) ? best : recipe;
  };

  /** A recording that cannot be had is no harm: the next time it is tried again. */
  const fetchRecordings = async (sound: SoundId): Promise<boolean> => {
    const recipe = soundRecipe(sound);
    const missing = recipe ? recordingsIn(asRecorded(sound, recipe)).filter((name) => !recordings[name]) : [];
    await Promise.all(missing.map((name) => fetching.get(name) ?? fetchRecording(name)));
    return missing.length > 0;
  };
  const fetching = new Map<string, Promise<void>>();
  const fetchRecording = (name: string): Promise<void> => {
    const fetched = decodeRecording(name).finally(() => fetching.delete(name));
    fetching.set(name, fetched);
    return fetched;
  };
  const decodeRecording = async (name: string): Promise<void> => {
    const decoded = await context.decodeAudioData(await source(name));
    recordings[name] = begun(decoded.getChannelData(0), rate);
  };

  /** Makes the sounds whose recordings come late once more, out of these. */
  const makeRecorded = async (shapes: readonly SoundShape[]): Promise<void> => {
    const areNew = await Promise.all(shapes.map(({ sound }) => fetchRecordings(sound).catch(() => false)));
    for (const shape of shapes.filter((_, index) => areNew[index])) {
      forgetAll((name) => name.startsWith(`${shape.sound} `));
      await make(shape);
    }
  };

  const forgetAll = (isMeant: (name: string) => boolean): void => {
    for (const one of [made, buffers]) for (const name of one.keys()) if (isMeant(name)) one.delete(name);
  };
  /** Known or new, it is the last that goes. */
  const keep = (key: string, buffer: AudioBuffer): AudioBuffer => {
    buffers.delete(key);
    buffers.set(key, buffer);
    let seconds = [...buffers.values()].reduce((sum, { duration }) => sum + duration, 0);
    for (const [oldest, { duration }] of buffers) {
      if (seconds <= mostSeconds || oldest === key) break;
      buffers.delete(oldest);
      seconds -= duration;
    }
    return buffer;
  };
  const isMade = (name: string): boolean => made.has(name) || buffers.has(bufferName(name, "plain"));

  /** Undefined where its recipe is not there yet. */
  const samplesNow = (shape: SoundShape): Samples | undefined => {
    const name = nameOf(shape);
    const known = made.get(name);
    if (known) return known;
    const plain = buffers.get(bufferName(name, "plain"));
    if (plain) return samplesIn(plain);
    const request = requestOf(shape);
    return request && synthesised(soundSynthesis(request));
  };
  const bufferOf = (samples: Samples, timbre: Timbre): AudioBuffer => {
    const channel = inTimbre(samples, timbre, rate);
    const fresh = context.createBuffer(1, channel.length, rate);
    fresh.copyToChannel(channel, 0);
    return fresh;
  };

  /** One after the other: several at once would take the room of all, and none would be ready sooner. */
  let lastHere: Promise<unknown> = Promise.resolve();
  const here = (synthesis: () => Synthesis): Promise<Samples> => {
    const samples = lastHere.then(() => inPieces(synthesis()));
    lastHere = samples.catch(() => undefined);
    return samples;
  };
  const samplesFor = (request: SynthesisRequest, synthesis: () => Synthesis): Promise<Samples> =>
    synthesiser(request).catch(() => here(synthesis));

  let endless: Endless | undefined;
  const prepareBed = async (shape: BedShape, beginning: Beginning): Promise<void> => {
    const [{ createEndless }] = await Promise.all([import("./endless/index.ts"), loadRecipes([shape.bed])]);
    endless ??= createEndless({ context, recipeOf: bedRecipe, samplesFor, bufferOf });
    await endless.prepare(shape, beginning);
  };

  /** What is wanted again before it is there is waited for, and not made twice. */
  const making = new Map<string, Promise<Samples>>();
  const make = async (shape: SoundShape): Promise<void> => {
    const name = nameOf(shape);
    const request = isMade(name) ? undefined : requestOf(shape);
    if (request === undefined) return;
    const samples =
      making.get(name) ??
      samplesFor(request, () => soundSynthesis(request)).finally(() => making.delete(name));
    making.set(name, samples);
    made.set(name, await samples);
  };

  return {
    sound(shape, timbre) {
      const name = nameOf(shape);
      const key = bufferName(name, timbre);
      const known = buffers.get(key);
      if (known) return keep(key, known);
      const samples = samplesNow(shape);
      if (samples === undefined) return undefined;
      const fresh = keep(key, bufferOf(samples, timbre));
      if (buffers.has(bufferName(name, "plain"))) made.delete(name);
      else made.set(name, samples);
      return fresh;
    },
    forget(except) {
      forgetAll((name) => !except.some((sound) => name.startsWith(`${sound} `)));
      for (const name of Object.keys(recordings)) delete recordings[name];
      endless = undefined;
    },
    hasSound: (shape) => isMade(nameOf(shape)),
    endless: () => endless,
    prepareBed,
    async prepare(soundShapes, bedShapes) {
      await loadRecipes([...soundShapes.map(({ sound }) => sound), ...bedShapes.map(({ bed }) => bed)]);
      for (const shape of soundShapes) await make(shape);
      for (const shape of bedShapes) await prepareBed(shape, { speed: 1 });
      await makeRecorded(soundShapes);
    },
  };
}

async function inPieces(pieces: Synthesis): Promise<Samples> {
  for (;;) {
    const step = pieces.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
