/** Runs in the page before its scripts: headless Chromium has no voice, so this one takes its place. */
export interface FakeSpeechOptions {
  /** How long every utterance takes. */
  readonly milliseconds: number;
  readonly voices: number;
  /** How long it takes to find them. */
  readonly voicesAfterMilliseconds: number;
}

declare global {
  interface Window {
    /** What was asked to be spoken, and what came of it, in order. */
    spoken: {
      text: string;
      rate: number;
      pitch?: number;
      volume?: number;
      voice?: string | undefined;
      end: "speaking" | "finished" | "cancelled";
    }[];
    /** What is said from now on has no end, until it is cancelled. */
    isSpeechHeld: boolean;
  }
}

/** As Chrome does it: one after another, events come later and never at once, a cancelled utterance ends in an error. */
export function installFakeSpeech({
  milliseconds,
  voices,
  voicesAfterMilliseconds,
}: FakeSpeechOptions): void {
  window.spoken = [];
  window.isSpeechHeld = false;

  class FakeUtterance extends EventTarget {
    lang = "";
    pitch = 1;
    rate = 1;
    voice: { name: string } | null = null;
    volume = 1;
    onstart: ((event: Event) => void) | null = null;
    onend: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onboundary = null;
    text: string;
    constructor(text = "") {
      super();
      this.text = text;
    }
    tell(type: "start" | "end" | "error", extras: object = {}): void {
      const event = Object.assign(new Event(type), { utterance: this, ...extras });
      this.dispatchEvent(event);
      if (type === "start") this.onstart?.(event);
      if (type === "end") this.onend?.(event);
      if (type === "error") this.onerror?.(event);
    }
  }

  class FakeSynthesis extends EventTarget {
    onvoiceschanged: (() => void) | null = null;
    paused = false;
    #waiting: FakeUtterance[] = [];
    #now: { utterance: FakeUtterance; timer: ReturnType<typeof setTimeout> } | null = null;
    #voices: object[] = [];
    #isLooking = false;
    /** Chrome fills its list some time after it was first asked for it. */
    #look(): void {
      if (this.#isLooking) return;
      this.#isLooking = true;
      setTimeout(() => {
        this.#voices = Array.from({ length: voices }, (_, index) => ({
          name: `Voice ${index}`,
          lang: "en-US",
          default: index === 0,
          localService: true,
          voiceURI: `voice-${index}`,
        }));
        this.dispatchEvent(new Event("voiceschanged"));
        this.onvoiceschanged?.();
      }, voicesAfterMilliseconds);
    }
    get speaking(): boolean {
      return this.#now !== null;
    }
    get pending(): boolean {
      return this.#waiting.length > 0;
    }
    getVoices(): object[] {
      this.#look();
      return this.#voices;
    }
    speak(utterance: FakeUtterance): void {
      // Chrome refuses to speak before the page has been touched.
      if (!navigator.userActivation.hasBeenActive) {
        setTimeout(() => utterance.tell("error", { error: "not-allowed" }));
        return;
      }
      this.#waiting.push(utterance);
      if (this.#now === null) this.#next();
    }
    cancel(): void {
      const dropped = this.#now === null ? this.#waiting : [this.#now.utterance, ...this.#waiting];
      clearTimeout(this.#now?.timer);
      if (this.#now !== null) this.#record("cancelled");
      this.#now = null;
      this.#waiting = [];
      for (const utterance of dropped) setTimeout(() => utterance.tell("error", { error: "interrupted" }));
    }
    pause(): void {}
    resume(): void {}
    #next(): void {
      const utterance = this.#waiting.shift();
      if (utterance === undefined) {
        this.#now = null;
        return;
      }
      const { text, rate, pitch, volume, voice } = utterance;
      window.spoken.push({ text, rate, pitch, volume, voice: voice?.name, end: "speaking" });
      const begin = setTimeout(() => {
        utterance.tell("start");
        if (this.#now?.utterance !== utterance) return;
        this.#now.timer = setTimeout(() => {
          if (window.isSpeechHeld) return;
          this.#record("finished");
          this.#now = null;
          utterance.tell("end");
          if (this.#now === null) this.#next();
        }, milliseconds);
      });
      this.#now = { utterance, timer: begin };
    }
    #record(end: "finished" | "cancelled"): void {
      const last = window.spoken.at(-1);
      if (last !== undefined) last.end = end;
    }
  }

  Object.defineProperty(window, "speechSynthesis", { value: new FakeSynthesis() });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: FakeUtterance, writable: true });
}
