/** What runs in the page. Performances are sent back as text, since a page can send nothing else in bulk. */
import { createToneSoundStage } from "../../engine/adapters/tone-sound-stage.ts";
import type { SoundId } from "../../engine/sound/index.ts";
import { begun } from "../../engine/sound/recordings.ts";
import { perform, RATE, type Deed } from "./performance.ts";
import { pressToSound } from "./press-to-sound.ts";
import { playedThrough, type Played } from "./through-the-stage.ts";
import { playTwenty, type Strain } from "./twenty-sounds.ts";

declare global {
  var performInPage: (seconds: number, deeds: readonly Deed[]) => Promise<string[]>;
  var decodeInPage: (files: readonly string[]) => Promise<string[]>;
  var pressInPage: (presses: number) => Promise<number[]>;
  var playTwentyInPage: (seconds: number, isSilent: boolean) => Promise<Strain>;
  var playedInPage: (
    ids: readonly SoundId[],
    recordings: Readonly<Record<string, string>>,
  ) => Promise<Played[]>;
}

globalThis.performInPage = async (seconds, deeds) => {
  const channels = await perform({ OfflineAudioContext, createToneSoundStage }, seconds, deeds);
  return channels.map(toBase64);
};

globalThis.decodeInPage = async (files) => {
  const context = new OfflineAudioContext(1, 1, RATE);
  const decoded = await Promise.all(files.map((file) => context.decodeAudioData(fromBase64(file))));
  return decoded.map((buffer) => toBase64(begun(buffer.getChannelData(0), RATE)));
};

globalThis.playTwentyInPage = async (seconds, isSilent) => {
  const context = new AudioContext({ latencyHint: "interactive" });
  const strain = await playTwenty(context, createToneSoundStage, seconds, isSilent);
  await context.close();
  return strain;
};

globalThis.playedInPage = (ids, recordings) =>
  playedThrough({ OfflineAudioContext, createToneSoundStage }, ids, (name) => {
    const file = recordings[name];
    return file === undefined
      ? Promise.reject(new Error(`no recording of ${name}`))
      : Promise.resolve(fromBase64(file));
  });

globalThis.pressInPage = async (presses) => {
  const context = new AudioContext({ latencyHint: "interactive" });
  const delays = await pressToSound(context, createToneSoundStage, presses);
  await context.close();
  return delays;
};

const BYTES_AT_ONCE = 32_768;

function fromBase64(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
}

function toBase64(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let letters = "";
  for (let start = 0; start < bytes.length; start += BYTES_AT_ONCE) {
    letters += String.fromCharCode(...bytes.subarray(start, start + BYTES_AT_ONCE));
  }
  return btoa(letters);
}
