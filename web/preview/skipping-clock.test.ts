import { expect, test } from "vitest";
import { createSimulatedClock } from "../../engine/journal/simulated-clock.ts";
import { createSkippingClock } from "./skipping-clock.ts";

test("runs ahead without the wall's time, and then with it", () => {
  const wall = createSimulatedClock();
  wall.advanceTo(5000);
  const clock = createSkippingClock(wall);
  const fired: string[] = [];
  clock.setTimeout(() => fired.push("soon"), 100);
  clock.setTimeout(() => fired.push("late"), 1000);
  const never = clock.setTimeout(() => fired.push("never"), 50);
  clock.clearTimeout(never);
  expect(clock.skip()).toBe(true);
  expect([clock.now(), fired]).toEqual([100, ["soon"]]);
  clock.run();
  expect(clock.skip()).toBe(false);
  wall.advanceTo(5899);
  expect([clock.now(), fired]).toEqual([999, ["soon"]]);
  wall.advanceTo(5900);
  expect(fired).toEqual(["soon", "late"]);
});

test("stops what was set before it ran", () => {
  const wall = createSimulatedClock();
  const clock = createSkippingClock(wall);
  const fired: string[] = [];
  const timer = clock.setTimeout(() => fired.push("never"), 100);
  clock.run();
  clock.clearTimeout(timer);
  wall.advanceTo(1000);
  expect(fired).toEqual([]);
  expect(clock.skip()).toBe(false);
});
