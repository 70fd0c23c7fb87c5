/** What the band plays: two bars of four, each instrument in two manners. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Note = Extract<PartsOf<"talk">["rules"]["tells"][string], { notes: unknown }>["notes"][number];

const EIGHTH = 190;

/** Semitones by eighth notes; null is a rest. */
function riff(sound: Note["sound"], steps: readonly (number | null)[], how: Partial<Note> = {}): Note[] {
  return steps.flatMap((pitch, step) =>
    pitch === null ? [] : [{ sound, at: step * EIGHTH, pitch, ...how }],
  );
}

const _ = null;

export const riffs: Record<string, Note[]> = {
  drums: [
    ...riff("kick", [0, _, _, _, 0, _, _, _, 0, _, _, _, 0, _, _, _]),
    ...riff("snare", [_, _, 0, _, _, _, 0, _, _, _, 0, _, _, _, 0, 0], { level: 0.7 }),
    ...riff("hi-hat", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], { level: 0.35 }),
  ],
  "bass-walk": riff("bass", [0, _, 4, _, 7, _, 9, _, 5, _, 9, _, 7, _, 4, _]),
  "bass-trot": riff("bass", [0, _, 7, 0, _, 7, 0, _, 7, 0, _, 7, 0, _, 7, _], { level: 0.7 }),
  "bass-stomp": riff("bass", [0, _, _, 0, -5, _, 0, _, 0, _, _, 0, -5, _, -5, _]),
  "bass-lull": riff("bass", [0, _, _, _, 4, _, _, _, 0, _, _, _, -3, _, _, _], { level: 0.5 }),
  "trumpet-letter": riff("trumpet", [4, _, _, 5, 7, _, _, _, 9, _, 7, _, 5, _, 4, _], { level: 0.5 }),
  "trumpet-high": riff("trumpet", [_, _, _, _, 7, 7, 12, _, _, _, _, _, 7, 9, 12, _], { level: 0.8 }),
  "trumpet-laugh": riff("trumpet", [_, _, 7, 6, 5, _, _, _, _, _, 9, 8, 7, _, _, _], { level: 0.8 }),
  "piano-roll": riff("piano", [12, 9, 7, 4, 12, 9, 7, 4, 14, 9, 5, 2, 11, 7, 5, 2], { level: 0.7 }),
  "piano-plink": riff("piano", [12, _, _, 16, _, _, 14, _, 12, _, _, 17, _, _, 16, _], { level: 0.8 }),
  "bells-ring": riff("glockenspiel-note", [12, _, 16, _, 19, _, 16, _, 17, _, 16, _, 14, _, 11, _], {
    level: 0.6,
  }),
  "bells-snow": riff("glockenspiel-note", [24, 19, _, 21, 24, _, 19, 21, 24, 19, _, 21, 23, _, 19, 17], {
    level: 0.5,
  }),
  tuba: riff("tuba", [-12, _, _, _, -5, _, _, _, -7, _, _, _, -5, _, _, _], { level: 0.7 }),
  dog: riff("dog-small", [_, _, _, 0, _, _, _, _, _, _, _, 0, _, _, 0, _], { level: 0.5 }),
  goose: riff("goose", [_, _, _, _, _, _, _, _, _, _, _, _, 0, _, 3, _], { level: 0.6 }),
  cymbal: riff("cymbal", [_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, 0], { level: 0.5, force: 0.3 }),
  ending: [
    ...riff("fanfare", [_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, 0], { level: 0.7 }),
    ...riff("kick", [_, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, 0]),
  ],
};
