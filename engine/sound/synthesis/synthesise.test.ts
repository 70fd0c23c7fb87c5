import { expect, test } from "vitest";
import type { FinishedBed, FinishedSound } from "../recipe.ts";
import { synthesised } from "./layer-samples.ts";
import { loopOf } from "./loop.ts";
import { soundSynthesis } from "./synthesise.ts";

const RATE = 48_000;

function recipe(layers: FinishedSound["layers"], more: Partial<FinishedSound> = {}): FinishedSound {
  return { caption: "a test", trim: 0, lead: 0.1, length: 1, layers, ...more };
}

function bed(layers: FinishedBed["layers"], more: Partial<FinishedBed> = {}): FinishedBed {
  return { caption: "a test", trim: 0, length: 2, volume: "effects", layers, ...more };
}

function strength(samples: Float32Array, from = 0, to = samples.length / RATE): number {
  const part = samples.subarray(from * RATE, to * RATE);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length);
}

/** How often it rises through zero: the pitch of a plain tone. */
function cycles(samples: Float32Array): number {
  return samples.filter((sample, index) => sample >= 0 && (samples[index - 1] ?? 0) < 0).length;
}

const held = { attack: 0.01, hold: 0.98, release: 0.01 };

test("a tone has the pitch, the level and the trim that its recipe says", () => {
  const tone = recipe([{ type: "tone", wave: "sine", pitch: 1000, level: -6, envelope: held }], { trim: -6 });
  const samples = synthesised(soundSynthesis({ recipe: tone, rate: RATE }));
  expect(samples).toHaveLength(RATE);
  expect(cycles(samples)).toBeCloseTo(1000, -1);
  expect(strength(samples, 0.1, 0.9)).toBeCloseTo(10 ** (-12 / 20) * Math.SQRT1_2, 3);
});

test("a sound is as long at another rate", () => {
  const tone = recipe([{ type: "tone", wave: "sine", pitch: 1000, level: 0, envelope: held }]);
  const samples = synthesised(soundSynthesis({ recipe: tone, rate: 44_100 }));
  expect(samples).toHaveLength(44_100);
  expect(cycles(samples)).toBeCloseTo(1000, -1);
});

test("a path is followed from point to point in equal ratios", () => {
  const glide: FinishedSound["layers"][number] = {
    type: "tone",
    wave: "sine",
    pitch: [
      [0, 250],
      [1, 1000],
    ],
    level: 0,
    envelope: held,
  };
  const samples = synthesised(soundSynthesis({ recipe: recipe([glide]), rate: RATE }));
  // From 250 to 1000 hertz in a second passes 500 in the middle.
  expect(cycles(samples.subarray(0.45 * RATE, 0.55 * RATE))).toBeCloseTo(50, -0.5);
});

test("harmonics that would fold back are left out", () => {
  const high = recipe([{ type: "tone", wave: "sawtooth", pitch: 9000, level: -20, envelope: held }]);
  // Only 9000 and 18000 fit; the rest of a sawtooth would raise it to 1.28 times a sine.
  expect(strength(synthesised(soundSynthesis({ recipe: high, rate: RATE })), 0.1, 0.9)).toBeCloseTo(
    0.1 * Math.SQRT1_2 * Math.hypot(1, 1 / 2),
    3,
  );
});

test("what is struck dies away by 60 dB in the time of its partial", () => {
  const bar = recipe([{ type: "struck", pitch: 1000, level: 0, attack: 0.003, partials: [[1, 0, 0.5]] }]);
  const samples = synthesised(soundSynthesis({ recipe: bar, rate: RATE }));
  const fall = strength(samples, 0.45, 0.455) / strength(samples, 0.2, 0.205);
  expect(20 * Math.log10(fall)).toBeCloseTo(-30, 0);
  expect(strength(samples, 0.6, 0.7)).toBeCloseTo(0, 9);
});

test("noise of every colour is nearly as strong, and duller from white to brown", () => {
  const [white, pink, brown] = (["white", "pink", "brown"] as const).map((colour) =>
    synthesised(
      soundSynthesis({ recipe: recipe([{ type: "noise", colour, level: 0, envelope: held }]), rate: RATE }),
    ),
  );
  const all = [white, pink, brown].map((samples = new Float32Array()) => samples);
  // The lowest part of brown noise is taken away, since no small speaker plays it.
  const strengths = all.map((samples) => strength(samples, 0.1, 0.9));
  expect(strengths).toEqual([expect.closeTo(0.3, 1), expect.closeTo(0.28, 1), expect.closeTo(0.25, 1)]);
  const [bright, middle, dull] = all.map(cycles);
  expect(bright).toBeGreaterThan(1.5 * (middle ?? 0));
  expect(middle).toBeGreaterThan(1.5 * (dull ?? 0));
});

test("a filter leaves what it passes and takes what it does not", () => {
  const filtered = (pitch: number): number => {
    const filters = [{ type: "lowpass", frequency: 1000 }] as const;
    const tone = recipe([{ type: "tone", wave: "sine", pitch, level: -10, filters, envelope: held }]);
    return (
      10 +
      20 *
        Math.log10(
          strength(synthesised(soundSynthesis({ recipe: tone, rate: RATE })), 0.1, 0.9) / Math.SQRT1_2,
        )
    );
  };
  expect(filtered(200)).toBeCloseTo(0, 0);
  // 12 dB an octave.
  expect(filtered(4000)).toBeCloseTo(-24, 0);
});

test("a room goes on after its sound", () => {
  const blow: FinishedSound["layers"] = [
    { type: "noise", colour: "white", level: 0, envelope: { attack: 0.003, release: 0.1 } },
  ];
  const dry = synthesised(soundSynthesis({ recipe: recipe(blow), rate: RATE }));
  const wet = synthesised(
    soundSynthesis({ recipe: recipe(blow, { room: { seconds: 1, level: -6 } }), rate: RATE }),
  );
  expect(strength(dry, 0.3, 0.4)).toBeCloseTo(0, 9);
  expect(strength(wet, 0.3, 0.4)).toBeGreaterThan(0.002);
  expect(strength(wet, 0.8, 0.9)).toBeLessThan(strength(wet, 0.3, 0.4) / 4);
});

test("a sound is the same every time, ends in silence, and gives the turn again and again", () => {
  const layers: FinishedSound["layers"] = [
    { type: "noise", colour: "pink", level: 0, envelope: { attack: 0.1, hold: 2, release: 1 } },
    { type: "fm", pitch: "A4", ratio: 2, depth: 1, mellows: 0.5, level: 0, envelope: held },
  ];
  const echoing = recipe(layers, { room: { seconds: 1, level: -6 } });
  const synthesis = soundSynthesis({ recipe: echoing, rate: RATE });
  let turns = 0;
  let step = synthesis.next();
  for (; step.done !== true; turns++) step = synthesis.next();
  const first = step.value;
  // One after each layer and one after its strikes, six for the combs of the room, three for its allpasses.
  expect(turns).toBe(2 * 2 + 6 + 3);
  expect(synthesised(soundSynthesis({ recipe: echoing, rate: RATE }))).toEqual(first);
  expect(first.at(-1)).toBe(0);
});

test("a steady tone fits its bed in whole cycles", () => {
  const hum = bed([{ type: "tone", wave: "sine", pitch: 100.2, level: 0, envelope: "steady" }]);
  const samples = loopOf(hum, RATE);
  // 200.4 cycles would leave a seam.
  expect(cycles(Float32Array.of(...samples.subarray(-100), ...samples))).toBeCloseTo(201, -0.5);
  expect(samples[0]).toBeCloseTo((samples.at(-1) ?? 0) + (2 * Math.PI * 100) / RATE, 1);
});

test("what rings past the end of a bed is heard at its beginning", () => {
  const late = bed([
    { type: "struck", pitch: 1000, at: 1.9, level: 0, attack: 0.003, partials: [[1, 0, 0.6]] },
  ]);
  const samples = loopOf(late, RATE);
  expect(strength(samples, 0, 0.1)).toBeGreaterThan(0.05);
  expect(strength(samples, 1, 1.8)).toBeCloseTo(0, 5);
});
