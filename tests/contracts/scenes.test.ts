/** What is drawn of a game for who sees a little: nothing that is not heard, and all that is at stake. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import { expect, it } from "vitest";
import { drawMoment } from "../../web/game/scene/draw.ts";
import { everyGame } from "../games/every-game.ts";

const GAMES = join(import.meta.dirname, "..", "..", "games");
const { document } = new Window();

function drawn(svg: string): Element {
  const frame = document.createElement("div");
  frame.innerHTML = svg;
  return frame as unknown as Element;
}

const isThere = (part: Element) => part.hasAttribute("data-there");

everyGame(({ slug, load }) => {
  it("draws, if it has a scene, its own voices and stakes, each stretch of a stake differently, and no words", async () => {
    const file = join(GAMES, slug, "scene.svg");
    // A game needs none.
    if (!existsSync(file)) return;
    const svg = readFileSync(file, "utf8");
    const { stakes = {}, devices = {}, voices } = (await load()).definition;
    const scene = drawn(svg);
    const named = (name: string) =>
      [...scene.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name) ?? "");
    const names = Object.values(voices).map(({ name }) => name);
    expect(named("data-voice").filter((voice) => !names.some((name) => name.startsWith(voice)))).toEqual([]);
    const atStake = new Set(named("data-stake"));
    expect([...atStake].filter((id) => !Object.hasOwn({ ...stakes, ...devices }, id))).toEqual([]);
    expect(Object.keys(stakes).filter((id) => !atStake.has(id))).toEqual([]);
    for (const [id, { stretches }] of Object.entries(stakes)) {
      const pictures = stretches.map((_, stretch) => {
        drawMoment(scene, { stakes: [{ id, value: 0, stretch }], speaker: null });
        return [...scene.querySelectorAll("[data-stake]")].map(isThere).join();
      });
      expect(new Set(pictures).size, `${id}: stretches that look alike`).toBe(stretches.length);
    }
    // A page may not have a style or a script in it, either. A part that is there twice may be drawn once.
    expect(svg).not.toMatch(
      /<(?:text|title|desc|script|style|image|a|foreignObject)\b|\s(?:style|on\w+)=|\shref="(?!#)/,
    );
  });
});
