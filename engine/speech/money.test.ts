import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["$1", "one dollar"],
  ["$0", "zero dollars"],
  ["$4.75", "four dollars and seventy five cents"],
  ["$1.01", "one dollar and one cent"],
  ["$5.00", "five dollars"],
  ["$0.99", "ninety nine cents"],
  ["$.25", "twenty five cents"],
  ["25¢", "twenty five cents"],
  ["1¢", "one cent"],
  ["$3.5", "three point five dollars"],
  ["$1,204", "one thousand two hundred four dollars"],
  ["$5 million", "five million dollars"],
  ["a $20 bill", "a twenty dollar bill"],
  ["10¢ coins", "ten cent coins"],
  ["-$5", "negative five dollars"],
  ["$10 - $5", "ten dollars minus five dollars"],
  ["$5-$10", "five dollars to ten dollars"],
  ["$5-10", "five to ten dollars"],
  ["$5-a-day", "five dollars a day"],
  ["€5 and £2.50", "five euros and two pounds and fifty pence"],
  ["5€", "five euros"],
  ["the $ sign", "the dollar sign"],
  ["Pay $1.", "Pay one dollar."],
])("says money: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
