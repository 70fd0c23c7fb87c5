/** Devices whose every report passes through the journal on its way to the machines, and devices that only replay it. */
import type { Listener, ListenerEvent } from "../ports/listener.ts";
import type { Speaker, SpeakerEvent, Utterance } from "../ports/speaker.ts";
import type { JournalEntry, OutsideEvent } from "./journal.ts";

export interface RecordedSpeaker extends Speaker {
  /** Hands a report from the journal to whoever is waiting for it. */
  deliver(entry: JournalEntry): void;
}

/** @param outside tells the journal, which then calls `deliver` */
export function recordSpeaker(speaker: Speaker, outside: (event: OutsideEvent) => void): RecordedSpeaker {
  let count = 0;
  let waiting: ((event: SpeakerEvent) => void) | null = null;
  return {
    speak(utterance: Utterance, report) {
      const number = ++count;
      waiting = report;
      speaker.speak(utterance, (event) => {
        // What a silenced utterance still has to say is not part of the sitting.
        if (number === count && waiting !== null) outside(speakerEntry(event, number));
      });
    },
    silence() {
      waiting = null;
      speaker.silence();
    },
    prepare: (utterance) => speaker.prepare?.(utterance),
    deliver(entry) {
      const event = speakerEvent(entry);
      if (event === null || waiting === null) return;
      const report = waiting;
      if (event.type !== "started") waiting = null;
      report(event);
    },
  };
}

export interface RecordedListener extends Listener {
  deliver(entry: JournalEntry): void;
}

/** @param changed that somebody is heard is shown at once, and is no part of the sitting */
export function recordListener(
  listener: Listener,
  outside: (event: OutsideEvent) => void,
  changed: () => void,
): RecordedListener {
  let waiting: ((event: ListenerEvent) => void) | null = null;
  return {
    open(phrases, report, hears) {
      waiting = report;
      const tell = (event: ListenerEvent): void => {
        if (waiting === report) outside(listenerEntry(event));
      };
      listener.open(phrases, tell, () => {
        hears?.();
        changed();
      });
    },
    close() {
      waiting = null;
      listener.close();
    },
    deliver(entry) {
      const event = listenerEvent(entry);
      if (event === null || waiting === null) return;
      const report = waiting;
      waiting = null;
      report(event);
    },
  };
}

/** A speaker and a listener that stay silent: in a replay their reports are in the journal. */
export const silentDevices: { readonly speaker: Speaker; readonly listener: Listener } = {
  speaker: { speak: () => {}, silence: () => {} },
  listener: { open: () => {}, close: () => {} },
};

function speakerEntry(event: SpeakerEvent, utterance: number): OutsideEvent {
  switch (event.type) {
    case "started":
      return { type: "speech-started", utterance };
    case "finished":
      return { type: "speech-finished", utterance };
    case "failed":
      return { type: "speech-failed", utterance, reason: event.reason };
  }
}

function speakerEvent(entry: JournalEntry): SpeakerEvent | null {
  switch (entry.type) {
    case "speech-started":
      return { type: "started" };
    case "speech-finished":
      return { type: "finished" };
    case "speech-failed":
      return { type: "failed", reason: entry.reason };
    default:
      return null;
  }
}

function listenerEntry(event: ListenerEvent): OutsideEvent {
  switch (event.type) {
    case "heard":
      return { type: "heard", alternatives: event.alternatives.map((alternative) => ({ ...alternative })) };
    case "silence":
      return { type: "not-heard" };
    case "failed":
      return { type: "not-hearing", why: event.why, reason: event.reason };
  }
}

function listenerEvent(entry: JournalEntry): ListenerEvent | null {
  switch (entry.type) {
    case "heard":
      return { type: "heard", alternatives: entry.alternatives };
    case "not-heard":
      return { type: "silence" };
    case "not-hearing":
      return { type: "failed", why: entry.why, reason: entry.reason };
    default:
      return null;
  }
}
