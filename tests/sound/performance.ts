/** What a stage is told and when, and what is heard of it. Runs in Node and, bundled, in a page. */
import type { ToneSoundStage } from "../../engine/adapters/tone-sound-stage.ts";
import type { Mix, SoundStage, StageBed, StageSound } from "../../engine/ports/sound-stage.ts";
import { lengthSeconds, sounds, type SoundId } from "../../engine/sound/index.ts";
import type { Synthesiser } from "../../engine/adapters/sound-bank.ts";
import { samplesOf } from "../../engine/sound/synthesis/samples-of.ts";
import { asIfLive } from "../../scripts/sounds/as-if-live.ts";

export const RATE = 48_000;

/** Plain data, so that it can be sent to a page. */
export type Deed =
  | { readonly at: number; readonly type: "play"; readonly sound: StageSound }
  | { readonly at: number; readonly type: "stop"; readonly group: string }
  | { readonly at: number; readonly type: "bed"; readonly bed: StageBed }
  | { readonly at: number; readonly type: "duck"; readonly ducked: boolean }
  | { readonly at: number; readonly type: "mix"; readonly mix: Mix }
  | { readonly at: number; readonly type: "silence" };

const SOUND_IDS = Object.keys(sounds) as SoundId[];
/**
 * Every earcon, and of every family one sound in nine: what the stage does with a sound does not depend on its recipe, and
 * the library's own tests measure them all.
 */
export const SOME_SOUND_IDS = SOUND_IDS.filter(
  (id, index) => sounds[id].family === "shared" || index % 9 === 0,
);
export const FULL_MIX: Mix = {
  speech: 1,
  effects: 1,
  decoration: 1,
  music: 1,
  mono: false,
  night: false,
  ears: "headphones",
};
export const MONO: Deed = { at: 0, type: "mix", mix: { ...FULL_MIX, mono: true } };

export function play(at: number, sound: SoundId, how: Partial<StageSound> = {}): Deed {
  return { at, type: "play", sound: { sound, side: 0, level: 1, pitch: 0, seed: 0, ...how } };
}

/** So many seconds hold a sound at any pitch and in any timbre. */
export function roomFor(sound: SoundId): number {
  return lengthSeconds(sound) + 0.4;
}

export function act(stage: SoundStage, deed: Deed): void {
  switch (deed.type) {
    case "play":
      stage.play(deed.sound);
      break;
    case "stop":
      stage.stop(deed.group);
      break;
    case "bed":
      stage.bed(deed.bed);
      break;
    case "duck":
      stage.duck(deed.ducked);
      break;
    case "mix":
      stage.mix(deed.mix);
      break;
    case "silence":
      stage.silence();
      break;
  }
}

export interface Performer {
  readonly OfflineAudioContext: typeof OfflineAudioContext;
  createToneSoundStage(context: AudioContext, synthesiser: Synthesiser): ToneSoundStage;
}

/** Many stages play the same places, and a stretch of one takes a tenth of a second to make. */
const stretches = new Map<string, ReturnType<typeof samplesOf>>();
const MOST_STRETCHES = 32;

/** Makes samples in one go: nobody waits meanwhile. */
export const atOnce: Synthesiser = (request) => {
  if (request.type === "sound") return Promise.resolve(samplesOf(request));
  const name = JSON.stringify(request);
  const samples = stretches.get(name) ?? samplesOf(request);
  stretches.set(name, samples);
  for (const old of [...stretches.keys()].slice(0, -MOST_STRETCHES)) stretches.delete(old);
  return Promise.resolve(samples);
};

/** Both channels of what the stage makes of the deeds, computed faster than it would sound. */
export async function perform(
  performer: Performer,
  seconds: number,
  deeds: readonly Deed[],
): Promise<Float32Array[]> {
  const offline = new performer.OfflineAudioContext(2, Math.round(seconds * RATE), RATE);
  const live = asIfLive(offline);
  const stage = performer.createToneSoundStage(live.context, atOnce);
  await stage.prepare(
    deeds.flatMap((deed) => (deed.type === "play" ? [deed.sound.sound] : [])),
    deeds.flatMap((deed) => (deed.type === "bed" && deed.bed.bed !== null ? [deed.bed.bed] : [])),
  );
  for (const deed of deeds) {
    await live.letTimePass(deed.at);
    act(stage, deed);
  }
  await live.letTimePass(seconds);
  const buffer = await offline.startRendering();
  // Copies: what node-web-audio-api returns does not outlive its buffer.
  return [buffer.getChannelData(0).slice(), buffer.getChannelData(1).slice()];
}
