import { expect, it } from "vitest";
import { createPace, LOOK_MILLISECONDS } from "./pace.ts";

const LOOK_SECONDS = LOOK_MILLISECONDS / 1000;

/** Looks so many times at a device whose clock goes on by so many seconds each time. */
function looked(steps: readonly (readonly [wall: number, heard: number])[]): boolean[] {
  let now = 0;
  const device = { currentTime: 0 };
  const pace = createPace({ now: () => now * 1000, setTimeout: () => 0, clearTimeout: () => {} });
  return steps.map(([wall, heard]) => {
    now += wall;
    device.currentTime += heard;
    return pace.isLost(device);
  });
}

const times = <T>(count: number, step: T): T[] => Array.from({ length: count }, () => step);

it("is lost when it has stood still, or has run off, for longer than a moment", () => {
  for (const heard of [0, 40]) {
    const looks = looked(times(6, [LOOK_SECONDS, heard]));
    expect(looks).toEqual([false, false, false, false, false, true]);
  }
});

it("is not lost when it plays on, pauses for a moment, or when the machine is too busy to look", () => {
  const plays = [LOOK_SECONDS, LOOK_SECONDS] as const;
  const stands = [LOOK_SECONDS, 0] as const;
  expect(looked(times(20, plays))).not.toContain(true);
  expect(looked([...times(4, stands), plays, ...times(4, stands), plays])).not.toContain(true);
  expect(looked(times(20, [1.5, 0]))).not.toContain(true);
});
