import { expect, it } from "vitest";
import { createSimulatedClock } from "../engine/journal/index.ts";
import { createFakeButtonPad } from "../tests/fakes/fake-button-pad.ts";
import { watchFelt } from "./felt-buttons.ts";

function start(settings: Map<string, string>, pressedAfter?: number): string[] {
  const clock = createSimulatedClock();
  const pad = createFakeButtonPad(["select"]);
  const told: string[] = [];
  const vault = {
    setting: (name: string) => settings.get(name) ?? null,
    set(name: string, value: string) {
      settings.set(name, value);
      return { type: "saved" } as const;
    },
  };
  watchFelt(pad, clock, vault, (spoken) => told.push(spoken));
  if (pressedAfter !== undefined) {
    clock.advanceTo(pressedAfter);
    pad.down("select");
  }
  clock.advanceTo(100_000);
  return told;
}

it("says once at each start that no button was ever felt, and never again when one was", () => {
  const settings = new Map<string, string>();
  expect([start(settings).length, start(settings).length]).toEqual([1, 1]);
  expect([start(settings, 5000), start(settings)]).toEqual([[], []]);
});
