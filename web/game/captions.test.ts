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

it("tells no verdict", () => {
  const verdict = { item: "a", level: "b", skill: "c", credit: 0, tries: 4, hints: 3, seconds: 9 };
  expect(line({ type: "verdict", verdict })).toBeNull();
});
