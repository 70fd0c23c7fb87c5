import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../../games/catalogue.ts";
import { drawMoment } from "./draw.ts";

const GAMES = join(import.meta.dirname, "..", "..", "..", "games");
const { document } = new Window();

function drawn(svg: string): Element {
  const frame = document.createElement("div");
  frame.innerHTML = svg;
  return frame as unknown as Element;
}

const isThere = (part: Element) => part.hasAttribute("data-there");

describe.each(catalogue.map(({ slug, load }) => [slug, load] as const))("the scene of %s", (slug, load) => {
  const svg = readFileSync(join(GAMES, slug, "scene.svg"), "utf8");

  it("has the game's own voices and stakes, and shows each stretch of a stake differently", async () => {
    const { stakes = {}, voices } = await load();
    const scene = drawn(svg);
    const named = (name: string) =>
      [...scene.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name) ?? "");
    const names = Object.values(voices).map(({ name }) => name);
    expect(named("data-voice").filter((voice) => !names.some((name) => name.startsWith(voice)))).toEqual([]);
    expect(new Set(named("data-stake"))).toEqual(new Set(Object.keys(stakes)));
    for (const [id, { stretches }] of Object.entries(stakes)) {
      const pictures = stretches.map((_, stretch) => {
        drawMoment(scene, { stakes: [{ id, value: 0, stretch }], speaker: null });
        return [...scene.querySelectorAll("[data-stake]")].map(isThere).join();
      });
      expect(new Set(pictures).size).toBe(stretches.length);
    }
  });

  it("holds no words, no address, and no style or script, which a page may not have", () => {
    expect(svg).not.toMatch(
      /<(?:text|title|desc|script|style|image|a|foreignObject)\b|\s(?:style|href|on\w+)=/,
    );
  });
});

describe("a scene", () => {
  const shown = (scene: Element) =>
    [...scene.querySelectorAll<SVGElement>("g")].map((part) => [
      part.hasAttribute("data-speaks"),
      isThere(part),
      part.style.transform,
    ]);
  const scene = () =>
    drawn(
      '<svg><g data-voice="Kit"></g><g data-stake="coal" data-from="1" data-to="2"></g>' +
        '<g data-stake="coal" data-move="-200,10" data-full="0.5"></g></svg>',
    );

  it("shows who speaks, however they speak, what a stake has in its stretch, and how far it is", () => {
    const world = scene();
    drawMoment(world, {
      stakes: [{ id: "coal", value: 0.25, stretch: 1 }],
      speaker: "Kit, quick and bright",
    });
    expect(shown(world)).toEqual([
      [true, false, ""],
      [false, true, ""],
      [false, true, "translate(-100px, 5px)"],
    ]);
    drawMoment(world, { stakes: [{ id: "coal", value: 1, stretch: 3 }], speaker: "Mina" });
    expect(shown(world)).toEqual([
      [false, false, ""],
      [false, false, ""],
      [false, true, "translate(-200px, 10px)"],
    ]);
  });

  it("shows no stake that the sitting does not have", () => {
    const world = scene();
    drawMoment(world, { stakes: [], speaker: null });
    expect(shown(world).map(([speaks, there]) => speaks || there)).toEqual([false, false, false]);
  });
});
