/** Runs in the page before its scripts: a voice that says nothing, and takes the time that the real one takes. */
export function installPageVoice(milliseconds: Readonly<Record<string, number>>): void {
  class Utterance extends EventTarget {
    lang = "";
    pitch = 1;
    rate = 1;
    voice = null;
    volume = 1;
    constructor(readonly text = "") {
      super();
    }
  }

  class Synthesis extends EventTarget {
    speaking = false;
    #current: Utterance | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;
    getVoices(): object[] {
      return [{ name: "Film", lang: "en-US", default: true, localService: true, voiceURI: "film" }];
    }
    speak(utterance: Utterance): void {
      this.speaking = true;
      this.#current = utterance;
      utterance.dispatchEvent(new Event("start"));
      this.#timer = setTimeout(() => {
        this.speaking = false;
        this.#current = null;
        utterance.dispatchEvent(new Event("end"));
      }, milliseconds[utterance.text] ?? 0);
    }
    cancel(): void {
      const cancelled = this.#current;
      clearTimeout(this.#timer);
      this.speaking = false;
      this.#current = null;
      cancelled?.dispatchEvent(Object.assign(new Event("error"), { error: "interrupted" }));
    }
  }

  Object.defineProperty(window, "speechSynthesis", { value: new Synthesis() });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
}
