/**
 * Runs in the audio thread. Hears all that goes to the destination and tells when sound begins after silence, and when
 * it has ended.
 */

/**
 * @typedef {object} AudioThread
 * @property {new () => { readonly port: MessagePort }} AudioWorkletProcessor
 * @property {(name: string, processor: unknown) => void} registerProcessor
 * @property {number} sampleRate
 */
const { AudioWorkletProcessor, registerProcessor, sampleRate } = /** @type {AudioThread} */ (
  /** @type {unknown} */ (globalThis)
);

/** -80 dB: what is softer nobody hears. */
const SILENT_BELOW = 1e-4;
const SILENT_SECONDS = 0.05;

class SoundTap extends AudioWorkletProcessor {
  #isSounding = false;
  #silentSamples = 0;

  /** @param {Float32Array[][]} inputs */
  process([channels]) {
    const length = channels?.[0]?.length ?? 128;
    const first = Math.min(...(channels ?? []).map(firstAudible));
    if (first < length) {
      // The thread has no finer clock than Date's milliseconds.
      if (!this.#isSounding) this.port.postMessage({ began: Date.now() + (1000 * first) / sampleRate }, []);
      this.#isSounding = true;
      this.#silentSamples = 0;
    } else if (this.#isSounding) {
      this.#silentSamples += length;
      if (this.#silentSamples >= SILENT_SECONDS * sampleRate) {
        this.#isSounding = false;
        this.port.postMessage({ began: null }, []);
      }
    }
    return true;
  }
}

/**
 * The index of the first sample that can be heard; Infinity if none can.
 * @param {Float32Array} samples
 */
function firstAudible(samples) {
  const index = samples.findIndex((sample) => Math.abs(sample) > SILENT_BELOW);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

registerProcessor("sound-tap", SoundTap);
