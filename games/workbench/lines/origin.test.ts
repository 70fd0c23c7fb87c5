import { expect, it } from "vitest";
import { originOf } from "./origin.ts";

const texts = ["{name}.", "{coal} lumps of coal.", "The [lead|led] pipe.", "All aboard!"].map(
  (text, index) => ({
    path: [index],
    text,
  }),
);
const origin = originOf(texts);

it("finds the text that a line was made of, the one with most words of its own first", () => {
  expect(origin("All aboard!")).toBe(texts[3]);
  expect(origin("7 lumps of coal.")).toBe(texts[1]);
  expect(origin("The lead pipe.")).toBe(texts[2]);
  expect(origin("all aboard")).toBe(texts[3]);
});

it("finds none for what is put together while it is played", () => {
  expect(origin("2 plus 2?")).toBeNull();
  expect(origin("Pickle.")).toBeNull();
});
