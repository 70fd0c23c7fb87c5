import { expect, test } from "vitest";
import type { Span } from "./toolkit-pdf-guide.ts";
import { linesOf } from "./toolkit-pdf-lines.ts";

const plain = (text: string): Span => ({ text, isBold: false, isItalic: false, link: null });
const byLetters = (text: string): number => text.length;
const texts = (spans: readonly Span[], width: number): string[][] =>
  linesOf(spans, width, byLetters).map((line) => line.map(({ text }) => text));

test("a line takes as many words as it holds, and the space at its end needs no room", () => {
  expect(texts([plain("one two three")], 7)).toEqual([["one two "], ["three"]]);
});

test("a word in two styles is not torn apart", () => {
  expect(texts([plain("say "), plain("lou"), plain("der, again")], 8)).toEqual([
    ["say "],
    ["lou", "der, "],
    ["again"],
  ]);
});

test("a word that is wider than a line is cut", () => {
  expect(texts([plain("see abcdefghij now")], 4)).toEqual([["see "], ["abcd"], ["efgh"], ["ij "], ["now"]]);
});
