import type { Context } from "tone/build/esm/core/context/Context.js";
import { expect, test } from "vitest";
import type { FinishedBed } from "../../sound/recipe.ts";
import { createEndless, type BedShape } from "./index.ts";

const RECIPE: FinishedBed = { caption: "a hum", volume: "effects", length: 6, trim: 0, layers: [] };
const PLACES = ["kitchen", "freezer", "train"] as const;

const shapeOf = (bed: BedShape["bed"]): BedShape => ({ bed, rate: 1, seed: 0 });

/** Beds of which nothing is heard; each source tells when it is over as soon as it is asked to. */
function fakes() {
  const ends: (() => void)[] = [];
  const context = {
    sampleRate: 100,
    currentTime: 0,
    createBufferSource: () => ({
      playbackRate: { value: 1 },
      connect: () => undefined,
      start: () => undefined,
      stop: () => undefined,
      addEventListener: (_type: string, listener: () => void) => ends.push(listener),
    }),
  } as unknown as Context & BaseAudioContext;
  const endless = createEndless({
    context,
    recipeOf: () => RECIPE,
    samplesFor: () => Promise.resolve(new Float32Array(10)),
    bufferOf: () => ({}) as AudioBuffer,
  });
  const start = (shape: BedShape, turn?: number) =>
    endless.start(context, shape, {
      speed: 1,
      turn,
      timbre: "plain",
      into: {} as AudioNode,
      onOver: () => undefined,
    });
  return { ends, endless, start };
}

test("of beds that were stopped, the last can be heard again at once", async () => {
  const { endless, start } = fakes();
  for (const place of PLACES) {
    await endless.prepare(shapeOf(place), { speed: 1 });
    start(shapeOf(place))?.stop(0);
  }
  expect(PLACES.map((place) => start(shapeOf(place)) !== undefined)).toEqual([false, false, true]);
});

test("of a bed that goes on, no piece is kept that is over", async () => {
  const { ends, endless, start } = fakes();
  const [place] = PLACES;
  await endless.prepare(shapeOf(place), { speed: 1 });
  start(shapeOf(place));
  expect(start(shapeOf(place), 0)).toBeDefined();
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(start(shapeOf(place), 0)).toBeUndefined();
});
