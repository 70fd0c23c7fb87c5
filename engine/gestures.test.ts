import { describe, expect, it } from "vitest";
import { readGestures } from "./gestures.ts";
import { createSimulatedClock } from "./journal/simulated-clock.ts";
import type { Move, Press } from "./move.ts";
import { PAD_BUTTONS, type PadButton, type PadEvent } from "./ports/button-pad.ts";

const STEP: Move = { id: "step", button: "up", label: "One more", phrases: ["one more"], repeats: true };
const SUBMIT: Move = { id: "submit", button: "hold select", label: "Submit", phrases: ["submit"] };

function pressing(buttons: readonly PadButton[], moves: readonly Move[] = []) {
  const clock = createSimulatedClock();
  const made: string[] = [];
  let report: (event: PadEvent) => void = () => {};
  const pad = {
    buttons: new Set(buttons),
    listen(listener: (event: PadEvent) => void) {
      report = listener;
      return () => {
        report = () => {};
      };
    },
  };
  const stop = readGestures(pad, clock, {
    press: (press: Press, how) => made.push(how?.held === undefined ? press : `${press} ${how.held}`),
    down: (press: Press) => made.push(`(${press} down)`),
    chord: (dots) => made.push(dots.join("+")),
    moves: () => moves,
    touched: () => made.push("(touched)"),
  });
  return {
    made,
    stop,
    down: (button: PadButton) => report({ button, edge: "down" }),
    up: (button: PadButton) => report({ button, edge: "up" }),
    wait: (milliseconds: number) => clock.advanceTo(clock.now() + milliseconds),
  };
}

const SIX: readonly PadButton[] = ["left", "right", "up", "down", "select", "repeat"];
const FIVE: readonly PadButton[] = ["left", "right", "up", "down", "select"];

describe("six buttons", () => {
  it("act when they go down", () => {
    const pad = pressing(SIX);
    for (const button of SIX) {
      pad.down(button);
      pad.up(button);
    }
    expect(pad.made).toEqual(["left", "right", "up", "down", "select", "repeat"]);
  });

  it("ask for a hint by a second REPEAT, and repeat again by a third", () => {
    const pad = pressing(SIX);
    for (let time = 0; time < 3; time++) {
      pad.down("repeat");
      pad.up("repeat");
      pad.wait(500);
    }
    expect(pad.made).toEqual(["repeat", "hint", "repeat"]);
  });

  it("repeat twice when there is a pause between", () => {
    const pad = pressing(SIX);
    pad.down("repeat");
    pad.up("repeat");
    pad.wait(2001);
    pad.down("repeat");
    expect(pad.made).toEqual(["repeat", "repeat"]);
  });

  it("pause when REPEAT is held for two seconds, and not before", () => {
    const pad = pressing(SIX);
    pad.down("repeat");
    pad.wait(1999);
    expect(pad.made).toEqual(["repeat"]);
    pad.wait(1);
    expect(pad.made).toEqual(["repeat", "pause"]);
  });

  it("make a move again and again while its button is held, if it is such a move", () => {
    const pad = pressing(SIX, [STEP]);
    pad.down("up");
    pad.wait(500 + 2 * 160);
    pad.up("up");
    pad.wait(1000);
    pad.down("left");
    pad.wait(1000);
    expect(pad.made).toEqual(["up", "up", "up", "up", "left"]);
  });

  it("wait for the release of SELECT only where holding it is a move", () => {
    const pad = pressing(SIX, [SUBMIT]);
    pad.down("select");
    pad.up("select");
    pad.down("select");
    pad.wait(900);
    pad.up("select");
    expect(pad.made).toEqual(["(touched)", "select", "(touched)", "hold select"]);
  });
});

describe("five buttons", () => {
  it("repeat by holding SELECT, ask for a hint by doing it again, and pause by holding on", () => {
    const pad = pressing(FIVE);
    for (let time = 0; time < 2; time++) {
      pad.down("select");
      pad.wait(900);
      pad.up("select");
    }
    pad.down("select");
    pad.wait(2000);
    pad.up("select");
    pad.down("select");
    pad.up("select");
    const presses = pad.made.filter((press) => press !== "(touched)");
    expect(presses).toEqual(["repeat", "hint", "pause", "select"]);
  });
});

it("forgets what was held once it stops", () => {
  const pad = pressing(PAD_BUTTONS);
  pad.down("repeat");
  pad.stop();
  pad.wait(5000);
  pad.down("left");
  expect(pad.made).toEqual(["repeat"]);
});

const CELL: Move = { id: "cell", label: "Dots", phrases: ["dots"], chord: [1, 2, 3, 4, 5, 6] };
const TONE: Move = { id: "tone", button: "select", label: "Hold", phrases: ["hold"], held: { cues: [] } };

describe("keys that are down together", () => {
  it("are one chord, made when the last of them is up, in the order of their dots", () => {
    const pad = pressing(PAD_BUTTONS, [CELL]);
    pad.down("dot4");
    pad.down("dot1");
    pad.up("dot4");
    pad.up("dot1");
    pad.down("dot2");
    pad.up("dot2");
    expect(pad.made.filter((made) => made !== "(touched)")).toEqual(["1+4", "2"]);
  });

  it("leave the arrows their meaning where a pad has keys for dots", () => {
    const pad = pressing(PAD_BUTTONS, [CELL]);
    pad.down("left");
    pad.up("left");
    expect(pad.made).toEqual(["left"]);
  });

  it("are the six buttons where there are no others, and REPEAT held alone is REPEAT", () => {
    const pad = pressing(SIX, [CELL]);
    pad.down("up");
    pad.down("repeat");
    pad.up("up");
    pad.up("repeat");
    pad.down("repeat");
    pad.wait(900);
    pad.up("repeat");
    pad.down("repeat");
    pad.wait(2500);
    pad.up("repeat");
    expect(pad.made.filter((made) => made !== "(touched)")).toEqual(["1+6", "repeat", "pause"]);
  });

  it("are only the keys for dots where the chord spares the buttons", () => {
    const spared: Move = { ...CELL, sparesButtons: true };
    const six = pressing(SIX, [spared]);
    six.down("up");
    six.up("up");
    expect(six.made).toEqual(["up"]);
    const board = pressing(PAD_BUTTONS, [spared]);
    board.down("dot1");
    board.up("dot1");
    expect(board.made).toContain("1");
  });

  it("mean what they always do where no chord can be made", () => {
    const pad = pressing(SIX, [STEP]);
    pad.down("right");
    pad.down("up");
    pad.up("right");
    pad.up("up");
    expect(pad.made).toEqual(["right", "up"]);
  });
});

describe("a button that is held for its move", () => {
  it("is told when it goes down, and pressed when it comes up, with how long it was down", () => {
    const pad = pressing(SIX, [TONE]);
    pad.down("select");
    pad.wait(1350);
    pad.up("select");
    expect(pad.made).toEqual(["(select down)", "select 1350"]);
  });
});
