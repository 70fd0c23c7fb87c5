import type { Toolkit } from "../../content/types.ts";

/** For tests: a game of no interest but for the words given. */
export function toolkit(id: number, words: Partial<Toolkit>): Toolkit {
  return {
    id,
    name: `Game ${id}`,
    platform: "PC",
    platformIcon: "desktop",
    description: "A game.",
    category: "Party",
    age: { from: 10, by: "us" },
    pdfUrl: null,
    ...words,
  };
}
