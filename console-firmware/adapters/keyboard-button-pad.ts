/**
 * The keyboard of a terminal, for trying Buzzle on any machine. A terminal tells of a key that goes down and never of
 * one that goes up, so each press is over at once, and what is held on Buzzle has a key of its own.
 */
import { emitKeypressEvents, type Key } from "node:readline";
import type { PadButton } from "../../engine/index.ts";
import type { ButtonReports, ButtonSource } from "../buttons.ts";
import type { Control } from "../config.ts";
import { createPadState } from "../pad-state.ts";

const KEYS: Readonly<Record<string, PadButton>> = {
  left: "left",
  right: "right",
  up: "up",
  down: "down",
  return: "select",
  space: "select",
  r: "repeat",
  h: "hint",
  p: "pause",
  escape: "pause",
};
const CONTROLS: Readonly<Record<string, Control>> = { "+": "louder", "-": "softer", q: "off" };

/** What is pressed in which way, for whoever starts it. */
export const KEYBOARD_HELP =
  "Arrow keys, Enter selects, R repeats, H helps, P pauses, plus and minus change the volume, Q switches off.";

export function createKeyboardButtonPad(
  input: NodeJS.ReadStream,
  reports: Pick<ButtonReports, "control">,
): ButtonSource {
  const state = createPadState(Object.values(KEYS));
  const onKey = (text: string | undefined, key: Key): void => {
    const button = KEYS[key.name ?? ""];
    const control = key.ctrl === true && key.name === "c" ? "off" : CONTROLS[text?.toLowerCase() ?? ""];
    if (control !== undefined) {
      reports.control(control);
    } else if (button !== undefined) {
      state.set(button, true);
      state.set(button, false);
    }
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on("keypress", onKey);
  input.resume();
  return {
    pad: state.pad,
    close() {
      input.off("keypress", onKey);
      input.setRawMode(false);
      input.pause();
    },
  };
}
