import { expect, it } from "vitest";
import { bed, say, sound } from "../cue.ts";
import type { SpokenCue } from "../lines/word-cues.ts";
import { lengthSeconds } from "../sound/index.ts";
import { advance } from "./cue-queue.ts";

const settings = { output: "reader", verbosity: "full", rate: 3 } as const;

/** What is heard when, in seconds, until the queue is empty. */
function times(
  cues: readonly SpokenCue[],
  given: Parameters<typeof advance>[1] = settings,
): [number, string][] {
  const heard: [number, string][] = [];
  let at = 0;
  let readsUntil = 0;
  for (let queue = cues; queue.length > 0;) {
    const { now, wait, rest, unread } = advance(queue, given, Math.max(0, readsUntil - at));
    readsUntil = at + unread;
    heard.push(...now.map((cue): [number, string] => [at, cue.type === "say" ? cue.text : cue.type]));
    if (wait?.type === "time") at += wait.seconds;
    queue = rest;
  }
  return heard.map(([moment, what]) => [Math.round(moment * 100) / 100, what]);
}

it("lets a sound that lines point at wait until a screen reader has read them, name by name", () => {
  const long = lengthSeconds("strike");
  const after = (seconds: number) => Math.round(seconds * 100) / 100;
  const cues = [
    say("Welcome to the market, shopper."),
    say("Freezer."),
    sound("strike", { hold: "end" }),
    say("Bakery."),
    sound("strike", { hold: "end" }),
  ];
  expect(times(cues)).toEqual([
    [0, "Welcome to the market, shopper."],
    [0, "Freezer."],
    [2.15, "sound"],
    [after(2.15 + long), "Bakery."],
    [after(2.15 + long + 0.15 + 1 / 3), "sound"],
  ]);
});

it("waits for a fast reader half as long", () => {
  const cues = [say("One two three."), sound("strike", { hold: "end" })];
  expect(times(cues, { ...settings, rate: 7 }).at(-1)).toEqual([0.65, "sound"]);
});

it("remembers what is still being read over a sound that only accompanies it", () => {
  const cues = [say("One two three."), sound("curtain"), bed("game", null), sound("strike", { hold: "end" })];
  expect(times(cues)).toEqual([
    [0, "One two three."],
    [0, "sound"],
    [0.4, "bed"],
    [1.15, "sound"],
  ]);
});

it("lets a sound that is pointed at wait for what was handed over before, too", () => {
  const { wait } = advance([say("One two three."), sound("strike", { hold: "end" })], settings, 2);
  expect(wait).toEqual({ type: "time", seconds: 3 });
});

it("waits for nothing where no sound is pointed at", () => {
  expect(times([say("One two three."), say("Four."), sound("tick")])).toEqual([
    [0, "One two three."],
    [0, "Four."],
    [0, "sound"],
  ]);
});
