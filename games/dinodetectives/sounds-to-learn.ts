/** What a detective goes by: what ticks how, and how it sounds in the hand. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A tooth", sound: "claves" },
  { name: "A footprint", sound: "bongo-low" },
  { name: "A leaf", sound: "maraca" },
  { name: "Dung", sound: "fruit-plop" },
  { name: "A shell", sound: "kalimba" },
  { name: "An egg", sound: "glass-clink" },
  { name: "A bone", sound: "xylophone-note" },
  { name: "A tooth, deep in the rock", sound: "claves", pitch: -12 },
  { name: "Something made of tin", sound: "cowbell" },
  { name: "In the hand: sharp, from here", sound: "plate-down" },
  { name: "In the hand: round, rolled here", sound: "dice" },
  { name: "In the hand: plaster", sound: "door-knock" },
  { name: "The river", bed: "stream" },
  { name: "The river bank, underfoot", sound: "splash" },
  { name: "The camp", sound: "simmer" },
  { name: "The front row: sand", sound: "step-sand" },
  { name: "The second row: gravel", sound: "step-gravel" },
  { name: "The third row: grass", sound: "step-grass" },
  { name: "The last row: leaves", sound: "step-leaves" },
];
