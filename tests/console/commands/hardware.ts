/**
 * npm run console:hardware: every button of a real header, or of the kernel's gpio-sim, through the adapters that Buzzle
 * uses. Elsewhere it says why there is nothing to test. In the archive it is `test-buttons.js`. Pins are those of the
 * machine's settings.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createGpioButtonPad } from "../../../console-firmware/adapters/gpio-button-pad.ts";
import { createGpiomonLines, type Gpiomon } from "../../../console-firmware/adapters/gpiomon-gpio-lines.ts";
import { openHeader } from "../../../console-firmware/open-buttons.ts";
import { readConfig } from "../../../console-firmware/read-config.ts";
import { wallClock } from "../../../engine/adapters/wall-clock.ts";
import type { PadButton } from "../../../engine/index.ts";
import { until } from "../pty.ts";

const SIM = "/sys/kernel/config/gpio-sim/buzzle";
const PATIENCE_MILLISECONDS = 30_000;

const troubles: string[] = [];
const config = readConfig({ config: "/etc/buzzle/buzzle.conf", data: null, isAppliance: true }, troubles);
for (const trouble of troubles) console.error(trouble);
const header = await openHeader();
if (header.ok) {
  const pad = createGpioButtonPad(header.value, config, wallClock, { control: () => {} });
  await pressEach([...pad.pad.buttons], pad.pad.listen, (button) =>
    console.log(`Press ${button.toUpperCase()} and let go.`),
  );
  pad.close();
} else if (prepareSim()) {
  await testSim();
} else {
  console.log(`Skipped: ${header.problem} The kernel has no gpio-sim either (modprobe gpio-sim, as root).`);
}

/** True where a simulated header stands ready. */
function prepareSim(): boolean {
  if (process.getuid?.() !== 0 || spawnSync("modprobe", ["gpio-sim"]).status !== 0) return false;
  spawnSync("mount", ["-t", "configfs", "configfs", "/sys/kernel/config"]);
  if (!existsSync("/sys/kernel/config/gpio-sim")) return false;
  mkdirSync(join(SIM, "bank0"), { recursive: true });
  writeFileSync(join(SIM, "bank0", "num_lines"), "28");
  writeFileSync(join(SIM, "live"), "1");
  return true;
}

async function testSim(): Promise<void> {
  const device = readFileSync(join(SIM, "dev_name"), "utf8").trim();
  const chip = readFileSync(join(SIM, "bank0", "chip_name"), "utf8").trim();
  const { stdout } = spawnSync("gpiomon", ["--version"], { encoding: "utf8" });
  const found: Gpiomon = { version: stdout.includes("v1.") ? 1 : 2, chip };
  const pad = createGpioButtonPad(createGpiomonLines(found, wallClock), config, wallClock, {
    control: () => {},
  });
  const pull = (button: PadButton, way: "pull-up" | "pull-down"): void => {
    const line = config.pins[button as keyof typeof config.pins];
    writeFileSync(`/sys/devices/platform/${device}/${chip}/sim_gpio${line}/pull`, way);
  };
  // gpiomon opens the lines a moment after it is started.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await pressEach([...pad.pad.buttons], pad.pad.listen, (button) => {
    pull(button, "pull-down");
    setTimeout(() => pull(button, "pull-up"), 100);
  });
  pad.close();
  writeFileSync(join(SIM, "live"), "0");
  rmdirSync(join(SIM, "bank0"));
  rmdirSync(SIM);
}

async function pressEach(
  buttons: readonly PadButton[],
  listen: (report: (event: { button: PadButton; edge: "down" | "up" }) => void) => () => void,
  press: (button: PadButton) => void,
): Promise<void> {
  let events: string[] = [];
  const stop = listen(({ button, edge }) => events.push(`${button} ${edge}`));
  for (const button of buttons) {
    events = [];
    press(button);
    try {
      await until(() => events.includes(`${button} up`), PATIENCE_MILLISECONDS);
      const isClean = events.join(", ") === `${button} down, ${button} up`;
      console.log(isClean ? `${button}: fine` : `${button}: not alone: ${events.join(", ")}`);
      if (!isClean) process.exitCode = 1;
    } catch {
      console.log(`${button}: nothing came${events.length === 0 ? "" : `, but ${events.join(", ")}`}`);
      process.exitCode = 1;
    }
  }
  stop();
}
