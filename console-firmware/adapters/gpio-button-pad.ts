/** Buttons that are wired to the header, each between its line and ground. */
import { PAD_BUTTONS, type Clock, type PadButton } from "../../engine/index.ts";
import type { ButtonReports, ButtonSource } from "../buttons.ts";
import { PINS, type Config, type Pin } from "../config.ts";
import { createDebouncer } from "../debounce.ts";
import type { GpioLines } from "../gpio-lines.ts";
import { createPadState } from "../pad-state.ts";
import { createRotaryKnob } from "../rotary-knob.ts";

export function createGpioButtonPad(
  lines: GpioLines,
  { pins, layout, knob }: Pick<Config, "pins" | "layout" | "knob">,
  clock: Clock,
  reports: Pick<ButtonReports, "control">,
): ButtonSource {
  const wired = PINS.filter((pin) => pins[pin] !== null && !(pin === "repeat" && layout === "five"));
  const state = createPadState(wired.filter(isGameButton));
  const feelers = new Map<number, (isDown: boolean) => void>();
  for (const pin of wired) {
    const feel = createDebouncer(clock, (isDown) => {
      if (isGameButton(pin)) state.set(pin, isDown);
      else if (isDown) reports.control(pin);
    });
    feelers.set(pins[pin] ?? -1, feel);
  }
  if (knob.a !== null && knob.b !== null) {
    const turn = createRotaryKnob((direction) => reports.control(direction > 0 ? "louder" : "softer"));
    feelers.set(knob.a, (isLow) => turn("a", isLow));
    feelers.set(knob.b, (isLow) => turn("b", isLow));
  }
  const watch = lines.watch([...feelers.keys()], (line, isLow) => feelers.get(line)?.(isLow));
  return { pad: state.pad, down: () => state.down, close: () => watch.close() };
}

function isGameButton(pin: Pin): pin is Pin & PadButton {
  return (PAD_BUTTONS as readonly string[]).includes(pin);
}
