/** Amounts of money. The numbers stay digits here; a later step says them. */
import { NUMERAL } from "./numeral.ts";

interface Currency {
  /** One, several, and the hundredth part. */
  readonly one: string;
  readonly several: string;
  readonly part: string;
  readonly parts: string;
}

const CURRENCIES: Readonly<Record<string, Currency>> = {
  $: { one: "dollar", several: "dollars", part: "cent", parts: "cents" },
  "\u20ac": { one: "euro", several: "euros", part: "cent", parts: "cents" },
  "\u00a3": { one: "pound", several: "pounds", part: "penny", parts: "pence" },
};

const SIGN = "[$\u20ac\u00a3]";
/** What an amount is put before as an adjective: "a five dollar bill". */
const THINGS = "bill|bills|note|notes|coin|coins|gift|ticket|tickets|price|store";
const AMOUNT = new RegExp(
  String.raw`(${SIGN})\s?(${NUMERAL})(?:( to )(${NUMERAL}))?(?: (hundred|thousand|million|billion|trillion)\b)?(?=(?:[- ](${THINGS})\b)?)`,
  "gu",
);
const CENTS = new RegExp(String.raw`(${NUMERAL})\s?\u00a2(?=(?:[- ](${THINGS})\b)?)`, "gu");
const EUROS_AFTER = new RegExp(String.raw`(${NUMERAL})\s?\u20ac`, "gu");

export function sayMoney(text: string): string {
  if (!/[$\u20ac\u00a3\u00a2]/.test(text)) return text;
  return text
    .replace(AMOUNT, (...found: [string, string, string, string?, string?, string?, string?]) => {
      const [amount, sign, numeral, to, second, scale, thing] = found;
      const currency = CURRENCIES[sign];
      if (currency === undefined) return amount;
      if (thing !== undefined) return `${numeral} ${currency.one}`;
      if (scale !== undefined) return `${numeral} ${scale} ${currency.several}`;
      if (to !== undefined) return `${numeral}${to}${second ?? ""} ${currency.several}`;
      return sum(numeral, currency);
    })
    .replace(EUROS_AFTER, (_amount, numeral: string) => `${numeral} ${numeral === "1" ? "euro" : "euros"}`)
    .replace(CENTS, (_amount, numeral: string, thing?: string) =>
      thing !== undefined || numeral === "1" ? `${numeral} cent` : `${numeral} cents`,
    )
    .replaceAll("$", " dollar ")
    .replaceAll("\u20ac", " euro ")
    .replaceAll("\u00a3", " pound ")
    .replaceAll("\u00a2", " cent ");
}

function sum(numeral: string, { one, several, part, parts }: Currency): string {
  const [whole = "", decimals] = numeral.split(".");
  if (decimals !== undefined && decimals.length !== 2) return `${numeral} ${several}`;
  const wholes = `${whole} ${whole === "1" ? one : several}`;
  const hundredths = Number(decimals ?? 0);
  if (hundredths === 0) return whole === "" ? `0 ${several}` : wholes;
  const rest = `${hundredths} ${hundredths === 1 ? part : parts}`;
  return whole === "" || whole === "0" ? rest : `${wholes} and ${rest}`;
}
