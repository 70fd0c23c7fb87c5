import { describe, expect, it } from "vitest";
import { textsOf } from "./card.ts";
import { cards } from "./cards.ts";
import { catalogue } from "./catalogue.ts";

describe("the cards", () => {
  it("are 52 games with slugs of their own, in the order and number of the categories", () => {
    const counts = new Map<string, number>();
    for (const { category } of cards) counts.set(category, (counts.get(category) ?? 0) + 1);
    expect([...counts]).toEqual([
      ["language", 8],
      ["math", 8],
      ["science", 10],
      ["life-skills", 14],
      ["independence-skills", 12],
    ]);
    const changes = cards.filter(({ category }, index) => category !== cards[index - 1]?.category);
    expect(changes).toHaveLength(counts.size);
    expect(new Set(cards.map(({ slug }) => slug)).size).toBe(52);
  });

  it("can be read: text on its ground has a contrast of 7 to 1 or more", () => {
    const faint = cards.filter(({ textColor, bgColor }) => contrast(textColor, bgColor) < 7);
    expect(faint).toEqual([]);
  });

  it("say what a game is in one sentence of 14 words, where no definition says it yet", () => {
    const unbuilt = cards.filter(({ slug }) => catalogue.every((game) => game.slug !== slug));
    const wrong = unbuilt.filter(
      ({ description }) => !/^[A-Z][^.!?]*[.]$/.test(description) || description.split(" ").length > 14,
    );
    expect(wrong).toEqual([]);
  });

  it.each(catalogue)("say of $slug what its definition says", async ({ load, ...card }) => {
    expect(await load()).toMatchObject(textsOf(card));
  });
});

/** WCAG's contrast ratio of two hexadecimal colours, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const channel = (from: number): number => {
    const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
