/** For tests: a memory card of its own for each, and at most one console, which is put away behind it. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import type { Vault } from "../../console-firmware/vault.ts";
import { startVirtualConsole, type VirtualConsole, type VirtualOptions } from "./virtual-console.ts";

interface Desk {
  readonly vault: () => Vault;
  readonly start: (options?: Partial<VirtualOptions>) => VirtualConsole;
  /** With a child who has a name, a minute ago. */
  readonly startWithOtter: (options?: Partial<VirtualOptions>) => VirtualConsole;
  /** In that minute. */
  readonly heardAtStart: () => readonly string[];
  /** The one that was started. */
  readonly console: () => VirtualConsole;
  /** From now on nothing can be kept. */
  readonly breakCard: () => void;
}

export function useConsole(): Desk {
  let folder = "";
  let vault: Vault;
  let started: VirtualConsole | undefined;
  const openVault = (): void => {
    vault = openSqliteVault(join(folder, "buzzle.db"));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "buzzle-"));
    openVault();
  });
  afterEach(() => {
    started?.close();
    started = undefined;
    vault.close();
    rmSync(folder, { recursive: true });
  });
  let heardAtStart: readonly string[] = [];
  const start = (options: Partial<VirtualOptions> = {}): VirtualConsole =>
    (started = startVirtualConsole({ vault, ...options }));
  return {
    vault: () => vault,
    start,
    startWithOtter(options) {
      if (vault.players().length === 0) vault.addPlayer("Otter");
      const console = start(options);
      console.pass(60);
      heardAtStart = console.heard();
      return console;
    },
    heardAtStart: () => heardAtStart,
    console() {
      if (started === undefined) throw new Error("No console is running.");
      return started;
    },
    breakCard() {
      vault.close();
      rmSync(folder, { recursive: true });
      writeFileSync(folder, "A file where the folder should be.");
      openVault();
    },
  };
}

/** Goes down the list until it hears this entry. */
export function goTo(console: VirtualConsole, entry: string): void {
  for (let press = 0; press < 60; press++) {
    console.press("down");
    console.pass(3);
    if (console.heard().includes(entry)) return;
  }
  throw new Error(`There is no entry "${entry}".`);
}
