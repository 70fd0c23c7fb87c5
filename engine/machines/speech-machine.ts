/**
 * Guards the speaker: knows when speech stalls, tries once more, and then goes on without it. Whoever waits for an
 * utterance always hears of its end.
 */
import { assign, setup } from "xstate";
import type { SpeakerEvent, Utterance } from "../ports/speaker.ts";
import { estimateSeconds } from "../speech/index.ts";
import { actorNamed, typed } from "./actors.ts";
import type { Devices } from "./devices.ts";
import type { SpeechEvent } from "./events.ts";

/** Chrome begins within a second even with a voice from the network; a stalled queue never does. */
const START_MILLISECONDS = 3000;
/** Voices differ by a factor of two; more than this, from when it had to have begun, is a stall. */
const LONGEST_TIMES_ESTIMATE = 3;
const LONGEST_EXTRA_MILLISECONDS = 4000;

interface SpeechContext {
  utterance: Utterance | null;
  /** Counts utterances, so that a late report of an earlier one is known for what it is. */
  count: number;
  hasStarted: boolean;
  isRetry: boolean;
  /** The last line was never told to have ended. A second one running is a fault of the voice. */
  wasEndless: boolean;
}

/** Sends the prompt `speech.finished` after each utterance that was not silenced, or `speech.failed`. */
export function createSpeechMachine({ speaker }: Devices) {
  return setup({
    types: typed<"speech", SpeechContext>(),
    actions: {
      takeUtterance: assign(({ context, event }) =>
        event.type === "speech.say"
          ? { utterance: event.utterance, count: context.count + 1, hasStarted: false, isRetry: false }
          : {},
      ),
      takeAgain: assign(({ context }) => ({ count: context.count + 1, hasStarted: false, isRetry: true })),
      noticeStart: assign({ hasStarted: true }),
      noticeEnd: assign({ wasEndless: false }),
      noticeEndless: assign({ wasEndless: true }),
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
      isCurrent: ({ context, event }) => isAbout(event, context),
      isCurrentAndStarted: ({ context, event }) => isAbout(event, context) && context.hasStarted,
      isCurrentAndRetry: ({ context, event }) => isAbout(event, context) && context.isRetry,
      hasStarted: ({ context }) => context.hasStarted,
      isRetry: ({ context }) => context.isRetry,
      wasEndless: ({ context }) => context.wasEndless,
    },
    delays: {
      start: START_MILLISECONDS,
      longest: ({ context }) => longestMilliseconds(context.utterance),
    },
  }).createMachine({
    id: "speech",
    context: { utterance: null, count: 0, hasStarted: false, isRetry: false, wasEndless: false },
    initial: "silent",
    on: {
      "speech.say": { target: ".speaking", actions: ["takeUtterance", "speak"] },
      "speech.silence": { target: ".silent", actions: "silence" },
    },
    states: {
      silent: { tags: "silent" },
      speaking: {
        on: SPEAKER_REPORTS,
        after: {
          start: [
            { guard: "hasStarted", target: "lasting" },
            { guard: "isRetry", target: "silent", actions: ["silence", "tellFailed"] },
            { target: "speaking", reenter: true, actions: ["silence", "takeAgain", "speak"] },
          ],
        },
      },
      /** Most lines end before this: only one that lasts needs a second timer. */
      lasting: {
        on: SPEAKER_REPORTS,
        after: {
          longest: [
            { guard: "wasEndless", target: "silent", actions: ["silence", "noticeEnd", "tellFailed"] },
            { target: "silent", actions: ["silence", "noticeEndless", "tellFinished"] },
          ],
        },
      },
    },
  });
}

const SPEAKER_REPORTS = {
  "speaker.started": { guard: "isCurrent", actions: "noticeStart" },
  "speaker.finished": { guard: "isCurrent", target: "silent", actions: ["noticeEnd", "tellFinished"] },
  "speaker.failed": [
    // Cut short is still spoken: most of it was heard, and the next line may go well.
    { guard: "isCurrentAndStarted", target: "silent", actions: "tellFinished" },
    { guard: "isCurrentAndRetry", target: "silent", actions: "tellFailed" },
    { guard: "isCurrent", target: "speaking", reenter: true, actions: ["silence", "takeAgain", "speak"] },
  ],
} as const;

function isAbout(event: SpeechEvent, { count }: SpeechContext): boolean {
  return "utterance" in event && event.utterance === count;
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
