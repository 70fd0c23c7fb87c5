import { beforeAll, expect, test } from "vitest";
import { bedCaption, soundCaption, type SoundId } from "../sound/index.ts";
import { loadNodeAudio, type NodeAudio } from "./node-audio.ts";
import type { ToneSoundStage } from "./tone-sound-stage.ts";

type Ready = Extract<NodeAudio, { type: "ready" }>;
let audio: Ready;

beforeAll(async () => {
  const loaded = await loadNodeAudio();
  if (loaded.type === "missing") throw new Error(loaded.reason);
  audio = loaded;
});

function press(stage: ToneSoundStage, sound: SoundId = "tick"): void {
  stage.play({ sound, side: 0, level: 1, pitch: 0 });
}

function doEverything(stage: ToneSoundStage): void {
  press(stage);
  stage.bed({ layer: "place", bed: "freezer", level: 1, side: 0 });
  stage.duck(true);
  stage.mix({
    speech: 1,
    effects: 0.5,
    decoration: 0.5,
    music: 0.5,
    mono: true,
    night: true,
    ears: "speakers",
  });
  press(stage, "rail");
  stage.bed({ layer: "place", bed: null, level: 1, side: 0 });
  stage.silence();
}

interface Puppet {
  readonly context: AudioContext;
  /** The lengths of the buffers that were started, in order: which sounds they were. */
  readonly started: number[];
  /** The same of those that were stopped. */
  readonly stopped: number[];
  readonly become: (state: AudioContextState) => void;
}

/** What sounds now and what follows it, each longer than it is alone, since they lie over each other. */
const TWO_STRETCHES = [12, 12].map((seconds) =>
  expect.toSatisfy((frames: number) => frames > seconds * 48_000),
);

/** A context whose state the test decides. */
function puppet(
  state: AudioContextState,
  resume = (): Promise<void> => Promise.resolve(),
  rate = 48_000,
): Puppet {
  const offline = new audio.OfflineAudioContext(2, rate, rate);
  const listeners: (() => void)[] = [];
  const started: number[] = [];
  const stopped: number[] = [];
  const own: Record<PropertyKey, unknown> = {
    resume,
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    createBufferSource: () => {
      const source = offline.createBufferSource();
      source.start = () => started.push(source.buffer?.length ?? 0);
      source.stop = () => stopped.push(source.buffer?.length ?? 0);
      return source;
    },
  };
  const context = new Proxy(offline, {
    get(target, key) {
      if (key === "state") return state;
      if (key in own) return own[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
  return {
    context: context as unknown as AudioContext,
    started,
    stopped,
    become(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

const TICK = 0.03 * 48_000;
const RAIL = 0.75 * 48_000;

test("a stage without a context takes every call and has nowhere for speech", async () => {
  const stage = audio.createToneSoundStage();
  doEverything(stage);
  await stage.prepare(["tick"], ["train"]);
  expect([await stage.resume(), stage.speech]).toEqual([false, undefined]);
});

test("what is asked of a context that sleeps is not heard later", () => {
  const { context, started, become } = puppet("suspended");
  const stage = audio.createToneSoundStage(context);
  press(stage);
  become("running");
  expect(started).toEqual([]);
  press(stage);
  expect(started).toEqual([TICK]);
});

test("of what is asked while the context wakes, only the last is heard", () => {
  const { context, started, become } = puppet("suspended", () => new Promise(() => {}));
  const stage = audio.createToneSoundStage(context);
  void stage.resume();
  press(stage);
  press(stage);
  press(stage, "rail");
  expect(started).toEqual([]);
  become("running");
  expect(started).toEqual([RAIL]);
});

test("what is silenced while the context wakes stays silent", () => {
  const { context, started, become } = puppet("suspended", () => new Promise(() => {}));
  const stage = audio.createToneSoundStage(context);
  void stage.resume();
  press(stage);
  stage.silence();
  become("running");
  expect(started).toEqual([]);
});

test("a context that refuses to wake is no error", async () => {
  const { context } = puppet("suspended", () => Promise.reject(new Error("not allowed")));
  expect(await audio.createToneSoundStage(context).resume()).toBe(false);
});

test("a closed context takes every call", async () => {
  const { context } = audio.openContext();
  const stage = audio.createToneSoundStage(context);
  doEverything(stage);
  await context.close();
  doEverything(stage);
  await stage.prepare(["right"], ["warmth"]);
  expect(await stage.resume()).toBe(false);
});

test("a bed that was not prepared begins when it is made, unless it was ended meanwhile", async () => {
  const { context, started } = puppet("running");
  const stage = audio.createToneSoundStage(context);
  // Beds that no other test prepares: what is made stays made.
  stage.bed({ layer: "gone", bed: "office", level: 1, side: 0 });
  stage.bed({ layer: "gone", bed: null, level: 1, side: 0 });
  stage.bed({ layer: "place", bed: "checkout", level: 1, side: 0 });
  expect(started).toEqual([]);
  await stage.prepare([], ["office", "checkout"]);
  await expect.poll(() => started).toEqual(TWO_STRETCHES);
});

test("samples are asked for where the shell says, and made here where that fails", async () => {
  // At a rate of its own: samples outlive a stage.
  const { context, started } = puppet("running", undefined, 22_050);
  const asked: string[] = [];
  const stage = audio.createToneSoundStage(context, (request) => {
    asked.push(request.recipe.caption);
    return request.type === "stretch"
      ? Promise.reject(new Error("no thread"))
      : Promise.resolve(new Float32Array(7));
  });
  await stage.prepare(["school-bell"], ["playground"]);
  expect(asked).toEqual([soundCaption("school-bell"), bedCaption("playground"), bedCaption("playground")]);
  press(stage, "school-bell");
  stage.bed({ layer: "place", bed: "playground", level: 1, side: 0 });
  expect(started).toEqual([7, expect.any(Number), expect.any(Number)]);
});

test("a twenty-fifth sound at once ends the first", () => {
  const { context, started, stopped } = puppet("running");
  const stage = audio.createToneSoundStage(context);
  press(stage, "rail");
  for (let count = 0; count < 23; count++) press(stage);
  expect(stopped).toEqual([]);
  press(stage);
  expect(started).toEqual([RAIL, ...Array.from({ length: 24 }, () => TICK)]);
  expect(stopped).toEqual([RAIL]);
});

test("silence stops every sound and bed once", async () => {
  const { context, stopped } = puppet("running");
  const stage = audio.createToneSoundStage(context);
  await stage.prepare([], ["warmth"]);
  press(stage);
  press(stage, "rail");
  stage.bed({ layer: "chord", bed: "warmth", level: 1, side: 0 });
  stage.silence();
  stage.silence();
  expect(stopped).toEqual([TICK, RAIL, ...TWO_STRETCHES]);
});

test("the delay of the output is what the context and its device add, and 0 where neither tells", () => {
  const delay = (told: object): number => {
    const { context } = puppet("running");
    const telling = new Proxy(context, {
      get: (target, key) => (key in told ? Reflect.get(told, key) : Reflect.get(target, key)),
    });
    return audio.createToneSoundStage(telling).outputDelay();
  };
  expect(delay({ baseLatency: 0.01, outputLatency: 0.03 })).toBeCloseTo(40);
  expect(delay({ baseLatency: 0.01, outputLatency: undefined })).toBeCloseTo(10);
  expect(delay({ baseLatency: undefined, outputLatency: NaN })).toBe(0);
  expect(audio.createToneSoundStage().outputDelay()).toBe(0);
});
