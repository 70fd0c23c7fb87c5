/** A controller that shakes with what is heard. It says nothing that is not heard: an echo for hands. */
import type { SoundStage } from "../../engine/index.ts";
import { lengthSeconds } from "../../engine/sound/index.ts";

/** What is needed of a `GamepadHapticActuator`. */
export interface Shaker {
  playEffect(type: "dual-rumble", effect: object): Promise<unknown>;
}

/** A bell that rings for seconds is felt when it is struck. */
const LONGEST_SECONDS = 0.4;

/** @param shakers those that are there now; none where the player does not like it */
export function withRumble<Stage extends SoundStage>(stage: Stage, shakers: () => readonly Shaker[]): Stage {
  return {
    ...stage,
    play(...sounds) {
      stage.play(...sounds);
      // A new effect ends the one before: of a pattern its first sound is felt.
      const [sound] = sounds;
      if (sound === undefined) return;
      const effect = {
        startDelay: 1000 * (sound.after ?? 0),
        duration: Math.min(LONGEST_SECONDS, lengthSeconds(sound.sound)) * 1000,
        weakMagnitude: sound.level / 2,
        strongMagnitude: sound.level,
      };
      for (const shaker of shakers()) shaker.playEffect("dual-rumble", effect).catch(() => {});
    },
  };
}

export function connectedShakers(): Shaker[] {
  return navigator.getGamepads().flatMap((gamepad) => gamepad?.vibrationActuator ?? []);
}
