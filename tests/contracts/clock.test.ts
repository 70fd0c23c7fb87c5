/** What every clock promises (engine/ports/clock.ts). Real time passes by itself; simulated time is told to. */
import { describe, expect, it } from "vitest";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import type { Clock } from "../../engine/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { createLogicalClock } from "../../engine/journal/logical-clock.ts";

interface ClockAtWork {
  readonly clock: Clock;
  /** Lets time pass until the promise is kept. */
  pass<T>(until: Promise<T>): Promise<T>;
}

const clocks: Readonly<Record<string, () => ClockAtWork>> = {
  "a wall": () => ({ clock: wallClock, pass: (until) => until }),
  "a simulated": () => {
    const clock = createSimulatedClock();
    return { clock, pass: (until) => advancing(clock, until) };
  },
  "a logical, on a simulated": () => {
    const wall = createSimulatedClock();
    return { clock: createLogicalClock(wall, () => {}), pass: (until) => advancing(wall, until) };
  },
};

async function advancing<T>(clock: ReturnType<typeof createSimulatedClock>, until: Promise<T>): Promise<T> {
  while (clock.advanceToNext());
  return until;
}

describe.each(Object.keys(clocks))("%s clock", (name) => {
  const atWork = (): ClockAtWork => {
    const make = clocks[name];
    if (make === undefined) throw new Error(name);
    return make();
  };

  it("calls back once the time has passed, not before", async () => {
    const { clock, pass } = atWork();
    const set = clock.now();
    const rang = new Promise<number>((resolve) => {
      clock.setTimeout(() => resolve(clock.now()), 30);
    });
    expect((await pass(rang)) - set).toBeGreaterThanOrEqual(29);
  });

  it("calls back in the order in which it is due, and never what was cleared", async () => {
    const { clock, pass } = atWork();
    const order: string[] = [];
    const rang = new Promise<void>((resolve) => {
      clock.setTimeout(() => {
        order.push("late");
        resolve();
      }, 40);
    });
    clock.setTimeout(() => order.push("early"), 5);
    clock.clearTimeout(clock.setTimeout(() => order.push("cleared"), 10));
    await pass(rang);
    expect(order).toEqual(["early", "late"]);
  });

  it("never goes back, and takes a time that has passed as now", async () => {
    const { clock, pass } = atWork();
    const moments = [clock.now()];
    const rang = new Promise<void>((resolve) => {
      clock.setTimeout(() => {
        moments.push(clock.now());
        clock.setTimeout(() => {
          moments.push(clock.now());
          resolve();
        }, 0);
      }, 0);
    });
    await pass(rang);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments).toHaveLength(3);
  });

  it("clears nothing without complaint", () => {
    const { clock } = atWork();
    expect(() => clock.clearTimeout(undefined)).not.toThrow();
  });
});
