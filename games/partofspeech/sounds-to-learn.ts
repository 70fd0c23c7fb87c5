/** What a goalie goes by. The words themselves are spoken. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A ball is kicked", sound: "ball-kick" },
  { name: "It flies in", sound: "ball-whoosh" },
  { name: "A squeaky ball: two giggles", sound: "squeak-toy" },
];
