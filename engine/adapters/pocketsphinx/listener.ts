/**
 * Ears without a network: one answer, recorded until the player is silent, is compared with all that may be said now.
 * What fits the phrases hardly better than any sounds at all was something else.
 */
import type { Clock } from "../../ports/clock.ts";
import type { Listener, ListenerEvent } from "../../ports/listener.ts";
import { loadDecoder, NO_POCKETSPHINX, SAMPLE_RATE, type Decoder, type Hypothesis } from "./decoder.ts";
import { createEndpointer } from "./endpointer.ts";
import { expectPhrases, phonesOf, setExpected, type Expected } from "./grammar.ts";
import { difference } from "./phones.ts";
import { withoutNoise } from "./without-noise.ts";

/** Where sound comes from. */
export interface Recorder {
  /** Samples until it is stopped; `end` where it stops by itself, with a reason where it could not begin. */
  start(take: (samples: Int16Array) => void, end: (problem?: string) => void): void;
  stop(): void;
}

const GRAMMAR = "answers";
const PHONES = "phones";
/**
 * Logarithms of likelihood per hundredth of a second, beside any phones at all: what fits so well is certain, what fits so badly is
 * not; half-way, at -18, 40 of 45 sentences that were no phrases were not believed, and 35 of 40 phrases were.
 */
const CERTAIN = -2;
const DOUBTFUL = -34;
/**
 * A second phrase that fits so nearly as well as the first may be what was said: of 128 answers in noise at 20 dB, four of the
 * five that were heard wrongly had the right one so near. The fifth, "pull" for "call", is told apart by one phone or
 * two: such phrases have to be farther from one another.
 */
const NEAR = 200;
const NEAR_IF_ALIKE = 500;
const ALIKE_PHONES = 1.5;
/** So many that are near are told. */
const MOST_NEAR = 4;
/** Where others are near, none is certain, and two that mean the same are together only if they fit well. */
const SHARE_OF_SEVERAL = 0.45;
const SAMPLES_PER_FRAME = SAMPLE_RATE / 100;

/** Rejects with what to install where nothing can be recognised. */
export async function createPocketsphinxListener(recorder: Recorder, clock: Clock): Promise<Listener> {
  const decoder = await loadDecoder();
  if (decoder === undefined) throw new Error(NO_POCKETSPHINX);
  decoder.setPhones(PHONES);
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

function heardIn(decoder: Decoder, recording: Int16Array, expected: Expected): ListenerEvent {
  const samples = withoutNoise(recording);
  const near = nearest(decoder, samples, expected);
  const phrases = near.filter(({ words }) => expected.phrases.has(words));
  const [best] = phrases;
  if (best === undefined) return { type: "heard", alternatives: [] };
  const any = decoder.decode(samples, PHONES);
  const frames = samples.length / SAMPLES_PER_FRAME;
  const fits = any === null ? 0 : confidenceOf((best.score - any.score) / frames);
  const confidence = near.length === 1 ? fits : fits * SHARE_OF_SEVERAL;
  return { type: "heard", alternatives: phrases.map(({ words }) => ({ words, confidence })) };
}

/** What fits best, and what fits nearly as well: phrases and decoys. */
function nearest(decoder: Decoder, samples: Int16Array, expected: Expected): readonly Hypothesis[] {
  const found: Hypothesis[] = [];
  const behind = (one: Hypothesis): number => (found[0] ?? one).score - one.score;
  while (found.length < MOST_NEAR) {
    setExpected(decoder, GRAMMAR, expected, new Set(found.map(({ words }) => words)));
    const next = decoder.decode(samples, GRAMMAR);
    if (next === null || next.words === "" || behind(next) > NEAR_IF_ALIKE) break;
    found.push(next);
  }
  const [first] = found;
  if (first === undefined) return [];
  const phones = phonesOf(decoder, first.words);
  return found.filter(
    (one) => behind(one) <= NEAR || difference(phones, phonesOf(decoder, one.words)) <= ALIKE_PHONES,
  );
}

function confidenceOf(better: number): number {
  return Math.min(1, Math.max(0, (better - DOUBTFUL) / (CERTAIN - DOUBTFUL)));
}
