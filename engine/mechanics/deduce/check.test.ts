import { describe, expect, it } from "vitest";
import type { Problem } from "../../definition/problem.ts";
import { check } from "./check.ts";
import { content, GUESTS, rules } from "./fixture.ts";
import { contentSchema, type Candidate, type Content, type Item, type Rules } from "./schema.ts";

/** What is wrong with the fixture after one level got these items and rules. */
function checkItems(
  items: readonly Omit<Item, "id">[],
  changes: Partial<Rules> = {},
  bank: Content = content,
): Problem[] {
  const level = {
    rules: { ...rules, ...changes },
    items: items.map((item, index) => ({ id: `case-${index}`, ...item })),
  };
  return check({ content: bank, sets: [{ path: "levels[0]", ...level }] });
}

/** The fixture with one candidate changed. */
function withCandidate(id: string, changes: Partial<Candidate>): Content {
  return {
    ...content,
    groups: content.groups.map((group) => ({
      ...group,
      candidates: group.candidates.map((candidate) =>
        candidate.id === id ? { ...candidate, ...changes } : candidate,
      ),
    })),
  };
}

function checkCandidate(id: string, changes: Partial<Candidate>): Problem[] {
  return check({ content: withCandidate(id, changes), sets: [{ path: "levels[0]", rules }] });
}

const HAMMER = "content.groups[0].candidates[0]";

describe("check", () => {
  it("finds nothing in the fixture, in any of its kinds", () => {
    const theories = [
      { text: "The others rhyme.", fits: ["dog"] },
      { text: "The others breathe.", fits: ["hat"] },
    ];
    expect(
      checkItems([
        { culprits: ["hammer"] },
        { culprits: ["sea"] },
        { culprits: ["dog", "hat"], suspects: GUESTS, clues: theories },
      ]),
    ).toEqual([]);
  });

  describe("the bank", () => {
    it("a clue that says the word, in whatever form", () => {
      expect(checkCandidate("hammer", { clues: ["He hammers all day."] })).toEqual([
        {
          path: `${HAMMER}.clues[0]`,
          found: '"He hammers all day."',
          mend: "It says the word hammer itself: say it in other words.",
        },
      ]);
    });

    it("an alibi that says the word", () => {
      expect(checkCandidate("saw", { alibi: "I am a saw." })).toEqual([
        {
          path: "content.groups[0].candidates[2].alibi",
          found: '"I am a saw."',
          mend: "It says the word saw itself: say it in other words.",
        },
      ]);
    });

    it("a clue that fits nobody known, and one that fits its own word", () => {
      const clues = [{ text: "It is loud.", fits: ["dril", "hammer"] }, "It drives nails."];
      expect(checkCandidate("hammer", { clues })).toEqual([
        {
          path: `${HAMMER}.clues[0].fits[0]`,
          found: '"dril"',
          mend: "No such candidate can be a suspect here. Choose one of: drill, saw, brush.",
        },
        {
          path: `${HAMMER}.clues[0].fits[1]`,
          found: '"hammer"',
          mend: "A clue always fits its own word: name only others here.",
        },
        {
          path: `${HAMMER}.clues[0]`,
          found: '"It is loud."',
          mend: "drill has the same clue: put drill into fits.",
        },
      ]);
    });

    it("clues that never decide", () => {
      const clues = [
        { text: "It helps at home.", fits: ["saw", "drill"] },
        { text: "It is hard.", fits: ["drill"] },
      ];
      expect(checkCandidate("hammer", { clues })).toEqual([
        {
          path: `${HAMMER}.clues`,
          found: '"drill"',
          mend: "All these clues together fit drill too: add one that fits only hammer.",
        },
      ]);
    });

    it("one id twice, and one name twice in a group", () => {
      expect(checkCandidate("bat", { id: "hat", name: "hat" })).toEqual([
        {
          path: "content.groups[2].candidates[1].name",
          found: '"hat"',
          mend: "Another of its group has this name: nobody could tell them apart.",
        },
        {
          path: "content.groups[2].candidates[2].id",
          found: '"hat"',
          mend: "Another candidate has this id: give each its own.",
        },
        {
          path: "content.groups[2].candidates[2].name",
          found: '"hat"',
          mend: "Another of its group has this name: nobody could tell them apart.",
        },
      ]);
    });

    it("a property that a probe has no reading for, or that is not there", () => {
      expect(checkCandidate("sea", { properties: { water: "lots" } })).toEqual([
        {
          path: "content.groups[1].candidates[1].properties.water",
          found: '"lots"',
          mend: "The probe water has no reading for it. Choose one of: none, much.",
        },
        {
          path: "content.groups[1].candidates[1].properties.heat",
          found: "nothing",
          mend: "The probe heat has no reading for it. Choose one of: hot, cold.",
        },
      ]);
    });
  });

  describe("a level", () => {
    it("more suspects than voices", () => {
      expect(checkItems([], { suspects: 5 })).toEqual([
        {
          path: "levels[0].rules.suspects",
          found: "5",
          mend: "There are voices for 4 suspects: add seats, or ask for fewer suspects.",
        },
      ]);
    });

    it("nobody innocent, and a reason for two culprits", () => {
      expect(checkItems([], { suspects: 2, culprits: 2, reason: true })).toEqual([
        { path: "levels[0].rules.culprits", found: "2", mend: "Leave at least one suspect innocent." },
        {
          path: "levels[0].rules.reason",
          found: "true",
          mend: "A reason is a clue that fits one culprit only: set it to false, or ask for one culprit.",
        },
      ]);
    });

    it("probes to choose from, and no way out of their list", () => {
      const { back: _back, ...moves } = content.moves;
      expect(checkItems([], { clues: "chosen" }, { ...content, moves })).toEqual([
        {
          path: "levels[0].rules.clues",
          found: '"chosen"',
          mend: "Say how the player leaves the list of probes: give content.moves.back, or set it to in-order.",
        },
      ]);
    });

    it("titles that do not go with the number of clues, told once", () => {
      expect(
        checkItems([{ culprits: ["hammer"] }, { culprits: ["saw"] }], { clueTitles: ["Group", "Use"] }),
      ).toEqual([
        {
          path: "levels[0].rules.clueTitles",
          found: '["Group","Use"]',
          mend: "Give 3 titles: case-0 has so many clues. All cases of a level have the same number.",
        },
      ]);
    });

    it("faults of a bank are found in the bank", () => {
      const items = [{ id: "pair", culprits: ["hammer"] }];
      const bank = { path: "banks[0]", rules: { ...rules, culprits: 2 }, items };
      expect(check({ content, sets: [bank] })).toEqual([
        {
          path: "banks[0].items[0].culprits",
          found: '["hammer"]',
          mend: "Name 2: the rules ask for so many.",
        },
      ]);
    });
  });

  describe("an item", () => {
    const PATH = "levels[0].items[0]";

    it.each<[string, Omit<Item, "id">, Partial<Rules>, Problem]>([
      [
        "names nobody known",
        { culprits: ["hamer"] },
        {},
        {
          path: `${PATH}.culprits[0]`,
          found: '"hamer"',
          mend: "No such candidate in content.groups. Did you mean hammer, hat, saw?",
        },
      ],
      [
        "has a group that is too small",
        { culprits: ["hammer"] },
        { suspects: 5 },
        {
          path: `${PATH}.culprits`,
          found: '["hammer"]',
          mend: "Their group tools has 4 candidates, the rules ask for 5 suspects: add some.",
        },
      ],
      [
        "has culprits of two groups",
        { culprits: ["hammer", "cat"], clues: ["Both."] },
        { culprits: 2 },
        {
          path: `${PATH}.culprits`,
          found: '["hammer","cat"]',
          mend: "They are of different groups: list the item's suspects, or choose of one group.",
        },
      ],
      [
        "has several right answers and lets its suspects be drawn",
        { culprits: ["dog", "hat"], clues: ["Both."] },
        {},
        {
          path: `${PATH}.suspects`,
          found: "nothing",
          mend: "With several right answers the suspects are not drawn: list the item's suspects.",
        },
      ],
      [
        "leaves the culprit out of its suspects",
        { culprits: ["dog"], suspects: ["cat", "hat", "bat", "saw"] },
        {},
        {
          path: `${PATH}.suspects`,
          found: '["cat","hat","bat","saw"]',
          mend: "Put the culprit dog among the suspects.",
        },
      ],
      [
        "lists a suspect twice",
        { culprits: ["dog"], suspects: ["cat", "cat", "bat", "dog"] },
        {},
        {
          path: `${PATH}.suspects`,
          found: '["cat","cat","bat","dog"]',
          mend: "Name 4 different suspects: the rules ask for so many.",
        },
      ],
      [
        "lists suspects and too few culprits",
        { culprits: ["dog"], suspects: GUESTS },
        { culprits: 2 },
        { path: `${PATH}.culprits`, found: '["dog"]', mend: "Name 2: the rules ask for so many." },
      ],
      [
        "makes everybody a culprit",
        { culprits: ["cat", "hat"], suspects: ["cat", "hat"] },
        { suspects: 2 },
        { path: `${PATH}.culprits`, found: '["cat","hat"]', mend: "Leave at least one suspect innocent." },
      ],
      [
        "has two culprits and no clues of its own",
        { culprits: ["hammer", "saw"] },
        { culprits: 2 },
        {
          path: `${PATH}.clues`,
          found: "nothing",
          mend: "Give the item clues: a candidate's own clues tell of one culprit only.",
        },
      ],
      [
        "has a culprit of whom nothing tells",
        { culprits: ["dog"] },
        {},
        {
          path: `${PATH}.clues`,
          found: "nothing",
          mend: "Nothing tells of the culprit: give the candidate clues or properties that probes read, or the item clues.",
        },
      ],
      [
        "has joint clues that fit another too",
        { culprits: ["hammer", "drill"], clues: [{ text: "Both build.", fits: ["saw"] }] },
        { culprits: 2 },
        {
          path: `${PATH}.clues`,
          found: '"saw"',
          mend: "All these clues together fit saw too: add one that fits only hammer and drill.",
        },
      ],
      [
        "has a clue that says one of its culprits",
        { culprits: ["hammer", "drill"], clues: ["Not a brush, but a drill."] },
        { culprits: 2 },
        {
          path: `${PATH}.clues[0]`,
          found: '"Not a brush, but a drill."',
          mend: "It says the word drill itself: say it in other words.",
        },
      ],
      [
        "asks probes about a suspect that is not in the table",
        { culprits: ["sea"], suspects: ["sea", "ice", "dry", "cat"] },
        {},
        {
          path: `${PATH}.suspects`,
          found: '["cat"]',
          mend: "The probes cannot read these: give them properties, or choose others.",
        },
      ],
    ])("%s", (_fault, item, changes, problem) => {
      const found = checkItems([item], changes).filter(({ path }) => path.startsWith(PATH));
      expect(found).toEqual([problem]);
    });

    it("that no probe can tell from another suspect", () => {
      const twins = withCandidate("ice", { properties: { water: "much", heat: "hot" } });
      expect(checkItems([{ culprits: ["sea"] }], {}, twins)).toEqual([
        {
          path: `${PATH}.culprits`,
          found: '["sea"]',
          mend: "No probe can tell sea from ice: change a value of one, or add a probe.",
        },
      ]);
    });

    it("with several right answers, a clue that points nowhere, and an answer without a clue", () => {
      const clues = [
        { text: "Two of them rhyme.", fits: ["dog", "cat"] },
        { text: "The others rhyme.", fits: ["dog"] },
      ];
      expect(checkItems([{ culprits: ["dog", "hat"], suspects: GUESTS, clues }])).toEqual([
        {
          path: `${PATH}.clues[0]`,
          found: '{"text":"Two of them rhyme.","fits":["dog","cat"]}',
          mend: "With several right answers, let a clue fit one of them only, or all suspects.",
        },
        {
          path: `${PATH}.clues`,
          found: '"hat"',
          mend: "No clue points to hat: add one, or leave it out of the culprits.",
        },
      ]);
    });
  });
});

describe("the schema", () => {
  const messages = (changes: object): [string, string][] => {
    const parsed = contentSchema.safeParse({ ...content, ...changes });
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
  };

  it("takes the fixture", () => {
    expect(messages({})).toEqual([]);
  });

  it("refuses a place that nobody fills, and says which ones are filled", () => {
    expect(
      messages({ lines: { ...content.lines, silent: "{who} is silent.", freeClue: "Free, {name}." } }),
    ).toEqual([
      ["lines.silent", "Only {name} can be filled in here: mend or remove the others"],
      ["lines.freeClue", "Nothing is filled in here: mend or remove the others"],
    ]);
  });

  it("refuses capitals in what a voice may say", () => {
    const recap = { label: "Recap", phrases: ["Recap"] };
    expect(messages({ moves: { ...content.moves, recap } })).toEqual([
      ["moves.recap.phrases.0", "Write what a voice may say in lower case"],
    ]);
  });
});
