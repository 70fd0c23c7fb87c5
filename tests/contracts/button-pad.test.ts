import { describe, expect, it } from "vitest";
import { PAD_BUTTONS, type PadButton, type PadEvent } from "../../engine/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { createGamepadButtonPad } from "../../web/adapters/gamepad-button-pad.ts";
import { createMediaSessionButtonPad } from "../../web/adapters/media-session-button-pad.ts";
import { createScanningButtonPad } from "../../web/adapters/scanning-button-pad.ts";
import { createFakeButtonPad } from "../fakes/fake-button-pad.ts";
import { buttonPadSuite, pressPadSuite } from "./button-pad-suite.ts";

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

buttonPadSuite("a game controller", () => {
  const INDEX: Partial<Record<PadButton, number>> = {
    select: 0,
    repeat: 1,
    hint: 2,
    pause: 9,
    up: 12,
    down: 13,
    left: 14,
    right: 15,
  };
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
  let frame: () => void = () => {};
  const pad = createGamepadButtonPad({
    gamepads: () => [null, { mapping: "standard", buttons, axes: [0.1, -0.1, 0, 0] }],
    onFrames(callback) {
      frame = callback;
      return () => {
        frame = () => {};
      };
    },
  });
  const reported: PadEvent[] = [];
  let stop: () => void = () => {};
  const set = (button: PadButton, pressed: boolean): void => {
    const index = INDEX[button];
    if (index === undefined) throw new Error(`a controller has no ${button}`);
    buttons[index] = { pressed };
    frame();
  };
  return {
    buttons: () => [...pad.buttons],
    down: (button) => set(button, true),
    up: (button) => set(button, false),
    listen() {
      stop = pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
  };
});

pressPadSuite("one switch", () => {
  const clock = createSimulatedClock();
  const reported: PadEvent[] = [];
  let press: ((edge: "down" | "up") => void) | null = null;
  let offered: PadButton | null = null;
  const pad = createScanningButtonPad({
    theSwitch: {
      listen(report) {
        press = report;
        return () => {
          press = null;
        };
      },
    },
    clock,
    choices: () => PAD_BUTTONS,
    offer(button) {
      offered = button;
    },
    begun: () => {},
    isSpeaking: () => false,
    hush: () => {},
    milliseconds: () => 1000,
    beginsItself: () => true,
    isWaiting: () => true,
  });
  let stop: () => void = () => {};
  return {
    buttons: () => [...pad.buttons],
    down(button) {
      const isOffered = () => press === null || offered === button;
      while (!isOffered()) clock.advanceToNext();
      press?.("down");
    },
    up: () => press?.("up"),
    listen() {
      stop = pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
  };
});

pressPadSuite("a headset", () => {
  const ACTION = {
    select: "play",
    left: "previoustrack",
    right: "nexttrack",
    up: "seekbackward",
    down: "seekforward",
  };
  const handlers = new Map<string, (() => void) | null>();
  const pad = createMediaSessionButtonPad(
    { setActionHandler: (action, handler) => void handlers.set(action, handler) },
    () => () => {},
  );
  const reported: PadEvent[] = [];
  let stop: () => void = () => {};
  return {
    buttons: () => [...pad.buttons],
    down: (button) => handlers.get(ACTION[button as keyof typeof ACTION])?.(),
    up: () => {},
    listen() {
      stop = pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
  };
});

describe("a game controller", () => {
  it("is played by its stick too, and is left alone where its mapping is not known", () => {
    let frame: () => void = () => {};
    let gamepad = { mapping: "standard", buttons: [], axes: [0, 0] };
    const reported: PadEvent[] = [];
    const stop = createGamepadButtonPad({
      gamepads: () => [gamepad],
      onFrames(callback) {
        frame = callback;
        return () => {};
      },
    }).listen((event) => reported.push(event));
    for (const axes of [
      [-1, 0],
      [0, 0.9],
      [0.3, 0.3],
    ]) {
      gamepad = { ...gamepad, axes };
      frame();
    }
    gamepad = { ...gamepad, mapping: "", axes: [1, 1] };
    frame();
    stop();
    expect(reported).toEqual([
      { button: "left", edge: "down" },
      { button: "left", edge: "up" },
      { button: "down", edge: "down" },
      { button: "down", edge: "up" },
    ]);
  });
});

describe("one switch", () => {
  function openSwitch() {
    const clock = createSimulatedClock();
    const heard: (PadButton | "begun" | "hushed" | null)[] = [];
    const reported: PadEvent[] = [];
    let press: (edge: "down" | "up") => void = () => {};
    /** Lines that are still to be said. */
    let lines = 0;
    createScanningButtonPad({
      theSwitch: {
        listen(report) {
          press = report;
          return () => {};
        },
      },
      clock,
      choices: () => ["left", "right"],
      offer: (button) => heard.push(button),
      begun: () => heard.push("begun"),
      isSpeaking: () => lines > 0,
      hush: () => {
        heard.push("hushed");
        lines--;
      },
      milliseconds: () => 1000,
      beginsItself: () => true,
      isWaiting: () => lines === 0,
    }).listen((event) => reported.push(event));
    const say = (count: number): void => {
      lines = count;
    };
    return { clock, heard, reported, say, press: (edge: "down" | "up") => press(edge) };
  }

  it("offers each choice in turn, rests after three rounds, and begins again with the switch, which is answered", () => {
    const { clock, heard, press } = openSwitch();
    clock.advanceTo(60_000);
    expect(heard).toEqual(["left", "right", "left", "right", "left", "right", null]);
    press("down");
    expect(heard.slice(-2)).toEqual(["begun", "left"]);
  });

  it("silences what is said by one press, which takes nothing, and offers at once where nothing more is said", () => {
    const { clock, heard, reported, say, press } = openSwitch();
    clock.advanceTo(500);
    press("down");
    press("up");
    expect(reported).toHaveLength(2);
    say(2);
    heard.length = 0;
    press("down");
    press("up");
    expect(heard).toEqual(["hushed"]);
    press("down");
    press("up");
    expect(heard).toEqual(["hushed", "hushed", "left"]);
    expect(reported).toHaveLength(2);
    press("down");
    expect(reported.at(-1)).toEqual({ button: "left", edge: "down" });
  });
});
