/** A drum that does not wait, through the machines: what comes by itself, whose a press is, and calm mode. */
import { expect, it } from "vitest";
import { react } from "../../engine/mechanics/react/index.ts";
import { content } from "../../engine/mechanics/react/example.ts";
import { playGame, type GameAtPlay } from "../fakes/play-game.ts";
import { gameOf } from "./timed-game.ts";

const PACE = 1000;
const game = gameOf({
  mechanic: react,
  rules: { pace: PACE },
  items: ["a", "b", "c"].map((id) => ({ id, things: Array<string>(8).fill("one"), calls: ["even"] })),
  definition: { content },
});

function begun(): GameAtPlay {
  const at = playGame(game, { level: "one", seed: 5 });
  while (beats(at) === 0 && at.clock.advanceToNext());
  return at;
}

function beats({ entries }: GameAtPlay): number {
  return entries.filter((entry) => entry.type === "pattern").length;
}

function said({ entries }: GameAtPlay): string[] {
  return entries.flatMap((entry) => (entry.type === "say" ? [entry.text] : []));
}

it("brings one thing after the other at its pace, and stops for who is not there", () => {
  const at = begun();
  const first = at.clock.now();
  at.clock.advanceTo(first + PACE - 10);
  expect(beats(at)).toBe(1);
  at.clock.advanceTo(first + PACE + 10);
  expect(beats(at)).toBe(2);
  at.clock.advanceTo(first + 60 * PACE);
  expect(at.entries.some(({ type }) => type === "verdict")).toBe(false);
  expect(said(at)).toContain("The drum waits for you.");
});

it.each([
  [5, 0, "1 isn't"],
  [PACE - 5, 0, "1 isn't"],
  [PACE + 15, 10, "2."],
  [PACE + 5, 10, "1 isn't"],
])("judges a press %i ms after the first thing, told %i ms late, as that for %s", (told, late, number) => {
  const at = begun();
  at.clock.advanceTo(at.clock.now() + told);
  at.playing.press("select", { late });
  at.clock.advanceTo(at.clock.now() + 700);
  expect(said(at).some((text) => text.startsWith(number))).toBe(true);
});

const HUMS = "The bear sits down beside you, and hums a song with a great many verses, and then another one.";
const withBear = gameOf({
  mechanic: react,
  rules: { pace: PACE },
  items: ["a", "b", "c"].map((id) => ({ id, things: Array<string>(8).fill("one"), calls: ["even"] })),
  definition: {
    content,
    devices: {
      bear: {
        type: "pursuer",
        name: "The bear",
        step: { sound: "swim", caption: "a step" },
        away: 2,
        nears: { wrongs: 2 },
        how: "A bear!",
        came: [HUMS],
      },
    },
  },
});

it("waits for who speaks of what has come of a press", () => {
  const at = playGame(withBear, { level: "one", seed: 5 });
  const patterns = () =>
    at.entries.filter((entry) => entry.type === "pattern" && entry.caption.startsWith("a knock")).length;
  for (let next = 0; next < 500 && patterns() === 0; next++) at.clock.advanceToNext();
  at.clock.advanceTo(at.clock.now() + 100);
  at.playing.press("select");
  for (let next = 0; next < 500 && !said(at).includes(HUMS); next++) at.clock.advanceToNext();
  expect(said(at)).toContain(HUMS);
  expect(patterns()).toBe(1);
  at.clock.advanceTo(at.clock.now() + 2 * PACE);
  expect(patterns()).toBe(1);
  at.clock.advanceTo(at.clock.now() + 20 * PACE);
  expect(patterns()).toBeGreaterThan(2);
});

it("waits as long as one likes in calm mode", () => {
  const at = playGame(game, { level: "one", seed: 5 });
  at.playing.set("calm", 1);
  // The turn that was under way when it was set is played to its end as it began.
  for (let press = 0; press < 40 && !at.entries.some(({ type }) => type === "verdict"); press++) {
    at.settle();
    at.playing.press("down");
  }
  at.settle();
  const before = beats(at);
  at.clock.advanceTo(at.clock.now() + 600_000);
  expect(at.entries.filter(({ type }) => type === "verdict")).toHaveLength(1);
  expect(beats(at)).toBe(before);
});
