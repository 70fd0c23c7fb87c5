/** Runs in the page before its scripts: a microphone that hears what the test says. */
declare global {
  interface Window {
    recognition: {
      isOpen: boolean;
      opened: number;
      hear(words: string, confidence?: number): void;
      /** What is heard so far, while somebody still speaks. */
      hearPart(words: string): void;
      /** @param error as the standard names it: "not-allowed", "network" */
      fail(error: string): void;
      /** Says something and ends, though it was closed already; and ends once more. */
      hearLate(words: string): void;
    };
  }
}

export function installFakeRecognition(): void {
  let current: FakeRecognition | null = null;
  let last: FakeRecognition | null = null;

  class FakeRecognition extends EventTarget {
    continuous = false;
    grammars = null;
    interimResults = false;
    lang = "";
    maxAlternatives = 1;
    onaudiostart: ((event: Event) => void) | null = null;
    onstart: ((event: Event) => void) | null = null;
    onresult: ((event: Event) => void) | null = null;
    onnomatch: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onend: ((event: Event) => void) | null = null;
    start(): void {
      open(this);
      window.recognition.isOpen = true;
      window.recognition.opened++;
      setTimeout(() => this.tell("start"));
    }
    stop(): void {
      this.finish();
    }
    abort(): void {
      if (current === this) this.tell("error", { error: "aborted", message: "" });
      this.finish();
    }
    finish(): void {
      if (current !== this) return;
      current = null;
      window.recognition.isOpen = false;
      setTimeout(() => this.tell("end"));
    }
    tell(type: "start" | "result" | "error" | "end", extras: object = {}): void {
      const event = Object.assign(new Event(type), extras);
      this.dispatchEvent(event);
      this[`on${type}`]?.(event);
    }
  }

  const open = (recognition: FakeRecognition): void => {
    current = recognition;
    last = recognition;
  };

  window.recognition = {
    isOpen: false,
    opened: 0,
    hearPart(words) {
      const part = Object.assign([{ transcript: words, confidence: 0 }], { isFinal: false });
      if (current?.interimResults) current.tell("result", { results: [part], resultIndex: 0 });
    },
    hear(words, confidence = 0.9) {
      const result = Object.assign([{ transcript: words, confidence }], { isFinal: true });
      const heard = current;
      heard?.tell("result", { results: [result], resultIndex: 0 });
      heard?.finish();
    },
    fail(error) {
      const failed = current;
      failed?.tell("error", { error, message: "" });
      failed?.finish();
    },
    hearLate(words) {
      const result = Object.assign([{ transcript: words, confidence: 0.9 }], { isFinal: true });
      last?.tell("result", { results: [result], resultIndex: 0 });
      last?.tell("end");
      last?.tell("end");
    },
  };
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) {
    Object.defineProperty(window, name, { value: FakeRecognition, writable: true });
  }
}
