/**
 * Ears without a network: one answer, recorded until the player is silent, is compared with all that may be said now.
 * What fits the phrases hardly better than any sounds at all was something else.
 */
import type { Clock } from "../../ports/clock.ts";
import type { Listener, ListenerEvent } from "../../ports/listener.ts";
import { loadDecoder, NO_POCKETSPHINX, SAMPLE_RATE, type Decoder, type Hypothesis } from "./decoder.ts";
import { createEndpointer } from "./endpointer.ts";
import { expectPhones, expectPhrases, LOOP, setExpected, type Expected } from "./grammar.ts";

/** Where sound comes from. */
export interface Recorder {
  /** Samples until it is stopped; `end` where it stops by itself, with a reason where it could not begin. */
  start(take: (samples: Int16Array) => void, end: (problem?: string) => void): void;
  stop(): void;
}

const GRAMMAR = "answers";
/** Logarithms of likelihood per hundredth of a second: so much better than a loop of sounds is certain, so much is not. */
const CERTAIN = 4;
const DOUBTFUL = -20;
/**
 * A second phrase that fits so nearly as well as the first may be what was said. In noise at 20 dB, two of the three voices by
 * which this was chosen were asked back in 12 and 4 of 100 answers, the third in 17; with 700 it was 28, 30 and 48.
 */
const NEAR = 200;
/** So many that are near are told. */
const MOST_NEAR = 4;
/** Where others are near, none is certain, and two that mean the same are together only if they fit well. */
const SHARE_OF_SEVERAL = 0.39;
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
      const expected = expectPhrases(decoder, phrases);
      const endpointer = createEndpointer((samples) => end(heardIn(decoder, samples, expected)));
      timer = clock.setTimeout(() => {
        if (!endpointer.flush()) end(SILENT);
      }, SILENCE_MILLISECONDS);
      let hasBegun = false;
      const take = (samples: Int16Array): void => {
        hasBegun = true;
        endpointer.take(samples);
      };
      recorder.start(take, (problem) => {
        const why = hasBegun ? "broken" : "missing";
        if (problem !== undefined) end({ type: "failed", why, reason: problem });
        else if (!endpointer.flush()) end(SILENT);
      });
    },
    close,
  };
}

const SILENT: ListenerEvent = { type: "silence" };

function heardIn(decoder: Decoder, samples: Int16Array, expected: Expected): ListenerEvent {
  const near = nearest(decoder, samples, expected);
  const phrases = near.filter(({ words }) => expected.phrases.has(words));
  const [best] = phrases;
  if (best === undefined) return { type: "heard", alternatives: [] };
  const loop = decoder.decode(samples, LOOP);
  const frames = samples.length / SAMPLES_PER_FRAME;
  const fits = loop === null ? 0 : confidenceOf((best.score - loop.score) / frames);
  const confidence = near.length === 1 ? fits : fits * SHARE_OF_SEVERAL;
  return { type: "heard", alternatives: phrases.map(({ words }) => ({ words, confidence })) };
}

/** What fits best, and what fits nearly as well: phrases and decoys. */
function nearest(decoder: Decoder, samples: Int16Array, expected: Expected): readonly Hypothesis[] {
  const near: Hypothesis[] = [];
  while (near.length < MOST_NEAR) {
    setExpected(decoder, GRAMMAR, expected, new Set(near.map(({ words }) => words)));
    const next = decoder.decode(samples, GRAMMAR);
    if (next === null || next.words === "" || (near[0]?.score ?? next.score) - next.score > NEAR) break;
    near.push(next);
  }
  return near;
}

function confidenceOf(better: number): number {
  return Math.min(1, Math.max(0, (better - DOUBTFUL) / (CERTAIN - DOUBTFUL)));
}
