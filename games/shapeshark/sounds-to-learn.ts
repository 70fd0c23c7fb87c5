/** What tells one shape from another. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A stroke", sound: "swim" },
  { name: "How high Fin swims", sound: "bottle-note" },
  { name: "A sharp corner", sound: "shape-sharp" },
  { name: "A square corner", sound: "shape-square" },
  { name: "A wide corner", sound: "shape-wide" },
  { name: "Which way a side runs", sound: "marimba-note" },
  { name: "Back at the first corner", sound: "hand-bell" },
];
