import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answersIn } from "./endpointer.ts";
import { readWav } from "./wav.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wav-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Written {
  readonly kind?: number;
  readonly channels?: number;
  readonly rate?: number;
  readonly bits?: number;
}

function written(
  samples: readonly number[],
  { kind = 1, channels = 1, rate = 16_000, bits = 16 }: Written = {},
) {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(kind, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt16LE(bits, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length * 2, 40);
  return save(Buffer.concat([header, Buffer.from(Int16Array.from(samples).buffer)]));
}

function save(bytes: Buffer): string {
  const file = join(folder, "said.wav");
  writeFileSync(file, bytes);
  return file;
}

it.each([
  ["as it is", [1, 2, 3], {}, [1, 2, 3]],
  ["with its format in a list", [1, 2, 3], { kind: 0xfffe }, [1, 2, 3]],
  ["in stereo, both sides of it", [10, 30, 20, 40], { channels: 2 }, [20, 30]],
  ["at half the rate", [0, 10, 20], { rate: 8000 }, [0, 5, 10, 15, 20, 10]],
  ["at twice the rate", [0, 10, 20, 30], { rate: 32_000 }, [0, 20]],
  ["without a sample", [], {}, []],
])("reads a recording %s", (_, samples, how, heard) => {
  expect([...readWav(written(samples, how))]).toEqual(heard);
});

it.each([
  ["of 24 bits", () => written([1, 2], { bits: 24 })],
  ["of fractions", () => written([1, 2], { kind: 3 })],
  ["without a channel", () => written([1, 2], { channels: 0 })],
  ["that is empty", () => save(Buffer.alloc(0))],
  ["that is a text", () => save(Buffer.from("This is no sound at all, but a text of some length."))],
  ["that is cut off", () => save(Buffer.from("RIFF....WAVEfmt \u0010\0\0\0\u0001"))],
])("tells what to make of a file %s", (_, file) => {
  expect(() => readWav(file())).toThrow(/said\.wav is no WAV file of 16 bits\. Make one of it: sox /u);
});

it("tells where a file is missing", () => {
  expect(() => readWav(join(folder, "gone.wav"))).toThrow(
    /^I cannot read .*gone\.wav: look whether it is there/u,
  );
});

const second = (level: number): number[] =>
  Array.from({ length: 16_000 }, (_, at) => Math.round(level * Math.sin(at / 5)));

it("finds each answer of a recording, and none where nobody speaks", () => {
  const [hush, word] = [second(50), second(9000).slice(0, 6000)];
  const lengths = (samples: readonly number[]): number[] =>
    answersIn(Int16Array.from(samples)).map(({ length }) => length);
  expect(lengths([...hush, ...word, ...hush, ...word, ...word, ...hush])).toEqual([15_680, 20_160]);
  expect(lengths([...word, ...hush.slice(0, 9000)])).toEqual([11_200]);
  expect(lengths(Array.from({ length: 15 }, () => hush).flat())).toEqual([]);
  expect(lengths([])).toEqual([]);
});
