/** Ears without a network, on answers that Debian's voices say. `npm run bench` plays whole games by them. */
import { beforeAll, describe, expect, it } from "vitest";
import { createPocketsphinxListener, type Recorder } from "../../engine/adapters/pocketsphinx/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import type { Listener, ListenerEvent } from "../../engine/ports/listener.ts";
import { grammar, understand } from "../../engine/voice/index.ts";
import { listenerSuite, type Answer } from "./listener-suite.ts";
import { missingForSpoken } from "../../scripts/tools/spoken.ts";
import { TURNS } from "./voice/turns.ts";
import { VOICES, withNoise } from "./voice/voices.ts";

const clock = createSimulatedClock();
const [slt, rms, espeak] = VOICES;
if (slt === undefined || rms === undefined || espeak === undefined)
  throw new Error("There are three voices.");

const answers: Answer[] = [];
let recording = new Int16Array();
const BEGUN = new Int16Array(160);

/** The samples that are set, or what the next answer of the script says, when the caller has gone on. */
const recorder: Recorder = {
  start(take, end) {
    const answer = answers.shift();
    clock.setTimeout(() => {
      if (answer === "missing") return end("There is no microphone.");
      if (answer === "broken") {
        take(BEGUN);
        return end("The microphone was unplugged.");
      }
      if (answer !== "silence") take(answer === "left" ? rms.say("left") : recording);
      end();
    }, 0);
  },
  stop() {},
};

const unspoken = missingForSpoken();
if (unspoken !== undefined) process.stderr.write(`${unspoken}\n`);

let listener: Listener;

const until = (isDone: () => boolean): Promise<void> => {
  while (!isDone()) if (!clock.advanceToNext()) throw new Error("Nothing is left that could happen.");
  return Promise.resolve();
};

const PHRASES = [
  "left",
  "right",
  "dark drum",
  "light drum",
  "twenty four",
  "twenty five",
  "zibble",
  "snorfle",
];

const WAYS = ["left", "right", "forward", "ahead", "back", "go back", "grab", "up", "down", "pay", "wait"];

async function heardIn(samples: Int16Array, phrases = PHRASES): Promise<ListenerEvent> {
  answers.length = 0;
  recording = Int16Array.from(samples);
  const events: ListenerEvent[] = [];
  listener.open(phrases, (event) => events.push(event));
  await until(() => events.length > 0);
  const [event] = events;
  if (event === undefined) throw new Error("Nothing was reported.");
  return event;
}

const first = (event: ListenerEvent) => (event.type === "heard" ? event.alternatives[0] : undefined);

describe.skipIf(unspoken !== undefined)("pocketsphinx", () => {
  beforeAll(async () => {
    listener = await createPocketsphinxListener(recorder, clock);
  });

  listenerSuite(
    "pocketsphinx",
    () => {
      answers.length = 0;
      const script = (...more: readonly Answer[]): void => void answers.push(...more);
      return Promise.resolve({ listener, script, until, close: () => Promise.resolve() });
    },
    ["missing", "broken"],
  );

  it.each([slt, rms, espeak])(
    "hears phrases, and words that no dictionary has, in the voice $name",
    async (voice) => {
      for (const said of ["dark drum", "twenty five", "snorfle"])
        expect(first(await heardIn(voice.say(said)))?.words).toBe(said);
    },
  );

  it("hears them in noise at 20 dB, and is never certain of another than a short word that was said", async () => {
    expect(first(await heardIn(withNoise(rms.say("light drum"), 20, 1)))?.words).toBe("light drum");
    const certain: string[] = [];
    for (const seed of [1, 2, 3]) {
      const best = first(await heardIn(withNoise(rms.say("back"), 20, seed), WAYS));
      if (best !== undefined && best.confidence >= 0.5) certain.push(best.words);
    }
    expect(certain.filter((words) => words !== "back")).toEqual([]);
  });

  it("is not certain of one of two words that sound alike: call, pull", async () => {
    const event = await heardIn(rms.say("call"), ["call", "pull", "no bet"]);
    const alternatives = event.type === "heard" ? event.alternatives : [];
    expect(alternatives.map(({ words }) => words).toSorted()).toEqual(["call", "pull"]);
    expect(Math.max(...alternatives.map(({ confidence }) => confidence))).toBeLessThan(0.5);
  });

  it.each(["spaghetti with tomato", "my sister is hungry", "seventeen"])(
    "is never certain of what was not to be said: %s",
    async (said) => {
      expect(first(await heardIn(rms.say(said)))?.confidence ?? 0).toBeLessThan(0.5);
    },
  );

  it.each(["the dog ate it", "can we have lunch", "is it a trap"])(
    "takes nothing for a command that is said aside: %s",
    async (said) => {
      const moves = TURNS["dial"] ?? [];
      const event = await heardIn(rms.say(said), grammar(moves));
      const alternatives = event.type === "heard" ? event.alternatives : [];
      expect(understand(alternatives, moves).type).not.toBe("command");
    },
  );

  it("listens for every phrase of every move", () => {
    for (const moves of Object.values(TURNS)) {
      const phrases = moves.flatMap((move) => move.phrases.filter((phrase) => !phrase.includes("<")));
      expect(grammar(moves)).toEqual(expect.arrayContaining(phrases));
    }
  });

  it("hears no answer in a room where nobody speaks", async () => {
    const hush = withNoise(new Int16Array(16_000).fill(30), 0, 1);
    expect(await heardIn(hush)).toEqual({ type: "silence" });
  });
});
