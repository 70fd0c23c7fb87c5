import type { SoundToLearn } from "../../../../engine/definition/index.ts";
import type { Finding, Rule } from "../rule.ts";

/** Semitones, and times the pace, below which one sound is not told from itself. */
const LEAST_PITCH = 3;
const LEAST_RATE = 1.3;

export const soundsAlike: Rule = {
  id: "sounds-alike",
  title: "Sounds that cannot be told apart",
  why: "What sounds the same is no evidence. Whoever is asked to tell it apart can only guess.",
  bad: ["Two sounds to learn that are one sound of the library.", "One sound twice, a semitone apart."],
  good: ["A bell and a drum.", "A bell, and the same bell an octave higher."],
  find: ({ definition: { soundsToLearn = [] } }) =>
    soundsToLearn.flatMap((one, index): Finding[] => {
      const other = soundsToLearn.slice(0, index).find((before) => isAlike(before, one));
      if (other === undefined) return [];
      return [
        {
          path: ["soundsToLearn", index, "name"],
          found: `${other.name} and ${one.name}`,
          mend: "Give one of them another sound, or three semitones or more between them.",
        },
      ];
    }),
};

function isAlike(a: SoundToLearn, b: SoundToLearn): boolean {
  if ("notes" in a || "notes" in b)
    return "notes" in a && "notes" in b && JSON.stringify(a.notes) === JSON.stringify(b.notes);
  const what = (one: typeof a) => ("sound" in one ? one.sound : one.bed);
  if (what(a) !== what(b)) return false;
  const pitch = Math.abs((a.pitch ?? 0) - (b.pitch ?? 0));
  const rate = Math.max((a.rate ?? 1) / (b.rate ?? 1), (b.rate ?? 1) / (a.rate ?? 1));
  const side = Math.abs((a.side ?? 0) - (b.side ?? 0));
  return pitch < LEAST_PITCH && rate < LEAST_RATE && side < 0.5;
}
