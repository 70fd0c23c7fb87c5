/** No help, pair or answer offers somebody what may not be on that plate. */
import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import { createRandom } from "../../random.ts";
import { content as counter, plateDeal } from "./example-plates.ts";
import { generate } from "./generate.ts";
import { amount } from "./index.ts";
import { bannedOn, dishAt, platesAt, serviceOf } from "./plates.ts";
import { dishInside } from "./plates-words.ts";
import type { AmountContent, AmountRules } from "./schema.ts";
import type { AmountDeal, AmountState } from "./state.ts";

const content = {
  units: {
    ...counter.units,
    toast: { called: "Toast", kinds: ["grain"], marks: ["egg"] },
    omelet: { called: "Omelet", kinds: ["vegetable", "protein"], marks: ["egg"] },
    gratin: { called: "Gratin", kinds: ["vegetable"], marks: ["milk"] },
    pudding: { called: "Pudding", kinds: ["grain", "protein"], marks: ["milk"] },
  },
  plates: {
    ...counter.plates,
    marks: { ...counter.plates?.marks, milk: { name: "milk", sound: "cow", caption: "it moos" } },
  },
} as AmountContent;

const rules: AmountRules = { makes: "plates", tray: Object.keys(content.units), places: 2, labels: true };
const base = { guests: 2, dishes: 6, wants: 2, marks: ["egg", "milk"] };
const KINDS = [
  base,
  { ...base, guests: 1 },
  { ...base, guests: 1, swaps: true as const, wants: 3, least: 2 },
];

function tables(): AmountDeal[] {
  return [...KINDS, { ...base, wants: 3, shared: true as const }].flatMap((plates) =>
    Array.from({ length: 25 }, (_, seed) => {
      const made = { ...rules, made: { plates } };
      const item = generate(content, made, createRandom(seed + 1));
      return { ...plateDeal(item, { ...made, tray: item.tray ?? [] }), content, seed };
    }),
  );
}

/** The table before each of its plates, as the best service leaves it. */
function statesOf(deal: AmountDeal): AmountState[] {
  const before = amount.begin(deal);
  const ways = serviceOf(deal, { at: 0, used: [] }) ?? [];
  return platesAt(deal).map((_, at) => ({ ...before, at, on: [], used: ways.slice(0, at).flat() }));
}

function texts(cues: readonly Cue[] = []): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => (cue.type === "say" ? [cue.text.toLowerCase()] : []));
}

function offered(deal: AmountDeal, text: string, at: number): string[] {
  return deal.rules.tray.flatMap((unit, seat) =>
    text.includes(dishInside(deal, seat)) && bannedOn(deal, at, [seat]) !== undefined ? [unit] : [],
  );
}

describe("help where somebody may not have everything", () => {
  it("names no dish in a pair, to put on, or in an answer that is not for that guest", () => {
    let pairs = 0;
    for (const deal of tables())
      for (const state of statesOf(deal)) {
        const help = amount.help(deal, state);
        if (help.two !== undefined) pairs++;
        for (const text of [...texts(help.two), ...texts(help.rule), ...texts(help.move)])
          expect([text, offered(deal, text, state.at)]).toEqual([text, []]);
        const answers = texts(amount.reveal(deal, state));
        expect(answers).toHaveLength(platesAt(deal).length - state.at);
        for (const [index, text] of answers.entries())
          expect([text, offered(deal, text, state.at + index)]).toEqual([text, []]);
      }
    expect(pairs).toBeGreaterThan(20);
  });

  it("meets dishes that could have been offered", () => {
    const wrong = tables().filter((deal) =>
      deal.rules.tray.some((_, seat) => bannedOn(deal, 0, [seat]) !== undefined && dishAt(deal, seat).kinds),
    );
    expect(wrong.length).toBeGreaterThan(20);
  });
});
