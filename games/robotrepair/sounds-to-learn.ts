/** The three beeps, and how a place on the wall is told. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "The beep for left", sound: "command-left" },
  { name: "The beep for up", sound: "command-forward" },
  { name: "The beep for right", sound: "command-right" },
  { name: "A click: one box higher", sound: "dial-click" },
  { name: "A column: higher to the right", sound: "marimba-note" },
  { name: "Something is in the way", sound: "robot-bump" },
];
