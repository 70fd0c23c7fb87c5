/** Telephone numbers, and other digits that are said one by one. */
import { digitByDigit } from "./numbers.ts";

/** Seven digits could be a range, except with 555, which only telephone numbers in stories have. */
const PHONE =
  /(?<![\d.,-])(?:(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-.]\d{4}|555-\d{4})(?![\d-]|[.,]\d)/g;
const EMERGENCY =
  /(?<=\b(?:call|calls|called|calling|dial|dials|dialed|dialing|phone)\s+)(?:9-?1-?1)(?!\d)/gi;

export function sayPhones(text: string): string {
  if (!/\d[-.)]|911/.test(text)) return text;
  return text.replace(PHONE, (phone) => groups(phone)).replace(EMERGENCY, "nine one one");
}

function groups(phone: string): string {
  return phone.match(/\d+/g)?.map(digitByDigit).join(", ") ?? phone;
}
