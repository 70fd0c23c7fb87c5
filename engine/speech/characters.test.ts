import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["a 🐶 dog 👍🏽!", "a dog!"],
  ["👨‍👩‍👧 family", "family"],
  ["🇺🇸 flag", "flag"],
  ["3️⃣ left", "three left"],
  ["naïve café", "naïve café"],
  ["jalapeño", "jalapeño"],
  ["non breaking", "non breaking"],
  ["soft­hyphen", "softhyphen"],
  ["zero​width", "zerowidth"],
  ["H₂O", "aitch two oh"],
  ["５ｋｇ", "five kilograms"],
  ["don’t", "don't"],
])("drops what nobody can say and keeps every word: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
