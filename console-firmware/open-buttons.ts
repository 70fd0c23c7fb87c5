/** Finds the buttons that the config names, or all that are there. */
import { wallClock } from "../engine/adapters/wall-clock.ts";
import { failure, success, type PadButton, type Result } from "../engine/index.ts";
import { createGpioButtonPad } from "./adapters/gpio-button-pad.ts";
import { createGpiomonLines, findGpiomon, GPIOD, pulledUp } from "./adapters/gpiomon-gpio-lines.ts";
import { createKeyboardButtonPad } from "./adapters/keyboard-button-pad.ts";
import { createSerialButtonPad } from "./adapters/serial-button-pad.ts";
import { boardPorts } from "./adapters/serial-ports.ts";
import { createSysfsGpioLines, headerBase } from "./adapters/sysfs-gpio-lines.ts";
import { joinSources, type ButtonReports, type ButtonSource } from "./buttons.ts";
import type { Config } from "./config.ts";
import { firstLines, type GpioLines } from "./gpio-lines.ts";
import type { Vault } from "./vault.ts";

const FIVE: readonly PadButton[] = ["left", "right", "up", "down", "select"];
const BAUD_RATE = 115_200;
const BOARD_SETTING = "board";
const SYSFS = "/sys/class/gpio";

/** @param vault remembers that there was a board: then it is missed, whatever other buttons there may be */
export async function openButtons(
  config: Config,
  vault: Pick<Vault, "setting" | "set">,
  reports: ButtonReports,
): Promise<ButtonSource> {
  const { buttons: wanted } = config;
  const isWanted = (kind: Config["buttons"]): boolean => wanted === kind || wanted === "auto";
  const sources: ButtonSource[] = [];
  if (isWanted("gpio")) {
    const lines = await openHeader();
    if (lines.ok) sources.push(createGpioButtonPad(lines.value, config, wallClock, reports));
    else if (wanted === "gpio") console.error(lines.problem);
  }
  if (isWanted("keyboard") && process.stdin.isTTY) {
    sources.push(createKeyboardButtonPad(process.stdin, reports));
  }
  // When the machine is switched on, a board is often there a moment later than this program.
  const hasOthers = sources.length > 0;
  const isOptional = hasOthers && vault.setting(BOARD_SETTING) === null;
  const serial = isWanted("serial")
    ? await openSerial(config, remembering(vault, reports), isOptional)
    : null;
  if (serial !== null) sources.push(serial);
  else if (!hasOthers)
    reports.problem("I cannot find any buttons. Please ask a grown-up to look at the wires.");
  return joinSources(sources);
}

function remembering(vault: Pick<Vault, "setting" | "set">, reports: ButtonReports): ButtonReports {
  return {
    ...reports,
    ready() {
      if (vault.setting(BOARD_SETTING) === null) vault.set(BOARD_SETTING, "yes");
      reports.ready();
    },
  };
}

async function openSerial(
  config: Config,
  reports: ButtonReports,
  isOptional: boolean,
): Promise<ButtonSource | null> {
  const library = await import("serialport").catch((error: unknown) => {
    console.error(`No buttons by serial line: ${String(error)}`);
    return null;
  });
  if (library === null) return null;
  const { ReadlineParser, SerialPort } = library;
  return createSerialButtonPad(
    {
      clock: wallClock,
      buttons: config.layout === "five" ? FIVE : [...FIVE, "repeat"],
      isOptional,
      ports: () => boardPorts(config.serialPort),
      open: (path) => new SerialPort({ path, baudRate: BAUD_RATE }),
      lines: () => new ReadlineParser({ encoding: "latin1" }),
    },
    reports,
  );
}

/**
 * onoff where the kernel has the older interface, gpiomon where it has not, or does not let us: it needs a process of its own. Only
 * gpiod can switch the pull-ups on, which the machine's boot settings do from the next start.
 */
export async function openHeader(): Promise<Result<GpioLines, string>> {
  const gpiomon = findGpiomon(GPIOD);
  const base = headerBase(SYSFS);
  const byGpiomon = gpiomon.ok ? createGpiomonLines(gpiomon.value, wallClock) : null;
  if (!base.ok) {
    if (byGpiomon !== null) return success(byGpiomon);
    return failure(`No buttons by GPIO. ${gpiomon.ok ? "" : gpiomon.problem} ${base.problem}`);
  }
  try {
    const { Gpio } = await import("onoff");
    const bySysfs = createSysfsGpioLines(base.value, (number) => new Gpio(number, "in", "both"));
    const pullUp = (lines: readonly number[]): void => {
      if (gpiomon.ok) pulledUp(gpiomon.value, lines);
    };
    return success(firstLines(bySysfs, byGpiomon, pullUp));
  } catch (error) {
    if (byGpiomon !== null) return success(byGpiomon);
    return failure(`No buttons by GPIO. onoff: ${error instanceof Error ? error.message : String(error)}`);
  }
}
