/**
 * The browser's own Web Audio under the names of standardized-audio-context, which Tone imports to smooth over browsers
 * of ten years ago. Ours need no smoothing, and a child on a slow line need not wait for 25 KB of it.
 */
const { AudioBuffer, AudioContext, AudioNode, AudioParam, AudioWorkletNode, OfflineAudioContext } =
  globalThis;
export { AudioBuffer, AudioContext, AudioWorkletNode, OfflineAudioContext };

export const isAnyAudioContext = (value: unknown): boolean => value instanceof AudioContext;
export const isAnyOfflineAudioContext = (value: unknown): boolean => value instanceof OfflineAudioContext;
export const isAnyAudioNode = (value: unknown): boolean => value instanceof AudioNode;
export const isAnyAudioParam = (value: unknown): boolean => value instanceof AudioParam;
export const isSupported = (): Promise<boolean> => Promise.resolve(true);
