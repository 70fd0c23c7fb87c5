import type { Context } from "tone/build/esm/core/context/Context.js";

export interface Chain {
  /** What sounds first. */
  readonly buffer: AudioBuffer;
  /** Ends it at this time of the context. */
  stop(at: number): void;
}

/** The pieces of something that goes on: phrases, or stretches of a place. */
export interface PieceBank {
  /** From the beginning of one to that of the next, at the usual speed. They may ring on for longer. */
  readonly seconds: number;
  /** Undefined until it has been made, and when others were made since. */
  buffer(index: number): AudioBuffer | undefined;
  make(index: number): Promise<void>;
}

export interface Playing {
  /** The context's time at which the first piece of all begins or would have begun. */
  readonly began: number;
  readonly speed: number;
  readonly into: AudioNode;
  /** Nothing of it sounds any more. */
  onOver(): void;
}

/** In which what comes too late fades in. */
const LATE_SECONDS = 0.3;

/**
 * What goes on: while one piece sounds the next is made, and begins to the sample where it should. Undefined where the piece
 * of now has not been made.
 */
export function startChain(
  context: Context,
  bank: PieceBank,
  { began, speed, into, onOver }: Playing,
): Chain | undefined {
  const seconds = bank.seconds / speed;
  const sources = new Set<AudioBufferSourceNode>();
  let isOver = false;

  const begin = (index: number, buffer: AudioBuffer, to = into): void => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = speed;
    source.connect(to);
    const late = lateness(index);
    source.start(began + index * seconds + late, late * speed);
    sources.add(source);
    source.addEventListener("ended", () => {
      sources.delete(source);
      if (to !== into) to.disconnect();
      if (!isOver) void follow(index + 2);
      else if (sources.size === 0) onOver();
    });
  };
  const lateness = (index: number): number => Math.max(0, context.currentTime - began - index * seconds);
  /** By then the one before it sounds, and has some seconds left. What cannot be made is silent, and the next is tried. */
  const follow = async (index: number): Promise<void> => {
    await bank.make(index).catch(() => undefined);
    if (isOver) return;
    const buffer = bank.buffer(index) ?? silence(context, bank.seconds);
    if (lateness(index) === 0) begin(index, buffer);
    else begin(index, buffer, fadingIn(context, into));
  };

  const now = pieceAt(context.currentTime - began, seconds);
  const first = bank.buffer(now);
  if (first === undefined) return undefined;
  begin(now, first);
  const next = bank.buffer(now + 1);
  if (next) begin(now + 1, next);
  else void follow(now + 1);
  return {
    buffer: first,
    stop(at) {
      isOver = true;
      for (const source of sources) source.stop(at);
    },
  };
}

function silence(context: Context, seconds: number): AudioBuffer {
  const rate = context.sampleRate;
  return context.createBuffer(1, Math.ceil(seconds * rate), rate);
}

function fadingIn(context: Context, into: AudioNode): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(1, context.currentTime + LATE_SECONDS);
  gain.connect(into);
  return gain;
}

/** Which piece sounds at a time, if each lasts so long. */
export function pieceAt(time: number, seconds: number): number {
  return Math.floor(time / seconds);
}
