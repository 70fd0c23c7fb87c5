import type { SoundStage } from "../ports/sound-stage.ts";

/** A stage for machines without a sound card, and for programs that only read what would be heard. */
export const silentSoundStage: SoundStage = {
  play: () => {},
  stop: () => {},
  bed: () => {},
  duck: () => {},
  mix: () => {},
  silence: () => {},
  outputDelay: () => 0,
};
