/** Speech through the audio graph: heard while it is still being made, placed between the ears, cut within a block. */
import type { Speaker, SpeakerEvent, Utterance } from "../../engine/index.ts";
import { createResampler } from "../resample.ts";
import type { Voice } from "../voice.ts";

export interface GraphSpeakerOptions {
  readonly context: AudioContext;
  /** Where speech goes in: it has its own volume there. */
  readonly output: AudioNode;
  readonly voice: Voice;
}

export type GraphSpeaker = Required<Speaker>;

type Samples = Float32Array<ArrayBuffer>;

/** Faded, so that it does not click, and short: of the 15 ms that a press may take, cable, program and card take most. */
const CUT_SECONDS = 0.003;
/** Ahead of the next block, so that the first piece begins whole. */
const AHEAD_SECONDS = 0.003;
/** So much is collected before the next piece is handed over: a voice writes in drops. */
const PIECE_SECONDS = 0.1;
/** Lines are said again: the last, the entries of a menu. So many samples of them are kept, about 2 MB. */
const MOST_KEPT = 500_000;

export function createGraphSpeaker({ context, output, voice }: GraphSpeakerOptions): GraphSpeaker {
  const kept = createKept();
  let current: { readonly cut: () => void } | null = null;
  let preparing: { readonly name: string; readonly stop: () => void } | null = null;

  const silence = (): void => {
    current?.cut();
    current = null;
  };

  const make = (
    utterance: Utterance,
    take: (samples: Samples) => void,
    end: (why: string | null) => void,
  ) => {
    const pieces: Samples[] = [];
    let resample: ReturnType<typeof createResampler> | undefined;
    return voice.speak(utterance, {
      samples(samples, rate) {
        resample ??= createResampler(rate, context.sampleRate);
        const piece = resample(samples);
        pieces.push(piece);
        take(piece);
      },
      end() {
        kept.put(nameOf(utterance), pieces);
        end(null);
      },
      failed: end,
    });
  };

  return {
    speak(utterance, report) {
      silence();
      // What is not wanted now would only be in the way of what is.
      preparing?.stop();
      preparing = null;
      const line = createLine(context, output, utterance.side, report);
      const ready = kept.get(nameOf(utterance));
      if (ready !== undefined) {
        current = { cut: line.cut };
        for (const piece of ready) line.add(piece);
        line.end(null);
        return;
      }
      let isCut = false;
      const stop = make(
        utterance,
        (piece) => {
          if (!isCut) line.add(piece);
        },
        (why) => {
          if (!isCut) line.end(why);
        },
      );
      current = {
        cut() {
          isCut = true;
          line.cut();
          stop();
        },
      };
    },
    silence,
    prepare(utterance) {
      const name = nameOf(utterance);
      if (kept.get(name) !== undefined || preparing?.name === name) return;
      preparing?.stop();
      preparing = {
        name,
        stop: make(
          utterance,
          () => {},
          () => {},
        ),
      };
    },
  };
}

interface Line {
  add(samples: Samples): void;
  /** Nothing more comes; `why` is null where all went well. */
  end(why: string | null): void;
  cut(): void;
}

/** One utterance on its way through the graph: pieces that follow each other to the sample. */
function createLine(
  context: AudioContext,
  output: AudioNode,
  side: number,
  report: (event: SpeakerEvent) => void,
): Line {
  const gain = context.createGain();
  const panner = context.createStereoPanner();
  panner.pan.value = Math.min(1, Math.max(-1, side));
  gain.connect(panner).connect(output);
  const { sampleRate } = context;
  const sources = new Set<AudioBufferSourceNode>();
  let waiting: Samples[] = [];
  let waitingLength = 0;
  /** In samples of the context's time. */
  let next = 0;
  let hasEnded = false;
  let isOver = false;

  const over = (): void => {
    isOver = true;
    gain.disconnect();
    panner.disconnect();
  };
  const finish = (): void => {
    if (isOver || !hasEnded || sources.size > 0) return;
    over();
    report({ type: "finished" });
  };
  const hand = (): void => {
    if (waitingLength === 0) return;
    const buffer = context.createBuffer(1, waitingLength, sampleRate);
    let offset = 0;
    for (const piece of waiting) {
      buffer.copyToChannel(piece, 0, offset);
      offset += piece.length;
    }
    waiting = [];
    waitingLength = 0;
    const isFirst = next === 0;
    const soonest = Math.ceil((context.currentTime + AHEAD_SECONDS) * sampleRate);
    const at = Math.max(next, soonest);
    next = at + offset;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(gain);
    source.start(at / sampleRate);
    sources.add(source);
    source.addEventListener("ended", () => {
      sources.delete(source);
      finish();
    });
    if (isFirst) report({ type: "started" });
  };

  return {
    add(samples) {
      if (isOver || samples.length === 0) return;
      waiting.push(samples);
      waitingLength += samples.length;
      if (next === 0 || waitingLength >= PIECE_SECONDS * sampleRate) hand();
    },
    end(why) {
      if (isOver) return;
      if (why !== null) {
        over();
        report({ type: "failed", reason: why });
        return;
      }
      hand();
      hasEnded = true;
      finish();
    },
    cut() {
      if (isOver) return;
      isOver = true;
      const now = context.currentTime;
      gain.gain.setValueAtTime(1, now);
      gain.gain.linearRampToValueAtTime(0, now + CUT_SECONDS);
      for (const source of sources) source.stop(now + 2 * CUT_SECONDS);
      const [last] = [...sources].slice(-1);
      const away = (): void => {
        gain.disconnect();
        panner.disconnect();
      };
      if (last === undefined) away();
      else last.addEventListener("ended", away);
    },
  };
}

/** What was made, by what it is; the least wanted goes first. */
function createKept() {
  const lines = new Map<string, readonly Samples[]>();
  let total = 0;
  const lengthOf = (pieces: readonly Samples[]): number =>
    pieces.reduce((sum, { length }) => sum + length, 0);
  const forget = (name: string): void => {
    total -= lengthOf(lines.get(name) ?? []);
    lines.delete(name);
  };
  return {
    get(name: string): readonly Samples[] | undefined {
      const pieces = lines.get(name);
      if (pieces === undefined) return undefined;
      lines.delete(name);
      lines.set(name, pieces);
      return pieces;
    },
    put(name: string, pieces: readonly Samples[]): void {
      forget(name);
      lines.set(name, pieces);
      total += lengthOf(pieces);
      for (const oldest of lines.keys()) {
        if (total <= MOST_KEPT) return;
        forget(oldest);
      }
    },
  };
}

function nameOf({ text, rate, pitch }: Utterance): string {
  return `${rate} ${pitch} ${text}`;
}
