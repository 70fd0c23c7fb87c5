import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { content, rulesOf, tools } from "./fixture.ts";
import type { Group } from "./schema.ts";

const found = (rules: Record<string, unknown>, words = content) =>
  check({ content: words, sets: [{ path: "levels[0]", rules: rulesOf(rules) }] });
const withClue = (clue: Partial<Group["clues"][number]>) => ({
  task: "seek",
  groups: [
    {
      ...tools,
      clues: [
        {
          id: "new",
          text: "It is new.",
          yes: "{it} is new",
          no: "{it} is old",
          fits: { hammer: "y", saw: "y", drill: "y" },
          ...clue,
        },
        ...tools.clues,
      ],
    },
  ],
});

describe("check", () => {
  it("finds nothing in the fixture, in any of its tasks", () => {
    const tasks = [
      { task: "hums", liars: ["denies"], row: 4 },
      { task: "seek" },
      { task: "alibis" },
      { task: "trap", row: 4, cards: 3 },
      { task: "backward", cards: 2 },
    ];
    expect(tasks.flatMap((rules) => found(rules))).toEqual([]);
  });

  it("a reader who leaves somebody out, a stranger, and a clue that says a word itself", () => {
    expect(found(withClue({ fits: { saw: "yy", drill: "y", sock: "yn" }, text: "It sawed." }))).toEqual([
      {
        path: "levels[0].rules.groups[0].clues[0].fits",
        found: '"sock"',
        mend: "Nobody in the group has this id.",
      },
      {
        path: "levels[0].rules.groups[0].clues[0].fits.drill",
        found: '"y"',
        mend: "Give 2 letters, one for each reader.",
      },
      {
        path: "levels[0].rules.groups[0].clues[0].text",
        found: '"It sawed."',
        mend: "It says the word saw itself: use other words.",
      },
    ]);
  });

  it("a reason for somebody who is not there", () => {
    expect(found(withClue({ of: { sock: "a sock is old" } }))).toEqual([
      {
        path: "levels[0].rules.groups[0].clues[0].of",
        found: '"sock"',
        mend: "Nobody in the group has this id.",
      },
    ]);
  });

  it("words that are missing, seats that are too few, and a group without a case", () => {
    const { trap: _trap, ...tasks } = content.tasks;
    expect(found({ task: "trap", row: 4, cards: 3 }, { ...content, tasks })[0]?.path).toBe(
      "content.tasks.trap",
    );
    const few = { ...content, seats: content.seats.slice(0, 3) };
    expect(found({ task: "hums", liars: ["denies"], row: 4 }, few)[0]?.path).toBe("levels[0].rules.row");
    expect(found({ task: "trap", row: 4, cards: 6 })[0]?.path).toBe("levels[0].rules.groups[0]");
  });
});
