import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardinal } from "./numbers.ts";
import { said, spokenText } from "./spoken-text.ts";

/** What texts are made of, in any order: where the steps could get into each other's way. */
const SCRAPS = [
  "a A I the letter cat Cat b B it's s in kg ft May In ay eff p.m. a.m. Mr. St. etc. No. e.g. w/ 'n' ' \" , . ... ! ? :",
  "; $ ¢ % ° °F - – — − + × ÷ = / x * _ __ # & @ … ( ) [ ] | ² ½ é 🐶 1 2 5 10 42 007 1,234 3.14 .5 1/2 3:15 1969",
  "555-0123 1st 5s",
];
const scrap = fc.constantFrom(...SCRAPS.join(" ").split(" "));
const scraps = fc
  .array(fc.tuple(scrap, fc.constantFrom("", " ", " ")), { maxLength: 14 })
  .map((parts) => parts.map(([word, gap]) => word + gap).join(""));
const anyText = fc.oneof(scraps, fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 40 }));

describe("spokenText", () => {
  it("leaves words and single marks after them, whatever it is given", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spoken = spokenText(text);
        expect(spoken).toMatch(/^(?:[\p{L}\p{M}\p{Nd}']+[,.?!]?(?: |$))*$/u);
        expect(spoken).not.toMatch(/\d|^ | $/);
      }),
      { numRuns: 2000 },
    );
  });

  it("says something wherever there is a letter or a digit", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(/[\p{L}\p{Nd}]/u.test(text));
        expect(spokenText(text)).not.toBe("");
      }),
      { numRuns: 2000 },
    );
  });

  it("changes nothing in what it has made", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spoken = spokenText(text);
        expect(spokenText(spoken)).toBe(spoken);
      }),
      { numRuns: 2000 },
    );
  });

  it("comes to the same by the quick way as by every step", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(spokenText(text)).toBe(said(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("says every whole number as its words, alone and in a sentence", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
        const words = cardinal(number);
        expect(spokenText(String(number))).toBe(words);
        expect(spokenText(number.toLocaleString("en-US"))).toBe(words);
        expect(spokenText(`You have ${number} apples.`)).toBe(`You have ${words} apples.`);
        expect(spokenText(`-${number}`)).toBe(`negative ${words}`);
      }),
    );
  });

  it("leaves no digit of a number, whatever stands around it", () => {
    const around = fc.constantFrom(
      "$_",
      "_¢",
      "_%",
      "_ kg",
      "_°F",
      "_th",
      "_s",
      "_:30",
      "1/_",
      "_/4",
      "x_y",
      "_.5",
      "-_",
      "(_)",
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), around, (number, place) => {
        expect(spokenText(place.replace("_", String(number)))).not.toMatch(/\d/);
      }),
    );
  });

  it("leaves an ordinary sentence as it is", () => {
    const sentence = "Great ears! That was the kettle, wasn't it?";
    expect(spokenText(sentence)).toBe(sentence);
  });
});
