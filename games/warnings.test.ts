/** What a designer is told who made one of the mistakes that nothing told before. */
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue, findGame } from "./catalogue.ts";
import { loadGames } from "./load-games.ts";

type Data = Record<string, any>; // eslint-disable-line typescript/no-explicit-any -- a file that is broken on purpose

const texts = new Map<string, string>();
beforeAll(async () => {
  for (const { slug } of catalogue) texts.set(slug, JSON.stringify(await findGame(slug)?.load()));
});

async function warningsOf(
  breakIt: (draft: Data) => void,
  slug = "laundryLegend",
): Promise<readonly string[]> {
  const draft = JSON.parse(texts.get(slug) ?? "") as Data;
  breakIt(draft);
  const { games, problems, warnings } = await loadGames([{ file: "a.json", text: JSON.stringify(draft) }]);
  expect({ games: games.length, problems }).toEqual({ games: 1, problems: [] });
  return warnings;
}

describe("a game that can be played", () => {
  it.each(catalogue.map(({ slug }) => slug))("%s has no warnings", async (slug) => {
    expect(await warningsOf(() => {}, slug)).toEqual([]);
  });

  it("is told of a thing whose bin does not stand there: it never comes", async () => {
    const warnings = await warningsOf(({ banks }) => {
      banks[1].rules.things.overalls.bin = "box";
    });
    expect(warnings).toEqual([
      'a.json: warning: banks[1].rules.things.overalls.bin: found "box". No bin here has this id, so it never comes. Choose one of: dark, light.',
    ]);
  });

  it("is told of lines of a bin that are never heard, since its things have lines of their own", async () => {
    const warnings = await warningsOf(({ levels }) => {
      const { fix, start } = levels[4].rules.bins;
      fix.landed = ["Fixed."];
      start.contrast = ["It's not ready yet."];
      start.rejects = ["Not this one."];
    });
    expect(warnings).toEqual([
      'a.json: warning: levels[4].rules.bins.start.contrast: found ["It\'s not ready yet."]. Each thing that is wrong here says its own hint instead, or nothing: remove it.',
      'a.json: warning: levels[4].rules.bins.start.rejects: found ["Not this one."]. Only a load throws things back with this: remove it.',
      'a.json: warning: levels[4].rules.bins.fix.landed: found ["Fixed."]. Each thing that lands here says its own why or landed instead, or nothing: remove it.',
    ]);
  });

  it("is told of lines for which the moment never comes", async () => {
    const warnings = await warningsOf((draft) => {
      for (const level of draft["levels"]) level.goodbye ??= ["Bye."];
      draft["goodbye"] = ["Never heard."];
      const { stretches } = draft["stakes"].gang;
      stretches[0].risen = ["Never heard."];
      stretches.at(-1).fallen = ["Never heard."];
      draft["devices"] ??= {};
      draft["devices"].cat = {
        type: "pursuer",
        name: "The cat",
        step: { sound: "tick", caption: "a step" },
        away: 4,
        nears: { missed: 1 },
        how: "The cat comes nearer.",
        came: ["Here is the cat."],
        nothing: ["Never heard."],
        words: { fled: ["Never heard."] },
      };
    });
    expect(warnings.map((line) => line.split(": ").slice(2).join(": "))).toEqual([
      'goodbye: found ["Never heard."]. It is never heard: each level has a goodbye of its own. Remove it.',
      'stakes.gang.stretches[0].risen: found ["Never heard."]. Nothing lies below the first stretch to rise from: remove it.',
      'stakes.gang.stretches[4].fallen: found ["Never heard."]. Nothing lies above the last stretch to fall from: remove it.',
      'devices.cat.nothing: found ["Never heard."]. It takes nothing: say what in takes, or remove it.',
      'devices.cat.words.fled: found ["Never heard."]. Nothing drives it off: say what in flees, or remove it.',
    ]);
  });

  it("is told of words that each level says in its own way", async () => {
    const warnings = await warningsOf(({ content, levels, banks }) => {
      content.words = { ...content.words, rule: "Never heard." };
      for (const { rules } of [...levels, ...(banks ?? [])]) rules.rule ??= "Heard.";
    }, "spellingbee");
    expect(warnings).toEqual([
      'a.json: warning: content.words.rule: found "Never heard.". It is never heard: each level and bank says this in its own words. Remove it.',
    ]);
  });

  it("is told of a basket that asks for more than there are", async () => {
    const warnings = await warningsOf(({ levels }) => {
      levels[1].items[0].draw.bins.box = 12;
    });
    expect(warnings).toEqual([
      "a.json: warning: levels[1].items[0].draw.bins.box: found 12. Only 3 of these can go there, so the same come again: ask for fewer, or add some.",
    ]);
  });

  it("is told of a bin that no seat leads to, one that nothing belongs in, and a thing that is never drawn", async () => {
    const warnings = await warningsOf(({ levels: [first] }) => {
      first.rules.bins.attic = { ...first.rules.bins.box, phrases: ["attic"] };
      first.rules.things.hat = { name: "A hat" };
      for (const { draw } of first.items) delete draw.bins.box;
    });
    expect(warnings).toEqual([
      'a.json: warning: levels[0].rules.bins.attic: found "attic". No seat leads to this bin: seat it, or remove it.',
      `a.json: warning: levels[0].rules.things.hat: found "hat". No basket is drawn from this: name it in a draw's from.`,
      'a.json: warning: levels[0].rules.seats.down: found "box". Nothing ever belongs in this bin: let something, or remove it.',
    ]);
  });

  it("is told of an ending far beyond the end of a stake, of one between two numbers, and of a stretch behind the end", async () => {
    const warnings = await warningsOf(({ levels: [first, second], stakes }) => {
      stakes.elsewhere = structuredClone(stakes.gang);
      first.stakes.push("gang");
      second.stakes.push("elsewhere");
      const ending = { type: "tell", as: "story", lines: ["Hooray."] };
      first.chapter.push({ ...ending, id: "late", if: { stakes: { gang: { from: 60 } } } });
      first.chapter.push({ ...ending, id: "between", if: { tallies: { tips: { from: 5, to: 4 } } } });
      first.chapter.push({ ...ending, id: "other", if: { stakes: { elsewhere: { from: 1 } } } });
      stakes.gang.stretches.push({ from: 50, layers: {}, say: "So many." });
    });
    expect(warnings.map((line) => line.replace(/found .*?\. (?=[A-Z])/, ""))).toEqual([
      expect.stringMatching(
        /stakes\.gang\.stretches\[\d\]\.from: The stake ends at \d+: it never gets here\.$/,
      ),
      expect.stringMatching(
        /chapter\[\d+\]\.if\.stakes\.gang: It stands between 0 and \d+: this never holds\.$/,
      ),
      expect.stringMatching(
        /chapter\[\d+\]\.if\.tallies\.tips: No count is ever in there: this never holds\.$/,
      ),
      expect.stringMatching(/chapter\[\d+\]\.if\.stakes\.elsewhere: This stake does not count here: name it/),
    ]);
  });

  it("is told of a price and of an ending that are more than a purse can hold, and of who is not in the cast", async () => {
    const warnings = await warningsOf((draft) => {
      draft["devices"] = {
        ...draft["devices"],
        biscuits: {
          type: "purse",
          start: 3,
          most: 12,
          earns: { right: 1 },
          unit: { one: "biscuit", many: "biscuits" },
        },
      };
      draft["prices"] = { hint: { biscuits: 20 } };
      const [{ chapter }] = draft["levels"];
      const lines = ["pip: Hooray."];
      chapter.push({
        type: "tell",
        as: "story",
        id: "rich",
        lines,
        if: { stakes: { biscuits: { from: 13 } } },
      });
    });
    expect(warnings.map((line) => line.replace(/found .*?\. (?=[A-Z])/, ""))).toEqual([
      "a.json: warning: prices.hint.biscuits: Never more than 12 are there, so nobody can ever pay this: ask for less.",
      expect.stringMatching(/if\.stakes\.biscuits: It stands between 0 and 12: this never holds\.$/),
      expect.stringMatching(/lines\[0\]: No such voice in voices, so "pip" is read aloud\. Did you mean /),
    ]);
  });

  it("is told of a step larger than all the way, of an empty purse that nothing fills, and of more turns than there are", async () => {
    const warnings = await warningsOf((draft) => {
      draft["stakes"].gang.moves.missed = -20;
      draft["devices"] = {
        ...draft["devices"],
        biscuits: { type: "purse", unit: { one: "biscuit", many: "biscuits" } },
      };
      draft["prices"] = { hint: { biscuits: 1 } };
      const [{ chapter }] = draft["levels"];
      draft["tallies"].solved = { ...draft["tallies"].tips, counts: "right" };
      const lines = ["Hooray."];
      chapter.push({
        type: "tell",
        as: "story",
        id: "all",
        lines,
        if: { tallies: { solved: { from: 99 } } },
      });
    });
    expect(
      warnings
        .filter((line) => !line.includes("No level names"))
        .map((line) => line.replace(/found .*?\. (?=[A-Z])/, "")),
    ).toEqual([
      expect.stringMatching(
        /stakes\.gang\.moves\.missed: From 0 to (\d+) there are only \1 steps, so this always goes all the way: make it smaller\.$/,
      ),
      "a.json: warning: prices.hint.biscuits: One begins with 0, and nothing brings more, so nobody can ever pay this: let it begin with more, or earn.",
      expect.stringMatching(/if\.tallies\.solved: No count is ever in there: this never holds\.$/),
    ]);
  });

  it("is told of an act that waits for what is chosen in sittings of another length", async () => {
    const warnings = await warningsOf(({ levels: [first] }) => {
      const lines = ["Thanks."];
      const condition = { length: "short", chose: { whose: "choir" } };
      first.chapter.push({ type: "tell", as: "story", id: "thanks", lines, if: condition });
    });
    expect(warnings).toEqual([
      expect.stringMatching(
        /\.if\.chose\.whose: found "choir"\. The player chooses there in full sittings only/,
      ),
    ]);
  });

  it("is told of a level that opens without a word, in long sittings or in short ones", async () => {
    const warnings = await warningsOf((draft) => {
      delete draft["devices"];
      delete draft["prices"];
      const [first, second] = draft["levels"];
      const sound = { type: "tell", as: "story", id: "curtain", lines: [{ sound: "tick" }] };
      const silent = (draft["levels"][0].chapter as Data[])
        .filter(({ type }) => type === "play")
        .map(({ how: _how, if: _if, goal: _goal, devices: _devices, ...act }) => act);
      first.chapter = [sound, ...silent];
      const told = { type: "tell", as: "story", id: "told", lines: ["Hello."], if: { length: "full" } };
      const others = (second.chapter as Data[]).filter(({ type }) => type === "play");
      second.chapter = [told, ...others.map(({ how: _how, if: _if, ...act }) => act)];
    });
    const openings = warnings.filter((line) => line.includes("Nothing is said"));
    expect(openings).toEqual([
      expect.stringMatching(
        /levels\[0\]\.chapter\[1\]: found "\w.*"\. Nothing is said before the first turn: say in this act's how/,
      ),
      expect.stringMatching(
        /levels\[1\]\.chapter\[1\]: found "\w.*"\. Nothing is said before the first turn in sittings of one length:/,
      ),
    ]);
  });

  it("is told of a $schema of another mechanic, and of one that there is not", async () => {
    const named = (schema: unknown) => warningsOf((draft) => void (draft["$schema"] = schema));
    expect(await named("../games/schema/game.schema.json")).toEqual([]);
    expect(await named("https://example.org/sort.schema.json")).toEqual([]);
    const mend =
      "Name the schema by which your editor can check this game: ../games/schema/game.schema.json, or sort.schema.json there.";
    expect(await named("../games/schema/dial.schema.json")).toEqual([
      `a.json: warning: $schema: found "../games/schema/dial.schema.json". ${mend}`,
    ]);
    expect(await named("game.json")).toEqual([`a.json: warning: $schema: found "game.json". ${mend}`]);
    expect(await named(2)).toEqual([`a.json: warning: $schema: found 2. ${mend}`]);
  });

  it("is told of what nobody meets: a voice, a keepsake, a stake, a tally, a bank, an item", async () => {
    const warnings = await warningsOf((draft) => {
      draft["voices"].ghost = { name: "A ghost", pitch: 1, rate: 1 };
      draft["keepsakes"].bell = { name: "A bell", lines: [{ sound: "keepsake" }] };
      draft["stakes"].luck = { ...draft["stakes"].gang };
      draft["tallies"].slips = { ...draft["tallies"].caught };
      const [bank] = draft["banks"];
      draft["banks"].push({ ...bank, id: "attic", items: [{ ...bank.items[0], id: "try-again" }] });
      const [first] = draft["levels"][0].items;
      draft["levels"][0].items.push({ ...first, id: "basket-lost" });
    });
    expect(warnings.map((line) => line.split(": ")[2])).toEqual([
      "voices.ghost",
      "keepsakes.bell",
      "stakes.luck",
      "tallies.slips",
      "levels[0].items[3]",
      expect.stringMatching(/^banks\[\d+\]$/),
    ]);
  });

  it("is told of a line of 420 words, of a sign that no voice says, and of a speaker who is named where nobody looks", async () => {
    const warnings = await warningsOf((draft) => {
      draft["levels"][0].chapter[1].lines.push("word ".repeat(420).trim(), "Well done 🎉");
      draft["levels"][0].learned = "argyle: to sort";
    });
    expect(warnings).toEqual([
      expect.stringMatching(/420 words in one line: tell it in several, of 60 at most\.$/),
      expect.stringMatching(/found "Well done 🎉"\. No voice says 🎉: write what is to be heard\.$/),
      expect.stringMatching(/learned: found "argyle: to sort"\. "argyle:" would be read aloud here/),
    ]);
  });

  it("is told once of what is written once and used often, and of snippets and a library that nothing uses", async () => {
    const warnings = await warningsOf((draft) => {
      draft["snippets"] = { hooray: ["Hooray 🎉"], never: ["So."] };
      draft["library"] = { things: { hat: { name: "A hat" } } };
      for (const level of draft["levels"]) level.chapter[0].how?.push({ use: "hooray" });
    });
    expect(warnings).toEqual([
      'a.json: warning: snippets.never: found "never". Nothing uses this snippet: use it, or remove it.',
      'a.json: warning: library.things.hat: found "hat". No level or bank names this: name it, or remove it.',
      'a.json: warning: snippets.hooray[0]: found "Hooray 🎉". No voice says 🎉: write what is to be heard.',
    ]);
  });
});
