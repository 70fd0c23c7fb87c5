/**
 * Runs in the page before the page's own script. Listens to what is pressed, to what goes to the loudspeaker and to
 * what is asked of the voice, and keeps the times of one press. All times are those of performance.now(), in which an
 * event's timeStamp is told too.
 */
(() => {
  const LONGEST_WAIT_MILLISECONDS = 1000;
  const LONGEST_REST_MILLISECONDS = 4000;
  const CALIBRATIONS = 5;

  /** @typedef {{ pressed: number, handled: number, sound: number | null, silence: number | null, interrupted: number | null }} Press */
  /** @type {Press | null} */
  let press = null;
  let isSounding = false;
  /** @type {AudioContext | null} */
  let heard = null;
  /** The most that Date is ahead of performance.now(); measured late by a busy thread, it comes out too small. */
  const ahead = Math.max(...Array.from({ length: CALIBRATIONS }, calibrate));

  function calibrate() {
    const before = Date.now();
    while (Date.now() === before);
    return before + 1 - performance.now();
  }

  /**
   * Resolves to whether it became so in time.
   * @param {() => boolean} isSo
   * @param {number} longest
   */
  async function until(isSo, longest) {
    const end = performance.now() + longest;
    while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
    return isSo();
  }

  addEventListener(
    "keydown",
    (event) => {
      press = {
        pressed: event.timeStamp,
        handled: performance.now(),
        sound: null,
        silence: null,
        interrupted: null,
      };
    },
    { capture: true },
  );

  // Whatever is connected to the loudspeaker is also connected to the tap.
  /** @type {AudioNode["connect"]} */
  const connect = Reflect.get(AudioNode.prototype, "connect");
  /** @type {WeakMap<BaseAudioContext, Promise<AudioWorkletNode>>} */
  const taps = new WeakMap();

  /** @param {BaseAudioContext} context */
  async function openTap(context) {
    await context.audioWorklet.addModule("/bench/sound-tap.js");
    const tap = new AudioWorkletNode(context, "sound-tap");
    tap.port.addEventListener("message", ({ data: { began } }) => {
      isSounding = began !== null;
      // One more, since the audio thread's clock leaves the rest of its millisecond out.
      if (press !== null && press.sound === null && began !== null) press.sound = began + 1 - ahead;
    });
    tap.port.start();
    if (context instanceof AudioContext) heard = context;
    // It gives silence, but only what leads to the loudspeaker is run.
    Reflect.apply(connect, tap, [context.destination]);
    return tap;
  }

  /** @param {unknown[]} to */
  AudioNode.prototype.connect = function connectAndTap(...to) {
    // A bed sounds all the time: nothing that begins could be told from it.
    if (this instanceof AudioBufferSourceNode && this.loop) return to[0];
    const result = Reflect.apply(connect, this, to);
    if (to[0] instanceof AudioDestinationNode) {
      const { context } = this;
      const tap = taps.get(context) ?? openTap(context);
      taps.set(context, tap);
      void tap.then((node) => Reflect.apply(connect, this, [node]));
    }
    return result;
  };

  const synthesis = window.speechSynthesis;
  const cancel = synthesis.cancel.bind(synthesis);
  synthesis.cancel = () => {
    const wasSpeaking = synthesis.speaking;
    cancel();
    if (press !== null && press.silence === null && wasSpeaking && !synthesis.speaking) {
      press.silence = performance.now();
    }
  };
  const speak = synthesis.speak.bind(synthesis);
  synthesis.speak = (utterance) => {
    utterance.addEventListener("error", () => {
      if (press !== null && press.interrupted === null) press.interrupted = performance.now();
    });
    speak(utterance);
  };

  const probe = {
    /** Resolves once nothing sounds and something is being said: whether that came about. */
    rest: () => until(() => !isSounding && synthesis.speaking, LONGEST_REST_MILLISECONDS),
    /** What came of the last press: milliseconds from when the browser had it. */
    async outcome() {
      await until(
        () => press !== null && press.sound !== null && press.interrupted !== null,
        LONGEST_WAIT_MILLISECONDS,
      );
      if (press === null) return null;
      const { pressed, handled, sound, silence, interrupted } = press;
      /** @param {number | null} time */
      const since = (time) => (time === null ? null : time - pressed);
      return {
        handled: handled - pressed,
        sound: since(sound),
        silence: since(silence),
        interrupted: since(interrupted),
      };
    },
    /** Seconds; null before anything was connected to the loudspeaker. */
    latency: () => heard && { base: heard.baseLatency, output: heard.outputLatency },
    voices: () => synthesis.getVoices().length,
  };
  Object.assign(window, { pressProbe: probe });
})();
