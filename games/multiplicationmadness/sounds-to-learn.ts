/** What somebody at the machine goes by. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

const tooth = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    sound: "dial-click" as const,
    at: index * 180 + Math.floor(index / 5) * 240,
  }));

export const soundsToLearn: SoundToLearn[] = [
  { name: "One tooth of a gear", sound: "dial-click" },
  { name: "The end of a group", sound: "couple-one" },
  { name: "A seat in a row", sound: "tag-knock" },
  { name: "A gear of five", notes: tooth(5) },
  { name: "A gear of seven", notes: tooth(7) },
];
