/** The sounds that a friend goes by: how hands go in each mood, laughs, breath, and how a line was taken. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { RHYTHMS, type Mood } from "./tells.ts";

/** Fingers on a tabletop, as Omar's are; with everybody's things the mood goes the same way. */
function hands(name: string, mood: Mood): SoundToLearn {
  return { name, notes: RHYTHMS[mood].map((note) => ({ ...note, sound: "bongo" as const })) };
}

export const soundsToLearn: SoundToLearn[] = [
  hands("Happy hands", "happy"),
  hands("Worried hands", "worried"),
  hands("Mad hands", "mad"),
  hands("Sad hands", "sad"),
  {
    name: "A real laugh",
    notes: [
      { at: 0, sound: "giggle" },
      { at: 500, sound: "laugh-child" },
      { at: 1300, sound: "giggle", level: 0.6 },
    ],
  },
  { name: "A laugh that stops", sound: "hello-hum", pitch: -3, level: 0.8 },
  { name: "Somebody wants to speak", sound: "breath-in" },
  { name: "A chair, pushed back", sound: "drawer", level: 0.8 },
  {
    name: "Your heart beats fast",
    notes: [0, 420, 840, 1260].map((at) => ({ at, sound: "heart-beat" as const })),
  },
  { name: "Your line fits", sound: "warmer" },
  { name: "Your line does not fit", sound: "cooler" },
  { name: "You listen closer", sound: "lean-in" },
  { name: "Take two", sound: "rewind" },
  { name: "A new scene", sound: "scene" },
];
