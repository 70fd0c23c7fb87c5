/** What grown-ups do by the spoken menu: forget a child, put a game away, copies, new versions. */
import { describe, expect, it } from "vitest";
import type { Chore, Upkeep } from "../../console-firmware/upkeep/upkeep.ts";
import { goTo, useConsole } from "./use-console.ts";
import type { VirtualConsole } from "./virtual-console.ts";

const desk = useConsole();

const lines = (console: VirtualConsole): string[] => console.heard().filter((line) => !line.startsWith("["));
const choose = (console: VirtualConsole, ...entries: readonly string[]): string[] => {
  for (const entry of entries) {
    // What was said before is no answer to a press.
    console.heard();
    goTo(console, entry);
    console.press("select");
    console.pass(15);
  }
  return lines(console);
};
const withStick = (started: Chore[]): Upkeep => ({
  view: () => ({
    newVersion: "0.9.0",
    oldVersion: "0.7.0",
    canCopy: true,
    hasCopy: true,
    page: started.includes("open-page") ? "open" : "closed",
  }),
  start(chore) {
    started.push(chore);
    return "I am writing. Leave the stick in.";
  },
});

describe("for grown-ups", () => {
  it("forgets a child, after somebody is sure", () => {
    desk.vault().addPlayer("Otter");
    desk.vault().addPlayer("Fox");
    const console = desk.startWithOtter();
    expect(choose(console, "For grown-ups.", "Forget a child.", "Fox.")).toEqual([
      "Forget Fox, and all that Fox has done? It cannot be brought back.",
      "No.",
    ]);
    console.press("select");
    console.pass(10);
    expect(desk.vault().players()).toHaveLength(2);
    expect(lines(console)).toEqual(["Which child shall I forget?", "Fox."]);
    console.press("select");
    console.pass(10);
    expect(choose(console, "Yes.")).toEqual(["It is forgotten.", "Main menu.", "Kinds of games."]);
    expect(desk.vault().players()).toEqual([{ id: 1, name: "Otter" }]);
  });

  it("asks for a name again when the last child is forgotten", () => {
    const console = desk.startWithOtter();
    const heard = choose(console, "For grown-ups.", "Forget a child.");
    expect(heard.slice(-1)).toEqual(["Otter."]);
    console.press("select");
    console.pass(10);
    expect(choose(console, "Yes.").slice(0, 2)).toEqual([
      "It is forgotten.",
      "First, pick a name. Press down for the next one, and select for the one you like.",
    ]);
    expect(desk.vault().players()).toEqual([]);
  });

  it("puts a game away that came on a stick", () => {
    const brought = [{ slug: "jam", title: "Jam", category: "math", description: "Jam." }];
    const packs = {
      games: () => brought,
      remove: (slug: string) => brought.splice(0).some((game) => game.slug === slug),
    };
    const console = desk.startWithOtter({ packs });
    choose(console, "For grown-ups.", "Put away a game that came on a stick.");
    console.press("select");
    console.pass(10);
    expect(lines(console)).toEqual(["Put Jam away? What was done in it stays.", "No."]);
    expect(choose(console, "Yes.")[0]).toBe("It is put away.");
    expect(brought).toEqual([]);
  });

  it("takes a new version, goes back, and keeps and brings back copies, all but the copy after a question", () => {
    const started: Chore[] = [];
    const console = desk.startWithOtter({ upkeep: withStick(started) });
    choose(console, "For grown-ups.", "Put a copy of what everybody has done on the stick.");
    expect(started).toEqual(["copy"]);
    for (const entry of ["Bring back the copy that is on the stick.", "Go back to version 0.7.0."]) {
      choose(console, "For grown-ups.", entry, "Yes.");
    }
    goTo(console, "For grown-ups.");
    console.press("select");
    console.pass(10);
    expect(lines(console)).toEqual(["What shall I do?", "Take version 0.9.0 from the stick."]);
    console.press("select");
    console.pass(20);
    expect(lines(console)[0]).toMatch(/^Take version 0\.9\.0\? I am quiet for a minute then\./);
    choose(console, "Yes.");
    expect(started).toEqual(["copy", "bring-back", "go-back", "update"]);
  });

  it("opens the set-up page after a question, says again how it is found, and closes it", () => {
    const started: Chore[] = [];
    const console = desk.startWithOtter({ upkeep: withStick(started) });
    expect(choose(console, "For grown-ups.", "Set me up by a phone or a computer.")).toEqual([
      "Open the set-up page? Whoever is in the same network and hears my code can change me then. After half an hour it closes by itself.",
      "No.",
    ]);
    expect(started).toEqual([]);
    choose(console, "Yes.");
    choose(console, "For grown-ups.", "Hear the address and the code of the set-up page.");
    choose(console, "For grown-ups.", "Close the set-up page.");
    expect(started).toEqual(["open-page", "tell-page", "close-page"]);
  });

  it("says what a stick is for where there is none", () => {
    const console = desk.startWithOtter();
    choose(console, "For grown-ups.");
    console.press("down");
    console.pass(5);
    expect(lines(console)).toContain("For copies and new versions, plug in a stick.");
  });
});
