/**
 * Ears without a network: one answer, recorded until the player is silent, is compared with all that may be said now.
 * What fits the phrases hardly better than any sounds at all was something else.
 */
import type { Clock } from "../../ports/clock.ts";
import type { Listener, ListenerEvent } from "../../ports/listener.ts";
import { loadDecoder, NO_POCKETSPHINX, SAMPLE_RATE, type Decoder } from "./decoder.ts";
import { createEndpointer } from "./endpointer.ts";
import { expectPhones, expectPhrases, LOOP } from "./grammar.ts";

/** Where sound comes from. */
export interface Recorder {
  /** Samples until it is stopped; `end` where it stops by itself, with a reason where it could not begin. */
  start(take: (samples: Int16Array) => void, end: (problem?: string) => void): void;
  stop(): void;
}

const GRAMMAR = "answers";
/** Logarithms of likelihood per hundredth of a second: so much better than a loop of sounds is certain, so much is not. */
const CERTAIN = 0;
const DOUBTFUL = -24;
const SAMPLES_PER_FRAME = SAMPLE_RATE / 100;

/** Rejects with what to install where nothing can be recognised. */
export async function createPocketsphinxListener(recorder: Recorder, clock: Clock): Promise<Listener> {
  const decoder = await loadDecoder();
  if (decoder === undefined) throw new Error(NO_POCKETSPHINX);
  expectPhones(decoder);
  return createListener(decoder, recorder, clock);
}

const SILENCE_MILLISECONDS = 8000;

function createListener(decoder: Decoder, recorder: Recorder, clock: Clock): Listener {
  let open = 0;
  let timer: unknown;

  const close = (): void => {
    open += 1;
    clock.clearTimeout(timer);
    recorder.stop();
  };

  return {
    open(phrases, report) {
      close();
      const opening = open;
      const end = (event: ListenerEvent): void => {
        if (opening !== open) return;
        close();
        report(event);
      };
      expectPhrases(decoder, GRAMMAR, phrases);
      const endpointer = createEndpointer((samples) => end(heardIn(decoder, samples)));
      timer = clock.setTimeout(() => {
        if (!endpointer.flush()) end(SILENT);
      }, SILENCE_MILLISECONDS);
      recorder.start(endpointer.take, (problem) => {
        if (problem !== undefined) end({ type: "failed", why: "missing", reason: problem });
        else if (!endpointer.flush()) end(SILENT);
      });
    },
    close,
  };
}

const SILENT: ListenerEvent = { type: "silence" };

function heardIn(decoder: Decoder, samples: Int16Array): ListenerEvent {
  const best = decoder.decode(samples, GRAMMAR);
  if (best === null) return { type: "heard", alternatives: [] };
  const loop = decoder.decode(samples, LOOP);
  const better = loop === null ? DOUBTFUL : (best.score - loop.score) / (samples.length / SAMPLES_PER_FRAME);
  return { type: "heard", alternatives: [{ words: best.words, confidence: confidenceOf(better) }] };
}

function confidenceOf(better: number): number {
  return Math.min(1, Math.max(0, (better - DOUBTFUL) / (CERTAIN - DOUBTFUL)));
}
