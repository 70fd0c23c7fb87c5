import { expect, it } from "vitest";
import { gamesUsing, searchSounds, type KnownSound } from "./search-sounds.ts";

const sounds: KnownSound[] = [
  { id: "tick", family: "shared", isBed: false, caption: "a press", games: [] },
  {
    id: "oven-timer",
    family: "kitchen",
    isBed: false,
    caption: "the oven timer rings",
    games: ["Grocery Grab"],
  },
  { id: "freezer", family: "store", isBed: true, caption: undefined, games: ["Grocery Grab"] },
];
const found = (words: string) => searchSounds(sounds, { type: "typed", words }).map(({ id }) => id);

it("finds by all of the words, in name, caption, family or game, whatever their case", () => {
  expect(found("RINGS oven")).toEqual(["oven-timer"]);
  expect(found("grocery")).toEqual(["oven-timer", "freezer"]);
  expect(found("oven press")).toEqual([]);
  expect(found("  ")).toEqual([]);
  expect(searchSounds(sounds, { type: "family", family: "shared" })).toEqual([sounds[0]]);
});

it("tells the games that use a sound by whole names", () => {
  const uses = { groceryGrab: "oven-timer oven", addition: "oven-open" };
  expect(gamesUsing("oven", uses, (slug) => slug.toUpperCase())).toEqual(["GROCERYGRAB"]);
});
