import { expect, it } from "vitest";
import { soundRecipe } from "../sound/recipes.ts";
import { samplesOf } from "../sound/synthesis/samples-of.ts";
import { captionOf, FAMILIES, hasVariants, listedSounds, loadSounds, makeSound } from "./sound-workshop.ts";

const PLAIN = { pitch: 0, rate: 1, seed: 0 };

it("lists every sound and bed once, each in its family", () => {
  expect(new Set(listedSounds.map(({ id }) => id)).size).toBe(listedSounds.length);
  expect(new Set(listedSounds.map(({ family }) => family))).toEqual(new Set(FAMILIES));
  expect(captionOf("tick")).toBe("a press");
});

it("makes what the stage plays: an octave up in half the time, another variant by another seed", async () => {
  await loadSounds(["footstep", "freezer"]);
  const recipe = soundRecipe("footstep") ?? expect.fail("footstep has no recipe");
  const plain = makeSound("footstep", PLAIN, 48_000).samples;
  expect(plain).toEqual(samplesOf({ type: "sound", recipe, rate: 48_000 }));
  expect(makeSound("footstep", { ...PLAIN, pitch: 12 }, 48_000).samples.length).toBe(plain.length / 2);
  expect(hasVariants("footstep")).toBe(true);
  expect(makeSound("footstep", { ...PLAIN, seed: 3 }, 48_000).samples).not.toEqual(plain);
  expect(makeSound("footstep", { ...PLAIN, room: "large" }, 48_000).samples).not.toEqual(plain);
  expect("volume" in makeSound("freezer", PLAIN, 8000).recipe).toBe(true);
});
