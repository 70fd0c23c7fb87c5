import { expect, it } from "vitest";
import { cards } from "../../games/cards.ts";
import { gamePictures } from "./game-pictures.ts";

it("has a picture for each of the 52 games, and one for games of one's own", () => {
  const wanted = [...cards.map(({ slug }) => slug), "own"].map((name) => `${name}.svg`);
  expect([...gamePictures().keys()]).toEqual(wanted.toSorted());
});

it("has pictures that weigh little and fetch nothing", () => {
  const wrong = [...gamePictures()].filter(
    ([, svg]) =>
      svg.length > 6000 || /<(?:text|script|style|image|foreignObject)\b|\shref="(?!#)|\son\w+=/.test(svg),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});
