/**
 * The script of a browser's thread for the arithmetic of sounds. Answers each request with its samples, in the order of
 * asking.
 */
import { samplesOf } from "../sound/synthesis/samples-of.ts";
import type { SynthesisRequest } from "../sound/synthesis/synthesise.ts";

addEventListener("message", ({ data }: MessageEvent<SynthesisRequest>) => {
  const samples = samplesOf(data);
  postMessage(samples, { transfer: [samples.buffer] });
});
