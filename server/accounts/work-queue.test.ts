import { describe, expect, test } from "vitest";
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

describe("the queue of work", () => {
  test("lets so many run at once, and the others in turn of who sends them", async () => {
    const queue = createWorkQueue({ atOnce: 2, waitingOfClient: 9, waitingInAll: 9 });
    const { begun, job, end } = createJobs();
    const all = ["a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2"].map((name) =>
      queue.run(name.charAt(0), job(name)),
    );
    expect([...begun, queue.waiting()]).toEqual(["a1", "a2", 6]);
    for (let ended = 0; ended < all.length; ended += 1) await end();
    expect(begun).toEqual(["a1", "a2", "a3", "b1", "c1", "a4", "b2", "a5"]);
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "a4", "a5", "b1", "c1", "b2"]);
  });

  test("refuses what is too much for one client, and leaves room for the next", async () => {
    const queue = createWorkQueue({ atOnce: 1, waitingOfClient: 2, waitingInAll: 3 });
    const { begun, job, end } = createJobs();
    const kept = [queue.run("a", job("a1")), queue.run("a", job("a2")), queue.run("a", job("a3"))];
    await expect(queue.run("a", job("a4"))).rejects.toThrow(TooBusy);
    kept.push(queue.run("b", job("b1")));
    await expect(queue.run("c", job("c1"))).rejects.toThrow(TooBusy);
    for (let ended = 0; ended < kept.length; ended += 1) await end();
    expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  });

  test("goes on after work that fails", async () => {
    const queue = createWorkQueue({ atOnce: 1, waitingOfClient: 2, waitingInAll: 2 });
    const failing = queue.run("a", async () => {
      throw new Error("broken");
    });
    const next = queue.run("b", async () => "done");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("done");
    expect(await queue.run("c", async () => "free")).toBe("free");
  });
});
