import { describe, expect, it } from "vitest";
import { createGpioButtonPad } from "../../console-firmware/adapters/gpio-button-pad.ts";
import { USUAL_CONFIG } from "../../console-firmware/config.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import { createRecordingSoundStage } from "../fakes/recording-sound-stage.ts";
import { goTo, useConsole } from "./use-console.ts";
import { SIX, type VirtualConsole } from "./virtual-console.ts";

const desk = useConsole();
const { start, startWithOtter } = desk;
const openGame = async (console: VirtualConsole): Promise<void> => {
  goTo(console, "All games.");
  console.press("select");
  console.pass(5);
  goTo(console, "Addition Express.");
  console.press("select");
  await console.settle(() => console.firmware.view().place === "game");
};

describe("the first start", () => {
  it("greets, tells what is wrong, and lets a name be picked by ear", () => {
    const { heard, pass, press } = start({ troubles: ["My settings file has a mistake."] });
    pass(15);
    expect(heard()).toEqual([
      "Hello! I am Buzzle.",
      "My settings file has a mistake.",
      "First, pick a name. Press down for the next one, and select for the one you like.",
      "Otter.",
    ]);
    press("down");
    pass(5);
    press("select");
    pass(20);
    expect(heard()).toEqual([
      "[a menu step]",
      "Fox.",
      "[a star]",
      "Hello, Fox!",
      "When you want help, press repeat twice.",
      "Main menu.",
      "Kinds of games.",
    ]);
    expect(desk.vault().players()).toEqual([{ id: 1, name: "Fox" }]);
  });

  it("tells of no way back where there is none", () => {
    const { heard, pass, press } = start();
    pass(15);
    press("repeat");
    press("repeat");
    pass(15);
    expect(heard().at(-1)).toBe("Press down for the next one. Press select for this one.");
  });

  it("knows the child again at the next start, and the last of several", () => {
    desk.vault().addPlayer("Otter");
    desk.vault().addPlayer("Fox");
    desk.vault().set("player", "2");
    const { heard, pass } = start();
    pass(3);
    expect(heard().slice(0, 1)).toEqual(["Hello, Fox!"]);
  });
});

describe("the menu", () => {
  it("is heard one entry at a time, and goes round", () => {
    const { heard, pass, press } = startWithOtter();
    for (let entry = 0; entry < 9; entry++) {
      press("down");
      pass(3);
    }
    expect(heard().filter((line) => !line.startsWith("["))).toEqual([
      "All games.",
      "Who is playing?",
      "Keepsakes.",
      "My progress.",
      "Settings.",
      "About Buzzle.",
      "For grown-ups.",
      "Switch off.",
      "Kinds of games.",
    ]);
  });

  it("speaks again by itself twice, then rests until a press", () => {
    const { heard, pass, press } = start();
    pass(20);
    heard();
    pass(3600);
    const reminder = ["[a press]", "Otter.", "Press down for the next one. Press select for this one."];
    expect(heard()).toEqual([...reminder, ...reminder]);
    press("repeat");
    expect(heard()).toEqual(["[a press]", "Otter."]);
  });

  it("answers every button at every moment with a sound", () => {
    const played: string[] = [];
    const stage = createRecordingSoundStage();
    const { press, clock } = start({
      stage: { ...stage, play: (...sounds) => played.push(...sounds.map(({ sound }) => sound)) },
    });
    const buttons = ["down", "up", "repeat", "left", "right", "select"] as const;
    for (let count = 0; count < 200; count++) {
      const before = played.length;
      press(buttons[(count * 7) % 6] ?? "down");
      expect(played.length, `press ${count}`).toBeGreaterThan(before);
      clock.advanceTo(clock.now() + ((count * 37) % 900));
    }
  });

  it("tells of a game when REPEAT is pressed twice, and goes back when it is held", () => {
    const { heard, pass, press, hold } = startWithOtter();
    press("down");
    pass(3);
    press("select");
    pass(5);
    heard();
    press("repeat");
    press("repeat");
    pass(20);
    expect(heard().at(-1)).toMatch(
      /\. Press down for the next one\. Press select for this one\. Hold repeat to go back\.$/,
    );
    hold("repeat", 2.5);
    pass(10);
    expect(heard().slice(-2)).toEqual(["Main menu.", "All games."]);
  });

  it("ends what it tells of itself in one full stop", () => {
    const console = startWithOtter();
    goTo(console, "About Buzzle.");
    console.press("select");
    console.pass(10);
    console.press("down");
    console.pass(5);
    expect(console.heard().filter((line) => !line.startsWith("["))).toEqual([
      "Press down for more.",
      "One.",
      "Two.",
    ]);
  });

  it("works with five buttons: SELECT held stands for REPEAT", () => {
    const five = SIX.filter((button) => button !== "repeat");
    const { heard, pass, press, hold } = startWithOtter({ buttons: five });
    press("down");
    pass(3);
    heard();
    hold("select", 1);
    expect(heard()).toEqual(["[a press]", "All games."]);
    press("select");
    pass(5);
    expect(heard().slice(0, 2)).toEqual(["[the menu opens]", "Which game?"]);
  });
});

describe("the buttons", () => {
  it("switch off when UP and DOWN are held together, and do not when one is let go", () => {
    const { heard, pad, pass, offs } = startWithOtter();
    pad.down("up");
    pad.down("down");
    pass(2);
    pad.up("down");
    pass(5);
    expect(offs()).toBe(0);
    pad.down("down");
    pass(3);
    pass(5);
    expect(heard().slice(-2)).toEqual(["[the game says goodbye]", "Switching off. Goodbye."]);
    expect(offs()).toBe(1);
  });

  it("say which of them has been stuck since before Buzzle started", () => {
    const lines = new Map<number, (isLow: boolean) => void>();
    const header = createGpioButtonPad(
      {
        watch(numbers, report) {
          for (const number of numbers) lines.set(number, (isLow) => report(number, isLow));
          report(USUAL_CONFIG.pins.left ?? 0, true);
          return { close: () => {} };
        },
      },
      USUAL_CONFIG,
      wallClock,
      { control: () => {} },
    );
    const { heard, pass } = startWithOtter({ buttons: [], more: [header] });
    expect(heard()).toEqual([]);
    expect(desk.heardAtStart()).toContain(
      "The left button seems to be stuck. Please look at it with a grown-up.",
    );
    lines.get(USUAL_CONFIG.pins.down ?? 0)?.(true);
    pass(3);
    expect(heard()).toEqual(["[a menu step]", "All games."]);
  });

  it("say which of them is stuck, and the others go on", () => {
    const { heard, pad, press, pass } = startWithOtter();
    pad.down("left");
    pass(40);
    expect(heard()).toContain("The left button seems to be stuck. Please look at it with a grown-up.");
    press("down");
    expect(heard()).toEqual(["[around the end of the list]", "Kinds of games."]);
  });
});

describe("a game", () => {
  it("is opened from the list, is played, and leads back; the menu then offers to go on with it", async () => {
    const started = startWithOtter();
    const { heard, press, pass, firmware, hold } = started;
    await openGame(started);
    pass(60);
    expect(heard()).toContain("Addition Express.");
    hold("repeat", 2.5);
    goTo(started, "Stop playing.");
    press("select");
    press("select");
    pass(20);
    expect([firmware.view().place, started.gamesEnded()]).toEqual(["menu", 1]);
    expect(heard().slice(-3)).toEqual(["[the menu opens]", "Main menu.", "Go on with Addition Express."]);
  });

  it("is paused by what the console has to say, which is heard before what the game says of that", async () => {
    const started = startWithOtter();
    const { spoken, pass, press, firmware } = started;
    await openGame(started);
    pass(60);
    spoken();
    const news = "I cannot find the buttons. Please plug the button board in.";
    firmware.tell(news);
    firmware.tell("The speaker was away. Here I am again.");
    pass(30);
    expect(firmware.view().playing?.view().place).toBe("paused");
    expect(spoken().slice(0, 3)).toEqual([
      news,
      "The speaker was away. Here I am again.",
      expect.stringMatching(/Up and down go through this list\./),
    ]);
    press("repeat");
    firmware.tell(news);
    pass(1);
    press("down");
    pass(10);
    expect(spoken()).not.toContain(news);
  });

  it("is played to its recap, verdict by verdict kept", async () => {
    const started = startWithOtter();
    await openGame(started);
    const { firmware, clock, press } = started;
    const verdicts = (): number => {
      const kept = desk.vault().storeOf(1).load();
      const games = kept.type === "found" ? (kept.progress as { games?: object }).games : {};
      return JSON.stringify(games ?? {}).split('"credit"').length - 1;
    };
    let most = 0;
    for (let steps = 0; steps < 5000; steps++) {
      const playing = firmware.view().playing;
      const view = playing?.view();
      if (view === undefined || view.place === "farewell" || view.place === "left") break;
      const best = playing?.best() ?? null;
      const button = view.moves.find(({ id }) => id === best?.move)?.button ?? "select";
      if (view.isWaiting) press(SIX.find((known) => known === button) ?? "select");
      most = Math.max(most, verdicts());
      if (!clock.advanceToNext()) break;
    }
    expect(firmware.view().playing?.view().place).toBe("farewell");
    expect(most).toBeGreaterThan(5);
    expect(started.heard().join("\n")).toMatch(/Today you learned/);
  });
});
