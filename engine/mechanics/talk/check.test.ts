import { describe, expect, it } from "vitest";
import { parseGame } from "../../definition/index.ts";
import type { Problem } from "../../definition/problem.ts";
import { content, gameWith, townHall, withChoice, withNode } from "./fixture.ts";
import type { Conversation, TalkContent } from "./schema.ts";

async function problemsOf(item: Conversation, changed: Partial<TalkContent> = {}): Promise<Problem[]> {
  const parsed = await parseGame(gameWith(item, changed));
  return parsed.ok ? [] : parsed.problem;
}

const NODES = "levels[0].items[0].nodes";

describe("a definition for talk", () => {
  it("parses when everything leads somewhere and means something", async () => {
    expect(await problemsOf(townHall)).toEqual([]);
  });

  it("refuses a line that leads nowhere", async () => {
    expect(await problemsOf(withChoice(1, 1, { to: "show" }))).toEqual([
      {
        path: `${NODES}[1].choices[1].to`,
        found: '"show"',
        mend: "It leads nowhere. Choose one of: stuck, need, alone, shown.",
      },
    ]);
  });

  it("refuses a line that leads back", async () => {
    expect(await problemsOf(withChoice(1, 1, { to: "stuck" }))).toEqual([
      {
        path: `${NODES}[1].choices[1].to`,
        found: '"stuck"',
        mend: "It leads back to where the conversation has been: lead on. Down is the way back.",
      },
    ]);
  });

  it("refuses a node and an ending that no line leads to", async () => {
    const shortened = withNode(0, {
      choices: (townHall.nodes[0]?.choices ?? []).map((choice) => ({ ...choice, to: "alone" })),
    });
    expect(await problemsOf(shortened)).toEqual([
      { path: `${NODES}[1]`, found: '"need"', mend: "No line leads here: lead one here, or remove it." },
      {
        path: "levels[0].items[0].endings[1]",
        found: '"shown"',
        mend: "No line leads here: lead one here, or remove it.",
      },
    ]);
  });

  it("refuses two nodes or endings of one name", async () => {
    expect(
      await problemsOf({ ...townHall, endings: townHall.endings.map((end) => ({ ...end, id: "need" })) }),
    ).toEqual(
      [0, 1].map((index) => ({
        path: `levels[0].items[0].endings[${index}].id`,
        found: '"need"',
        mend: "Another node or ending here has this id: give each its own.",
      })),
    );
  });

  it("refuses a decision without a line of full credit", async () => {
    expect(await problemsOf(withChoice(1, 0, { credit: 0.5 }))).toEqual([
      { path: `${NODES}[1].choices`, found: '"need"', mend: "Give at least one of its lines credit 1." },
    ]);
  });

  it.each([
    ["that another line of the node has as a keyword", "take me"],
    ["that another line of the node says", "where is it"],
    ["that is a command of the game", "rewind"],
    ["that is a number", "two"],
    ["that every game hears as a command", "hint"],
  ])("refuses a keyword %s", async (_reason, keyword) => {
    expect(await problemsOf(withChoice(1, 0, { keywords: ["room nine", keyword] }))).toContainEqual({
      path: `${NODES}[1].choices[0].keywords[1]`,
      found: `"${keyword}"`,
      mend: "A command, or another line of this node, has these words too: choose others.",
    });
  });

  it("refuses a meter and skills that the game does not have", async () => {
    const item = withChoice(1, 0, { effects: { trust: 1 }, skill: "exactly" });
    expect(
      await problemsOf({ ...item, nodes: item.nodes.map((node) => ({ ...node, skill: "nice" })) }),
    ).toEqual([
      {
        path: `${NODES}[0].skill`,
        found: '"nice"',
        mend: "No such skill in content.skills. Choose one of: polite, exact.",
      },
      {
        path: `${NODES}[1].skill`,
        found: '"nice"',
        mend: "No such skill in content.skills. Choose one of: polite, exact.",
      },
      {
        path: `${NODES}[1].choices[0].skill`,
        found: '"exactly"',
        mend: "No such skill in content.skills. Choose one of: polite, exact.",
      },
      {
        path: `${NODES}[1].choices[0].effects`,
        found: '"trust"',
        mend: "No such meter in content.meters. Choose one of: stars, calm.",
      },
    ]);
  });

  it("refuses something to do with Up that the game has no name for", async () => {
    const { attempt: _attempt, ...buttons } = content.buttons;
    expect(await problemsOf(townHall, { buttons })).toEqual([
      {
        path: `${NODES}[0].choices[2].button`,
        found: '"up"',
        mend: "Say what Up is called: give content.buttons.attempt.",
      },
      {
        path: "banks[0].items[0].nodes[0].choices[2].button",
        found: '"up"',
        mend: "Say what Up is called: give content.buttons.attempt.",
      },
    ]);
  });

  it("refuses a template that names what is not filled in", async () => {
    const texts = { ...content.texts, avoid: "Not {line}.", compared: "{count} ways." };
    expect(await problemsOf(townHall, { texts })).toEqual([
      {
        path: "content.texts.avoid",
        found: '"Not {line}."',
        mend: "{line} is not filled in here. Choose one of: number.",
      },
      {
        path: "content.texts.compared",
        found: '"{count} ways."',
        mend: "{count} is not filled in here. Write it without a place.",
      },
    ]);
  });

  it("refuses to quote what was not kept on every way", async () => {
    const { keep: _keep, ...forgetful } = townHall.nodes[0]?.choices[1] ?? never();
    const choices = (townHall.nodes[0]?.choices ?? []).map((choice, index) =>
      index === 1 ? forgetful : choice,
    );
    expect(await problemsOf(withNode(0, { choices }))).toEqual([
      {
        path: `${NODES}[1].scene`,
        found: '"{greeting}, you said."',
        mend: "{greeting} is not kept on every way that leads here: keep it in each choice, or write it out.",
      },
    ]);
  });

  it("lets a reply, but not the line itself, quote what the line keeps", async () => {
    const quoting = withChoice(0, 0, { line: "{greeting}, can you help?", reply: ["{greeting}, you say."] });
    expect(await problemsOf(quoting)).toEqual([
      {
        path: `${NODES}[0].choices[0].line`,
        found: '"{greeting}, can you help?"',
        mend: "{greeting} is not kept on every way that leads here: keep it in each choice, or write it out.",
      },
    ]);
  });

  it.each(["ask", "coach"])("refuses a place where texts are said as they stand: %s", async (where) => {
    const item =
      where === "ask"
        ? withNode(1, { ask: "Now, {greeting}?" })
        : {
            ...townHall,
            endings: townHall.endings.map((ending) => ({ ...ending, coach: "Now, {greeting}?" })),
          };
    expect(await problemsOf(item)).toContainEqual({
      path: where === "ask" ? `${NODES}[1].ask` : "levels[0].items[0].endings[1].coach",
      found: '"Now, {greeting}?"',
      mend: "{greeting} is not kept on every way that leads here: keep it in each choice, or write it out.",
    });
  });
});

describe("the schema for talk", () => {
  it("says what a line that hurts may give", async () => {
    expect(await problemsOf(withChoice(0, 1, { credit: 0.5 }))).toEqual([
      {
        path: `${NODES}[0].choices[1].hurts`,
        found: "true",
        mend: "A line that hurts has credit 0: lower the credit, or remove hurts.",
      },
    ]);
  });

  it("wants 2 to 4 lines, not counting what Up does", async () => {
    const choices = (townHall.nodes[0]?.choices ?? []).slice(1);
    expect(await problemsOf(withNode(0, { choices }))).toEqual([
      {
        path: `${NODES}[0].choices`,
        found: expect.stringContaining("Hey, you there!"),
        mend: "Give 2 to 4 lines to choose from.",
      },
    ]);
  });

  it("gives Up one thing to do", async () => {
    expect(await problemsOf(withNode(0, { feeling: { signs: "A long echo." } }))).toEqual([
      {
        path: `${NODES}[0].choices`,
        found: expect.stringContaining("Excuse me"),
        mend: "Up does one thing: keep the feeling, or one choice with button up.",
      },
    ]);
  });

  it("wants keywords that a child would say", async () => {
    expect(await problemsOf(withChoice(1, 0, { keywords: ["Room 9!"] }))).toEqual([
      {
        path: `${NODES}[1].choices[0].keywords[0]`,
        found: '"Room 9!"',
        mend: "Write what a child would say: lower-case words, no digits, no punctuation.",
      },
    ]);
  });

  it("wants a meter, and words for it from 0 upward", async () => {
    expect(await problemsOf(townHall, { meters: {} })).toEqual([
      { path: "content.meters", found: "{}", mend: "Give at least one meter: trust." },
    ]);
    const stars = { start: 2, rise: "star", fall: "strike", words: [{ from: 4, say: "Many." }] } as const;
    expect(
      await problemsOf(townHall, { meters: { stars: { ...stars, words: [...stars.words] } } }),
    ).toContainEqual({
      path: "content.meters.stars.words",
      found: '[{"from":4,"say":"Many."}]',
      mend: "Begin at 0 and go up: each entry says what its height and those above it mean.",
    });
  });
});

function never(): never {
  throw new Error("the fixture has this choice");
}
