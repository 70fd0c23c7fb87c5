/** A game of one test mechanic: three turns of one level. */
import { gameSchema, type LoadedGame } from "../../engine/definition/index.ts";
import type { AnyMechanic } from "../../engine/mechanics/contract.ts";

interface GameParts {
  readonly mechanic: AnyMechanic;
  readonly rules: object;
  readonly items: readonly object[];
  /** Further fields of the definition, and of its level. */
  readonly definition?: object;
  readonly level?: object;
}

export function gameOf({ mechanic, rules, items, definition = {}, level = {} }: GameParts): LoadedGame {
  return {
    mechanic,
    definition: gameSchema(mechanic).parse({
      schema: 2,
      slug: "test",
      title: "Test",
      category: "math",
      locale: "en-US",
      description: "A test.",
      objective: "To test.",
      standards: [{ code: "none", checked: true }],
      forGrownUps: ["A test."],
      voices: {},
      streakLayers: [],
      tryAtHome: ["Try it."],
      mechanic: mechanic.id,
      content: {},
      levels: [
        {
          id: "one",
          name: "One",
          difficulty: 0,
          skill: "testing",
          learned: "to test",
          rules,
          items,
          chapter: [{ type: "play", id: "turns", as: "ride", turns: 3 }],
          ...level,
        },
      ],
      ...definition,
    }),
  };
}
