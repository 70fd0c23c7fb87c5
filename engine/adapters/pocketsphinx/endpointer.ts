/** Finds where an answer ends: some speech, then silence. By loudness above what the room sounds like. */
import { SAMPLE_RATE } from "./decoder.ts";

const FRAME = SAMPLE_RATE / 50;
/** Of full scale, when the room is quite silent. */
const QUIETEST = 0.004;
/** Speech is so many times as loud as the room. */
const ABOVE_ROOM = 3;
const FRAMES_OF_SPEECH = 5;
const FRAMES_OF_SILENCE = 40;
const MOST_SECONDS = 12;
/** What is kept on both sides of the speech: soft beginnings and ends. What goes on longer is heard as words. */
const MARGIN = SAMPLE_RATE * 0.3;

export interface Endpointer {
  take(samples: Int16Array): void;
  /** Hands over what there is, at the end of a recording; false where nobody spoke. */
  flush(): boolean;
}

export function createEndpointer(answer: (samples: Int16Array) => void): Endpointer {
  let samples: number[] = [];
  let at = 0;
  let room = 1;
  let loud = 0;
  let quiet = 0;
  let first = Infinity;
  let last = 0;
  let isOver = false;

  const end = (): void => {
    isOver = true;
    answer(Int16Array.from(samples.slice(Math.max(0, first - MARGIN), last + MARGIN)));
    samples = [];
  };

  return {
    take(more) {
      if (isOver) return;
      for (const sample of more) samples.push(sample);
      for (; at + FRAME <= samples.length; at += FRAME) {
        const level = loudness(samples, at);
        // A room gets louder slowly, and is known to be quiet at once.
        room = Math.min(level, room * 1.02);
        const isSpeech = level > Math.max(QUIETEST, room * ABOVE_ROOM);
        loud += isSpeech ? 1 : 0;
        if (isSpeech) [first, last] = [Math.min(first, at), at + FRAME];
        quiet = isSpeech ? 0 : quiet + 1;
        const isOverNow = quiet >= FRAMES_OF_SILENCE || at > MOST_SECONDS * SAMPLE_RATE;
        if (loud >= FRAMES_OF_SPEECH && isOverNow) return end();
      }
    },
    flush() {
      if (isOver || loud < FRAMES_OF_SPEECH) return false;
      end();
      return true;
    },
  };
}

function loudness(samples: ArrayLike<number>, from: number): number {
  let sum = 0;
  for (let at = from; at < from + FRAME; at++) sum += ((samples[at] ?? 0) / 32_768) ** 2;
  return Math.sqrt(sum / FRAME);
}

/** The answers of a recording, one after the other, each with a little of the room on both sides. */
export function answersIn(recording: Int16Array): readonly Int16Array[] {
  const answers: Int16Array[] = [];
  const listen = (): Endpointer => createEndpointer((answer) => answers.push(answer));
  const frames = Array.from({ length: Math.floor(recording.length / FRAME) }, (_, index) =>
    recording.subarray(index * FRAME, (index + 1) * FRAME),
  );
  let endpointer = listen();
  // What is cut so close that it begins with speech would have no room to be louder than.
  endpointer.take(quietest(frames));
  for (const frame of frames) {
    const before = answers.length;
    endpointer.take(frame);
    if (answers.length > before) endpointer = listen();
  }
  endpointer.flush();
  return answers;
}

function quietest(frames: readonly Int16Array[]): Int16Array {
  let found: Int16Array = new Int16Array();
  let least = Infinity;
  for (const frame of frames) {
    const level = loudness(frame, 0);
    if (level < least) [found, least] = [frame, level];
  }
  return found;
}
