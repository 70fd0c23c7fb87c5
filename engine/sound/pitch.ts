/** A note of the equal-tempered scale (A4 is 440 Hz), or hertz. */
export type Pitch = Note | number;
export type Note = `${Letter}${"" | "#"}${2 | 3 | 4 | 5 | 6 | 7}`;
type Letter = keyof typeof SEMITONES;

const SEMITONES = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Hertz of a pitch, so many semitones higher. */
export function hertz(pitch: Pitch, semitones = 0): number {
  const shift = 2 ** (semitones / 12);
  if (typeof pitch === "number") return pitch * shift;
  const sharp = pitch.includes("#") ? 1 : 0;
  const octave = Number(pitch.at(-1));
  const fromA4 = SEMITONES[pitch.charAt(0) as Letter] + sharp + 12 * octave - 57;
  return 440 * 2 ** (fromA4 / 12) * shift;
}
