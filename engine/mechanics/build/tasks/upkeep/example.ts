/** A small household for the tests of this folder: a well feeds a mill, and both feed a bakery; a bell needs nobody. */
import { bareDeal } from "../../../kit/deal.ts";
import type { UpkeepContent, UpkeepItem, UpkeepRules } from "./schema.ts";
import { begin, noUpkeep, type UpkeepDeal, type UpkeepState } from "./state.ts";

const place = (
  label: string,
  sound: "drip" | "gear" | "crunch" | "hand-bell",
  heard: string,
  gives: string,
) => ({
  label,
  phrases: [label.toLowerCase()],
  notes: [
    { sound, at: 0 },
    { sound, at: 200 },
  ],
  heard,
  gives,
  calls: [`${label} here.`],
  facts: [{ say: `A fact of the ${label.toLowerCase()}.`, source: "a book" }],
});

export const content: UpkeepContent = {
  places: {
    bakery: place("Bakery", "crunch", "crunching", "bread"),
    well: { ...place("Well", "drip", "drops", "water"), pays: true },
    bell: place("Bell", "hand-bell", "ringing", "time"),
    mill: place("Mill", "gear", "clicks", "flour"),
  },
  crew: [
    { label: "Ann", phrases: ["ann"] },
    { label: "Bob", phrases: ["bob"] },
    { label: "Cleo", phrases: ["cleo"] },
  ],
};

export const rules: UpkeepRules = {
  row: [
    { place: "bakery", needs: ["mill", "well"] },
    { place: "well" },
    { place: "bell" },
    { place: "mill", needs: ["well"] },
  ],
  crew: 2,
};

export function dealOf(item: Omit<UpkeepItem, "id"> = {}, more: Partial<UpkeepDeal> = {}): UpkeepDeal {
  return { ...bareDeal({ content, rules, item: { id: "monday", ...item } }), world: noUpkeep(), ...more };
}

export function stateOf(deal: UpkeepDeal, more: Partial<UpkeepState> = {}): UpkeepState {
  return { ...begin(deal), ...more };
}
