/** Recordings as samples, for what measures them. */
import { readFileSync } from "node:fs";
import { OfflineAudioContext } from "node-web-audio-api";
import { begun } from "../../engine/sound/recordings.ts";
import { LOUDNESS_RATE } from "../../engine/sound/measure/loudness.ts";

export async function decodeRecording(file: string): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, LOUDNESS_RATE);
  const bytes = readFileSync(file);
  const decoded = await context.decodeAudioData(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  return begun(decoded.getChannelData(0).slice(), LOUDNESS_RATE);
}
