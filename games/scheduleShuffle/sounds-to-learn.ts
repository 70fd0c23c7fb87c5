/** The sounds that the player goes by: the time, and each thing on the list. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { things } from "./things.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "One tick of time", sound: "clock-tick" },
  { name: "It goes on by itself", sound: "drip" },
  ...Object.values(things).flatMap(({ name, heard = [] }) =>
    heard.map(({ sound }): SoundToLearn => ({ name, sound })),
  ),
];
