/** Who makes which noise, and the signs of the clubs. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import type { SoundId } from "../../engine/sound/index.ts";
import { noisyClubs, noisyGuests } from "./noisy.ts";
import { taps } from "./things.ts";
import type { Guest } from "./types.ts";

function soundOf(heard: Guest["heard"] | undefined): SoundId {
  const [first] = heard ?? [];
  if (typeof first !== "object" || !("sound" in first)) throw new RangeError("oddoneout: no sound to learn");
  return first.sound;
}

export const soundsToLearn: SoundToLearn[] = [
  ...Object.values(noisyGuests).map(({ name, heard }) => ({
    name: name.replace(/^the/, "The"),
    sound: soundOf(heard),
  })),
  ...Object.values(noisyClubs).map(({ label, sign }) => ({
    name: `The club ${label}`,
    sound: soundOf(sign),
  })),
  { name: "Wood, or a beat", sound: taps("wood").sound },
  { name: "Metal", sound: taps("metal").sound },
  { name: "Glass", sound: taps("glass").sound },
];
