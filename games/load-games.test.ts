import { beforeAll, describe, expect, it } from "vitest";
import { mechanics } from "../engine/mechanics/catalogue.ts";
import { loadGames } from "./load-games.ts";
import { findGame } from "./catalogue.ts";

/** A definition as a designer's file holds it; the tests break one thing each. */
interface Draft {
  [field: string]: unknown;
  slug: string;
  levels: {
    [field: string]: unknown;
    chapter: { [field: string]: unknown; lines?: unknown[] }[];
    rules: { [field: string]: unknown; bins?: Record<string, Record<string, unknown>> };
    items?: Record<string, unknown>[];
  }[];
  banks: { rules: Record<string, unknown> }[];
  content: Record<string, unknown>;
}

let whole = "";
beforeAll(async () => {
  whole = JSON.stringify(await findGame("laundryLegend")?.load());
});

async function problemsOf(breakIt: (draft: Draft) => void): Promise<readonly string[]> {
  const draft = JSON.parse(whole) as Draft;
  breakIt(draft);
  const { games, problems } = await loadGames([
    { file: "broken.json", text: JSON.stringify(draft) },
    { file: "whole.json", text: whole },
  ]);
  expect(games.map(({ definition }) => definition.slug)).toEqual(["laundryLegend"]);
  return problems;
}

describe("a folder of definitions", () => {
  it("loads whole ones beside one that is nested too deep to be checked", async () => {
    const deep = "[".repeat(8000) + "]".repeat(8000);
    const { games, problems } = await loadGames([
      { file: "deep.json", text: whole.replace('"slug":', `"level":${deep},"slug":`) },
      { file: "chosen.json", text: whole.replace(/"category":"[^"]*"/, `"category":${deep}`) },
      { file: "alone.json", text: deep },
      { file: "whole.json", text: whole },
    ]);
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      "deep.json",
      "chosen.json",
      "alone.json",
    ]);
    expect(games).toHaveLength(1);
  });

  it("loads when all are whole", async () => {
    const { games, problems } = await loadGames([{ file: "whole.json", text: whole }]);
    expect(problems).toEqual([]);
    expect(games).toHaveLength(1);
  });

  it("refuses a missing answer, with file, path and mend, and loads the rest", async () => {
    const problems = await problemsOf((draft) => {
      const item = draft.levels[4]?.items?.[0];
      delete item?.["draw"];
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^broken\.json: levels\[4\]\.items\[0\]: found .*There is nothing in it/);
  });

  it("refuses a place that nothing fills, and names those that are filled", async () => {
    const problems = await problemsOf((draft) => {
      draft.levels[0]?.chapter[1]?.lines?.unshift("You have {tips} tips, and {coins} coins.");
    });
    expect(problems).toEqual([
      expect.stringMatching(
        /^broken\.json: levels\[0\]\.chapter\[1\]\.lines\[0\]: found .*Nothing fills \{coins\}: the places here are .*\{tips\}/,
      ),
    ]);
  });

  it("refuses places that nothing fills in the words of devices and keepsakes", async () => {
    const problems = await problemsOf((draft) => {
      draft["keepsakes"] = {
        ...(draft["keepsakes"] as object),
        bell: { name: "A bell", lines: ["{coins} bells."] },
      };
      const unit = { one: "minute", many: "minutes" };
      const how = "Each load takes one minute.";
      draft["devices"] = {
        van: { type: "clock", unit, budget: 9, runs: { turns: 1 }, how, words: { over: ["{nobody} left."] } },
        cat: {
          type: "pursuer",
          name: "The cat",
          step: { sound: "tick", caption: "a step" },
          away: 4,
          nears: { missed: 1 },
          how: "In {places} it comes nearer.",
          came: [{ say: ["The cat.", "{name}!"] }],
          words: { warns: "{name} {where}!" },
        },
        bet: {
          type: "wager",
          purse: "coins",
          unit,
          bets: [1],
          asks: ["You have {vanTold}. How sure are you?"],
          won: ["{amount} won."],
          lost: ["Lost."],
        },
      };
    });
    expect(problems).toEqual([
      'broken.json: devices.van.words.over[0]: found "{nobody} left.". Nothing fills {nobody} here.',
      'broken.json: devices.cat.how: found "In {places} it comes nearer.". Nothing fills {places} here.',
      'broken.json: devices.cat.came[0].say[1]: found "{name}!". Nothing fills {name} here.',
      'broken.json: devices.cat.words.warns: found "{name} {where}!". A place here is not filled in: the places are {name}, {place}.',
      'broken.json: devices.bet.won[0]: found "{amount} won.". Nothing fills {amount} here.',
      'broken.json: keepsakes.bell.lines[0]: found "{coins} bells.". Nothing fills {coins} here.',
    ]);
  });

  it("refuses an unknown sound and names the nearest", async () => {
    const problems = await problemsOf((draft) => {
      draft.levels[0]?.chapter[1]?.lines?.unshift({ sound: "footsteps-in-snow" });
    });
    expect(problems).toEqual([
      'broken.json: levels[0].chapter[1].lines[0].sound: found "footsteps-in-snow". Did you mean step-snow, footstep-mat, footsteps?',
    ]);
  });

  it("refuses two moves that answer to one phrase", async () => {
    const problems = await problemsOf((draft) => {
      for (const bin of Object.values(draft.levels[0]?.rules.bins ?? {})) bin["phrases"] = ["same"];
    });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatch(
      /^broken\.json: levels\[0\]\.rules: found .*\. Both answer to "same": give one of them another phrase/,
    );
  });

  it("refuses a level without items", async () => {
    const empty = await problemsOf((draft) => {
      const level = draft.levels[1];
      if (level !== undefined) level.items = [];
    });
    expect(empty).toContain("broken.json: levels[1].items: found []. Give at least 1.");
    const none = await problemsOf((draft) => {
      delete draft.levels[1]?.items;
    });
    expect(none).toContain(
      "broken.json: levels[1].items: missing. Give it items, or say in rules.make how they are made.",
    );
  });

  it("refuses what is not JSON, or not a definition", async () => {
    const { games, problems } = await loadGames([
      { file: "notes.json", text: "Buy milk." },
      { file: "list.json", text: "[]" },
      { file: "half.json", text: whole.slice(0, 500) },
      { file: "whole.json", text: whole },
    ]);
    expect(games).toHaveLength(1);
    expect(problems).toEqual([
      expect.stringMatching(
        /^notes\.json: the whole file: found "Buy milk\."\. This is not JSON \(.*\)\. Mend the JSON/,
      ),
      "list.json: the whole file: found []. A definition is an object with schema, slug, title and so on.",
      expect.stringMatching(/^half\.json: the whole file: found .*\. This is not JSON/),
    ]);
  });

  it("tells all faults of a file at once", async () => {
    const problems = await problemsOf((draft) => {
      draft.slug = "with space";
      draft["title"] = 7;
      draft["colour"] = "red";
      draft["mechanic"] = "sort";
    });
    expect(problems.map((line) => line.split(": ")[1])).toEqual(["slug", "title", "colour"]);
  });

  it("names the mechanics when one is unknown, the voices when one is missing, and an id that is used twice", async () => {
    const mechanic = await problemsOf((draft) => {
      draft["mechanic"] = "sorting";
    });
    expect(mechanic).toEqual([
      `broken.json: mechanic: found "sorting". Name one of the mechanics: ${Object.keys(mechanics).join(", ")}.`,
    ]);
    const voice = await problemsOf((draft) => {
      const [, hook] = draft.levels[0]?.chapter ?? [];
      if (hook !== undefined) hook.lines = [{ say: "Hello.", voice: "nana-sudz" }];
    });
    expect(voice[0]).toMatch(
      /^broken\.json: levels\[0\]\.chapter\[1\]\.lines\[0\]\.voice: found "nana-sudz"\. No such voice in voices\./,
    );
    const twice = await problemsOf((draft) => {
      const [first, second] = draft.levels[0]?.items ?? [];
      if (first !== undefined && second !== undefined) second["id"] = first["id"];
    });
    expect(twice[0]).toMatch(
      /^broken\.json: levels\[0\]\.items\[1\]\.id: found ".*"\. Another item has this id/,
    );
  });

  it("refuses an act that names what there is not, and a fault in a bank's rules", async () => {
    const unknown = await problemsOf(({ levels: [first] }) => {
      first?.chapter.push({ type: "play", id: "extra", as: "boss", turns: 1, set: "stampeed" });
      first?.chapter.push({ type: "give", id: "horn", keepsake: "horn" });
      first?.chapter.push({
        type: "tell",
        id: "horn",
        as: "story",
        lines: ["So."],
        if: { chose: { road: "bridge" }, stakes: { hooves: { from: 1 } } },
      });
    });
    expect(unknown).toEqual([
      expect.stringMatching(
        /^broken\.json: levels\[0\]\.chapter\[\d+\]\.set: found "stampeed"\. Did you mean /,
      ),
      expect.stringMatching(/chapter\[\d+\]\.keepsake: found "horn"\. /),
      expect.stringMatching(/chapter\[\d+\]\.id: found "horn"\. Another act of this chapter has this id/),
      expect.stringMatching(/chapter\[\d+\]\.if\.stakes\.hooves: found "hooves"\. /),
      expect.stringMatching(/chapter\[\d+\]\.if\.chose\.road: found "road"\. /),
    ]);
    const rules = await problemsOf(({ banks: [, second] }) => {
      if (second !== undefined) second.rules["seats"] = { left: "darc", right: "light" };
    });
    expect(rules).toEqual([
      expect.stringMatching(/^broken\.json: banks\[1\]\.rules\.seats\.left: found "darc"\. .*dark/),
    ]);
  });

  it("plays only the first of two with one slug", async () => {
    const { games, problems } = await loadGames([
      { file: "a.json", text: whole },
      { file: "b.json", text: whole },
    ]);
    expect(games).toHaveLength(1);
    expect(problems).toEqual([
      'b.json: slug: found "laundryLegend". a.json has this slug: give each game its own.',
    ]);
  });

  it("says of what is missing that it is, and names some of what there is", async () => {
    const problems = await problemsOf((draft) => {
      delete draft["title"];
      delete draft["category"];
      delete (draft.content["dials"] as Record<string, unknown>)["sound"];
    });
    expect(problems).toEqual([
      "broken.json: title: missing. Give a string.",
      "broken.json: category: missing. Choose one of: language, math, science, life-skills, independence-skills.",
      expect.stringMatching(/^broken\.json: content\.dials\.sound: missing\. Name one, such as [\w-]+\.$/),
    ]);
  });
});

it("names the nearest kind of a thing, and all of them, where the kind is misspelt", async () => {
  const text = JSON.stringify(await findGame("addition")?.load()).replace('"type":"plus"', '"type":"plsu"');
  const { problems } = await loadGames([{ file: "broken.json", text }]);
  expect(problems[0]).toMatch(
    /^broken\.json: .*\.type: found "plsu"\. Did you mean plus\? There are: .*plus/,
  );
});
