/** Whole sittings through real wires: every press goes through a pseudo-terminal, or through a child process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReadlineParser, SerialPort } from "serialport";
import { afterEach, expect, it } from "vitest";
import { createGpioButtonPad } from "../../console-firmware/adapters/gpio-button-pad.ts";
import { createGpiomonLines } from "../../console-firmware/adapters/gpiomon-gpio-lines.ts";
import { createSerialButtonPad } from "../../console-firmware/adapters/serial-button-pad.ts";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import type { ButtonSource } from "../../console-firmware/buttons.ts";
import { USUAL_CONFIG, type Pin } from "../../console-firmware/config.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import type { PadButton, Press } from "../../engine/index.ts";
import { createFakeGpiod } from "./fake-gpiod.ts";
import { openCable, until } from "./pty.ts";
import { SIX, startVirtualConsole } from "./virtual-console.ts";

interface Wire {
  readonly source: ButtonSource;
  set(button: PadButton, isDown: boolean): void;
  close(): Promise<void>;
}

const closers: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const QUIET = { control: () => {}, problem: () => {}, ready: () => {} };

async function serialWire(): Promise<Wire> {
  const cable = await openCable();
  const source = createSerialButtonPad(
    {
      clock: wallClock,
      buttons: SIX,
      ports: () => [cable.port() ?? []].flat(),
      open: (path) => new SerialPort({ path, baudRate: 115_200 }),
      lines: () => new ReadlineParser({ encoding: "latin1" }),
    },
    QUIET,
  );
  await until(() => cable.received().includes("hello"));
  return {
    source,
    set: (button, isDown) => cable.line(`${isDown ? "down" : "up"} ${button}`),
    async close() {
      source.close();
      await cable.close();
    },
  };
}

function gpioWire(version: 1 | 2): () => Promise<Wire> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), "wire-"));
    const gpiod = createFakeGpiod(folder, version);
    const lines = createGpiomonLines({ version, chip: "gpiochip4" }, wallClock, gpiod.programs);
    const source = createGpioButtonPad(lines, USUAL_CONFIG, wallClock, QUIET);
    await until(() => gpiod.args() !== "");
    return {
      source,
      set: (button, isDown) => gpiod.edge(USUAL_CONFIG.pins[button as Pin] ?? -1, isDown),
      close() {
        source.close();
        rmSync(folder, { recursive: true });
        return Promise.resolve();
      },
    };
  };
}

it.each([
  ["a serial line", serialWire],
  ["gpiomon 1", gpioWire(1)],
  ["gpiomon 2", gpioWire(2)],
])("is played from the menu to its recap through %s", async (_what, open) => {
  const folder = mkdtempSync(join(tmpdir(), "wires-"));
  closers.push(() => rmSync(folder, { recursive: true }));
  const vault = openSqliteVault(join(folder, "buzzle.db"));
  closers.push(() => vault.close());
  vault.addPlayer("Otter");
  const wire = await open();
  closers.push(() => wire.close());
  let edges = 0;
  wire.source.pad.listen(() => edges++);
  const buzzle = startVirtualConsole({ vault, more: [wire.source], buttons: [] });
  closers.push(() => buzzle.close());
  const { firmware, clock } = buzzle;

  const press = async (wanted: Press | undefined): Promise<void> => {
    const button = SIX.find((one) => one === wanted) ?? "select";
    for (const isDown of [true, false]) {
      const before = edges;
      wire.set(button, isDown);
      await until(() => edges > before);
    }
  };

  clock.advanceTo(60_000);
  await press("down");
  await press("select");
  buzzle.pass(5);
  await press("down");
  await press("select");
  await buzzle.settle(() => firmware.view().place === "game");
  for (let step = 0; step < 3000 && firmware.view().playing?.view().place !== "farewell"; step++) {
    const playing = firmware.view().playing;
    const view = playing?.view();
    if (view?.isWaiting === true) {
      const best = playing?.best()?.move;
      await press(view.moves.find(({ id }) => id === best)?.button);
    }
    clock.advanceToNext();
  }
  expect(firmware.view().playing?.view().place).toBe("farewell");
  expect(buzzle.heard().join("\n")).toMatch(/Today you learned/);
});
