/** What is heard of a take: the product's own stage, its own sounds and its own ducking, with speech on its speech bus. */
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import type { BedId, SoundId } from "../../engine/sound/index.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { samplesOf } from "../../engine/sound/synthesis/samples-of.ts";
import { asIfLive } from "../sounds/as-if-live.ts";
import type { Take } from "./take.ts";
import type { Voice } from "./voice.ts";

export const RATE = 48_000;
/** As short as the stage's own end of a sound, so that a cut does not click. */
const CUT_SECONDS = 0.012;

/** Both channels of the whole take, from its start, computed faster than it would sound. */
export async function renderSoundtrack(take: Take, voice: Voice): Promise<readonly Float32Array[]> {
  const audio = await loadNodeAudio();
  if (audio.type === "missing") throw new Error(audio.reason);
  const offline = new audio.OfflineAudioContext(2, Math.ceil((take.end / 1000) * RATE), RATE);
  const live = asIfLive(offline);
  const stage = audio.createToneSoundStage(live.context, (request) => Promise.resolve(samplesOf(request)));
  const { sounds, beds } = used(take);
  await stage.prepare(sounds, beds);

  const speech = stage.speech;
  if (speech === undefined) throw new Error("the stage has no way for speech");
  for (const { at, call } of take.stage) {
    await live.letTimePass(at / 1000);
    call(stage);
  }
  await live.letTimePass(take.end / 1000);
  for (const { at, until, utterance } of take.lines.filter((line) => line.at < take.end)) {
    const { samples, rate } = voice(utterance);
    const buffer = offline.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = sourceOf(offline, buffer);
    const volume = offline.createGain();
    volume.gain.setValueAtTime(utterance.volume, 0);
    volume.gain.setValueAtTime(utterance.volume, until / 1000);
    volume.gain.linearRampToValueAtTime(0, until / 1000 + CUT_SECONDS);
    source.connect(volume).connect(speech);
    source.start(at / 1000);
  }
  const rendered = await offline.startRendering();
  // Copies: what node-web-audio-api returns does not outlive its buffer.
  return [rendered.getChannelData(0).slice(), rendered.getChannelData(1).slice()];
}

function sourceOf(context: OfflineAudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Asks the calls themselves what they play. */
function used(take: Take): { sounds: SoundId[]; beds: BedId[] } {
  const sounds = new Set<SoundId>();
  const beds = new Set<BedId>();
  for (const { call } of take.stage) {
    call({
      ...silentSoundStage,
      play: (...played) => played.forEach(({ sound }) => sounds.add(sound)),
      bed: ({ bed }) => void (bed !== null && beds.add(bed)),
    });
  }
  return { sounds: [...sounds], beds: [...beds] };
}
