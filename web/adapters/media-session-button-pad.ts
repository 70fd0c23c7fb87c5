/** The buttons of a headset as a pad: its middle one is SELECT, next and previous are RIGHT and LEFT. */
import type { ButtonPad, PadButton } from "../../engine/index.ts";

/** What is needed of a `MediaSession`. */
export interface BrowserMediaSession {
  setActionHandler(action: HeadsetAction, handler: (() => void) | null): void;
}

type HeadsetAction = "play" | "pause" | "nexttrack" | "previoustrack" | "seekforward" | "seekbackward";

const BUTTONS: Readonly<Record<HeadsetAction, PadButton>> = {
  play: "select",
  pause: "select",
  nexttrack: "right",
  previoustrack: "left",
  seekforward: "down",
  seekbackward: "up",
};

/** @param hold does what makes the browser give us the buttons, and returns what ends that */
export function createMediaSessionButtonPad(
  session: BrowserMediaSession | undefined,
  hold: () => () => void,
): ButtonPad {
  return {
    buttons: new Set(Object.values(BUTTONS)),
    listen(report) {
      const handle = (action: HeadsetAction, button: PadButton | null): void => {
        try {
          session?.setActionHandler(
            action,
            button === null
              ? null
              : () => {
                  // A headset tells of presses only.
                  report({ button, edge: "down" });
                  report({ button, edge: "up" });
                },
          );
        } catch {
          // This browser does not know the button.
        }
      };
      for (const [action, button] of entries()) handle(action, button);
      const letGo = hold();
      return () => {
        letGo();
        for (const [action] of entries()) handle(action, null);
      };
    },
  };
}

function entries(): [HeadsetAction, PadButton][] {
  return Object.entries(BUTTONS) as [HeadsetAction, PadButton][];
}
