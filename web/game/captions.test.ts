import { expect, it } from "vitest";
import type { TranscriptEntry } from "../../engine/index.ts";
import { captionOf } from "./captions.ts";

const line = (entry: TranscriptEntry) => captionOf(entry, 4);

it("names who speaks, unless it is the narrator", () => {
  const said = { type: "say", text: "Lights for me, please.", part: "object", side: 0 } as const;
  expect(line({ ...said, voice: "Daisy" })).toEqual({
    id: 4,
    type: "say",
    speaker: "Daisy",
    text: "Lights for me, please.",
    tells: true,
  });
  expect(line({ ...said, voice: "narrator" })).toMatchObject({ speaker: null });
});

it("puts sounds in brackets, with the side they come from", () => {
  const heard = (side: number) =>
    line({ type: "sound", sound: "tick", caption: "a press", side, pitch: 0, level: 1 })?.text;
  expect([-1, -0.4, 0, 0.4, 1].map(heard)).toEqual([
    "[a press, on the left]",
    "[a press, a little to the left]",
    "[a press]",
    "[a press, a little to the right]",
    "[a press, on the right]",
  ]);
});

it("says a side once", () => {
  const heard = (caption: string, side: number) =>
    line({ type: "sound", sound: "drop-machine", caption, side, pitch: 0, level: 1 })?.text;
  expect(heard("it tumbles into the left drum", -1)).toBe("[it tumbles into the left drum]");
  expect(heard("it tumbles into the left drum", 1)).toBe("[it tumbles into the left drum, on the right]");
});

it("knows which sounds only answer a press, unless the moment gives them a meaning", () => {
  const tells = (sound: "tick" | "menu-step" | "nothing", caption: string) =>
    line({ type: "sound", sound, caption, side: 0, pitch: 0, level: 1 })?.tells;
  expect(tells("tick", "a press")).toBe(false);
  expect(tells("menu-step", "a menu step")).toBe(false);
  expect(tells("tick", "one small metal click")).toBe(true);
  expect(tells("nothing", "nothing here")).toBe(true);
});

it("tells no verdict", () => {
  const counted = { credit: 0, tries: 4, hints: 3, chance: 0.5, seconds: 9 };
  const verdict = { item: "a", level: "b", skill: "c", ...counted };
  expect(line({ type: "verdict", verdict })).toBeNull();
});
