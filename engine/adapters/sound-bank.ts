import { beds, sounds, type BedId, type SoundId } from "../sound/index.ts";
import { samplesOf, synthesise, type Samples, type SynthesisRequest } from "../sound/synthesis/synthesise.ts";
import { inTimbre, type Timbre } from "../sound/synthesis/timbre.ts";

/** Makes samples elsewhere, so that nothing here has to wait. Rejects where it cannot. */
export type Synthesiser = (request: SynthesisRequest) => Promise<Samples>;

/** Keeps what has been heard or will be. */
export interface SoundBank {
  /** At once: a sound that nobody prepared is made now, which may take some hundredths of a second. */
  sound(id: SoundId, timbre: Timbre): AudioBuffer;
  /** Undefined until it has been prepared: a bed takes too long to make while a press waits. */
  bed(id: BedId, timbre: Timbre): AudioBuffer | undefined;
  /** Makes what is missing, one after the other. */
  prepare(soundIds: readonly SoundId[], bedIds: readonly BedId[]): Promise<void>;
}

interface Made {
  readonly sounds: Map<SoundId, Samples>;
  readonly beds: Map<BedId, Samples>;
}

/** By rate. Longer-lived than a stage: the next game has its sounds at once. All of it at one rate is 30 MB. */
const madeAtRate = new Map<number, Made>();

function madeAt(rate: number): Made {
  const made = madeAtRate.get(rate) ?? { sounds: new Map(), beds: new Map() };
  madeAtRate.set(rate, made);
  return made;
}

/** @param synthesiser this thread, in pieces, if absent or where it fails */
export function createSoundBank(context: BaseAudioContext, synthesiser: Synthesiser = inPieces): SoundBank {
  const rate = context.sampleRate;
  const made = madeAt(rate);
  const buffers = new Map<string, AudioBuffer>();

  const buffer = (name: string, samples: () => Samples): AudioBuffer => {
    const known = buffers.get(name);
    if (known) return known;
    const channel = samples();
    const fresh = context.createBuffer(1, channel.length, rate);
    fresh.copyToChannel(channel, 0);
    buffers.set(name, fresh);
    return fresh;
  };
  const soundNow = (id: SoundId): Samples => {
    const samples = made.sounds.get(id) ?? samplesOf({ type: "sound", recipe: sounds[id], rate });
    made.sounds.set(id, samples);
    return samples;
  };

  /** By recipe. What is wanted again before it is there is waited for, and not made twice. */
  const making = new Map<object, Promise<Samples>>();
  const make: Synthesiser = (request) => {
    const known = making.get(request.recipe);
    if (known) return known;
    const samples = synthesiser(request)
      .catch(() => inPieces(request))
      .finally(() => making.delete(request.recipe));
    making.set(request.recipe, samples);
    return samples;
  };

  return {
    sound: (id, timbre) => buffer(`sound ${id} ${timbre}`, () => inTimbre(soundNow(id), timbre, rate, false)),
    bed(id, timbre) {
      const samples = made.beds.get(id);
      return samples && buffer(`bed ${id} ${timbre}`, () => inTimbre(samples, timbre, rate, true));
    },
    async prepare(soundIds, bedIds) {
      for (const id of soundIds) {
        if (!made.sounds.has(id))
          made.sounds.set(id, await make({ type: "sound", recipe: sounds[id], rate }));
      }
      for (const id of bedIds) {
        if (!made.beds.has(id)) made.beds.set(id, await make({ type: "bed", recipe: beds[id], rate }));
      }
    },
  };
}

async function inPieces(request: SynthesisRequest): Promise<Samples> {
  const pieces = synthesise(request);
  for (;;) {
    const step = pieces.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
