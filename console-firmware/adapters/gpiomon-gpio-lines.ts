/** The header by libgpiod's gpiomon, where the kernel has only its newer interface. One process watches all lines. */
import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { failure, success, type Clock, type Result } from "../../engine/index.ts";
import { HEADER_CHIPS, type GpioLines } from "../gpio-lines.ts";

export interface Gpiomon {
  readonly version: 1 | 2;
  /** "gpiochip0" */
  readonly chip: string;
}

/** The programs, by name or by path. */
export interface GpiodPrograms {
  readonly gpiomon: string;
  readonly gpiodetect: string;
  readonly gpioget: string;
}

export const GPIOD: GpiodPrograms = { gpiomon: "gpiomon", gpiodetect: "gpiodetect", gpioget: "gpioget" };

const START_AGAIN_MILLISECONDS = 1000;

export function findGpiomon(programs: GpiodPrograms): Result<Gpiomon, string> {
  const told = run(programs.gpiomon, ["--version"]);
  const version = /v(\d)\./.exec(told ?? "")?.[1];
  if (version === undefined) return failure("gpiomon is not installed: apt-get install gpiod.");
  if (version !== "1" && version !== "2")
    return failure(`gpiomon ${version} is not known here: 1 and 2 are.`);
  // gpiochip0 [pinctrl-bcm2711] (58 lines)
  const chips = [...(run(programs.gpiodetect, []) ?? "").matchAll(/^(gpiochip\d+) \[([^\]]*)\]/gm)];
  const header = HEADER_CHIPS.map((label) => chips.find(([, , found]) => found?.startsWith(label))).find(
    (found) => found !== undefined,
  );
  const chip = header?.[1];
  if (chip === undefined) return failure("gpiodetect finds no header of a Raspberry Pi.");
  return success({ version: version === "1" ? 1 : 2, chip });
}

export function createGpiomonLines(
  { version, chip }: Gpiomon,
  clock: Clock,
  programs: GpiodPrograms = GPIOD,
): GpioLines {
  return {
    watch(lines, report) {
      let isClosed = false;
      let timer: unknown;
      let kill: () => void = () => {};

      const levels = (): void => {
        const values = pulledUp({ version, chip }, lines, programs);
        lines.forEach((line, index) => {
          if (values[index] === "0") report(line, true);
          else if (values[index] === "1") report(line, false);
        });
      };
      const start = (): void => {
        if (isClosed) return;
        const child = spawn(programs.gpiomon, monitorArgs(version, chip, lines), {
          stdio: ["ignore", "pipe", "ignore"],
        });
        kill = () => child.kill();
        createInterface({ input: child.stdout }).on("line", (text) => {
          const event = parseGpiomonLine(text);
          if (!isClosed && event !== null && lines.includes(event.line)) report(event.line, event.isLow);
        });
        const again = (): void => {
          clock.clearTimeout(timer);
          if (!isClosed) timer = clock.setTimeout(begin, START_AGAIN_MILLISECONDS);
        };
        child.on("error", again);
        child.on("exit", again);
      };
      /** What changed while nobody watched is looked up first. */
      const begin = (): void => {
        levels();
        start();
      };
      begin();
      return {
        close() {
          isClosed = true;
          clock.clearTimeout(timer);
          kill();
        },
      };
    },
  };
}

/** The levels of lines, whose pull-ups are then on, and stay on. */
export function pulledUp(
  { version, chip }: Gpiomon,
  lines: readonly number[],
  programs: GpiodPrograms = GPIOD,
): readonly string[] {
  // In version 1, -B is the bias and -b a buffering; in version 2, -b is the bias.
  const args =
    version === 1
      ? ["--bias=pull-up", chip, ...lines.map(String)]
      : ["--numeric", "--bias=pull-up", "--chip", chip, ...lines.map(String)];
  return (run(programs.gpioget, args) ?? "").trim().split(/\s+/);
}

export function monitorArgs(version: 1 | 2, chip: string, lines: readonly number[]): string[] {
  const numbers = lines.map(String);
  // Each prints "1 17" for a rising edge of line 17 and "2 17" or "0 17" for a falling one, a line at a time.
  if (version === 1) return ["--bias=pull-up", "--line-buffered", "--format=%e %o", chip, ...numbers];
  return ["--bias=pull-up", "--edges=both", "--format=%e %o", "--chip", chip, ...numbers];
}

/** Version 1 prints 0 for falling, version 2 prints 2; both print 1 for rising. Null for anything else. */
export function parseGpiomonLine(text: string): { readonly line: number; readonly isLow: boolean } | null {
  const match = /^\s*([012])\s+(\d{1,3})\s*$/.exec(text);
  return match === null ? null : { line: Number(match[2]), isLow: match[1] !== "1" };
}

function run(program: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(program, args, { encoding: "utf8", timeout: 2000 });
  return status === 0 ? stdout : null;
}
