import { expect, it } from "vitest";
import { parseProgress } from "../engine/save/index.ts";
import type { Shelf } from "./shelf.ts";
import type { Vault } from "./vault.ts";
import { createWhoPlays } from "./who-plays.ts";

const NOW = 1_795_471_620_000;
const shelf: Shelf = {
  games: [],
  load: () => Promise.reject(new Error("There are no games.")),
  keepsakes: () => Promise.resolve({}),
};

function createVault() {
  const kept = new Map<number, unknown>();
  let loads = 0;
  const players = [
    { id: 1, name: "Otter" },
    { id: 2, name: "Fox" },
  ];
  const vault: Vault = {
    check: () => ({ type: "fine" }),
    players: () => players,
    addPlayer: () => null,
    storeOf: (id) => ({
      load() {
        loads++;
        return kept.has(id) ? { type: "found", progress: kept.get(id) } : { type: "none" };
      },
      save(progress) {
        kept.set(id, progress);
        return { type: "saved" };
      },
    }),
    setting: () => null,
    set: () => ({ type: "saved" }),
    removePlayer: () => ({ type: "saved" }),
    copyTo: () => ({ type: "saved" }),
    close: () => {},
  };
  return { vault, loads: () => loads };
}

it("reads what a child has done once, and again after it was changed or a game has saved", () => {
  const { vault, loads } = createVault();
  const who = createWhoPlays(vault, shelf, () => NOW);
  const rate = (): number => who.view().settings.rate;
  const usual = rate();
  for (let press = 0; press < 100; press++) rate();
  expect(loads()).toBe(1);
  who.change("rate", 1);
  expect(rate()).toBe(usual + 1);
  const { settings } = parseProgress(undefined);
  who.store()?.save({ schema: 1, settings: { ...settings, rate: 9 }, games: {} });
  expect(rate()).toBe(9);
  who.choose(2);
  expect([who.view().player?.name, rate()]).toEqual(["Fox", usual]);
});
