/** What a weather listener goes by. How a shower moves is for the ear to find out. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "Rain", sound: "rain-here" },
  { name: "Pouring rain", sound: "rain-hard" },
  { name: "A drop", sound: "drip" },
  { name: "A gust of wind", sound: "wind-gust" },
  { name: "Leaves", sound: "leaf-rustle" },
  { name: "A bird, dry weather", sound: "bird" },
  { name: "Thunder, far away", sound: "thunder-far" },
  { name: "Hail", sound: "hail-here" },
  { name: "The lake", sound: "duck" },
  { name: "The square", sound: "hand-bell" },
  { name: "The hill", sound: "sheep" },
  { name: "A flash was seen", sound: "probe-beep" },
  { name: "A second, or some minutes", sound: "clock-tick" },
  { name: "Music over it all", sound: "accordion" },
];
