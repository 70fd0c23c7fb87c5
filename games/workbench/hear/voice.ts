/** Lines as espeak-ng says them: samples of one channel. */
import { spawnSync } from "node:child_process";
import { failure, success, type Result } from "../../../engine/index.ts";

/** Of espeak-ng, and so of everything that is mixed with it. */
export const RATE = 22_050;
const HEADER_BYTES = 44;
const WORDS_A_MINUTE = 165;
const MIDDLE_PITCH = 50;
const FULL = 32_768;

export function spokenSamples(text: string, rate: number, pitch: number): Result<Float32Array, string> {
  const words = [
    "-ven-us",
    `-s${Math.round(WORDS_A_MINUTE * rate)}`,
    `-p${Math.round(Math.min(99, MIDDLE_PITCH * pitch))}`,
    "--stdin",
    "--stdout",
  ];
  const { stdout, error, status } = spawnSync("espeak-ng", words, { input: text, maxBuffer: 1e8 });
  if (error !== undefined || status !== 0)
    return failure("espeak-ng does not speak here: install it, or read the script, which needs no voice.");
  const many = Math.max(0, Math.floor((stdout.length - HEADER_BYTES) / 2));
  return success(
    Float32Array.from({ length: many }, (_, index) => stdout.readInt16LE(HEADER_BYTES + 2 * index) / FULL),
  );
}
