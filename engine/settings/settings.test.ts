import { expect, test } from "vitest";
import { mixOf, spokenAs, stepSetting, usualSettings } from "./index.ts";
import { parseSettings } from "../save/index.ts";

test("a save from before the background had its own volume keeps that of the sounds for it", () => {
  expect(parseSettings({ effects: 2 })).toMatchObject({ effects: 2, decoration: 2 });
  expect(parseSettings({ effects: 2, decoration: 9 })).toMatchObject({ effects: 2, decoration: 9 });
  expect(parseSettings({})).toEqual(usualSettings);
});

test("at night a voice beside the stage is half as loud, and the stage is told", () => {
  const night = { ...usualSettings, night: true };
  expect(spokenAs(night).volume).toBeCloseTo(spokenAs(usualSettings).volume / 2);
  expect(mixOf(night)).toEqual({ ...mixOf(usualSettings), night: true });
});

test("who speaks is one of this device's voices or any, one step after another, and stops at the ends", () => {
  const voices = ["Ann", "Bo"];
  const step = (voice: string | null, direction: 1 | -1) =>
    stepSetting({ ...usualSettings, voice }, "voice", direction, voices).voice;
  expect([step(null, 1), step("Ann", 1), step("Bo", 1)]).toEqual(["Ann", "Bo", "Bo"]);
  expect([step("Bo", -1), step("Ann", -1), step(null, -1)]).toEqual(["Ann", null, null]);
  expect(step("of another device", 1)).toBe("Ann");
});
