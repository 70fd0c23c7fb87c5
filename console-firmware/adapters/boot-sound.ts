/** The first that is heard: four notes upwards, made by the sound's own thread while the program is still loaded. */

/** Each in hertz and in seconds after the first: C, E, G, C. */
const NOTES = [
  [523.25, 0],
  [659.26, 0.13],
  [783.99, 0.26],
  [1046.5, 0.39],
] as const;
const RISE_SECONDS = 0.008;
const FADE_SECONDS = 0.9;
/** Of each note, so that all four together stay below the limit. */
const LEVEL = 0.14;

export const BOOT_CAPTION = "[Buzzle wakes up]";

/** @param volume 0 to 1 */
export function playBootSound(context: AudioContext, volume: number): void {
  const all = context.createGain();
  all.gain.value = volume;
  all.connect(context.destination);
  const begin = context.currentTime;
  for (const [frequency, after] of NOTES) {
    const at = begin + after;
    const note = context.createOscillator();
    note.type = "triangle";
    note.frequency.value = frequency;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(LEVEL, at + RISE_SECONDS);
    envelope.gain.exponentialRampToValueAtTime(LEVEL / 1000, at + FADE_SECONDS);
    note.connect(envelope).connect(all);
    note.start(at);
    note.stop(at + FADE_SECONDS);
  }
}
