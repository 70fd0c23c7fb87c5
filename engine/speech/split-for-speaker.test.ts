import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitForSpeaker } from "./split-for-speaker.ts";

describe("splitForSpeaker", () => {
  it("leaves a text that is short enough whole", () => {
    expect(splitForSpeaker("One. Two. Three.", 20)).toEqual(["One. Two. Three."]);
  });

  it("cuts between sentences, with as many in a piece as fit", () => {
    expect(splitForSpeaker("One one. Two two! Three three? Four.", 18)).toEqual([
      "One one. Two two!",
      "Three three? Four.",
    ]);
  });

  it("cuts a long sentence after commas, and a long clause between words", () => {
    expect(splitForSpeaker("Red and green, blue and brown. Black and white and gray", 16)).toEqual([
      "Red and green,",
      "blue and brown.",
      "Black and white",
      "and gray",
    ]);
  });

  it("keeps a word that is longer than a piece", () => {
    expect(splitForSpeaker("a hippopotamus ran", 5)).toEqual(["a", "hippopotamus", "ran"]);
  });

  it("loses nothing, and makes no piece too long unless it is one word", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}[,.?!]?$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 80 }),
        (words, longest) => {
          const text = words.join(" ");
          const pieces = splitForSpeaker(text, longest);
          expect(pieces.join(" ")).toBe(text);
          expect(pieces.filter((piece) => piece.length > longest && piece.includes(" "))).toEqual([]);
        },
      ),
    );
  });
});
