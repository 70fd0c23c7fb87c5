import { expect, it } from "vitest";
import { applyMenu, entryCues, menuMoves, type Menu } from "./menu.ts";

const menu: Menu = {
  entries: [
    { id: "go", label: "Go on" },
    { id: "speed", label: "Speed", value: "4 of 9" },
    { id: "what", label: "What can I do?" },
  ],
  cursor: 0,
};

it("goes through its entries and round at the ends", () => {
  const down = applyMenu(menu, "next");
  expect(down).toEqual({
    type: "moved",
    menu: { ...menu, cursor: 1 },
    cues: [
      { type: "sound", sound: "menu-step", hold: "none" },
      { type: "say", text: "Speed: 4 of 9.", part: "name" },
    ],
  });
  const up = applyMenu(menu, "previous");
  expect(up.type === "moved" && [up.menu.cursor, up.cues[0]]).toEqual([
    2,
    { type: "sound", sound: "menu-open", hold: "none", caption: "around the end of the list" },
  ]);
});

it("chooses what does something, and changes what has a value", () => {
  const atSpeed = { ...menu, cursor: 1 };
  expect(applyMenu(menu, "choose")).toEqual({ type: "chosen", id: "go" });
  expect(applyMenu(atSpeed, "less")).toEqual({ type: "changed", id: "speed", direction: -1 });
  expect(applyMenu(atSpeed, "more")).toEqual({ type: "changed", id: "speed", direction: 1 });
  expect(applyMenu(menu, "entry-what")).toEqual({ type: "chosen", id: "what" });
});

it("gives LEFT and RIGHT to values alone where there are any, and lets a voice name every entry", () => {
  const labels = (of: Menu) => menuMoves(of).map(({ button, label }) => `${button ?? "voice"}: ${label}`);
  expect(labels(menu)).toEqual([
    "up: Previous",
    "down: Next",
    "select: Go on",
    "voice: Go on",
    "voice: Speed: 4 of 9",
    "voice: What can I do?",
  ]);
  expect(labels({ ...menu, cursor: 1 }).slice(2, 4)).toEqual(["left: Speed: less", "right: Speed: more"]);
  const mono = { entries: [{ id: "mono", label: "One speaker", value: "off", other: "on" }], cursor: 0 };
  expect(labels(mono).slice(2, 4)).toEqual(["left: One speaker: on", "right: One speaker: on"]);
});

it("gives LEFT and RIGHT to the list where nothing in it has a value, and tells where one is", () => {
  const levels = { entries: ["one", "two"].map((id) => ({ id, label: id })), cursor: 1 };
  expect(menuMoves(levels).map(({ button, label }) => `${button ?? "voice"}: ${label}`)).toEqual([
    "up: Previous",
    "down: Next",
    "left: Previous",
    "right: Next",
    "select: two",
    "voice: one",
    "voice: two",
  ]);
  expect(
    menuMoves(levels)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ id }) => id),
  ).toEqual(["entry-two"]);
});

it("says an entry with its value, and a question without a full stop", () => {
  const texts = menu.entries.map((_, cursor) => entryCues({ ...menu, cursor }));
  expect(texts.flat().map((cue) => cue.type === "say" && cue.text)).toEqual([
    "Go on.",
    "Speed: 4 of 9.",
    "What can I do?",
  ]);
});
