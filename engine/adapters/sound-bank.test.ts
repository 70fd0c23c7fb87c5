import { expect, test } from "vitest";
import { createSoundBank, type SoundShape } from "./sound-bank.ts";

const TICK: SoundShape = { sound: "tick", rate: 1, room: undefined, variant: 0 };

/** A context that keeps samples as it gets them, one a second, and counts how often sounds are made. */
function fakes(mostSeconds?: number) {
  let made = 0;
  const context = {
    sampleRate: 8000,
    createBuffer(_channels: number, length: number) {
      const kept = new Float32Array(length);
      return {
        length,
        duration: length,
        copyToChannel: (samples: Float32Array) => kept.set(samples),
        copyFromChannel: (samples: Float32Array) => samples.set(kept),
      };
    },
  } as unknown as BaseAudioContext;
  const synthesiser = (): Promise<Float32Array<ArrayBuffer>> => {
    made++;
    return Promise.resolve(Float32Array.of(0.1, 0.2, 0.3));
  };
  const bank = createSoundBank(context, synthesiser, undefined, mostSeconds);
  return { bank, made: () => made };
}

test("keeps a sound once, as it is played, for each stage and timbre", async () => {
  const first = fakes();
  await first.bank.prepare([TICK], []);
  const plain = first.bank.sound(TICK, "plain");
  expect(plain?.length).toBe(3);
  expect(first.bank.sound(TICK, "dark")?.length).toBe(3);
  expect(first.bank.hasSound(TICK)).toBe(true);
  const second = fakes();
  await second.bank.prepare([TICK], []);
  expect(second.bank.sound(TICK, "plain")).toBe(plain);
  expect([first.made(), second.made()]).toEqual([1, 0]);
  second.bank.forget([]);
  expect(first.bank.hasSound(TICK)).toBe(false);
});

test("makes anew what was played longest ago, where only so much is kept", async () => {
  const { bank } = fakes(6);
  const [first, second, third] = [0, 1, 2].map((variant): SoundShape => ({ ...TICK, variant }));
  if (!first || !second || !third) throw new Error("There are three.");
  for (const shape of [first, second, first, third]) {
    await bank.prepare([shape], []);
    bank.sound(shape, "plain");
  }
  expect([first, second, third].map((shape) => bank.hasSound(shape))).toEqual([true, false, true]);
});
