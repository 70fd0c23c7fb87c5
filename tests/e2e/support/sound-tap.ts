/** Runs in the page before its scripts: measures everything on its way to the loudspeaker. */
export interface SoundTap {
  /** The page's audio clock, in seconds. */
  now(): number;
  /** The loudspeaker is open, and what goes there is measured. */
  isMeasuring(): boolean;
  /** One measure each 128 samples: when, how loud on average, how loud at most. */
  readonly measures: { readonly at: number; readonly level: number; readonly peak: number }[];
  /** When each caption came, by the audio clock. */
  readonly captions: { readonly at: number; readonly text: string }[];
}

declare global {
  interface Window {
    tap: SoundTap;
  }
}

export function installSoundTap(): void {
  const worklet = `registerProcessor("meter", class extends AudioWorkletProcessor {
    process([channels]) {
      let sum = 0, peak = 0, count = 0;
      for (const samples of channels) for (const sample of samples) {
        sum += sample * sample; count++;
        peak = Math.max(peak, Math.abs(sample));
      }
      this.port.postMessage({ at: currentTime, level: Math.sqrt(sum / Math.max(1, count)), peak });
      return true;
    }
  })`;
  let context: AudioContext | null = null;
  let isMeasuring = false;
  const measures: SoundTap["measures"] = [];
  const captions: { at: number; text: string }[] = [];
  window.tap = {
    now: () => context?.currentTime ?? 0,
    isMeasuring: () => isMeasuring,
    measures,
    captions,
  };

  type Connect = (this: AudioNode, to: AudioNode | AudioParam, ...rest: number[]) => AudioNode;
  const connect = AudioNode.prototype.connect as Connect;
  const taps = new WeakMap<BaseAudioContext, AudioNode>();
  const tapOf = (audio: BaseAudioContext): AudioNode => {
    const known = taps.get(audio);
    if (known !== undefined) return known;
    const tap = new GainNode(audio);
    taps.set(audio, tap);
    void measure(tap);
    return tap;
  };
  const measure = async (tap: AudioNode): Promise<void> => {
    const address = URL.createObjectURL(new Blob([worklet], { type: "text/javascript" }));
    await tap.context.audioWorklet.addModule(address);
    const meter = new AudioWorkletNode(tap.context, "meter", { numberOfOutputs: 0 });
    meter.port.addEventListener("message", ({ data }) => measures.push(data));
    meter.port.start();
    connect.call(tap, meter);
    isMeasuring = true;
  };
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam, ...rest: number[]) {
    if (to instanceof AudioDestinationNode && this.context instanceof AudioContext) {
      context = this.context;
      connect.call(this, tapOf(this.context));
    }
    return connect.call(this, to, ...rest);
  };

  addEventListener("DOMContentLoaded", () => {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const lines = node instanceof Element ? node.querySelectorAll("[role=log] p") : [];
        const isLine = node.parentElement?.closest("[role=log]") !== null;
        for (const line of isLine ? [node] : lines) {
          captions.push({ at: window.tap.now(), text: line.textContent ?? "" });
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
