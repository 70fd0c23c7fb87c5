import { expect, it } from "vitest";
import { catalogue } from "../../../games/catalogue.ts";
import { facts } from "../../../scripts/site/game-facts.ts";
import { handsOf } from "../../game-facts.ts";
import { findGames, NO_WISH, TIMES } from "./find-games.ts";

const games = catalogue.flatMap((card) => {
  const known = facts[card.slug];
  return known === undefined ? [] : [{ card, facts: known }];
});
const slugs = (wish: Partial<typeof NO_WISH>) =>
  findGames(games, { ...NO_WISH, ...wish }).map(({ card }) => card.slug);

it("finds every game that plays where nothing is wished for", () => {
  expect(slugs({})).toEqual(catalogue.map(({ slug }) => slug));
});

it("finds by words of title, sentence, category and skill, in any order", () => {
  expect(slugs({ words: "express addition" })).toEqual(["addition"]);
  expect(slugs({ words: "Place Value" })).toEqual(["addition", "monkeymadness", "subtraction"]);
  expect(slugs({ words: "math" })).toContain("addition");
  expect(slugs({ words: "xylophone" })).toEqual([]);
});

it("finds by skill", () => {
  expect(slugs({ skill: "Place value" })).toEqual(["addition", "monkeymadness", "subtraction"]);
  expect(slugs({ skill: "Getting around" })).toContain("groceryGrab");
});

it("finds by the time that there is, and each time has games that fit and others that do not", () => {
  for (const { name, length, most } of TIMES) {
    const long = games
      .filter(({ facts: { minutes } }) => minutes[length] > most)
      .map(({ card }) => card.slug);
    const fit = slugs({ time: name });
    expect(fit).not.toEqual([]);
    expect(long).not.toEqual([]);
    expect(fit.filter((slug) => long.includes(slug))).toEqual([]);
  }
});

it("tells of each game what the hands do, and no two ways of playing alike", () => {
  const told = new Map(games.map(({ facts: known }) => [known.mechanic, handsOf(known)]));
  expect(new Set(told.values()).size).toBe(told.size);
});

it("finds by age and by what the hands do", () => {
  expect(slugs({ age: 6 })).toContain("addition");
  expect(slugs({ age: 14 })).not.toContain("addition");
  expect(slugs({ hands: "Step a number up and down" })).toContain("addition");
  expect(slugs({ hands: "Choose what to say" })).not.toContain("addition");
});
