/**
 * Buttons by onoff itself, as Buzzle opens them where the kernel has sysfs: prints each press. Each line of its input is a line of the
 * header and its level. When there are no more, it lets go of them all, and prints which are still taken.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGpioButtonPad } from "../../../../console-firmware/adapters/gpio-button-pad.ts";
import { USUAL_CONFIG } from "../../../../console-firmware/config.ts";
import { openHeader } from "../../../../console-firmware/open-buttons.ts";
import { wallClock } from "../../../../engine/adapters/wall-clock.ts";

/** The test's own file in the tree. */
const PRESS = "/sys/class/gpio/press";

const header = await openHeader();
if (!header.ok) throw new Error(header.problem);
const config = { ...USUAL_CONFIG, pins: { ...USUAL_CONFIG.pins, off: 3 } };
const pad = createGpioButtonPad(header.value, config, wallClock, {
  control: (control) => console.log(control),
});
pad.pad.listen(({ button, edge }) => console.log(`${button} ${edge}`));
console.log("ready");
createInterface({ input: process.stdin })
  .on("line", (line) => writeFileSync(PRESS, line))
  .on("close", () => {
    pad.close();
    console.log(`taken: ${readFileSync(PRESS, "utf8").trim()}`);
    process.exit();
  });
