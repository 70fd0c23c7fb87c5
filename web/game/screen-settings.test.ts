import { expect, it } from "vitest";
import { createScreenStore, parseScreen, usualScreen } from "./screen-settings.ts";

function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

it("keeps what was set, and tells of it", () => {
  const storage = memory();
  const store = createScreenStore(() => storage);
  let told = 0;
  store.actor.subscribe(() => told++);
  store.set({ keys: { left: "a" }, rumble: true });
  expect(told).toBe(1);
  expect(createScreenStore(() => storage).get()).toEqual({
    ...usualScreen,
    keys: { left: "a" },
    rumble: true,
  });
});

it("takes the usual value for whatever it does not understand", () => {
  const odd = {
    keys: { left: 3, jump: "j", up: "w" },
    scanning: { isOn: "yes", seconds: 99, key: "" },
    scene: 1,
  };
  expect(parseScreen(odd)).toEqual({ ...usualScreen, keys: { up: "w" } });
  expect(parseScreen(null)).toEqual(usualScreen);
  expect(createScreenStore(() => memory("{")).get()).toEqual(usualScreen);
});

it("holds what was set where the browser keeps nothing", () => {
  const store = createScreenStore(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  store.set({ rumble: true });
  expect(store.get().rumble).toBe(true);
});
