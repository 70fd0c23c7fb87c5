import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { content, door, rules } from "./example.ts";
import type { Conversation } from "./schema.ts";

type Node = Conversation["nodes"][number];

function found(item: Conversation): string[] {
  return check({ content, sets: [{ path: "levels[0]", rules, items: [item] }] }).map(({ path }) => path);
}

/** The example with another first node. */
function withFirst(change: (node: Node) => Node): Conversation {
  const [first, ...others] = door.nodes;
  return { ...door, nodes: [change(first as Node), ...others] };
}

function withFirstChoice(change: (choice: Node["choices"][number]) => Node["choices"][number]): Conversation {
  return withFirst((node) => {
    const [choice, ...others] = node.choices;
    return { ...node, choices: [change(choice as Node["choices"][number]), ...others] };
  });
}

describe("the check of conversations", () => {
  it("finds nothing in one that holds, though it leads back", () => {
    expect(found(door)).toEqual([]);
  });

  it("finds ways to nowhere, places without a way, and talks without an end", () => {
    const lost = withFirstChoice((choice) => ({ ...choice, outcomes: [{ reply: [], to: "attic" }] }));
    expect(found(lost)).toEqual(["levels[0].items[0].nodes[0].choices[0].outcomes[0].to"]);
    expect(found({ ...door, endings: [...door.endings, { id: "roof", lines: [] }] })).toEqual([
      "levels[0].items[0].endings[1]",
    ]);
    const circle = door.nodes.map((node) =>
      node.id === "pause"
        ? {
            ...node,
            choices: node.choices.map((choice) => ({ ...choice, outcomes: [{ reply: [], to: "talker" }] })),
          }
        : node,
    );
    expect(found({ ...door, nodes: circle })).toContain("levels[0].items[0].nodes[0]");
  });

  it("finds two places of one id", () => {
    expect(found({ ...door, endings: [...door.endings, { id: "porter", lines: [] }] })).toEqual([
      "levels[0].items[0].endings[1].id",
    ]);
  });

  it("finds a choice of which nothing may come, and a count that there is not", () => {
    const unsure = withFirstChoice((choice) => ({ ...choice, outcomes: choice.outcomes.slice(0, 1) }));
    expect(found(unsure)).toEqual(["levels[0].items[0].nodes[0].choices[0].outcomes"]);
    const counting = withFirstChoice((choice) => ({
      ...choice,
      outcomes: [{ reply: [], counts: { wins: 1 }, to: "talker" }],
    }));
    expect(found(counting)).toEqual(["levels[0].items[0].nodes[0].choices[0].outcomes[0].counts"]);
  });

  it("finds keywords that are commands, or words of another line", () => {
    const keyed = (keyword: string) =>
      found(withFirstChoice((choice) => ({ ...choice, keywords: [keyword] })));
    expect([keyed("take two"), keyed("morning")]).toEqual([
      ["levels[0].items[0].nodes[0].choices[0].keywords[0]"],
      ["levels[0].items[0].nodes[0].choices[0].keywords[0]"],
    ]);
  });

  it("finds a tell that nobody has, and a node without help", () => {
    expect(found(withFirst((node) => ({ ...node, scene: [{ tell: "porter-angry" }] })))).toEqual([
      "levels[0].items[0]",
    ]);
    expect(found(withFirst(({ feeling: _feeling, ...node }) => node))).toEqual([
      "levels[0].items[0].nodes[0].help",
    ]);
  });
});
