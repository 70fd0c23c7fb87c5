import { describe, expect, it } from "vitest";
import { problem } from "../problem.ts";
import { compose } from "./compose.ts";

const cast = { nana: {}, argyle: {} };

function chapterOf(chapter: unknown[], snippets: object = {}): unknown {
  const { value, problems } = compose({ voices: cast, snippets, levels: [{ id: "one", chapter }] });
  expect(problems).toEqual([]);
  return (value as { levels: { chapter: unknown }[] }).levels[0]?.chapter;
}

function problemsOf(written: object): string[] {
  return compose(written).problems.map(({ path, mend }) => `${path}: ${mend}`);
}

describe("a chapter that is written in short", () => {
  it("opens groups, one in another, and gives every act all conditions around it", () => {
    const chapter = chapterOf([
      {
        length: "full",
        acts: [
          { id: "hook", lines: ["Once."] },
          {
            if: { tallies: { coins: { from: 3, to: 8 } } },
            acts: [{ id: "gift", keepsake: "bell", if: { tallies: { coins: { from: 1, to: 5 } } } }],
          },
        ],
      },
    ]);
    expect(chapter).toEqual([
      { type: "tell", as: "story", id: "hook", lines: ["Once."], if: { length: "full" } },
      {
        type: "give",
        id: "gift",
        keepsake: "bell",
        if: { length: "full", tallies: { coins: { from: 3, to: 5 } } },
      },
    ]);
  });

  it("knows the type of an act by its fields, and says nothing of what is neither", () => {
    expect(
      chapterOf([
        { id: "a", as: "perform", lines: ["So."], length: "short" },
        { id: "b", as: "ride", turns: 2 },
        { id: "c", ask: ["Which?"], options: [] },
        { id: "d" },
      ]),
    ).toEqual([
      { type: "tell", id: "a", as: "perform", lines: ["So."], if: { length: "short" } },
      { type: "play", id: "b", as: "ride", turns: 2 },
      { type: "choose", id: "c", ask: ["Which?"], options: [] },
      { id: "d" },
    ]);
  });

  it("hears who speaks from the beginning of a line, for wordings from the first one, and whether others name it or not", () => {
    const lines = [
      "nana: Quick: help!",
      "Nana: no id.",
      "owl: nobody.",
      ["argyle: Ha!", "Hee!", "argyle: Ho!"],
    ];
    expect(chapterOf([{ id: "a", lines }])).toEqual([
      {
        type: "tell",
        as: "story",
        id: "a",
        lines: [
          { say: "Quick: help!", voice: "nana" },
          "Nana: no id.",
          "owl: nobody.",
          { say: ["Ha!", "Hee!", "Ho!"], voice: "argyle" },
        ],
      },
    ]);
  });

  it("puts snippets in: one as it is, lists among others, fields under what stands beside", () => {
    const snippets = {
      shop: { id: "shop", lines: [{ use: "bell" }, "Open!"] },
      bell: [{ sound: "bell" }, { rest: 1 }],
      both: [{ use: "shop" }, { use: "shop", id: "again", lines: ["Shut."] }],
    };
    const shop = { type: "tell", as: "story", id: "shop", lines: [{ sound: "bell" }, { rest: 1 }, "Open!"] };
    expect(chapterOf([{ use: "both" }], snippets)).toEqual([
      shop,
      { ...shop, id: "again", lines: ["Shut."] },
    ]);
  });

  it("refuses a group that can never be, and what is no group", () => {
    const chapter = [{ length: "full", colour: 1, acts: [{ id: "a", lines: ["A"], length: "short" }] }];
    expect(problemsOf({ levels: [{ chapter }] })).toEqual([
      "levels[0].chapter[0].colour: A group of acts has only if, length and acts.",
      'levels[0].chapter[0].acts[0].length: The group around it wants "full", so both can never hold: remove one.',
    ]);
  });
});

describe("snippets that are at fault", () => {
  it("are told where they are used", () => {
    const snippets = { a: { use: "b" }, b: { use: "a" }, text: "So." };
    expect(
      problemsOf({ snippets, content: { x: { use: "a" }, y: { use: "texd" }, z: { use: "text", q: 1 } } }),
    ).toEqual([
      "snippets.b.use: This snippet uses itself (a, b, a): break the circle.",
      "content.y.use: No such snippet in snippets. Choose one of: a, b, text.",
      "content.z.use: Only snippets that are objects can be put together with fields, and only lists with other lists.",
    ]);
  });

  it("never grow without end, and never lie too deep", () => {
    const doubling = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `s${index}`,
        [{ use: `s${index + 1}` }, { use: `s${index + 1}` }],
      ]),
    );
    expect(problemsOf({ snippets: { ...doubling, s25: "x" }, content: { use: "s0" } })[0]).toMatch(
      /more than 200000 values/,
    );
    const deep = JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`) as unknown;
    expect(problemsOf({ content: deep })).toEqual([expect.stringMatching(/more than 60 deep/)]);
  });
});

describe("the library", () => {
  const library = {
    things: { apron: { bin: "dark" }, cape: { bin: "box" }, sock: { bin: "light" } },
    bins: { dark: { says: "Mm." }, light: { says: "Ah." }, box: { says: "Slam." } },
  };

  it("gives each level and bank what it names, and what that names in turn, under its own", () => {
    const { value, unused } = compose({
      library,
      levels: [
        {
          id: "one",
          rules: { seats: { left: "light" }, things: { hat: { bin: "light" } } },
          items: [{ things: ["apron"] }],
        },
      ],
      banks: [
        { id: "two", items: [{ things: ["cape"] }] },
        { id: "three", rules: { pace: 2 } },
      ],
    });
    expect(value).toEqual({
      levels: [
        {
          id: "one",
          rules: {
            seats: { left: "light" },
            things: { apron: library.things.apron, hat: { bin: "light" } },
            bins: { dark: library.bins.dark, light: library.bins.light },
          },
          items: [{ things: ["apron"] }],
        },
      ],
      banks: [
        {
          id: "two",
          rules: { things: { cape: library.things.cape }, bins: { box: library.bins.box } },
          items: [{ things: ["cape"] }],
        },
        { id: "three", rules: { pace: 2 } },
      ],
    });
    expect(unused.map(({ path }) => path)).toEqual(["library.things.sock"]);
  });
});

it("tells a fault of what came of it where it was written", () => {
  const { asWritten } = compose({
    $schema: "../games/schema/game.schema.json",
    voices: cast,
    snippets: { hush: [{ rest: 9 }], shout: { id: "shout", lines: ["nana: Hey!"] } },
    library: { things: { apron: { bin: "darc" } } },
    levels: [
      {
        chapter: [
          { length: "full", acts: [{ id: "a", lines: ["So.", { use: "hush" }] }] },
          { use: "shout", as: "perform" },
        ],
        rules: { from: ["apron"] },
      },
    ],
  });
  const written = (path: string): string => asWritten(problem(path, 0, "")).path;
  expect(written("levels[0].chapter[0].lines[1].rest")).toBe("snippets.hush[0].rest");
  expect(written("levels[0].chapter[0].if.length")).toBe("levels[0].chapter[0].length");
  expect(written("levels[0].chapter[1].lines[0].voice")).toBe("snippets.shout.lines[0]");
  expect(written("levels[0].chapter[1].as")).toBe("levels[0].chapter[1].as");
  expect(written("levels[0].rules.things.apron.bin")).toBe("library.things.apron.bin");
  expect(written("levels[0].rules.gone")).toBe("levels[0].rules.gone");
});
