import { expect, it } from "vitest";
import { createRotaryKnob } from "./rotary-knob.ts";

/** "a" goes low, "A" goes high again. */
function turned(changes: string): number[] {
  const clicks: number[] = [];
  const knob = createRotaryKnob((direction) => clicks.push(direction));
  for (const change of changes)
    knob(change.toLowerCase() === "a" ? "a" : "b", change === change.toLowerCase());
  return clicks;
}

it("reports each whole click and which way", () => {
  expect(turned("abAB")).toEqual([1]);
  expect(turned("baBA")).toEqual([-1]);
  expect(turned("abABabABbaBA")).toEqual([1, 1, -1]);
});

it("does not count contacts that bounce, nor a click that is not finished", () => {
  expect(turned("aAaAabBbABbB")).toEqual([1]);
  expect(turned("aAbB")).toEqual([]);
  expect(turned("abBA")).toEqual([]);
});
