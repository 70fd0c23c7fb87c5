import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import { afterAll, describe, expect, it } from "vitest";
import toolkits from "../../assets/content/toolkits.json";
import { cards } from "../../games/cards.ts";
import { picturesOf } from "./picture-folders.ts";

it("has a picture for each of the 52 games, and one for games of one's own", () => {
  const wanted = [...cards.map(({ slug }) => slug), "own"].map((name) => `${name}.svg`);
  expect([...picturesOf("games").keys()]).toEqual(wanted.toSorted());
});

it("has a picture for each of the 18 kinds of games that have toolkits", () => {
  const kinds = new Set(toolkits.map(({ category }) => category.toLowerCase().replace(" ", "-")));
  expect([...picturesOf("toolkits").keys()]).toEqual([...kinds].map((kind) => `${kind}.svg`).toSorted());
});

describe("a browser", () => {
  const { DOMParser, happyDOM } = new Window();
  afterAll(() => happyDOM.close());

  it.each(["images/games", "images/toolkits", "content/pictures"])("can draw all of %s", (folder) => {
    const place = join(import.meta.dirname, "..", "..", "assets", folder);
    const broken = readdirSync(place).filter((file) => {
      if (!file.endsWith(".svg")) return false;
      const drawing = new DOMParser().parseFromString(
        readFileSync(join(place, file), "utf8"),
        "image/svg+xml",
      );
      return drawing.documentElement.localName !== "svg" || drawing.querySelector("parsererror") !== null;
    });
    expect(broken).toEqual([]);
  });
});

describe.each(["games", "toolkits"] as const)("the pictures of %s", (kind) => {
  it("weigh little and fetch nothing", () => {
    const wrong = [...picturesOf(kind)].filter(
      ([, svg]) =>
        svg.length > 6000 || /<(?:text|script|style|image|foreignObject)\b|\shref="(?!#)|\son\w+=/.test(svg),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});
