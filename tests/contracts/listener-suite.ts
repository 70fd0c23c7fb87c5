/** What every listener promises (engine/ports/listener.ts). */
import { describe, expect, it } from "vitest";
import type { Listener, ListenerEvent } from "../../engine/ports/listener.ts";

/** What a listener is given to hear. */
export type Answer = "left" | "silence" | "refused" | "missing" | "offline" | "broken";

export interface ListenerBench {
  readonly listener: Listener;
  /** What comes of the next openings, in order. */
  script(...answers: readonly Answer[]): void;
  /** Lets time pass until it is done; rejects when that takes too long. */
  until(isDone: () => boolean): Promise<void>;
  close(): Promise<void>;
}

type Failing = Extract<Answer, "refused" | "missing" | "offline" | "broken">;
const FAILURES: readonly Failing[] = ["refused", "missing", "offline", "broken"];

/** @param failures those that its devices can have: who needs no network is never without one */
export function listenerSuite(
  title: string,
  setUp: () => Promise<ListenerBench>,
  failures: readonly Failing[] = FAILURES,
): void {
  describe(`the listener's contract, kept by ${title}`, () => {
    it("reports what it heard, with a confidence, once", async () => {
      await withBench(setUp, async ({ script, listen, settle }) => {
        script("left");
        const { events, end } = listen();
        await end();
        await settle();
        expect(events).toEqual([
          { type: "heard", alternatives: [{ words: "left", confidence: expect.any(Number) }] },
        ]);
      });
    });

    it("reports silence", async () => {
      await withBench(setUp, async ({ script, listen }) => {
        script("silence");
        expect(await listen().end()).toEqual([{ type: "silence" }]);
      });
    });

    it.each(failures)("reports that it is %s, with a reason", async (why) => {
      await withBench(setUp, async ({ script, listen }) => {
        script(why);
        expect(await listen().end()).toEqual([
          { type: "failed", why, reason: expect.stringMatching(/^[A-Z].+\.$/) },
        ]);
      });
    });

    it("listens again and again", async () => {
      await withBench(setUp, async ({ script, listen }) => {
        script("left", "silence", "broken", "left");
        const types: (string | undefined)[] = [];
        for (let opening = 0; opening < 4; opening++) types.push((await listen().end())[0]?.type);
        expect(types).toEqual(["heard", "silence", "failed", "heard"]);
      });
    });

    it("may be opened again by its own report", async () => {
      await withBench(setUp, async ({ listener, script, until }) => {
        script("silence", "left");
        const events: ListenerEvent[] = [];
        listener.open(["left"], () => listener.open(["left"], (event) => events.push(event)));
        await until(() => events.length > 0);
        expect(events[0]?.type).toBe("heard");
      });
    });

    it("reports nothing more once it is closed", async () => {
      await withBench(setUp, async ({ listener, script, listen, settle }) => {
        script("left");
        const { events } = listen();
        listener.close();
        await settle();
        expect(events).toEqual([]);
      });
    });

    it("hears only for the last that opened it", async () => {
      await withBench(setUp, async ({ script, listen, settle }) => {
        script("left", "left", "left");
        const passed = [listen(), listen()];
        const last = listen();
        expect((await last.end())[0]?.type).toBe("heard");
        await settle();
        expect(passed.flatMap(({ events }) => events)).toEqual([]);
      });
    });

    it("may be closed when it is closed", async () => {
      await withBench(setUp, async ({ listener, script, listen }) => {
        script("left");
        listener.close();
        listener.close();
        expect(await listen().end()).toHaveLength(1);
        listener.close();
      });
    });
  });
}

/** For listeners that cannot hear here: they say so, and why. */
export function deafSuite(title: string, setUp: () => Promise<Omit<ListenerBench, "script">>): void {
  describe(`the listener's contract, kept by ${title}`, () => {
    it("reports one failure with a reason at every opening", async () => {
      await withBench(setUp, async ({ listen }) => {
        const first = listen();
        const [failed, ...more] = await first.end();
        expect(failed).toEqual({
          type: "failed",
          why: expect.stringMatching(/^(?:refused|missing|unsupported|offline|broken)$/),
          reason: expect.stringMatching(/^[A-Z].+\.$/),
        });
        expect(more).toEqual([]);
        expect(await listen().end()).toEqual([failed]);
        expect(first.events).toEqual([failed]);
      });
    });
  });
}

interface Listening {
  readonly events: readonly ListenerEvent[];
  /** All events, once there is one. */
  end(): Promise<readonly ListenerEvent[]>;
}

type Equipped<Bench> = Bench & {
  listen(): Listening;
  /** Lets pass whatever may still come: a whole opening. */
  settle(): Promise<void>;
};

async function withBench<Bench extends Omit<ListenerBench, "script">>(
  setUp: () => Promise<Bench>,
  test: (bench: Equipped<Bench>) => Promise<void>,
): Promise<void> {
  const bench = await setUp();
  const listen = (): Listening => {
    const events: ListenerEvent[] = [];
    bench.listener.open(["left", "right"], (event) => events.push(event));
    return {
      events,
      async end() {
        await bench.until(() => events.length > 0);
        return events;
      },
    };
  };
  try {
    await test({
      ...bench,
      listen,
      async settle() {
        await listen().end();
      },
    });
  } finally {
    await bench.close();
  }
}
