/** A small counter for the tests of this folder. */
import { bareDeal } from "../kit/deal.ts";
import type { AmountContent, AmountRules, Order } from "./schema.ts";
import { worldBefore, type AmountDeal } from "./state.ts";

export const content: AmountContent = {
  units: {
    rice: { called: "Rice", phrases: ["rice"], kinds: ["grain"] },
    fish: { called: "Fish", phrases: ["fish"], kinds: ["protein"] },
    noodles: { called: "Noodles", phrases: ["noodles"], kinds: ["grain", "protein"], marks: ["egg"] },
    stew: { called: "Stew", phrases: ["stew"], kinds: ["vegetable", "protein"] },
    beans: { called: "Beans", phrases: ["beans"], kinds: ["vegetable"] },
  },
  plates: {
    kinds: {
      grain: { one: "a grain", plays: "drum", phrases: ["drum"], beat: [{ sound: "kick", at: 0 }] },
      vegetable: {
        one: "a vegetable",
        plays: "banjo",
        phrases: ["banjo"],
        beat: [{ sound: "banjo", at: 100 }],
      },
      protein: { one: "a protein", plays: "tuba", phrases: ["tuba"], beat: [{ sound: "tuba", at: 0 }] },
    },
    all: "the full band",
    marks: { egg: { name: "egg", sound: "hen", caption: "it clucks" } },
    guests: ["Ann", "Ben", "Cai"].map((name) => ({ name, voice: name.toLowerCase() })),
  },
};

/** Seats: rice 0, fish 1, noodles 2, stew 3. */
const rules: AmountRules = { makes: "plates", tray: ["rice", "fish", "noodles", "stew"], places: 2 };

/** The only vegetable is in the stew: whoever uses it up for the first guest leaves the other without. */
export const two: Order = {
  id: "two",
  wants: [{ kinds: ["grain", "protein"] }, { kinds: ["grain", "vegetable", "protein"] }],
};

export function plateDeal(item: Order = two, more: Partial<AmountRules> = {}): AmountDeal {
  return { ...bareDeal({ content, rules: { ...rules, ...more }, item }), world: worldBefore() };
}
