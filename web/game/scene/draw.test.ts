import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { drawMoment } from "./draw.ts";

const { document } = new Window();

function drawn(svg: string): Element {
  const frame = document.createElement("div");
  frame.innerHTML = svg;
  return frame as unknown as Element;
}

const isThere = (part: Element) => part.hasAttribute("data-there");

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
