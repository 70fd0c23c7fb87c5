import { describe, expect, it } from "vitest";
import type { Problem } from "../../definition/problem.ts";
import { check } from "./check.ts";
import {
  atDesk,
  barrel,
  bundle,
  coded,
  content,
  crate,
  letter,
  parcel,
  plain,
  sack,
  withDesk,
} from "./example.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";

function problems(changes: { content?: SortContent; rules?: SortRules; items?: SortItem[] }): Problem[] {
  const level = { rules: changes.rules ?? coded, items: changes.items ?? [parcel] };
  return check({
    content: changes.content ?? content,
    sets: [
      { path: "levels[0]", ...level },
      { path: "banks[0]", rules: plain, items: [letter, crate] },
    ],
  });
}

function changed(change: (copy: SortContent) => void): SortContent {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

describe("a sorting game's check", () => {
  it("finds nothing in a sound game", () => {
    expect(problems({ items: [parcel, sack] })).toEqual([]);
  });

  it("finds two bins on one seat", () => {
    const twice = changed(({ bins }) => {
      if (bins["shelf"] !== undefined) bins["shelf"].seat = "left";
    });
    expect(problems({ content: twice })).toEqual([
      {
        path: "levels[0].rules",
        found: '["Near cart","Quiet shelf"]',
        mend: "Two moves are on the button left: give one of them another seat or button.",
      },
      {
        path: "levels[0].rules",
        found: '["Near cart","Quiet shelf"]',
        mend: 'Both answer to "left": give one of them another phrase.',
      },
    ]);
  });

  it("finds a preparation on the button that examines", () => {
    const select = changed(({ examine }) => {
      examine.button = "select";
    });
    expect(problems({ content: select })).toEqual([
      {
        path: "banks[0].rules",
        found: '["Shake it","Weigh it"]',
        mend: "Two moves are on the button select: give one of them another seat or button.",
      },
    ]);
  });

  it("lets Select examine and Up be a bin, as a game of stopping and asking needs", () => {
    const asking = changed(({ bins, examine }) => {
      examine.button = "select";
      bins["stop"] = {
        seat: "up",
        label: "Stop and ask",
        phrases: ["stop"],
        arrives: ["help"],
        contrast: "All is well.",
      };
    });
    const rules: SortRules = {
      bins: ["near", "shelf", "far", "stop"],
      codes: ["strings"],
      question: "{name}, {sign}.",
    };
    const level = { rules, items: [parcel, { ...letter, bin: "stop" }] };
    expect(check({ content: asking, sets: [{ path: "levels[0]", ...level }] })).toEqual([]);
  });

  it("finds two moves that answer to one phrase", () => {
    const same = changed(({ bins }) => {
      bins["far"]?.phrases.push("shake");
    });
    expect(problems({ content: same, rules: { ...coded, bins: ["near", "shelf", "far"] } })[0]).toEqual({
      path: "levels[0].rules",
      found: '["Far plane","Shake it"]',
      mend: 'Both answer to "shake": give one of them another phrase.',
    });
  });

  it("finds names that lead nowhere", () => {
    const rules: SortRules = {
      bins: ["near", "fra"],
      codes: ["string"],
      prepare: "wigh",
      question: "{name}.",
    };
    expect(problems({ rules })).toEqual([
      {
        path: "levels[0].rules.bins[1]",
        found: '"fra"',
        mend: "There is no such bin in content.bins. Choose one of: near, far, shelf.",
      },
      {
        path: "levels[0].rules.codes[0]",
        found: '"string"',
        mend: "There is no such code in content.codes. Choose one of: strings, stamps.",
      },
      {
        path: "levels[0].rules.prepare",
        found: '"wigh"',
        mend: "There is no such preparation in content.preparations. Choose one of: weigh.",
      },
    ]);
  });

  it("finds a thing that belongs in no bin of its level", () => {
    const item = { ...parcel, bin: "frae", mayBe: ["shlf"], mishaps: { moon: ["It floats."] } };
    expect(problems({ items: [item] })).toEqual([
      {
        path: "levels[0].items[0].bin",
        found: '"frae"',
        mend: "It is not among the level's bins. Choose one of: near, shelf, far.",
      },
      {
        path: "levels[0].items[0].mayBe[0]",
        found: '"shlf"',
        mend: "It is not among the level's bins. Choose one of: near, shelf, far.",
      },
      {
        path: "levels[0].items[0].mishaps.moon",
        found: '"moon"',
        mend: "It is not among the level's bins. Choose one of: near, shelf, far.",
      },
    ]);
  });

  it("finds a thing that says no bin where there is no code", () => {
    expect(problems({ rules: plain, items: [parcel] })).toEqual([
      {
        path: "levels[0].items[0].bin",
        found: "nothing",
        mend: "The level has no codes, so say where the thing belongs: give it a bin.",
      },
    ]);
  });

  it("finds a sign that a code of the level does not have, in the things that follow too", () => {
    const rules: SortRules = { ...coded, codes: ["strings", "stamps"] };
    const item: SortItem = { ...letter, followedBy: [{ name: "A tube", sign: "tape", details: [] }] };
    expect(problems({ rules, items: [item] })).toEqual([
      {
        path: "levels[0].items[0].followedBy[0]",
        found: '"A tube"',
        mend: "The code stamps has no sign for it: add one there, or mend its sign or mayBe.",
      },
    ]);
  });

  it("finds a code that points to a bin which the level leaves out", () => {
    expect(problems({ rules: { ...coded, bins: ["near", "far"] } })).toEqual([
      {
        path: "levels[0].rules.codes",
        found: '"strings"',
        mend: "Its sign tape points to shelf, which is not among the level's bins: add the bin.",
      },
    ]);
  });

  it("finds a question that hides the sign, and one that promises a sign without a code", () => {
    expect(problems({ rules: { ...coded, question: "{name}." } })).toEqual([
      {
        path: "levels[0].rules.question",
        found: '"{name}."',
        mend: "The level has codes, but nobody hears the sign: add {sign}.",
      },
    ]);
    expect(problems({ rules: { ...plain, question: "{name}, {sign}." }, items: [letter] })).toEqual([
      {
        path: "levels[0].rules.question",
        found: '"{name}, {sign}."',
        mend: "The level has no codes, so there is no {sign}: leave it out, or give rules.codes.",
      },
    ]);
  });

  it("finds a bin that has no contrast, neither its own nor a code's", () => {
    expect(problems({ rules: { ...plain, bins: ["near", "shelf"] }, items: [crate] })).toEqual([
      {
        path: "levels[0].rules.bins[1]",
        found: '"shelf"',
        mend: "The bin has nothing to say when a thing is wrong there: give it a contrast.",
      },
      {
        path: "levels[0].items[0].mishaps.far",
        found: '"far"',
        mend: "It is not among the level's bins. Choose one of: near, shelf.",
      },
    ]);
  });

  it("finds a preparation that the level cannot make", () => {
    expect(problems({ items: [{ ...crate, mishaps: undefined }] })).toEqual([
      {
        path: "levels[0].items[0].prepare",
        found: '"Nine pounds."',
        mend: "The level has no preparation: remove this, or give rules.prepare.",
      },
    ]);
  });

  it("finds nothing in a bin that advises, and a thing about which it would have nothing to say", () => {
    expect(problems({ content: withDesk, rules: atDesk, items: [bundle, barrel] })).toEqual([]);
    expect(problems({ content: withDesk, rules: atDesk, items: [{ ...bundle, details: [] }] })).toEqual([
      {
        path: "levels[0].items[0].details",
        found: "[]",
        mend: "The bin desk advises with what examining tells: give it a detail.",
      },
    ]);
  });

  it("finds a thing of danger that can be prepared, or that nobody would be stopped from touching", () => {
    const unguarded = structuredClone(withDesk);
    delete unguarded.preparations["weigh"]?.danger;
    const items = [{ ...barrel, prepare: crate.prepare }];
    expect(problems({ content: unguarded, rules: atDesk, items })).toEqual([
      {
        path: "levels[0].items[0].prepare",
        found: '"Nine pounds."',
        mend: "Nobody should touch a thing of danger: remove this, or the danger.",
      },
      {
        path: "levels[0].items[0].danger",
        found: "true",
        mend: "Whoever tries to touch it must be stopped: give the preparation weigh a danger.",
      },
    ]);
  });

  it("finds signs of one code that cannot be told apart, and a sign that points nowhere", () => {
    const muddled = changed(({ codes }) => {
      codes["strings"]?.signs.push({ id: "bow", text: "a bow", bin: "moon", why: "A bow means the moon." });
    });
    expect(problems({ content: muddled }).slice(0, 3)).toEqual([
      {
        path: "content.codes.strings.signs[3].bin",
        found: '"moon"',
        mend: "There is no such bin in content.bins. Choose one of: near, far, shelf.",
      },
      {
        path: "content.codes.strings.signs[3].id",
        found: '"bow"',
        mend: "Another sign of this code has this id: give each its own.",
      },
      {
        path: "content.codes.strings.signs[3].text",
        found: '"a bow"',
        mend: "Another sign of this code sounds the same: tell them apart.",
      },
    ]);
  });
});

describe("a sorting game's schema", () => {
  function messages(
    result:
      | ReturnType<typeof contentSchema.safeParse>
      | ReturnType<typeof itemSchema.safeParse>
      | ReturnType<typeof rulesSchema.safeParse>,
  ) {
    return result.error?.issues.map(({ path, message }) => [path.join("."), message]);
  }

  it("says what a question may name", () => {
    expect(messages(rulesSchema.safeParse({ ...coded, question: "{nmae} with {sign}." }))).toEqual([
      ["question", "Only {name} and {sign} can be filled in here"],
    ]);
  });

  it("says how short a label is, counting what is shown and not how it is spoken", () => {
    const wordy = changed(({ bins }) => {
      if (bins["far"] !== undefined) bins["far"].label = "Onto the very far plane";
      if (bins["near"] !== undefined) bins["near"].label = "The [St.|Saint] Ned cart";
    });
    expect(messages(contentSchema.safeParse(wordy))).toEqual([
      ["bins.far.label", "Say it in 4 words at most"],
    ]);
  });

  it("says that what comes of a wrong move begins with a sound and is short", () => {
    const told: SortItem = {
      ...crate,
      mishaps: { far: ["The plane sighs and sighs again."] },
      prepare: { text: "Nine pounds.", forgotten: [{ say: "Oh." }, { sound: "rewind" }] },
    };
    expect(messages(itemSchema.safeParse(told))).toEqual([
      ["prepare.forgotten", "Begin with a sound: it answers a press"],
      ["mishaps.far", "Begin with a sound: it answers a press"],
      ["mishaps.far", "Say it in 4 words at most"],
    ]);
    expect(messages(itemSchema.safeParse(crate))).toBeUndefined();
  });

  it("says how a phrase is written", () => {
    const shouted = changed(({ bins }) => {
      bins["far"]?.phrases.push("Far!");
    });
    expect(messages(contentSchema.safeParse(shouted))).toEqual([
      ["bins.far.phrases.1", 'Write it as it is said, in lower case: "hand wash"'],
    ]);
  });
});
