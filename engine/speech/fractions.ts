/** "1/2" and "2 3/4" in words. */
import { cardinal, ordinal } from "./numbers.ts";

const ALWAYS = /(?<![\d/])24\/7(?![\d/])/g;
const MIXED = /(?<![\d/.,])(\d+) (\d{1,3})\/(\d{1,3})(?![\d/])/g;
const SIMPLE = /(?<![\d/.,])(\d{1,3})\/(\d{1,3})(?![\d/])/g;

export function sayFractions(text: string): string {
  if (!text.includes("/")) return text;
  return text
    .replace(ALWAYS, "twenty four seven")
    .replace(MIXED, (_mixed, whole: string, top: string, bottom: string) => {
      const part = top === "1" && bottom === "2" ? "a half" : fraction(Number(top), Number(bottom));
      return `${cardinal(whole)} and ${part}`;
    })
    .replace(SIMPLE, (_simple, top: string, bottom: string) => fraction(Number(top), Number(bottom)));
}

function fraction(top: number, bottom: number): string {
  // "12/4" is a division written in a hurry.
  if (bottom > 1 && top > bottom && top % bottom === 0)
    return `${cardinal(top)} divided by ${cardinal(bottom)}`;
  if (bottom === 2) return `${cardinal(top)} ${top === 1 ? "half" : "halves"}`;
  // "One thirty second" could be a moment: larger parts are said with "over", unless they are round.
  const named = bottom >= 3 && (bottom <= 20 || bottom === 100 || (bottom < 100 && bottom % 10 === 0));
  if (!named) return `${cardinal(top)} over ${cardinal(bottom)}`;
  return `${cardinal(top)} ${ordinal(bottom)}${top === 1 ? "" : "s"}`;
}
