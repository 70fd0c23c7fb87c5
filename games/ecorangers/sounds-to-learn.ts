/** The voices that the player goes by. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { living, worms } from "./life.ts";

export const soundsToLearn: SoundToLearn[] = [
  ...[...Object.values(living), ...Object.values(worms)].flatMap(({ name, heard = [] }) =>
    heard.map(({ sound, pitch, level }): SoundToLearn => ({ name, sound, pitch, level })),
  ),
  { name: "An empty belly", sound: "monster-gurgle", level: 0.8 },
  { name: "Somebody at supper", sound: "crunch" },
];
