import { expect, it } from "vitest";
import { createSimulatedClock } from "../engine/journal/index.ts";
import { createDebouncer } from "./debounce.ts";

function changes(...edges: readonly (readonly [at: number, isDown: boolean])[]): string[] {
  const clock = createSimulatedClock();
  const told: string[] = [];
  const feel = createDebouncer(clock, (isDown) => told.push(`${isDown ? "down" : "up"} ${clock.now()}`));
  for (const [at, isDown] of edges) {
    clock.advanceTo(at);
    feel(isDown);
  }
  clock.advanceTo(10_000);
  return told;
}

it("reports a press and its release at once, and no bounces", () => {
  expect(
    changes(
      [100, true],
      [101, false],
      [103, true],
      [104, false],
      [106, true],
      [300, false],
      [302, true],
      [304, false],
    ),
  ).toEqual(["down 100", "up 300"]);
});

it("reports a press that is over before the contacts rest", () => {
  expect(changes([100, true], [108, false])).toEqual(["down 100", "up 120"]);
});

it("reports each of two quick presses", () => {
  expect(changes([100, true], [160, false], [200, true], [260, false])).toEqual([
    "down 100",
    "up 160",
    "down 200",
    "up 260",
  ]);
});
