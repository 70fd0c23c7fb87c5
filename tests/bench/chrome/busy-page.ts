/**
 * Runs, bundled, in a page that is busy drawing: a game of the mechanic `beat` with the real sound stage, the real keys and
 * the page's own clock. Keeps when each beat left for the loudspeaker, and what each press was judged by.
 */
import { createMemoryProgressStore } from "../../../engine/adapters/memory-progress-store.ts";
import { createToneSoundStage } from "../../../engine/adapters/tone-sound-stage.ts";
import { wallClock } from "../../../engine/adapters/wall-clock.ts";
import { sound, type Cue } from "../../../engine/cue.ts";
import { openGame, readGestures, type OpenGame } from "../../../engine/index.ts";
import { silentDevices } from "../../../engine/journal/index.ts";
import type { Mechanic } from "../../../engine/mechanics/contract.ts";
import { createKeyboardButtonPad } from "../../../web/adapters/keyboard-button-pad.ts";
import { withDestination } from "../../sound/tapped.ts";
import { beat, type BeatState } from "../../mechanics/beat.ts";
import { gameOf } from "../../mechanics/timed-game.ts";

const EVERY_SECONDS = 0.4;
const BEATS = 8;
const DRUMS = 6;
/** How long each frame is drawn, and how long now and then one is: a page may be held up by anything. */
const FRAME_MILLISECONDS = 12;
const LONG_FRAME_MILLISECONDS = 90;
const LONG_FRAME_EVERY = 20;
/** On the left are the beats, on the right is all else: so they can be told apart. */
const LEFT = -1;
const RIGHT = 1;
const SILENT_BELOW = 1e-4;

const EAR = `
registerProcessor("ear", class extends AudioWorkletProcessor {
  #quiet = sampleRate;
  process([channels]) {
    const left = channels[0] ?? [];
    for (let index = 0; index < left.length; index++) {
      if (Math.abs(left[index]) < ${SILENT_BELOW}) { this.#quiet++; continue; }
      if (this.#quiet > sampleRate * 0.1) this.port.postMessage((currentFrame + index) / sampleRate);
      this.#quiet = 0;
    }
    return true;
  }
});`;

export interface Timing {
  /** Milliseconds by which each beat left for the loudspeaker later than it should, counted from the last of its drum. */
  readonly beats: readonly number[];
  /** How many beats there should be. */
  readonly planned: number;
  /** Milliseconds by which the time that a press was judged by differs from when it was made, by the drum that was heard. */
  readonly presses: readonly number[];
  /** Milliseconds after which the page's script was told of a press: how busy the page was. */
  readonly told: readonly number[];
}

declare global {
  var openBusyPage: () => Promise<void>;
  var isDrumming: () => boolean;
  var isOver: () => boolean;
  var timing: () => Timing;
}

interface Press {
  readonly made: number;
  readonly told: number;
  /** Since the drum began, as it was judged. */
  readonly since: number;
  readonly drum: number;
}

/** When, by the context's clock, each beat was heard; and when the drums were told to begin. */
const heard: number[] = [];
const begun: number[] = [];
const presses: Press[] = [];
let key = { made: 0, told: 0 };
let context: AudioContext;
let playing: OpenGame | undefined;

const spied: Mechanic<object, object, Parameters<typeof beat.begin>[0]["item"], BeatState> = {
  ...beat,
  open: (deal, state) => drummedLeft(beat.open(deal, state)),
  apply(deal, state, action) {
    const since = action.since?.["drum"];
    if (since !== undefined) presses.push({ ...key, since, drum: begun.length - 1 });
    const step = beat.apply(deal, state, action);
    return { ...step, cues: [sound("tick", { side: RIGHT, hold: "none" })] };
  },
  tick: (deal, state, since) => {
    const step = beat.tick?.(deal, state, since);
    if (step === undefined) throw new Error("the drum has no end");
    return drummedLeft(step);
  },
};

function drummedLeft<Said extends { readonly cues: readonly Cue[] }>(said: Said): Said {
  const cues = said.cues.map((cue): Cue => {
    if (cue.type === "sound") return { ...cue, side: RIGHT };
    if (cue.type !== "pattern") return cue;
    return { ...cue, notes: cue.notes.map((note) => ({ ...note, sound: "tick", side: LEFT })) };
  });
  return { ...said, cues };
}

globalThis.openBusyPage = async () => {
  document.body.innerHTML =
    '<div role="application" tabindex="0"><canvas width="800" height="600"></canvas></div>';
  const region = document.querySelector<HTMLElement>("[role=application]");
  if (region === null) throw new Error("the page is empty");
  addEventListener(
    "keydown",
    ({ timeStamp }) => {
      key = { made: timeStamp, told: performance.now() };
    },
    { capture: true },
  );
  context = new AudioContext({ latencyHint: "interactive" });
  const stage = createToneSoundStage(await withEar(context));
  await stage.prepare(["tick"], []);
  await stage.resume();
  keepDrawing(document.querySelector("canvas")?.getContext("2d") ?? null);

  const items = Array.from({ length: DRUMS }, (_, drum) => ({
    id: `drum-${drum}`,
    beats: BEATS,
    every: EVERY_SECONDS * 1000,
  }));
  const opened = openGame({
    game: gameOf({
      mechanic: spied,
      rules: {},
      items,
      level: { chapter: [{ type: "play", id: "turns", as: "ride", turns: DRUMS }] },
    }),
    clock: wallClock,
    ...silentDevices,
    speaker: {
      speak(_utterance, report) {
        report({ type: "started" });
        setTimeout(() => report({ type: "finished" }), 50);
      },
      silence: () => {},
    },
    stage,
    store: createMemoryProgressStore(),
    random: { seed: () => 3 },
    abilities: { canSpeak: true, canBeRead: false, canHear: true },
    level: "one",
    once: true,
    onTranscript(entry) {
      if (entry.type === "pattern") begun.push(context.currentTime);
    },
  });
  playing = opened;
  readGestures(createKeyboardButtonPad(region), wallClock, {
    press: (press, made) => opened.press(press, made),
    moves: () => opened.view().moves,
    touched: () => {},
  });
  region.focus();
};

globalThis.isDrumming = () => {
  const since = context.currentTime - (begun.at(-1) ?? Number.NEGATIVE_INFINITY);
  return since < BEATS * EVERY_SECONDS;
};
globalThis.isOver = () => playing?.view().place === "left";

globalThis.timing = () => {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  // The game's opening still rings in the first drum.
  const drums = begun.slice(1);
  return {
    beats: drums.flatMap((start) => {
      const beats = Array.from({ length: BEATS }, (_, index) => start + (index + 1) * EVERY_SECONDS);
      const found = beats.map((near) => heard.find((at) => Math.abs(at - near) < EVERY_SECONDS / 4));
      const last = found.at(-1) ?? Number.NaN;
      return found.flatMap((at, index) =>
        at === undefined ? [] : [(at - last + (BEATS - 1 - index) * EVERY_SECONDS) * 1000],
      );
    }),
    planned: drums.length * BEATS,
    presses: presses.flatMap(({ made, since, drum }) => {
      const start = drum === 0 ? undefined : begun[drum];
      if (start === undefined) return [];
      const startHeard = performanceTime + (start - contextTime) * 1000;
      return [since - (made - startHeard)];
    }),
    told: presses.map(({ made, told }) => told - made),
  };
};

/** The context with an ear at its output. */
async function withEar(native: AudioContext): Promise<AudioContext> {
  await native.audioWorklet.addModule(URL.createObjectURL(new Blob([EAR], { type: "text/javascript" })));
  const ear = new AudioWorkletNode(native, "ear", { outputChannelCount: [2] });
  ear.port.addEventListener("message", ({ data }: MessageEvent<number>) => heard.push(data));
  ear.port.start();
  const tap = native.createGain();
  tap.connect(native.destination);
  tap.connect(ear);
  ear.connect(native.destination);
  return withDestination(native, tap);
}

function keepDrawing(canvas: CanvasRenderingContext2D | null): void {
  let frames = 0;
  const draw = (): void => {
    const end =
      performance.now() + (++frames % LONG_FRAME_EVERY === 0 ? LONG_FRAME_MILLISECONDS : FRAME_MILLISECONDS);
    for (let line = 0; performance.now() < end; line++) canvas?.fillRect(line % 800, frames % 600, 40, 40);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
