/** The sounds that this game goes by: who works here, who just came, and what comes of a question. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "Somebody works here: a broom", sound: "brush" },
  { name: "Somebody works here: a cash drawer", sound: "cash-drawer" },
  { name: "Somebody works here: plates", sound: "plates" },
  { name: "A visitor: a suitcase", sound: "cart" },
  { name: "A visitor: a camera", sound: "camera" },
  { name: "You listen closer", sound: "lean-in" },
  { name: "It fits", sound: "warmer" },
  { name: "It does not fit", sound: "cooler" },
];
