/** A made sound as a file to keep, by the writer that `npm run sounds` uses. */
import { wav } from "../../../engine/adapters/wav.ts";

/** @param side -1 left to 1 right, by equal power, as the stage places it */
export function wavFile(samples: Float32Array, side: number, rate: number): Blob {
  const angle = ((side + 1) * Math.PI) / 4;
  const channels =
    side === 0
      ? [samples]
      : [Math.cos(angle), Math.sin(angle)].map((gain) => samples.map((sample) => sample * gain));
  return new Blob([wav(channels, rate) as Uint8Array<ArrayBuffer>], { type: "audio/wav" });
}
