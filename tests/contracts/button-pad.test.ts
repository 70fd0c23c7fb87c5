import type { PadEvent } from "../../engine/index.ts";
import { createFakeButtonPad } from "../fakes/fake-button-pad.ts";
import { buttonPadSuite } from "./button-pad-suite.ts";

buttonPadSuite("the fake", () => {
  const pad = createFakeButtonPad();
  const reported: PadEvent[] = [];
  let stop: () => void = () => {};
  return {
    buttons: () => [...pad.buttons],
    down: (button) => pad.down(button),
    up: (button) => pad.up(button),
    listen() {
      stop = pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
  };
});
