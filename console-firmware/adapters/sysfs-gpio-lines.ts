/** The header by onoff, which uses the kernel's older interface: numbers that begin at a base of the kernel's choice. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failure, success, type Result } from "../../engine/index.ts";
import { HEADER_CHIPS, type GpioLines } from "../gpio-lines.ts";

/** The part of onoff's Gpio that is used here. */
export interface SysfsLine {
  readSync(): 0 | 1;
  watch(callback: (error: Error | null | undefined, value: 0 | 1) => void): void;
  unexport(): void;
}

export type OpenSysfsLine = (number: number) => SysfsLine;

/** Kernels since 6.6 number the header's lines from 512, 571 and so on, older ones from 0: the chip's label finds it. */
export function headerBase(folder: string): Result<number, string> {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => /^gpiochip\d+$/.test(name));
  } catch {
    return failure(`This kernel has no ${folder}.`);
  }
  const read = (name: string, file: string): string => readFileSync(join(folder, name, file), "utf8").trim();
  const labels = names.map((name) => [name, read(name, "label")] as const);
  const header = HEADER_CHIPS.map((label) => labels.find(([, found]) => found.startsWith(label))).find(
    (found) => found !== undefined,
  );
  if (header === undefined) {
    const found = labels.map(([, label]) => label).join(", ");
    return failure(
      `None of the chips in ${folder} is a Raspberry Pi's header (${found || "there are none"}).`,
    );
  }
  return success(Number(read(header[0], "base")));
}

export function createSysfsGpioLines(base: number, openLine: OpenSysfsLine): GpioLines {
  return {
    watch(lines, report) {
      const opened: SysfsLine[] = [];
      const close = (): void => opened.splice(0).forEach((line) => line.unexport());
      try {
        for (const number of lines) {
          const line = openLine(base + number);
          opened.push(line);
          if (line.readSync() === 0) report(number, true);
          line.watch((error, value) => {
            if (error === null || error === undefined) report(number, value === 0);
          });
        }
      } catch (error) {
        close();
        throw error;
      }
      return { close };
    },
  };
}
