import { expect, test } from "vitest";
import { wav } from "./wav.ts";

test("writes a header, then the channels side by side as 16-bit numbers, clipped", () => {
  const file = wav([Float32Array.of(0, 0.5), Float32Array.of(-2, 1)], 48_000);
  const view = new DataView(file.buffer);
  const text = (at: number): string => String.fromCharCode(...file.subarray(at, at + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  // Length of the rest, kind, channels, rate, bytes a second, bytes a frame, bits, bytes of data.
  expect([view.getUint32(4, true), view.getUint16(20, true), view.getUint16(22, true)]).toEqual([44, 1, 2]);
  expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([48_000, 192_000]);
  expect([view.getUint16(32, true), view.getUint16(34, true), view.getUint32(40, true)]).toEqual([4, 16, 8]);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, -32_767, 16_384, 32_767]);
});
