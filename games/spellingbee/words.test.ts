import { describe, expect, it } from "vitest";
import { isKnown } from "../../engine/mechanics/enter/ladder.ts";
import { content } from "./content.ts";
import { oneLetter } from "./rules.ts";

const { things = {}, plain = [], also = [], hush = [] } = content;

describe("the words of the comb", () => {
  it("have what a child can spell on the way, however rare", () => {
    const words = "pip tote mite mar fen mop rag tale stripe yam peg ice".split(" ");
    expect(words.filter((word) => !isKnown({ content, rules: oneLetter }, word))).toEqual([]);
  });

  it("stand there once each", () => {
    const all = [...Object.keys(things), ...plain, ...also];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((word) => !/^[a-z]{3,6}$/u.test(word))).toEqual([]);
  });

  it("are none of those that are not read aloud", () => {
    const all = [...Object.keys(things), ...plain, ...also];
    expect(hush.filter((part) => all.includes(part))).toEqual([]);
  });
});
