/** Who plays, what each has brought home, and what the console has to say meanwhile. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import type { Shelf } from "../../console-firmware/shelf.ts";
import type { Vault } from "../../console-firmware/vault.ts";
import type { LoadedGame } from "../../engine/definition/index.ts";
import type { PadButton } from "../../engine/index.ts";
import { cell } from "../mechanics/cell.ts";
import { drawOut } from "../mechanics/draw-out.ts";
import { gameOf } from "../mechanics/timed-game.ts";
import { startVirtualConsole, type VirtualConsole, type VirtualOptions } from "./virtual-console.ts";

let folder = "";
let vault: Vault;
let buzzle: VirtualConsole | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "players-"));
  vault = openSqliteVault(join(folder, "buzzle.db"));
});
afterEach(() => {
  buzzle?.close();
  buzzle = undefined;
  vault.close();
  rmSync(folder, { recursive: true });
});

const start = (options: Partial<VirtualOptions> = {}): VirtualConsole =>
  (buzzle = startVirtualConsole({ vault, ...options }));

const press = (console: VirtualConsole, ...buttons: readonly PadButton[]): void => {
  for (const button of buttons) {
    console.press(button);
    console.pass(4);
  }
};
const lines = (console: VirtualConsole): string[] => console.heard().filter((line) => !line.startsWith("["));

describe("keepsakes", () => {
  it("are listed for each child alone, and heard as they sounded when they were given", async () => {
    const [otter, fox] = ["Otter", "Fox"].map((name) => vault.addPlayer(name)?.id ?? 0);
    const addition = { finished: { yard: 0.9 }, keepsakes: ["yard-whistle", "gone-since"] };
    vault.storeOf(otter ?? 0).save({ schema: 1, settings: {}, games: { addition } });
    vault.storeOf(fox ?? 0).save({ schema: 1, settings: {}, games: {} });
    const console = start();
    await console.settle(() => console.firmware.view().keepsakes === 1);
    console.pass(20);
    press(console, "down", "down", "down");
    expect(lines(console).at(-1)).toBe("Keepsakes: 1.");
    press(console, "select");
    expect(lines(console)).toEqual([
      "Your keepsakes. Select plays them.",
      "The yard whistle, from Addition Express.",
    ]);
    console.press("select");
    console.pass(10);
    expect(console.heard()).toEqual([
      "[a press]",
      "[something to keep]",
      "[the train whistles]",
      "A high whistle for your train, from the yard. Yours to keep.",
    ]);
    press(console, "down");
    expect(lines(console)).toEqual(["Addition Express: one level played to the end."]);
    press(console, "down", "select", "up", "select", "down", "select");
    console.pass(10);
    expect(lines(console)).toContain("Hello, Fox!");
    press(console, "down", "down", "down", "select");
    expect(lines(console)).toContain("Nothing here yet. Play a game to its end.");
  });
});

describe("a card that keeps nothing", () => {
  it("lets children play all the same, as guests with progress of their own", async () => {
    vault.close();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "A file where the folder should be.");
    vault = openSqliteVault(join(folder, "buzzle.db"));
    const console = start();
    console.pass(20);
    press(console, "select");
    console.pass(20);
    expect(lines(console)).toEqual(
      expect.arrayContaining([
        "Hello, Otter!",
        expect.stringMatching(/^I cannot keep your name/),
        "Main menu.",
      ]),
    );
    press(console, "up", "up", "up", "select", "down", "right");
    expect(lines(console).at(-1)).toBe("Speed: 5 of 11.");
    press(console, "up", "up", "select", "up", "up", "select", "down");
    expect(lines(console).at(-1)).toBe("Somebody new.");
    press(console, "select", "select");
    console.pass(20);
    expect(lines(console)).toContain("Hello, Fox!");
  });
});

describe("what the console has to say", () => {
  const NEWS = ["One thing.", "Another thing."];

  it("waits for what is being said, is said whole, and leads back to where the player was", () => {
    vault.addPlayer("Otter");
    const console = start();
    for (const text of NEWS) console.firmware.tell(text);
    console.pass(19);
    expect(lines(console)).toEqual([
      "Hello, Otter!",
      "Main menu.",
      "Kinds of games.",
      ...NEWS,
      "Kinds of games.",
    ]);
    for (const text of NEWS) console.firmware.tell(text);
    console.pass(10);
    expect(lines(console).filter((line) => NEWS.includes(line))).toEqual(NEWS);
  });
});

describe("buttons that are held, and together", () => {
  const shelfOf = (game: LoadedGame): Shelf => ({
    games: [{ slug: "test", title: "Test", category: "math", description: "A test." }],
    load: () => Promise.resolve({ ok: true, value: game }),
    keepsakes: () => Promise.resolve(undefined),
  });
  const open = async (game: LoadedGame): Promise<VirtualConsole> => {
    vault.addPlayer("Otter");
    const console = start({ shelf: shelfOf(game) });
    console.pass(20);
    press(console, "down", "select", "select");
    await console.settle(() => console.firmware.view().place === "game");
    console.pass(20);
    press(console, "select");
    console.pass(60);
    console.heard();
    return console;
  };

  it("write a letter in braille", async () => {
    const console = await open(gameOf({ mechanic: cell, rules: {}, items: [{ id: "f", letter: "f" }] }));
    for (const button of ["up", "left", "right"] as const) console.pad.down(button);
    for (const button of ["up", "left", "right"] as const) console.pad.up(button);
    console.pass(5);
    expect(lines(console)).toContain("f. Right.");
  });

  it("are measured from when they go down", async () => {
    const items = [{ id: "long", milliseconds: 1500 }];
    const console = await open(gameOf({ mechanic: drawOut, rules: {}, items }));
    console.hold("select", 1.5);
    console.pass(5);
    expect(lines(console)).toContain("That long.");
  });
});
