/** Which sounds are recorded ones, and from which recordings of the soundfont they are cut. */
import type { SoundId } from "../../engine/sound/index.ts";
import type { Note } from "../../engine/sound/pitch.ts";

export interface Wanted {
  /** How the names of its recordings begin; of several, the one nearest to the note is taken. */
  readonly from: string;
  /** What it is tuned to, which is the note of the sound that stands in for it. Absent: it is left as it is. */
  readonly note?: Note;
  /** Its own pitch, where it rings too unevenly to be found. */
  readonly hertz?: number;
  /** Seconds in which it dies away by 60 dB: the soundfont's strings and bars ring only as long as they are told. */
  readonly rings?: number;
  /** Times its own speed, for what has no note. */
  readonly speed?: number;
}

export const WANTED: Partial<Record<SoundId, Wanted>> = {
  piano: { from: "P200 Piano", note: "C4", rings: 2.6 },
  guitar: { from: "Nylon", note: "C4", rings: 2.4 },
  banjo: { from: "Banjo", note: "C4", rings: 1.2 },
  bass: { from: "Acoustic Bass", note: "C3", rings: 1.8 },
  "harp-note": { from: "Harp ", note: "C5", rings: 2 },
  violin: { from: "Violin", note: "C5" },
  cello: { from: "Cello", note: "C3" },
  flute: { from: "Flute", note: "C5" },
  recorder: { from: "Recorder", note: "C5" },
  clarinet: { from: "Clarinet", note: "C4" },
  trumpet: { from: "tp_", note: "C5" },
  tuba: { from: "Tuba ", note: "C3" },
  horn: { from: "French Horns", note: "C4" },
  "harmonica-note": { from: "harm", note: "C5" },
  accordion: { from: "Accordian", note: "C4" },
  "organ-note": { from: "Church Organ", note: "C4" },
  "marimba-note": { from: "Marimba C 5", note: "C4" },
  "xylophone-note": { from: "Xylophone C 6", note: "C5" },
  "glockenspiel-note": { from: "Glocken G8", note: "C6", hertz: 1573, rings: 1.8 },
  "music-box": { from: "Music Box", note: "C6", rings: 1.6 },
  kalimba: { from: "Kalimba", note: "C5", rings: 1.2 },
  "steel-drum": { from: "Steel Drum", note: "C5", rings: 1.2 },
  "voice-ah": { from: "Ahh Choir", note: "C4" },
  "voice-ooh": { from: "Ohh Voices", note: "C4" },
  kick: { from: "Std Kick 2" },
  snare: { from: "Std Snr 1" },
  tom: { from: "Tom Low" },
  "hi-hat": { from: "Hi-Hat Closed" },
  "hi-hat-open": { from: "Hi-Hat Half-Open" },
  cymbal: { from: "Crsh 1" },
  tambourine: { from: "Tambourine" },
  triangle: { from: "Triangle", rings: 2.4 },
  cowbell: { from: "Cow Bell" },
  woodblock: { from: "High Woodblock" },
  claves: { from: "Clave" },
  bongo: { from: "Bongo Rim" },
  "bongo-low": { from: "Low Bongo" },
  maraca: { from: "Maracas" },
  guiro: { from: "Guiro Up" },
  clap: { from: "Clap" },
  applause: { from: "Applause" },
  bird: { from: "Bird" },
};
