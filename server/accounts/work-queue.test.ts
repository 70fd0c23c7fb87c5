import { afterEach, describe, expect, test, vi } from "vitest";
import { createWorkQueue, TooBusy } from "./work-queue.ts";

/** Work that ends when it is told to. */
function createJobs() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    job: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.push(() => resolve(name));
      }),
    /** Ends the oldest that has begun, and lets everything happen that follows from it. */
    end: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("the queue of work", () => {
  test("lets so many run at once, and the others in turn of who sends them", async () => {
    const queue = createWorkQueue({ atOnce: 2, waitingOfClient: 9, waitingInAll: 9, longestWait: 1000 });
    const { begun, job, end } = createJobs();
    const all = ["a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2"].map((name) =>
      queue.run(name.charAt(0), "", job(name)),
    );
    expect([...begun, queue.waiting()]).toEqual(["a1", "a2", 6]);
    for (let ended = 0; ended < all.length; ended += 1) await end();
    expect(begun).toEqual(["a1", "a2", "a3", "b1", "c1", "a4", "b2", "a5"]);
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2"]);
  });

  test("lets one client's accounts take turns, however much one of them sends", async () => {
    const queue = createWorkQueue({ atOnce: 1, waitingOfClient: 9, waitingInAll: 9, longestWait: 1000 });
    const { begun, job, end } = createJobs();
    const all = ["x1", "x2", "x3", "x4", "y1", "z1", "y2"].map((name) =>
      queue.run("school", name.charAt(0), job(name)),
    );
    for (let ended = 0; ended < all.length; ended += 1) await end();
    expect(begun).toEqual(["x1", "x2", "y1", "z1", "x3", "y2", "x4"]);
    await Promise.all(all);
  });

  test("lets who comes into a full line take the place of another of the same client, by chance", async () => {
    const queue = createWorkQueue(
      { atOnce: 1, waitingOfClient: 2, waitingInAll: 4, longestWait: 1000 },
      () => 1,
    );
    const { begun, job, end } = createJobs();
    const kept = [queue.run("a", "1", job("a1")), queue.run("a", "2", job("a2"))];
    const turnedAway = queue.run("a", "3", job("a3")).catch((error: unknown) => error);
    kept.push(queue.run("b", "1", job("b1")), queue.run("a", "4", job("a4")));
    expect(await turnedAway).toBeInstanceOf(TooBusy);
    for (let ended = 0; ended < 4; ended += 1) await end();
    expect(begun).toEqual(["a1", "a2", "b1", "a4"]);
    await Promise.all(kept);
  });

  test("lets no few clients keep all others out: who has most waiting gives a place to who has less", async () => {
    const queue = createWorkQueue(
      { atOnce: 1, waitingOfClient: 3, waitingInAll: 4, longestWait: 1000 },
      () => 0,
    );
    const { begun, job, end } = createJobs();
    const come = (name: string) =>
      queue.run(name.charAt(0), name, job(name)).catch((error: unknown) => error);
    const all = ["a1", "b1", "b2", "b3", "c1", "d1", "d2"].map(come);
    for (let ended = 0; ended < 5; ended += 1) await end();
    // For d2 nobody goes: that would only be another who has more than others.
    expect(begun).toEqual(["a1", "b2", "c1", "d1", "b3"]);
    const told = await Promise.all(all);
    expect(told.map((one) => one instanceof TooBusy)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test("tells who has waited too long, and goes on with those behind", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const queue = createWorkQueue({ atOnce: 1, waitingOfClient: 9, waitingInAll: 9, longestWait: 1000 });
    const { begun, job, end } = createJobs();
    const come = (name: string) => queue.run(name.charAt(0), "", job(name)).catch((error: unknown) => error);
    const early = ["a1", "b1", "b2"].map(come);
    vi.advanceTimersByTime(600);
    const late = ["b3", "c1"].map(come);
    await end();
    vi.advanceTimersByTime(600);
    expect(await early[2]).toBeInstanceOf(TooBusy);
    expect([...begun, queue.waiting()]).toEqual(["a1", "b1", 2]);
    for (let ended = 0; ended < 3; ended += 1) await end();
    expect([...begun, queue.waiting()]).toEqual(["a1", "b1", "c1", "b3", 0]);
    vi.advanceTimersByTime(5000);
    expect(await Promise.all(late)).toEqual(["b3", "c1"]);
  });

  test("refuses what is too much in all", async () => {
    const queue = createWorkQueue({ atOnce: 1, waitingOfClient: 2, waitingInAll: 1, longestWait: 1000 });
    const { job, end } = createJobs();
    const kept = [queue.run("a", "", job("a1")), queue.run("a", "", job("a2"))];
    await expect(queue.run("b", "", job("b1"))).rejects.toThrow(TooBusy);
    for (let ended = 0; ended < kept.length; ended += 1) await end();
    expect(await Promise.all(kept)).toEqual(["a1", "a2"]);
  });

  test("goes on after work that fails", async () => {
    const queue = createWorkQueue({ atOnce: 1, waitingOfClient: 2, waitingInAll: 2, longestWait: 1000 });
    const failing = queue.run("a", "", async () => {
      throw new Error("broken");
    });
    const next = queue.run("b", "", async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
    expect(await queue.run("c", "", async () => "free")).toBe("free");
  });
});
