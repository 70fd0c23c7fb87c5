import { expect, it } from "vitest";
import { createLogicalClock } from "./logical-clock.ts";
import { createSimulatedClock } from "./simulated-clock.ts";

function clocks() {
  const wall = createSimulatedClock();
  const fired: string[] = [];
  const logical = createLogicalClock(wall, () => {});
  const set = (name: string, milliseconds: number) =>
    logical.setTimeout(() => fired.push(`${name} at ${logical.now()}`), milliseconds);
  return { wall, logical, fired, set };
}

it("fires timers in the order in which they are due, and of equal ones the older first", () => {
  const { wall, fired, set } = clocks();
  set("late", 30);
  set("first", 10);
  set("second", 10);
  wall.advanceTo(100);
  expect(fired).toEqual(["first at 10", "second at 10", "late at 30"]);
});

it("lets what was due fire before an input, believing that it is exactly then", () => {
  const wall = createSimulatedClock();
  // A wall whose timers never fire, as when the processor is busy: only the input wakes the clock.
  let wallNow = 0;
  const asleep = { ...wall, now: () => wallNow, setTimeout: () => null, clearTimeout: () => {} };
  const logical = createLogicalClock(asleep, () => {});
  const fired: string[] = [];
  logical.setTimeout(() => {
    fired.push(`outer at ${logical.now()}`);
    logical.setTimeout(() => fired.push(`inner at ${logical.now()}`), 5);
  }, 10);
  wallNow = 17.9;
  expect(logical.enter()).toBe(17);
  expect(fired).toEqual(["outer at 10", "inner at 15"]);
});

it("does not fire what was cleared, nor anything once stopped", () => {
  const { wall, logical, fired, set } = clocks();
  logical.clearTimeout(set("cleared", 10));
  set("kept", 20);
  wall.advanceTo(25);
  set("after", 10);
  logical.stop();
  wall.advanceTo(100);
  expect(fired).toEqual(["kept at 20"]);
});
