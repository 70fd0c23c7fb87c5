import type { Context } from "tone/build/esm/core/context/Context.js";
import { expect, test } from "vitest";
import { startChain } from "./chain.ts";

const SECONDS = 8;

/** A context whose sources only tell what they are asked, and a bank that makes whatever it is asked for. */
function fakes(currentTime: number, made: readonly number[], failing: readonly number[] = []) {
  const phrases = new Set(made);
  const heard: string[] = [];
  const ends: (() => void)[] = [];
  const clock = { currentTime };
  const context = Object.assign(clock, {
    sampleRate: 100,
    createBuffer: (_channels: number, length: number) => ({ phrase: `of ${length} silent samples` }),
    createGain: () => ({
      connect: () => undefined,
      disconnect: () => heard.push("gain gone"),
      gain: {
        setValueAtTime: (value: number, at: number) => heard.push(`${value} at ${at}`),
        linearRampToValueAtTime: (value: number, at: number) => heard.push(`${value} by ${at}`),
      },
    }),
    createBufferSource: () => ({
      buffer: undefined as unknown,
      playbackRate: { value: 1 },
      connect: () => undefined,
      start(this: { buffer: { phrase: number | string } }, at: number, offset: number) {
        heard.push(`phrase ${this.buffer.phrase} at ${at} from ${offset}`);
      },
      stop: (at: number) => heard.push(`stop at ${at}`),
      addEventListener: (_type: string, listener: () => void) => ends.push(listener),
    }),
  });
  const bank = {
    seconds: SECONDS,
    buffer: (phrase: number) => (phrases.has(phrase) ? ({ phrase } as unknown as AudioBuffer) : undefined),
    make: (phrase: number) =>
      failing.includes(phrase) ? Promise.reject(new Error("no")) : Promise.resolve(void phrases.add(phrase)),
  };
  const start = (speed = 1, began = 0, onOver = (): void => undefined) =>
    startChain(context as unknown as Context, bank, { began, speed, into: {} as AudioNode, onOver });
  return { clock, heard, ends, start };
}

test("joins in the phrase of now, and each next one begins where the one before it ends", async () => {
  const { heard, ends, start } = fakes(10, [1, 2]);
  start();
  expect(heard).toEqual(["phrase 1 at 10 from 2", "phrase 2 at 16 from 0"]);
  ends[0]?.();
  await expect.poll(() => heard[2]).toBe("phrase 3 at 24 from 0");
  ends[1]?.();
  await expect.poll(() => heard[3]).toBe("phrase 4 at 32 from 0");
});

test("is nothing until the phrase of now is made, and makes the one after it itself", async () => {
  expect(fakes(10, []).start()).toBeUndefined();
  const { heard, start } = fakes(10, [1]);
  start();
  await expect.poll(() => heard).toEqual(["phrase 1 at 10 from 2", "phrase 2 at 16 from 0"]);
});

test("at twice the speed phrases are half as long", () => {
  const { heard, start } = fakes(10, [2, 3]);
  start(2);
  expect(heard).toEqual(["phrase 2 at 10 from 4", "phrase 3 at 12 from 0"]);
});

test("goes on from where it is told", () => {
  const { heard, start } = fakes(10, [3, 4]);
  start(1, -20);
  expect(heard).toEqual(["phrase 3 at 10 from 6", "phrase 4 at 12 from 0"]);
});

test("what comes late takes up where it should be, and fades in", async () => {
  const { clock, heard, ends, start } = fakes(0, [0, 1]);
  start();
  clock.currentTime = 18;
  ends[0]?.();
  await expect.poll(() => heard.slice(2)).toEqual(["0 at 18", "1 by 18.3", "phrase 2 at 18 from 2"]);
  ends[2]?.();
  expect(heard.at(-1)).toBe("gain gone");
});

test("a phrase that cannot be made is silent, and the one after it is heard", async () => {
  const { heard, ends, start } = fakes(0, [0, 1], [2]);
  start();
  ends[0]?.();
  await expect.poll(() => heard[2]).toBe("phrase of 800 silent samples at 16 from 0");
  ends[2]?.();
  await expect.poll(() => heard[3]).toBe("phrase 4 at 32 from 0");
});

test("ends all of it, makes nothing more, and says when nothing sounds any more", () => {
  let isOver = false;
  const { heard, ends, start } = fakes(0, [0, 1]);
  start(1, 0, () => (isOver = true))?.stop(3);
  expect(heard.slice(2)).toEqual(["stop at 3", "stop at 3"]);
  ends[0]?.();
  expect(isOver).toBe(false);
  ends[1]?.();
  expect([isOver, heard.length]).toEqual([true, 4]);
});
