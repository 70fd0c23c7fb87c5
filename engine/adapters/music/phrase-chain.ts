import type { Context } from "tone/build/esm/core/context/Context.js";

export interface PhraseChain {
  /** What sounds first. */
  readonly buffer: AudioBuffer;
  /** Ends it at this time of the context. */
  stop(at: number): void;
}

/** The phrases of one part. */
export interface PhraseBank {
  /** Of each, at its usual speed. */
  readonly seconds: number;
  /** Undefined until it has been made, and when others were made since. */
  buffer(phrase: number): AudioBuffer | undefined;
  make(phrase: number): Promise<void>;
}

export interface Playing {
  readonly speed: number;
  readonly into: AudioNode;
  /** Nothing of it sounds any more. */
  onOver(): void;
}

/**
 * Music that goes on: while one phrase sounds the next is made, and begins to the sample where the other ends. Phrases are
 * counted from the context's beginning, so that all parts of a piece are at the same place, whenever they join.
 * Undefined where the phrase of now has not been made.
 */
export function startPhrases(
  context: Context,
  bank: PhraseBank,
  { speed, into, onOver }: Playing,
): PhraseChain | undefined {
  const seconds = bank.seconds / speed;
  const sources = new Set<AudioBufferSourceNode>();
  let isOver = false;

  const begin = (phrase: number, buffer: AudioBuffer): void => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = speed;
    source.connect(into);
    const late = Math.max(0, context.currentTime - phrase * seconds);
    source.start(phrase * seconds + late, late * speed);
    sources.add(source);
    source.addEventListener("ended", () => {
      sources.delete(source);
      if (!isOver) void follow(phrase + 2);
      else if (sources.size === 0) onOver();
    });
  };
  /** By then the one before it sounds, and has some seconds left. */
  const follow = async (phrase: number): Promise<void> => {
    await bank.make(phrase).catch(() => undefined);
    const buffer = isOver ? undefined : bank.buffer(phrase);
    if (buffer) begin(phrase, buffer);
  };

  const now = phraseAt(context.currentTime, seconds);
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

/** Which phrase sounds at a time, if each lasts so long. */
export function phraseAt(time: number, seconds: number): number {
  return Math.floor(time / seconds);
}
