import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { ReadlineParser, SerialPort } from "serialport";
import { afterEach, describe, expect, it } from "vitest";
import { createKeyboardButtonPad } from "../../console-firmware/adapters/keyboard-button-pad.ts";
import { createSerialButtonPad } from "../../console-firmware/adapters/serial-button-pad.ts";
import { boardPorts } from "../../console-firmware/adapters/serial-ports.ts";
import { joinSources, type ButtonSource } from "../../console-firmware/buttons.ts";
import { createPadState } from "../../console-firmware/pad-state.ts";
import { lineFor } from "../../console-firmware/serial-protocol.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import type { PadButton, PadEvent } from "../../engine/index.ts";
import { createSimulatedClock, type SimulatedClock } from "../../engine/journal/index.ts";
import { openCable, until, type Cable } from "../console/pty.ts";
import { createFakeButtonPad } from "../fakes/fake-button-pad.ts";
import { buttonPadSuite } from "./button-pad-suite.ts";

const SIX: readonly PadButton[] = ["left", "right", "up", "down", "select", "repeat"];

const lines = () => new ReadlineParser({ encoding: "latin1" });

interface Board {
  readonly cable: Cable;
  readonly source: ButtonSource;
  readonly reported: PadEvent[];
  readonly said: string[];
  close(): Promise<void>;
}

/** @param more ports that are there besides */
async function openBoard(more: () => string[] = () => [], isOptional = false): Promise<Board> {
  const cable = await openCable();
  const said: string[] = [];
  const reported: PadEvent[] = [];
  const source = createSerialButtonPad(
    {
      clock: wallClock,
      buttons: SIX,
      isOptional,
      ports: () => [cable.port() ?? [], more()].flat(),
      open: (path) => new SerialPort({ path, baudRate: 115_200 }),
      lines,
    },
    {
      control: (control) => said.push(control),
      problem: (spoken) => said.push(spoken),
      ready: () => said.push("ready"),
    },
  );
  return {
    cable,
    source,
    reported,
    said,
    async close() {
      source.close();
      await cable.close();
    },
  };
}

/** A wire that is plugged in by hand, in virtual time. */
function fakeWire(clock: SimulatedClock, isOptional: boolean) {
  const wire = Object.assign(new EventEmitter(), { write: () => {}, close: () => {} });
  const said: string[] = [];
  let port: string | undefined;
  const source = createSerialButtonPad(
    {
      clock,
      buttons: SIX,
      isOptional,
      ports: () => (port === undefined ? [] : [port]),
      open: () => wire,
      lines,
    },
    { control: () => {}, problem: (spoken) => said.push(spoken), ready: () => said.push("ready") },
  );
  const plug = (at = "/dev/ttyACM0"): void => {
    port = at;
  };
  return { wire, plug, said, source };
}

buttonPadSuite("a board at a serial line", async () => {
  const { cable, source, reported, said, close } = await openBoard();
  // Something that can be waited for, so that what came before it has been read too.
  let marks = 0;
  const sent = async (body: string): Promise<void> => {
    cable.line(body);
    cable.line("turn 1");
    marks++;
    await until(() => said.filter((word) => word === "louder").length === marks);
  };
  await until(() => cable.received().includes("hello"));
  let stop: () => void = () => {};
  return {
    buttons: () => [...source.pad.buttons],
    down: (button) => sent(`down ${button}`),
    up: (button) => sent(`up ${button}`),
    listen() {
      stop = source.pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
    close,
  };
});

buttonPadSuite("two pads joined, pressed in turn", () => {
  const pads = [createFakeButtonPad(SIX), createFakeButtonPad(SIX)] as const;
  const joined = joinSources(pads.map((pad) => ({ pad, close: () => {} })));
  const reported: PadEvent[] = [];
  let stop: () => void = () => {};
  const padOf = (button: PadButton) => pads[SIX.indexOf(button) % 2 === 0 ? 0 : 1];
  return {
    buttons: () => [...joined.pad.buttons],
    down: (button) => padOf(button).down(button),
    up: (button) => padOf(button).up(button),
    listen() {
      stop = joined.pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
  };
});

buttonPadSuite("the state that all wires share", () => {
  const state = createPadState(SIX);
  const reported: PadEvent[] = [];
  let stop: () => void = () => {};
  return {
    buttons: () => SIX,
    down: (button) => state.set(button, true),
    up: (button) => state.set(button, false),
    listen() {
      stop = state.pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
  };
});

describe("a board at a serial line", () => {
  let board: Board | undefined;
  afterEach(async () => {
    await board?.close();
    board = undefined;
  });

  const open = async (more?: () => string[]): Promise<Board> => {
    board = await openBoard(more);
    const { source, reported, cable } = board;
    source.pad.listen((event) => reported.push(event));
    await until(() => more !== undefined || cable.received().includes("hello"));
    return board;
  };

  it("ignores noise, half lines and wrong check digits", async () => {
    const { cable, reported } = await open();
    cable.raw("\u0000\u00ff\u001b[A*7F\ndown left*00\ndown le");
    cable.raw("\ndown right\n");
    cable.line("down up");
    await until(() => reported.length > 0);
    expect(reported).toEqual([{ button: "up", edge: "down" }]);
  });

  it("hears the next line after noise without an end", async () => {
    const { cable, reported } = await open();
    for (let piece = 0; piece < 20; piece++) cable.raw("x".repeat(1000));
    cable.raw("\n");
    cable.line("down up");
    await until(() => reported.length > 0);
    expect(reported).toEqual([{ button: "up", edge: "down" }]);
  });

  it("is looked for where it is named, as long as it is there", () => {
    const folder = mkdtempSync(join(tmpdir(), "ports-"));
    const [named, other] = [join(folder, "buttons"), join(folder, "ttyACM0")];
    writeFileSync(named, "");
    writeFileSync(other, "");
    expect([boardPorts(named, folder), boardPorts("auto", folder)]).toEqual([[named], [other]]);
    rmSync(folder, { recursive: true });
    expect([boardPorts(named, folder), boardPorts("auto", folder)]).toEqual([[], []]);
  });

  it("puts a line together that comes in pieces", async () => {
    const { cable, reported } = await open();
    cable.raw("down sel");
    cable.raw("ect*3");
    cable.raw("A\n");
    await until(() => reported.length > 0);
    expect(reported).toEqual([{ button: "select", edge: "down" }]);
  });

  it("mends by the next heartbeat what a lost line left wrong", async () => {
    const { cable, reported } = await open();
    cable.line("down left");
    cable.raw("up l#ft*23\n");
    cable.line("held");
    await until(() => reported.length === 2);
    expect(reported).toEqual([
      { button: "left", edge: "down" },
      { button: "left", edge: "up" },
    ]);
  });

  it("lets go of all buttons when it is pulled out, says so once, and goes on when it is put back", async () => {
    const { cable, reported, said } = await open();
    cable.line("down left");
    await until(() => reported.length === 1);
    await cable.pullOut();
    await until(() => said.length === 2);
    await cable.putBack();
    // It asks again, since another board may have been put in.
    await until(() => cable.received().split("hello").length === 3);
    cable.line("down right");
    await until(() => reported.length === 3);
    expect(reported).toEqual([
      { button: "left", edge: "down" },
      { button: "left", edge: "up" },
      { button: "right", edge: "down" },
    ]);
    expect(said).toEqual(["ready", "I cannot find the buttons. Please plug the button board in.", "ready"]);
  });

  it("refuses two boards at once, and says what to do", async () => {
    const { said } = await open(() => ["/dev/ttyACM7"]);
    await until(() => said.length > 0);
    expect(said).toEqual([
      "Two button boards are plugged in, and I can use one. Please pull one of them out.",
    ]);
  });

  it("is waited for in silence where there are other buttons, and taken whenever it comes", () => {
    const clock = createSimulatedClock();
    const { wire, plug, said, source } = fakeWire(clock, true);
    source.pad.listen(({ button, edge }) => said.push(`${button} ${edge}`));
    clock.advanceTo(60_000);
    plug();
    clock.advanceTo(70_000);
    expect(said).toEqual([]);
    wire.emit("data", Buffer.from(lineFor("down left")));
    expect(said).toEqual(["ready", "left down"]);
  });

  it("is told to be mute when it is all there is and does not answer", () => {
    const clock = createSimulatedClock();
    const { wire, plug, said } = fakeWire(clock, false);
    plug();
    clock.advanceTo(4000);
    wire.emit("data", Buffer.from(lineFor("held")));
    clock.advanceTo(60_000);
    expect(said).toEqual(["I cannot find the buttons. Please plug the button board in.", "ready"]);
    plug("/dev/ttyACM1");
    clock.advanceTo(120_000);
    expect(said.slice(2)).toEqual(["The button board does not answer. Please pull it out and put it back."]);
  });

  it("lights what it is told to, and tells a board that is put in later", async () => {
    const { cable, source } = await open();
    source.light?.(new Set(["left"]));
    await until(() => cable.received().includes("light left on*64\n"));
    cable.line("hello 1 left");
    await until(() => cable.received().split("light left on*64\n").length === 3);
    await until(() => cable.received().endsWith("light repeat off*06\n"));
    expect(cable.received()).toContain("light right off");
  });
});

describe("the keyboard of a terminal", () => {
  it("presses and lets go at once, since it never hears of a release", () => {
    const input = new PassThrough() as PassThrough & NodeJS.ReadStream;
    const modes: boolean[] = [];
    input.setRawMode = (isRaw) => {
      modes.push(isRaw);
      return input;
    };
    const controls: string[] = [];
    const pad = createKeyboardButtonPad(input, { control: (control) => controls.push(control) });
    const reported: PadEvent[] = [];
    pad.pad.listen((event) => reported.push(event));
    for (const [text, name] of [
      ["", "left"],
      ["\r", "return"],
      ["R", "r"],
      ["+", undefined],
      ["q", "q"],
      ["z", "z"],
    ] as const) {
      input.emit("keypress", text, { name });
    }
    pad.close();
    input.emit("keypress", "\r", { name: "return" });
    expect(reported.map(({ button, edge }) => `${button} ${edge}`)).toEqual([
      "left down",
      "left up",
      "select down",
      "select up",
      "repeat down",
      "repeat up",
    ]);
    expect([controls, modes]).toEqual([
      ["louder", "off"],
      [true, false],
    ]);
  });
});
