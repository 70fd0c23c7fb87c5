/** A game controller as a pad, by the standard mapping. Browsers do not tell when its buttons change: it is asked. */
import type { ButtonPad, PadButton } from "../../engine/index.ts";

/** What is needed of a `Gamepad`. */
export interface BrowserGamepad {
  readonly mapping: string;
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** -1 to 1: the left stick from left to right, and from up to down. */
  readonly axes: readonly number[];
}

export interface GamepadParts {
  readonly gamepads: () => readonly (BrowserGamepad | null)[];
  /** Calls back again and again, as often as the page is drawn, until the returned function is called. */
  readonly onFrames: (callback: () => void) => () => void;
}

/** By the standard mapping: four to the right, two above the sticks' middle, the cross. */
const BUTTONS: ReadonlyMap<number, PadButton> = new Map([
  [0, "select"],
  [1, "repeat"],
  [2, "hint"],
  [3, "hint"],
  [8, "pause"],
  [9, "pause"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
]);

/** A stick that is let go is never quite in the middle. */
const PUSHED = 0.6;

export function createGamepadButtonPad(parts: GamepadParts = browserParts()): ButtonPad {
  return {
    buttons: new Set(BUTTONS.values()),
    listen(report) {
      let before = pressedNow(parts);
      /** Down already when listening began: not reported until they have come up. */
      const ignored = new Set(before);
      return parts.onFrames(() => {
        const now = pressedNow(parts);
        for (const button of before) {
          if (now.has(button)) continue;
          if (!ignored.delete(button)) report({ button, edge: "up" });
        }
        for (const button of now) if (!before.has(button)) report({ button, edge: "down" });
        before = now;
      });
    },
  };
}

function pressedNow({ gamepads }: GamepadParts): ReadonlySet<PadButton> {
  const pressed = new Set<PadButton>();
  for (const gamepad of gamepads()) {
    if (gamepad?.mapping !== "standard") continue;
    for (const [index, button] of BUTTONS) if (gamepad.buttons[index]?.pressed === true) pressed.add(button);
    const [x = 0, y = 0] = gamepad.axes;
    if (x < -PUSHED) pressed.add("left");
    if (x > PUSHED) pressed.add("right");
    if (y < -PUSHED) pressed.add("up");
    if (y > PUSHED) pressed.add("down");
  }
  return pressed;
}

function browserParts(): GamepadParts {
  return {
    gamepads: () => navigator.getGamepads(),
    onFrames(callback) {
      let frame = 0;
      const again = (): void => {
        callback();
        // Without a controller nothing is asked: the browser tells when one comes.
        frame = navigator.getGamepads().some((gamepad) => gamepad !== null)
          ? requestAnimationFrame(again)
          : 0;
      };
      const begin = (): void => {
        if (frame === 0) again();
      };
      window.addEventListener("gamepadconnected", begin);
      begin();
      return () => {
        window.removeEventListener("gamepadconnected", begin);
        cancelAnimationFrame(frame);
      };
    },
  };
}
