/** The sounds by which worlds are told apart. What they say of a world is for the ear to compare. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A jump begins", sound: "jump-up" },
  { name: "A jump ends", sound: "jump-land" },
  { name: "Heat: higher is hotter", sound: "organ-note" },
  { name: "Radar calls", sound: "probe-beep" },
  { name: "A moon answers", sound: "glockenspiel-note" },
  { name: "Spin: one turn", sound: "clock-tick" },
  { name: "Tilt: lower lies lower", sound: "harp-note" },
  { name: "Rock", sound: "rock-fall" },
  { name: "Ice", sound: "ice-crack" },
  { name: "Wind", sound: "wind-gust" },
  { name: "No wind", sound: "dial-click" },
];
