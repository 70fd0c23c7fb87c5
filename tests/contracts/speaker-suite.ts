/** What every speaker promises (engine/ports/speaker.ts). */
import { describe, expect, it } from "vitest";
import type { Speaker, SpeakerEvent, Utterance } from "../../engine/ports/speaker.ts";

export interface SpeakerBench {
  readonly speaker: Speaker;
  /** Lets time pass until it is done; rejects when that takes too long. */
  until(isDone: () => boolean): Promise<void>;
  close(): Promise<void>;
}

const SPOKEN: readonly SpeakerEvent[] = [{ type: "started" }, { type: "finished" }];
const LONG = "The quick brown fox jumps over the lazy dog, and the dog does not even wake up. "
  .repeat(4)
  .trim();

/** For speakers with a voice. */
export function speakerSuite(title: string, setUp: () => Promise<SpeakerBench>): void {
  describe(`the speaker's contract, kept by ${title}`, () => {
    it("reports that it has started, then that it has finished", async () => {
      await withBench(setUp, async ({ say }) => {
        expect(await say("Hello there.").end()).toEqual(SPOKEN);
      });
    });

    it("speaks one utterance after another", async () => {
      await withBench(setUp, async ({ say }) => {
        expect(await say("One.").end()).toEqual(SPOKEN);
        expect(await say("Two.").end()).toEqual(SPOKEN);
      });
    });

    it("silences what it is saying when it is to say something else", async () => {
      await withBench(setUp, async ({ say }) => {
        const first = say(LONG);
        await first.start();
        const second = say("Now this.");
        expect(await second.end()).toEqual(SPOKEN);
        expect(first.reports).toEqual([{ type: "started" }]);
      });
    });

    it("says only the last of many that come at once", async () => {
      await withBench(setUp, async ({ say }) => {
        const passed = ["One.", "Two.", "Three.", "Four."].map((text) => say(text));
        expect(await say("Five.").end()).toEqual(SPOKEN);
        expect(passed.flatMap(({ reports }) => reports).filter(({ type }) => type === "finished")).toEqual(
          [],
        );
      });
    });

    it("reports nothing more of what was silenced, and speaks again", async () => {
      await withBench(setUp, async ({ speaker, say }) => {
        const first = say(LONG);
        await first.start();
        speaker.silence();
        expect(await say("Again.").end()).toEqual(SPOKEN);
        expect(first.reports).toEqual([{ type: "started" }]);
      });
    });

    it("reports nothing at all of what was silenced before it began", async () => {
      await withBench(setUp, async ({ speaker, say }) => {
        const first = say(LONG);
        speaker.silence();
        speaker.silence();
        const before = first.reports.length;
        expect(await say("Again.").end()).toEqual(SPOKEN);
        expect(first.reports).toHaveLength(before);
      });
    });

    it("may be silenced when it is silent", async () => {
      await withBench(setUp, async ({ speaker, say }) => {
        speaker.silence();
        expect(await say("Hello.").end()).toEqual(SPOKEN);
        speaker.silence();
        speaker.silence();
        expect(await say("Hello.").end()).toEqual(SPOKEN);
      });
    });

    it("may be told to speak by the report of a finished utterance", async () => {
      await withBench(setUp, async ({ speaker, until }) => {
        const reports: SpeakerEvent[] = [];
        speaker.speak(utterance("One."), (event) => {
          if (event.type === "finished") speaker.speak(utterance("Two."), (next) => reports.push(next));
        });
        await until(() => reports.length === 2);
        expect(reports).toEqual(SPOKEN);
      });
    });

    it("finishes what has no words in it", async () => {
      await withBench(setUp, async ({ say }) => {
        expect((await say("").end()).at(-1)).toEqual({ type: "finished" });
        expect((await say(" ").end()).at(-1)).toEqual({ type: "finished" });
        expect(await say("Hello.").end()).toEqual(SPOKEN);
      });
    });

    it("speaks at every speed, pitch, volume and side", async () => {
      await withBench(setUp, async ({ say }) => {
        expect(await say("Slow and low.", { rate: 0.5, pitch: 0, volume: 0, side: -1 }).end()).toEqual(
          SPOKEN,
        );
        expect(await say("Fast and high.", { rate: 3, pitch: 2, volume: 1, side: 1 }).end()).toEqual(SPOKEN);
      });
    });

    it("speaks a long text to its end", async () => {
      await withBench(setUp, async ({ say }) => {
        expect(await say(LONG, { rate: 2.5 }).end()).toEqual(SPOKEN);
      });
    });
  });
}

/** For speakers that cannot speak here: they say so, and why. */
export function speechlessSuite(title: string, setUp: () => Promise<SpeakerBench>): void {
  describe(`the speaker's contract, kept by ${title}`, () => {
    it("reports once that it has failed, with a reason, and nothing more", async () => {
      await withBench(setUp, async ({ say }) => {
        const first = say("Hello.");
        const [failed, ...more] = await first.end();
        expect(failed).toEqual({ type: "failed", reason: expect.stringMatching(/^[A-Z].+\.$/) });
        expect(more).toEqual([]);
        expect(await say("Hello again.").end()).toEqual([failed]);
        expect(first.reports).toEqual([failed]);
      });
    });
  });
}

function utterance(text: string, change: Partial<Utterance> = {}): Utterance {
  return { text, rate: 1, pitch: 1, volume: 1, side: 0, ...change };
}

interface Said {
  readonly reports: readonly SpeakerEvent[];
  start(): Promise<void>;
  /** All reports, once it is over. */
  end(): Promise<readonly SpeakerEvent[]>;
}

interface Bench extends SpeakerBench {
  say(text: string, change?: Partial<Utterance>): Said;
}

async function withBench(
  setUp: () => Promise<SpeakerBench>,
  test: (bench: Bench) => Promise<void>,
): Promise<void> {
  const bench = await setUp();
  const say = (text: string, change: Partial<Utterance> = {}): Said => {
    const reports: SpeakerEvent[] = [];
    bench.speaker.speak(utterance(text, change), (event) => reports.push(event));
    return {
      reports,
      start: () => bench.until(() => reports.length > 0),
      async end() {
        await bench.until(() => ["finished", "failed"].includes(reports.at(-1)?.type ?? ""));
        return reports;
      },
    };
  };
  try {
    await test({ ...bench, say });
  } finally {
    await bench.close();
  }
}
