import { expect, it } from "vitest";
import { drawingId, partsOf } from "./parts-of.ts";

const text = { type: "text", text: "Press it." } as const;
const image = { type: "image", prefix: "step-1-", suffix: ".svg", caption: "A button." } as const;

it("puts what stands below a title into its part, in order", () => {
  expect(
    partsOf([{ type: "title", text: "First" }, text, image, text, { type: "title", text: "Second" }, text]),
  ).toEqual([
    { title: "First", texts: [text, text], images: [image] },
    { title: "Second", texts: [text], images: [] },
  ]);
});

it("refuses what stands before the first title", () => {
  expect(() => partsOf([text])).toThrow("troubleshooting: a block of type text has no title above it");
});

it("calls a drawing by how its files begin", () => {
  expect(drawingId(image)).toBe("step-1");
});
