/** Units after a number: "5 kg", "90°F", "20 mi/h". The number stays digits here; a later step says it. */
import { lazily } from "./lazily.ts";
import { endsSentence, FRACTION, NUMERAL } from "./numeral.ts";

/** As written, and one and several of it in words. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  mm: ["millimeter", "millimeters"],
  cm: ["centimeter", "centimeters"],
  m: ["meter", "meters"],
  km: ["kilometer", "kilometers"],
  in: ["inch", "inches"],
  ft: ["foot", "feet"],
  yd: ["yard", "yards"],
  yds: ["yard", "yards"],
  mi: ["mile", "miles"],
  mg: ["milligram", "milligrams"],
  g: ["gram", "grams"],
  kg: ["kilogram", "kilograms"],
  oz: ["ounce", "ounces"],
  lb: ["pound", "pounds"],
  lbs: ["pound", "pounds"],
  ml: ["milliliter", "milliliters"],
  mL: ["milliliter", "milliliters"],
  l: ["liter", "liters"],
  L: ["liter", "liters"],
  tsp: ["teaspoon", "teaspoons"],
  tbsp: ["tablespoon", "tablespoons"],
  qt: ["quart", "quarts"],
  gal: ["gallon", "gallons"],
  "fl oz": ["fluid ounce", "fluid ounces"],
  ms: ["millisecond", "milliseconds"],
  s: ["second", "seconds"],
  sec: ["second", "seconds"],
  secs: ["second", "seconds"],
  min: ["minute", "minutes"],
  mins: ["minute", "minutes"],
  h: ["hour", "hours"],
  hr: ["hour", "hours"],
  hrs: ["hour", "hours"],
  wk: ["week", "weeks"],
  wks: ["week", "weeks"],
  yr: ["year", "years"],
  yrs: ["year", "years"],
  mph: ["mile per hour", "miles per hour"],
  Hz: ["hertz", "hertz"],
  kHz: ["kilohertz", "kilohertz"],
  dB: ["decibel", "decibels"],
  cal: ["calorie", "calories"],
  kcal: ["kilocalorie", "kilocalories"],
  MB: ["megabyte", "megabytes"],
  GB: ["gigabyte", "gigabytes"],
  "\u00b0F": ["degree Fahrenheit", "degrees Fahrenheit"],
  "\u00b0C": ["degree Celsius", "degrees Celsius"],
  "\u00b0": ["degree", "degrees"],
};

/** "In" is a word as well, so it is inches only where it must be. */
const AFTER_FEET = /\d ?(?:ft|foot|feet)\.? $/;
const inchesBefore = lazily(
  () => /^\.\s*$|^\.? (?:long|wide|tall|high|deep|thick|across|by|x|\u00d7)\b|^\.(?= \p{Ll})/u,
);

const NAMES = Object.keys(UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const quantityPattern = lazily(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,/])(${FRACTION}|${NUMERAL})( ?|-)(sq |square |cu |cubic )?(${NAMES})(?:\^([23]))?(?: ?\/ ?(${NAMES}))?(?![\p{L}\d])`,
      "gu",
    ),
);
const FEET_AND_INCHES = /(?<![\d.,])(\d{1,2})'\s?(\d{1,2})"/g;
const LONE_DEGREE = /\s*\u00b0/g;

/** The stop of "5 lb. of rice". */
const unitStop = lazily(
  () => new RegExp(String.raw`(\d (?:${[...new Set(Object.values(UNITS).flat())].join("|")}))\.(?=\s)`, "gu"),
);

const MAY_BE_UNIT = new RegExp(String.raw`\d(?: |-)?(?:sq|cu|${NAMES})|'`);

export function sayUnits(text: string): string {
  if (!MAY_BE_UNIT.test(text)) return text;
  return text
    .replace(
      FEET_AND_INCHES,
      (_height, feet: string, inches: string) => `${count(feet, "ft")} ${count(inches, "in")}`,
    )
    .replace(quantityPattern(), (...found) => {
      const [quantity, numeral, gap, prefix, unit, power, per] = found as (string | undefined)[];
      const [offset, whole] = found.slice(-2) as [number, string];
      const after = whole.slice(offset + (quantity ?? "").length);
      if (unit === undefined || numeral === undefined) return quantity ?? "";
      const before = whole.slice(0, offset);
      const inches = prefix ?? power ?? (inchesBefore().test(after) || AFTER_FEET.test(before));
      if (unit === "in" && inches === false) return quantity ?? "";
      // "Count by 5s" is fives; "5 s" is seconds.
      if (unit === "s" && gap === "" && per === undefined) return quantity ?? "";
      const adjective = gap === "-" || /\b[Aa]n? $/.test(before);
      const measure = name(unit, adjective || isOne(numeral));
      const ratio = per === undefined ? "" : ` per ${name(per, true)}`;
      return `${numeral} ${dimension(prefix, power)}${measure}${ratio}`;
    })
    .replace(unitStop(), (found, words: string, offset: number, whole: string) =>
      endsSentence(whole.slice(offset + found.length)) ? found : words,
    )
    .replace(LONE_DEGREE, " degrees");
}

function count(numeral: string, unit: string): string {
  return `${numeral} ${name(unit, numeral === "1")}`;
}

function name(unit: string, one: boolean): string {
  const [singular, plural] = UNITS[unit] ?? [unit, unit];
  return one ? singular : plural;
}

/** "1 mile", and "1/2 mile" too. */
function isOne(numeral: string): boolean {
  return numeral === "1" || /^\d+\/\d+$/.test(numeral);
}

function dimension(prefix: string | undefined, power: string | undefined): string {
  if (power === "2" || prefix === "sq " || prefix === "square ") return "square ";
  return power === "3" || prefix !== undefined ? "cubic " : "";
}
