import { expect, test } from "vitest";
import { mixOf, parseSettings, speechVolume, usualSettings } from "./index.ts";

test("a save from before the background had its own volume keeps that of the sounds for it", () => {
  expect(parseSettings({ effects: 2 })).toMatchObject({ effects: 2, decoration: 2 });
  expect(parseSettings({ effects: 2, decoration: 9 })).toMatchObject({ effects: 2, decoration: 9 });
  expect(parseSettings({})).toEqual(usualSettings);
});

test("at night a voice beside the stage is half as loud, and the stage is told", () => {
  const night = { ...usualSettings, night: true };
  expect(speechVolume(night)).toBeCloseTo(speechVolume(usualSettings) / 2);
  expect(mixOf(night)).toEqual({ ...mixOf(usualSettings), night: true });
});
