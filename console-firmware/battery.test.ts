import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createSimulatedClock } from "../engine/journal/index.ts";
import { readBattery } from "./adapters/kernel-battery.ts";
import { watchBattery, type Battery } from "./battery.ts";

it("is told of at each level once, again after it was charged, and ends it all when it is empty", () => {
  const clock = createSimulatedClock();
  let battery: Battery | null = null;
  const told: string[] = [];
  const stop = watchBattery(() => battery, clock, {
    tell: (spoken) => told.push(spoken),
    empty: () => told.push("off"),
  });
  const at = (level: number, isCharging = false): void => {
    battery = { level, isCharging };
    clock.advanceTo(clock.now() + 90_000);
  };
  at(60);
  at(19);
  at(15);
  at(4);
  at(4, true);
  at(9);
  at(2);
  at(1);
  stop();
  expect(told).toEqual([
    "My battery is low: 19 percent. Please plug me in.",
    "My battery is low: 4 percent. Please plug me in.",
    "My battery is low: 9 percent. Please plug me in.",
    "off",
  ]);
});

it("is read as the kernel tells it, and is none where nothing sensible is told", () => {
  const folder = mkdtempSync(join(tmpdir(), "power-"));
  const supply = (name: string, files: Readonly<Record<string, string>>): void => {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), `${text}\n`);
  };
  supply("AC", { type: "Mains", online: "1" });
  expect(readBattery(folder)).toBeNull();
  supply("max17040", { type: "Battery", capacity: "37", status: "Discharging" });
  expect(readBattery(folder)).toEqual({ level: 37, isCharging: false });
  supply("max17040", { capacity: "99", status: "Charging" });
  expect(readBattery(folder)).toEqual({ level: 99, isCharging: true });
  supply("max17040", { capacity: "a lot" });
  expect([readBattery(folder), readBattery(join(folder, "nothing"))]).toEqual([null, null]);
  rmSync(folder, { recursive: true });
});
