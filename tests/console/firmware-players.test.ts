/** Who plays, what each has brought home, and what the console has to say meanwhile. */
import { describe, expect, it, vi } from "vitest";
import type { Shelf } from "../../console-firmware/shelf.ts";
import type { LoadedGame } from "../../engine/definition/index.ts";
import type { PadButton } from "../../engine/index.ts";
import { cell } from "../mechanics/cell.ts";
import { drawOut } from "../mechanics/draw-out.ts";
import { gameOf } from "../mechanics/timed-game.ts";
import { useConsole } from "./use-console.ts";
import type { VirtualConsole } from "./virtual-console.ts";
import { aVerdict } from "../fakes/verdicts.ts";

const desk = useConsole();
const { start } = desk;

const press = (console: VirtualConsole, ...buttons: readonly PadButton[]): void => {
  for (const button of buttons) {
    console.press(button);
    console.pass(4);
  }
};
const lines = (console: VirtualConsole): string[] => console.heard().filter((line) => !line.startsWith("["));

const shelfOf = (game: LoadedGame): Shelf => ({
  games: [{ slug: "test", title: "Test", category: "math", description: "A test." }],
  load: () => Promise.resolve({ ok: true, value: game }),
  keepsakes: () => Promise.resolve(undefined),
});
const openTest = async (game: LoadedGame): Promise<VirtualConsole> => {
  desk.vault().addPlayer("Otter");
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

describe("my progress", () => {
  it("is told aloud, to each child the own: what to play next, and how far each skill is", () => {
    const [otter, fox] = ["Otter", "Fox"].map((name) => desk.vault().addPlayer(name)?.id ?? 0);
    const verdicts = Array.from({ length: 12 }, (_, turn) =>
      aVerdict({ id: `a-b-${turn.toString(36)}`, order: turn + 1, item: `${turn}+7`, at: Date.now() }),
    );
    const log = { forgotten: 0, verdicts, plays: [] };
    desk
      .vault()
      .storeOf(otter ?? 0)
      .save({ schema: 2, settings: {}, games: {}, log });
    desk
      .vault()
      .storeOf(fox ?? 0)
      .save({ schema: 2, settings: {}, games: {} });
    const console = start();
    console.pass(20);
    press(console, "down", "down", "down", "down");
    expect(lines(console).at(-1)).toBe("My progress.");
    press(console, "select", "down");
    expect(lines(console)).toEqual([
      "What you have learned. Press down for more.",
      "Play Addition Express next. You know “Make ten” well. Play on, or try another game.",
      "Addition Express, Make ten. You know it well.",
    ]);
    press(console, "down", "select", "up", "up", "select", "down", "select");
    console.pass(10);
    expect(lines(console)).toContain("Hello, Fox!");
    press(console, "down", "down", "down", "down", "select");
    expect(lines(console)).toContain(
      "Nothing here yet. Play a game, and I will tell you what you have learned.",
    );
  });
});

describe("keepsakes", () => {
  it("are listed for each child alone, and heard as they sounded when they were given", async () => {
    const [otter, fox] = ["Otter", "Fox"].map((name) => desk.vault().addPlayer(name)?.id ?? 0);
    const addition = { finished: { yard: 0.9 }, keepsakes: ["yard-whistle", "gone-since"] };
    desk
      .vault()
      .storeOf(otter ?? 0)
      .save({ schema: 1, settings: {}, games: { addition } });
    desk
      .vault()
      .storeOf(fox ?? 0)
      .save({ schema: 1, settings: {}, games: {} });
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
    desk.breakCard();
    const console = start();
    console.pass(20);
    press(console, "select");
    console.pass(20);
    expect(lines(console)).toEqual(
      expect.arrayContaining([
        "Hello, Otter!",
        expect.stringMatching(/so I will know you only until I am switched off/),
        "Main menu.",
      ]),
    );
    press(console, "up", "up", "up", "up", "select", "down", "right");
    expect(lines(console)).toContain("Speed: 5 of 11.");
    press(console, "up", "up", "select", "up", "up", "up", "select", "down");
    expect(lines(console).at(-1)).toBe("Somebody new.");
    press(console, "select", "select");
    console.pass(20);
    expect(lines(console)).toContain("Hello, Fox!");
  });
});

describe("what the console has to say", () => {
  const NEWS = ["One thing.", "Another thing."];

  it("waits for what is being said, is said whole, and leads back to where the player was", () => {
    desk.vault().addPlayer("Otter");
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

describe("a game that makes a mistake", () => {
  it("ends, says that it was not the child's, and leads back to the menu", async () => {
    const breaks = () => {
      throw new Error("Too much jam.");
    };
    const console = await openTest(
      gameOf({ mechanic: { ...cell, apply: breaks }, rules: {}, items: [{ id: "f", letter: "f" }] }),
    );
    const chord = (): void => {
      for (const button of ["up", "left"] as const) console.pad.down(button);
      for (const button of ["up", "left"] as const) console.pad.up(button);
    };
    // XState reports it once more by a timer, which would end the tests too.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    expect(() => {
      chord();
      console.pass(5);
    }).toThrow(/mistake/);
    vi.clearAllTimers();
    vi.useRealTimers();
    expect(console.firmware.gameBroke()).toBe(true);
    console.pass(20);
    expect(lines(console).slice(-3)).toEqual([
      "Sorry, the game stopped all by itself. That was my mistake, not yours. What you did is kept.",
      "Main menu.",
      "Go on with Test.",
    ]);
    press(console, "down");
    expect(lines(console)).toEqual(["Kinds of games."]);
    expect(console.firmware.gameBroke()).toBe(false);
  });
});

describe("buttons that are held, and together", () => {
  it("write a letter in braille", async () => {
    const console = await openTest(gameOf({ mechanic: cell, rules: {}, items: [{ id: "f", letter: "f" }] }));
    for (const button of ["up", "left", "right"] as const) console.pad.down(button);
    for (const button of ["up", "left", "right"] as const) console.pad.up(button);
    console.pass(5);
    expect(lines(console)).toContain("f. Right.");
  });

  it("are measured from when they go down", async () => {
    const items = [{ id: "long", milliseconds: 1500 }];
    const console = await openTest(gameOf({ mechanic: drawOut, rules: {}, items }));
    console.hold("select", 1.5);
    console.pass(5);
    expect(lines(console)).toContain("That long.");
  });
});
