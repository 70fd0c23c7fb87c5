/** Buttons on a microcontroller board at a serial line, which may be pulled out and put back at any time. */
import { PAD_BUTTONS, type Clock, type PadButton } from "../../engine/index.ts";
import type { ButtonReports, ButtonSource } from "../buttons.ts";
import { createPadState } from "../pad-state.ts";
import { HELLO, lightLine, LONGEST_LINE, parseBoardLine, type BoardLine } from "../serial-protocol.ts";

/** The part of serialport's SerialPort that is used here. */
export interface SerialWire {
  on(event: "open" | "close", listener: () => void): unknown;
  on(event: "data", listener: (data: Buffer) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  write(line: string): unknown;
  close(callback: (error: Error | null) => void): void;
}

/** The part of serialport's ReadlineParser that is used here. */
export interface LineReader {
  write(data: Buffer): unknown;
  on(event: "data", listener: (line: string) => void): unknown;
}

export interface SerialOptions {
  /** The ports at which a board may be now. */
  readonly ports: () => readonly string[];
  readonly open: (port: string) => SerialWire;
  /** A new one for each board. */
  readonly lines: () => LineReader;
  readonly clock: Clock;
  readonly buttons: readonly PadButton[];
  /** There are other buttons: a board may never come, and what is plugged in may be none. */
  readonly isOptional?: boolean;
}

const LOOK_AGAIN_MILLISECONDS = 500;
/** Five seconds; a board that starts again when its port is opened needs two. Looks, since between two what came is read. */
const PATIENCE_LOOKS = 10;
const MOST_PENDING = 10 * LONGEST_LINE;

export function createSerialButtonPad(options: SerialOptions, reports: ButtonReports): ButtonSource {
  const { ports, open, lines, clock, buttons, isOptional = false } = options;
  const state = createPadState(buttons);
  let wire: { readonly port: string; readonly device: SerialWire } | null = null;
  let lit: ReadonlySet<PadButton> = new Set();
  let told: "nothing" | "ready" | "lost" | "several" | "mute" = "nothing";
  /** How often what is plugged in was looked at, as long as it has said nothing. */
  let muteLooks: number | "answered" = 0;
  let lastPort = "";
  let timer: unknown;
  let isClosed = false;

  const tell = (what: typeof told, spoken: string): void => {
    if (told === what || (isOptional && told === "nothing" && what !== "ready")) return;
    told = what;
    if (what === "ready") reports.ready();
    else reports.problem(spoken);
  };

  const look = (): void => {
    if (isClosed) return;
    timer = clock.setTimeout(look, LOOK_AGAIN_MILLISECONDS);
    const [port, ...others] = ports();
    if (others.length > 0) {
      tell("several", "Two button boards are plugged in, and I can use one. Please pull one of them out.");
      hangUp();
    } else if (port === undefined) {
      tell("lost", "I cannot find the buttons. Please plug the button board in.");
      hangUp();
      muteLooks = 0;
    } else {
      if (port !== lastPort) muteLooks = 0;
      lastPort = port;
      if (muteLooks !== "answered" && muteLooks++ > PATIENCE_LOOKS)
        tell("mute", "The button board does not answer. Please pull it out and put it back.");
      if (wire?.port !== port) {
        hangUp();
        dial(port);
      }
    }
  };

  const dial = (port: string): void => {
    const device = open(port);
    wire = { port, device };
    const isOurs = (): boolean => wire?.device === device;
    const reader = lines();
    reader.on("data", (line) => {
      const read = isOurs() ? parseBoardLine(line) : null;
      if (read !== null) obey(read, device);
    });
    /** Since the last line's end: the reader would keep noise without any for ever. */
    let pending = 0;
    device.on("open", () => {
      if (isOurs()) device.write(HELLO);
    });
    device.on("data", (data) => {
      const end = data.lastIndexOf("\n");
      pending = end < 0 ? pending + data.length : data.length - end - 1;
      if (end >= 0 || pending <= MOST_PENDING) reader.write(data);
    });
    const gone = (): void => {
      if (!isOurs()) return;
      wire = null;
      state.releaseAll();
    };
    device.on("close", gone);
    device.on("error", gone);
  };

  const hangUp = (): void => {
    const device = wire?.device;
    wire = null;
    state.releaseAll();
    // What is closed twice, or was never open, says so; nobody waits for it.
    device?.close(() => {});
  };

  const obey = (line: BoardLine, device: SerialWire): void => {
    muteLooks = "answered";
    tell("ready", "");
    switch (line.type) {
      case "hello":
        for (const button of buttons) device.write(lightLine(button, lit.has(button)));
        return;
      case "edge":
        if (isGameButton(line.button)) state.set(line.button, line.isDown);
        else if (line.isDown) reports.control(line.button);
        return;
      case "held":
        for (const button of buttons) state.set(button, line.buttons.includes(button));
        return;
      case "turn":
        for (let click = 0; click < Math.abs(line.clicks); click++)
          reports.control(line.clicks > 0 ? "louder" : "softer");
    }
  };

  look();
  return {
    pad: state.pad,
    down: () => state.down,
    light(next) {
      for (const button of buttons) {
        if (lit.has(button) !== next.has(button)) wire?.device.write(lightLine(button, next.has(button)));
      }
      lit = new Set(next);
    },
    close() {
      isClosed = true;
      clock.clearTimeout(timer);
      hangUp();
    },
  };
}

function isGameButton(button: string): button is PadButton {
  return (PAD_BUTTONS as readonly string[]).includes(button);
}
