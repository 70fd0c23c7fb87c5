import { appendFileSync, chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { GpiodPrograms } from "../../console-firmware/adapters/gpiomon-gpio-lines.ts";
import type { PiHeader } from "./pi-headers.ts";

export interface FakeGpiod {
  readonly programs: GpiodPrograms;
  /** A line's edge, as the program of this version prints it. */
  edge(line: number, isLow: boolean): void;
  args(): string;
}

export interface FakeGpiodOptions {
  /** Lines that are down already. */
  readonly pressed?: readonly number[];
  /** As gpiodetect lists them; a Pi 5's if absent. */
  readonly chips?: PiHeader["chips"];
}

const PI_5: PiHeader["chips"] = [
  ["gpiochip1", "raspberrypi-exp-gpio", 8],
  ["gpiochip4", "pinctrl-rp1", 54],
];

/**
 * Programs that are called as gpiod's are, print what they print, and are really run.
 *
 * @param at a folder of their own
 */
export function createFakeGpiod(
  at: string,
  version: 1 | 2,
  { pressed = [], chips = PI_5 }: FakeGpiodOptions = {},
): FakeGpiod {
  const events = join(at, "events");
  writeFileSync(events, "");
  const program = (name: string, script: string): string => {
    const path = join(at, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const told = version === 1 ? "gpiomon (libgpiod) v1.6.3" : "gpiomon (libgpiod) v2.2.1";
  return {
    programs: {
      gpiomon: program(
        "gpiomon",
        `[ "$1" = --version ] && { echo "${told}"; exit 0; }\necho "$@" >>${at}/args\nexec tail -n +1 -f ${events} 2>/dev/null`,
      ),
      gpiodetect: program(
        "gpiodetect",
        chips.map(([name, label, lines]) => `echo "${name} [${label}] (${lines} lines)"`).join("\n"),
      ),
      gpioget: program(
        "gpioget",
        `for word in "$@"; do case "$word" in ${pressed.join("|") || "none"}) printf "0 ";; [0-9]*) printf "1 ";; esac; done`,
      ),
    },
    edge(line, isLow) {
      const falling = version === 1 ? 0 : 2;
      appendFileSync(events, `${isLow ? falling : 1} ${line}\n`);
    },
    args: () => (existsSync(`${at}/args`) ? readFileSync(`${at}/args`, "utf8") : ""),
  };
}
