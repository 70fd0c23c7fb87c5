import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Battery } from "../battery.ts";

/**
 * The first battery that the kernel knows of: of a UPS board with a driver, or of a laptop (power_supply class). Null where there is
 * none: boards that only have a library for Python are not seen.
 */
export function readBattery(folder = "/sys/class/power_supply"): Battery | null {
  const value = (name: string, file: string): string => {
    try {
      return readFileSync(join(folder, name, file), "utf8").trim();
    } catch {
      return "";
    }
  };
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return null;
  }
  const name = names.find(
    (one) => ["Battery", "UPS"].includes(value(one, "type")) && value(one, "capacity") !== "",
  );
  if (name === undefined) return null;
  const level = Number(value(name, "capacity"));
  if (!Number.isInteger(level) || level < 0 || level > 100) return null;
  return { level, isCharging: ["Charging", "Full", "Not charging"].includes(value(name, "status")) };
}
