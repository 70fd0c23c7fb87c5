import { beds, sounds, type BedId, type SoundId } from "../sound/index.ts";
import { bedSynthesis, soundSynthesis, synthesised, type Synthesis } from "../sound/synthesis/synthesise.ts";
import { inTimbre, type Timbre } from "../sound/synthesis/timbre.ts";

/** Keeps the samples of what has been heard or will be. */
export interface SoundBank {
  /** At once: a sound that nobody prepared is made now, which may take some hundredths of a second. */
  sound(id: SoundId, timbre: Timbre): AudioBuffer;
  /** Undefined until it has been prepared: a bed takes too long to make while a press waits. */
  bed(id: BedId, timbre: Timbre): AudioBuffer | undefined;
  /** Makes what is missing, a piece at a time, so that nothing else has to wait. */
  prepare(soundIds: readonly SoundId[], bedIds: readonly BedId[]): Promise<void>;
}

type Samples = Float32Array<ArrayBuffer>;

export function createSoundBank(context: BaseAudioContext): SoundBank {
  const rate = context.sampleRate;
  const soundSamples = new Map<SoundId, Samples>();
  const bedSamples = new Map<BedId, Samples>();
  const buffers = new Map<string, AudioBuffer>();

  const buffer = (name: string, samples: () => Samples): AudioBuffer => {
    const known = buffers.get(name);
    if (known) return known;
    const channel = samples();
    const made = context.createBuffer(1, channel.length, rate);
    made.copyToChannel(channel, 0);
    buffers.set(name, made);
    return made;
  };
  const keepSound = (id: SoundId, samples: Samples): Samples => {
    soundSamples.set(id, samples);
    return samples;
  };

  return {
    sound(id, timbre) {
      return buffer(`sound ${id} ${timbre}`, () => {
        const samples = soundSamples.get(id) ?? keepSound(id, synthesised(soundSynthesis(sounds[id], rate)));
        return inTimbre(samples, timbre, rate, false);
      });
    },
    bed(id, timbre) {
      const samples = bedSamples.get(id);
      return samples && buffer(`bed ${id} ${timbre}`, () => inTimbre(samples, timbre, rate, true));
    },
    async prepare(soundIds, bedIds) {
      for (const id of soundIds) {
        if (!soundSamples.has(id)) keepSound(id, await inPieces(soundSynthesis(sounds[id], rate)));
      }
      for (const id of bedIds) {
        if (!bedSamples.has(id)) bedSamples.set(id, await inPieces(bedSynthesis(beds[id], rate)));
      }
    },
  };
}

async function inPieces(synthesis: Synthesis): Promise<Samples> {
  for (;;) {
    const step = synthesis.next();
    if (step.done === true) return step.value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
