/**
 * Guards the speaker: knows when speech stalls, tries once more, and then goes on without it. Whoever waits for an
 * utterance always hears of its end.
 */
import { assign, setup } from "xstate";
import type { SpeakerEvent, Utterance } from "../ports/speaker.ts";
import { estimateSeconds } from "../speech/index.ts";
import { actorNamed } from "./actors.ts";
import type { Devices } from "./devices.ts";

/** Chrome begins within a second even with a voice from the network; a stalled queue never does. */
const START_MILLISECONDS = 3000;
/** Voices differ by a factor of two; more than this is a stall. */
const LONGEST_TIMES_ESTIMATE = 3;
const LONGEST_EXTRA_MILLISECONDS = 4000;

export type SpeechEvent =
  | { type: "speech.say"; utterance: Utterance }
  | { type: "speech.silence" }
  | { type: "speaker.started"; utterance: number }
  | { type: "speaker.finished"; utterance: number }
  | { type: "speaker.failed"; utterance: number; reason: string };

interface SpeechContext {
  utterance: Utterance | null;
  /** Counts utterances, so that a late report of an earlier one is known for what it is. */
  count: number;
  retried: boolean;
}

/** Sends the prompt `speech.finished` after each utterance that was not silenced, or `speech.failed`. */
export function createSpeechMachine({ speaker }: Devices) {
  return setup({
    types: { context: {} as SpeechContext, events: {} as SpeechEvent },
    actions: {
      takeUtterance: assign(({ context, event }) =>
        event.type === "speech.say"
          ? { utterance: event.utterance, count: context.count + 1, retried: false }
          : {},
      ),
      takeAgain: assign(({ context }) => ({ count: context.count + 1, retried: true })),
      speak: ({ context, self }) => {
        const { utterance, count } = context;
        if (utterance === null) return;
        speaker.speak(utterance, (report) => self.send(fromSpeaker(report, count)));
      },
      silence: () => speaker.silence(),
      tellFinished: ({ system }) => actorNamed(system, "prompt").send({ type: "speech.finished" }),
      tellFailed: ({ system }) => actorNamed(system, "prompt").send({ type: "speech.failed" }),
    },
    guards: {
      isCurrent: ({ context, event }) => "utterance" in event && event.utterance === context.count,
      isCurrentAndRetried: ({ context, event }) =>
        "utterance" in event && event.utterance === context.count && context.retried,
      isRetried: ({ context }) => context.retried,
    },
    delays: {
      start: START_MILLISECONDS,
      longest: ({ context }) => longestMilliseconds(context.utterance),
    },
  }).createMachine({
    id: "speech",
    context: { utterance: null, count: 0, retried: false },
    initial: "silent",
    on: {
      "speech.say": { target: ".starting", reenter: true, actions: ["takeUtterance", "speak"] },
      "speech.silence": { target: ".silent", actions: "silence" },
    },
    states: {
      silent: {},
      starting: {
        on: {
          "speaker.started": { guard: "isCurrent", target: "speaking" },
          "speaker.finished": { guard: "isCurrent", target: "silent", actions: "tellFinished" },
          "speaker.failed": [
            { guard: "isCurrentAndRetried", target: "silent", actions: "tellFailed" },
            { guard: "isCurrent", target: "retrying" },
          ],
        },
        after: {
          start: [
            { guard: "isRetried", target: "silent", actions: ["silence", "tellFailed"] },
            { target: "retrying" },
          ],
        },
      },
      retrying: {
        entry: ["silence", "takeAgain"],
        always: { target: "starting", actions: "speak" },
      },
      speaking: {
        on: {
          "speaker.finished": { guard: "isCurrent", target: "silent", actions: "tellFinished" },
          // Cut short is still spoken: most of it was heard, and the next line may go well.
          "speaker.failed": { guard: "isCurrent", target: "silent", actions: "tellFinished" },
        },
        after: { longest: { target: "silent", actions: ["silence", "tellFinished"] } },
      },
    },
  });
}

function fromSpeaker(report: SpeakerEvent, utterance: number): SpeechEvent {
  switch (report.type) {
    case "started":
      return { type: "speaker.started", utterance };
    case "finished":
      return { type: "speaker.finished", utterance };
    case "failed":
      return { type: "speaker.failed", utterance, reason: report.reason };
  }
}

function longestMilliseconds(utterance: Utterance | null): number {
  if (utterance === null) return 0;
  return (
    estimateSeconds(utterance.text, utterance.rate) * 1000 * LONGEST_TIMES_ESTIMATE +
    LONGEST_EXTRA_MILLISECONDS
  );
}
