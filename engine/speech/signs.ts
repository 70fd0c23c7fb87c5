/** Signs of arithmetic, and the hyphen, which is a minus, a "to" or nothing at all. */
import { lazily } from "./lazily.ts";
import { replaceInTurn, type Replacement } from "./replace-in-turn.ts";

/** What may stand before or after a sign of arithmetic: a number, its unit sign, a bracket, or what is looked for. */
const BEFORE = String.raw`(?<=[\d)%\u00a2\u00b0]|\b(?:blank|[nxy]))`;
const AFTER = String.raw`(?=[$\u20ac\u00a3(]?\.?\d|[-\u2212(]|(?:blank|[nxy])\b)`;
const SHAPES = "grid|board|square|table|map|maze|room|rectangle|array|cube|chart";

const steps = lazily<readonly Replacement[]>(() => [
  [/_{2,}/g, " blank "],
  // "5 - ?" and "? - 5", but not "5 - what now?"
  [/(?<=\d)\s*[-\u2212]\s*\?/g, " minus what"],
  [/(?<=^|\s)\?\s*[-\u2212]\s*(?=\d)/g, "what minus "],
  [/(?<=\d)\s*[x*]\s*\?/g, " times what"],
  [/(?<=^|\s)\?\s*[x*]\s*(?=\d)/g, "what times "],
  [/(?<=[-+\u2212\u00d7\u00f7*=]\s*)\?(?=\s*[-+\u2212\u00d7\u00f7*=])/g, "what"],
  [/(?<=^|\s)\?(?=\s*[-+\u2212\u00d7\u00f7*=])/g, "what"],
  [/(?<==\s*)\?/g, "what?"],
  [/(?:<?[-=]+>|\u2192|\u2190)/g, ", "],
  [new RegExp(String.raw`(?<=\d)\s?[x\u00d7]\s?(?=\d+[- ](?:${SHAPES})\b)`, "g"), " by "],
  [/(?<=\d ?(?:mm|cm|m|in|ft|yd))\s?[x\u00d7]\s?(?=\d)/g, " by "],
  [new RegExp(String.raw`${BEFORE}\s*[*x]\s*${AFTER}`, "g"), " times "],
  [/\s*\u00d7\s*/g, " times "],
  [/(?<=\d)x\b/g, " times"],
  [/\s*\u00f7\s*/g, " divided by "],
  [new RegExp(String.raw`${BEFORE}\s+/\s+${AFTER}`, "g"), " divided by "],
  // "1-2-3, go" counts. Two numbers are a range, unless something is to be worked out.
  [/(?<![\d.-])\d{1,2}(?:-\d{1,2}){2,}(?![\d.-])/g, (found) => found.replaceAll("-", ", ")],
  [new RegExp(String.raw`${BEFORE}\s+[-\u2212]\s*${AFTER}`, "g"), " minus "],
  [new RegExp(String.raw`${BEFORE}\u2212\s*${AFTER}`, "g"), " minus "],
  [/(?<=\d)-(?=\d+\s*(?:=|equals|is what))/g, " minus "],
  [/(?<=\d[%\u00a2\u00b0]?)(?:-|\s?\u2013\s?)(?=\$?\d)/g, " to "],
  [/(?<![\p{L}\p{N})])[-\u2212](?=[$\u20ac\u00a3]?\.?\d)/gu, " negative "],
  [/\u2212/g, " minus "],
  [/\u00b1/g, " plus or minus "],
  [/\+/g, " plus "],
  [/\s*(?:\u2264|<=)\s*/g, " is less than or equal to "],
  [/\s*(?:\u2265|>=)\s*/g, " is greater than or equal to "],
  [/(?<=[\d\s])<(?=[\d\s])/g, " is less than "],
  [/(?<=[\d\s])>(?=[\d\s])/g, " is greater than "],
  [/\s*(?:\u2260|!=)\s*/g, " is not equal to "],
  [/\s*\u2248\s*/g, " is about "],
  [/~(?=\s?\$?\d)/g, " about "],
  [/\s*=+\s*/g, " equals "],
  [/\u221a/g, " the square root of "],
  [/\u03c0/g, " pi "],
  [/\u221e/g, " infinity "],
  // "9 cm^2" is left to the units.
  [/(?<!\d ?[a-z]{1,2})\^2(?!\d)/g, " squared "],
  [/(?<!\d ?[a-z]{1,2})\^3(?!\d)/g, " cubed "],
  [/(?<=[\d)])\s?\^\s?(?=\d)|(?<=(?<!\p{L})\p{L})(?<!\d ?\p{L})\^(?=\d)/gu, " to the power of "],
  [/\s?%/g, " percent"],
  [/\s*&\s*/g, " and "],
  [/@/g, " at "],
  [/#(?=\d)/g, " number "],
]);

const anySign = lazily(() => /[^\p{L}\p{Nd}\s,.?!'":;]|x/u);

export function saySigns(text: string): string {
  return anySign().test(text) ? replaceInTurn(text, steps()) : text;
}
