import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createGpioButtonPad } from "../../console-firmware/adapters/gpio-button-pad.ts";
import {
  createGpiomonLines,
  findGpiomon,
  monitorArgs,
  parseGpiomonLine,
} from "../../console-firmware/adapters/gpiomon-gpio-lines.ts";
import {
  createSysfsGpioLines,
  headerBase,
  type OpenSysfsLine,
} from "../../console-firmware/adapters/sysfs-gpio-lines.ts";
import { firstLines, type GpioLines } from "../../console-firmware/gpio-lines.ts";
import { PINS, USUAL_CONFIG, type Pin } from "../../console-firmware/config.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import { PAD_BUTTONS, type PadButton, type PadEvent } from "../../engine/index.ts";
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { createFakeGpiod, type FakeGpiod, type FakeGpiodOptions } from "../console/fake-gpiod.ts";
import { PI_HEADERS } from "../console/pi-headers.ts";
import { until } from "../console/pty.ts";
import { buttonPadSuite } from "./button-pad-suite.ts";

const folder = mkdtempSync(join(tmpdir(), "gpio-"));
afterAll(() => rmSync(folder, { recursive: true }));

const config = { ...USUAL_CONFIG, pins: { ...USUAL_CONFIG.pins, louder: 5, off: 6 } };
const lineOf = (pin: Pin): number => config.pins[pin] ?? -1;
const isPin = (button: PadButton): button is PadButton & Pin => (PINS as readonly string[]).includes(button);

/** onoff's lines, whose levels the test sets. */
function fakeSysfs() {
  const levels = new Map<number, 0 | 1>();
  const watchers = new Map<number, (error: null, value: 0 | 1) => void>();
  const open: OpenSysfsLine = (number) => ({
    readSync: () => levels.get(number) ?? 1,
    watch: (callback) => watchers.set(number, callback),
    unexport: () => watchers.delete(number),
  });
  return {
    open,
    watchers,
    set(number: number, value: 0 | 1): void {
      levels.set(number, value);
      watchers.get(number)?.(null, value);
    },
  };
}

buttonPadSuite("buttons on the header, by onoff", () => {
  const clock = createSimulatedClock();
  const sysfs = fakeSysfs();
  const pad = createGpioButtonPad(createSysfsGpioLines(512, sysfs.open), config, clock, {
    control: () => {},
  });
  const reported: PadEvent[] = [];
  let stop: () => void = () => {};
  const set = (button: PadButton, value: 0 | 1): void => {
    if (isPin(button)) sysfs.set(512 + lineOf(button), value);
    clock.advanceTo(clock.now() + 100);
  };
  return {
    buttons: () => [...pad.pad.buttons],
    down: (button) => set(button, 0),
    up: (button) => set(button, 1),
    listen() {
      stop = pad.pad.listen((event) => reported.push(event));
    },
    stop: () => stop(),
    reported: () => reported,
    close: () => pad.close(),
  };
});

let gpiods = 0;

function fakeGpiod(version: 1 | 2, options: FakeGpiodOptions = {}): FakeGpiod {
  const at = join(folder, `gpiod-${gpiods++}`);
  mkdirSync(at);
  return createFakeGpiod(at, version, options);
}

for (const version of [1, 2] as const) {
  buttonPadSuite(`buttons on the header, by gpiomon ${version}`, async () => {
    const { programs, edge, args } = fakeGpiod(version);
    const found = findGpiomon(programs);
    if (!found.ok) throw new Error(found.problem);
    const marks: string[] = [];
    const lines = createGpiomonLines(found.value, wallClock, programs);
    const pad = createGpioButtonPad(lines, config, wallClock, { control: (control) => marks.push(control) });
    const reported: PadEvent[] = [];
    let stop: () => void = () => {};
    await until(() => args() !== "");
    let count = 0;
    /** The edge has come through when a control that follows it has; then the contacts come to rest. */
    const set = async (button: PadButton, isLow: boolean): Promise<void> => {
      if (isPin(button)) edge(lineOf(button), isLow);
      edge(lineOf("louder"), true);
      count++;
      await until(() => marks.length === count);
      edge(lineOf("louder"), false);
      await new Promise((resolve) => setTimeout(resolve, 30));
    };
    return {
      buttons: () => [...pad.pad.buttons],
      down: (button) => set(button, true),
      up: (button) => set(button, false),
      listen() {
        stop = pad.pad.listen((event) => reported.push(event));
      },
      stop: () => stop(),
      reported: () => reported,
      close: () => pad.close(),
    };
  });
}

describe("the header", () => {
  const sysfs = (chips: readonly (readonly [label: string, base: number])[]): string => {
    const at = mkdtempSync(join(folder, "sysfs-"));
    for (const file of ["export", "unexport"]) writeFileSync(join(at, file), "");
    for (const [label, base] of chips) {
      mkdirSync(join(at, `gpiochip${base}`));
      writeFileSync(join(at, `gpiochip${base}`, "label"), `${label}\n`);
      writeFileSync(join(at, `gpiochip${base}`, "base"), `${base}\n`);
    }
    return at;
  };

  it.each(PI_HEADERS)("is found on $what", ({ chips, bases, header }) => {
    for (const version of [1, 2] as const) {
      const found = findGpiomon(fakeGpiod(version, { chips }).programs);
      expect(found).toEqual({ ok: true, value: { version, chip: header.chip } });
    }
    if (bases === undefined) return;
    const folders = sysfs(chips.map(([, label], index) => [label, bases[index] ?? 0]));
    expect(headerBase(folders)).toEqual({ ok: true, value: header.base });
  });

  it("is told to be missing where there is none", () => {
    expect(headerBase(sysfs([["INT34C5", 0]]))).toMatchObject({
      problem: expect.stringContaining("is a Raspberry Pi's header (INT34C5)."),
    });
    expect(headerBase(join(folder, "nothing"))).toMatchObject({ ok: false });
  });
});

describe("gpiomon", () => {
  it("is told apart by its version and finds the header by its label", () => {
    expect([1, 2].map((version) => findGpiomon(fakeGpiod(version as 1 | 2).programs))).toEqual([
      { ok: true, value: { version: 1, chip: "gpiochip4" } },
      { ok: true, value: { version: 2, chip: "gpiochip4" } },
    ]);
    const none = { ...fakeGpiod(1).programs, gpiomon: join(folder, "nothing") };
    expect(findGpiomon(none)).toEqual({
      ok: false,
      problem: "gpiomon is not installed: apt-get install gpiod.",
    });
  });

  it("is called so that the installed one takes it, as far as it goes without hardware", ({ skip }) => {
    const { stdout, error } = spawnSync("gpiomon", ["--version"], { encoding: "utf8" });
    if (error !== undefined) {
      if (process.env["CI"]) throw new Error("gpiomon is missing: apt-get install gpiod");
      skip("gpiomon is not installed: apt-get install gpiod");
    }
    const version = /v1\./.test(stdout) ? 1 : 2;
    const { stderr } = spawnSync("gpiomon", monitorArgs(version, "gpiochip99", [17, 27]), {
      encoding: "utf8",
    });
    // It understands all of the command, and misses only the chip.
    expect(stderr).toMatch(/No such file|unable to open|cannot find GPIO chip|opening/i);
    expect(stderr).not.toMatch(/option|usage|format/i);
  });

  it("prints lines that are read, and others that are not", () => {
    expect(["1 17", " 0 17 ", "2 27", "3 17", "1", "", "1 17 9", "hello"].map(parseGpiomonLine)).toEqual([
      { line: 17, isLow: false },
      { line: 17, isLow: true },
      { line: 27, isLow: true },
      ...Array.from({ length: 5 }, () => null),
    ]);
  });

  it("is started again when it ends, and what is down already is known", async () => {
    const { programs, args } = fakeGpiod(2, { pressed: [lineOf("select")] });
    writeFileSync(programs.gpiomon, `#!/bin/sh\necho "$@" >>${join(folder, "again")}\nexit 1\n`);
    const heard: (readonly [number, boolean])[] = [];
    const watch = createGpiomonLines({ version: 2, chip: "gpiochip4" }, wallClock, programs).watch(
      [17, lineOf("select")],
      (line, isLow) => heard.push([line, isLow]),
    );
    const again = (): string[] =>
      existsSync(join(folder, "again")) ? readFileSync(join(folder, "again"), "utf8").trim().split("\n") : [];
    await until(() => again().length === 2);
    watch.close();
    expect(args()).toBe("");
    expect(heard.slice(0, 2)).toEqual([
      [17, false],
      [lineOf("select"), true],
    ]);
    expect(again()[0]).toBe("--bias=pull-up --edges=both --format=%e %o --chip gpiochip4 17 24");
  });
});

describe("buttons on the header", () => {
  it("have no bounces, and a control is reported when it goes down", () => {
    const clock = createSimulatedClock();
    const sysfs = fakeSysfs();
    const controls: string[] = [];
    const pad = createGpioButtonPad(createSysfsGpioLines(0, sysfs.open), config, clock, {
      control: (control) => controls.push(control),
    });
    const reported: PadEvent[] = [];
    pad.pad.listen((event) => reported.push(event));
    for (const value of [0, 1, 0, 1, 0] as const) {
      sysfs.set(lineOf("left"), value);
      clock.advanceTo(clock.now() + 2);
    }
    clock.advanceTo(200);
    for (const value of [0, 1] as const) {
      sysfs.set(lineOf("louder"), value);
      clock.advanceTo(clock.now() + 100);
    }
    expect([reported, controls]).toEqual([[{ button: "left", edge: "down" }], ["louder"]]);
    pad.close();
    expect(sysfs.watchers.size).toBe(0);
  });

  it("may have a rotary knob beside them, whose clicks are louder and softer", () => {
    const sysfs = fakeSysfs();
    const controls: string[] = [];
    const knob = { a: 5, b: 6 };
    createGpioButtonPad(createSysfsGpioLines(0, sysfs.open), { ...config, knob }, createSimulatedClock(), {
      control: (control) => controls.push(control),
    });
    for (const [line, value] of [
      [5, 0],
      [6, 0],
      [5, 1],
      [6, 1],
      [6, 0],
      [5, 0],
      [6, 1],
      [5, 1],
    ] as const)
      sysfs.set(line, value);
    expect(controls).toEqual(["louder", "softer"]);
  });

  it("are watched by sysfs first, with their pull-ups on, and by gpiomon where it is not allowed", () => {
    const steps: string[] = [];
    const lines = (name: string, isAllowed: boolean): GpioLines => ({
      watch() {
        steps.push(name);
        if (!isAllowed) throw new Error("EACCES");
        return { close: () => {} };
      },
    });
    const pullUp = (numbers: readonly number[]): number => steps.push(`pull up ${numbers.join(" ")}`);
    firstLines(lines("sysfs", true), lines("gpiomon", true), pullUp).watch([17], () => {});
    firstLines(lines("sysfs", false), lines("gpiomon", true), pullUp).watch([17], () => {});
    expect(steps).toEqual(["pull up 17", "sysfs", "pull up 17", "sysfs", "gpiomon"]);
    expect(() => firstLines(lines("sysfs", false), null, pullUp).watch([17], () => {})).toThrow("EACCES");
  });

  it("have no REPEAT on a console with five", () => {
    const five = createGpioButtonPad(
      createSysfsGpioLines(0, fakeSysfs().open),
      { ...config, layout: "five" },
      createSimulatedClock(),
      { control: () => {} },
    );
    expect([...five.pad.buttons]).toEqual(
      PAD_BUTTONS.filter((button) => isPin(button) && button !== "repeat"),
    );
  });
});
