/** Faults that are put into a whole game, each with the rule that must find it and the place where it must be found. */
import type { Path } from "./rule.ts";
import { rules } from "./rules.ts";

/** A definition as JSON has it. */
// eslint-disable-next-line typescript/no-explicit-any -- faults are put in anywhere, also where no type allows them
type Json = any;

export interface Fault {
  readonly rule: string;
  /** Changes the definition, and says where. */
  readonly put: (game: Json) => Path;
}

const HOW: Path = ["levels", 0, "chapter", 1, "how", 0];

/** Where a bad text of a rule is put that is about texts of one kind. */
const PLACES: Readonly<Record<string, Path>> = {
  safety: ["tryAtHome", 0],
  "unknown-phrases": ["content", "bins", "drums", "phrases", 0],
};

function set(game: Json, path: Path, value: unknown): Path {
  const at = path.slice(0, -1).reduce<Json>((inner, step) => inner[step], game);
  at[path.at(-1) ?? ""] = value;
  return path;
}

/** Each bad example of a rule about texts. */
const inTexts: readonly Fault[] = rules.flatMap(({ id, bad, inText }) =>
  inText === undefined
    ? []
    : bad.map((text): Fault => ({ rule: id, put: (game) => set(game, PLACES[id] ?? HOW, text) })),
);

const FIRST_THING: Path = ["levels", 0, "items", 0, "things", 0];
const OPTIONS: Path = ["levels", 0, "chapter", 1];

function choice(game: Json, ...options: readonly object[]): Path {
  const chapter = game.levels[0].chapter as Json[];
  chapter.splice(1, 0, { type: "choose", id: "way", ask: ["Which one first?"], options });
  return OPTIONS;
}

function fault(rule: string, put: Fault["put"]): Fault {
  return { rule, put };
}

const BANK = { id: "spare", difficulty: 0, skill: "struck-or-plucked", rules: {}, items: [] as Json[] };

const inParts: readonly Fault[] = [
  {
    rule: "not-meant",
    put: (game) => set(game, ["voices", "ghost"], { name: "Ghost", pitch: 1, rate: 1 }),
  },
  {
    rule: "not-meant",
    put: (game) => set(game, ["keepsakes", "drum"], { name: "A drum", lines: ["Your own drum."] }),
  },
  {
    rule: "not-meant",
    put: (game) => set(game, ["tallies", "misses"], { ...game.tallies.solved, counts: "missed" }),
  },
  fault("not-meant", (game) => set(game, ["stakes", "luck"], game.stakes.band)),
  fault("not-meant", (game) => {
    const { rules: own, items } = game.levels[0];
    game.banks = [{ ...BANK, rules: own, items: [{ ...items[0], id: "crate-nine" }] }];
    return ["banks", 0];
  }),
  fault("not-meant", (game) => {
    game.levels[0].chapter[1].items = ["crate-one", "crate-two"];
    return ["levels", 0, "items", 2];
  }),
  fault("not-meant", (game) => {
    const band = { from: 60 };
    game.levels[0].chapter[0].if = { stakes: { band } };
    return ["levels", 0, "chapter", 0, "if", "stakes", "band"];
  }),
  fault("not-meant", (game) => {
    game.stakes.band.stretches.push({ from: 60, layers: {}, say: "So many." });
    return ["stakes", "band", "stretches", game.stakes.band.stretches.length - 1, "from"];
  }),
  fault("spoken-length", (game) => set(game, HOW, "and a drum ".repeat(140).trim())),
  fault("speakable", (game) => set(game, HOW, "Left is the string shelf, Right the drum shelf 🇺🇸")),
  fault("speakable", (game) => set(game, HOW, "Left is the string shelf, Right the drum shelf 🎉")),
  fault("not-meant", (game) => set(game, ["levels", 0, "learned"], "fay: to hear what is plucked")),
  fault("not-meant", (game) =>
    set(game, ["content", "bins", "attic"], { ...game.content.bins.drums, phrases: ["attic"] }),
  ),
  fault("not-meant", (game) => set(game, ["content", "bins", "drums", "landed"], ["Thump. It sits."])),
  fault("not-meant", (game) => set(game, ["content", "bins", "strings", "contrast"], ["Try the drums."])),
  fault("not-meant", (game) => set(game, ["levels", 0, "items", 1, "draw", "bins", "drums"], 12)),
  fault("homophones", (game) => [
    ...choice(game, { id: "a", label: "The pear" }, { id: "b", label: "The pair" }),
    "options",
    1,
    "label",
  ]),
  fault("homophones", (game) => [
    ...choice(game, { id: "a", label: "The flour bag" }, { id: "b", label: "The flower bag" }),
    "options",
    1,
    "label",
  ]),
  fault("homophones", (game) => [
    ...choice(game, { id: "a", label: "The hair brush" }, { id: "b", label: "The hare brush" }),
    "options",
    1,
    "label",
  ]),
  fault("homophones", (game) => [
    ...choice(
      game,
      { id: "a", label: "By the sea" },
      { id: "b", label: "A hill" },
      { id: "c", label: "Buy the see" },
    ),
    "options",
    2,
    "label",
  ]),
  fault("not-meant", (game) => {
    game.banks = [
      { ...BANK, rules: game.levels[0].rules, items: [{ ...game.levels[0].items[0], id: "spare-one" }] },
    ];
    return ["banks", 0];
  }),
  fault("not-meant", (game) => {
    game.keepsakes.whistle = { name: "A whistle", lines: [{ sound: "whistle" }] };
    return ["keepsakes", "whistle"];
  }),
  fault("not-meant", (game) => {
    game.tallies.tries = { ...game.tallies.solved };
    return ["tallies", "tries"];
  }),
  fault("not-meant", (game) => {
    game.levels[0].chapter[2].if = { stakes: { band: { from: 9 } } };
    return ["levels", 0, "chapter", 2, "if", "stakes", "band"];
  }),
  fault("sounds-alike", (game) => {
    game.soundsToLearn.push({ name: "Another guitar", sound: "guitar" });
    return ["soundsToLearn", 2, "name"];
  }),
  fault("sounds-alike", (game) => {
    game.soundsToLearn.push({ name: "A higher snare", sound: "snare", pitch: 1 });
    return ["soundsToLearn", 2, "name"];
  }),
  fault("sounds-alike", (game) => {
    game.soundsToLearn.push({ name: "A faster snare", sound: "snare", rate: 1.1 });
    return ["soundsToLearn", 2, "name"];
  }),
  fault("missing-sounds", (game) =>
    set(game, ["levels", 0, "chapter", 0, "lines"], ["Crates came for the band."]),
  ),
  fault("missing-sounds", (game) => set(game, ["keepsakes", "bell", "lines"], ["Your own bell."])),
  fault("missing-sounds", (game) => {
    const { rises: _rises, falls: _falls, stretches, ...stake } = game.stakes.band;
    return set(game, ["stakes", "band"], {
      ...stake,
      stretches: stretches.map((stretch: Json) => ({ ...stretch, layers: {} })),
    });
  }),
  fault("level-gaps", (game) => secondLevel(game, 2.5)),
  fault("level-gaps", (game) => secondLevel(game, -2.5)),
  fault("level-gaps", (game) => set(game, ["levels", 0, "chapter", 1, "turns"], 9)),
  ...["found", "caught", "bars"].map((counts) =>
    fault("idle-tallies", (game) => {
      game.tallies.solved.counts = counts;
      return ["levels", 0, "tallies", 0];
    }),
  ),
  fault("duplicates", (game) => {
    game.content.words.smooth.push("Just wood and skin.");
    return ["content", "words", "smooth", 2];
  }),
  fault("duplicates", (game) => {
    game.tryAtHome.push("tap a spoon and a pillow. Which one rings?");
    return ["tryAtHome", 2];
  }),
  fault("duplicates", (game) => {
    game.levels[0].items.push({ ...game.levels[0].items[1], id: "crate-four" });
    return ["levels", 0, "items", 3];
  }),
  ...["guitar", "harp", "bongo"].map((thing) =>
    fault("variants", (game) => {
      manyTurns(game);
      return ["content", "things", thing, "why", 0];
    }),
  ),
  ...["It belongs on the string shelf.", "Would the string shelf like it?", "String shelf, of course."].map(
    (line) => fault("answer-given", (game) => set(game, [...FIRST_THING, "hint", 0], line)),
  ),
  fault("hints", (game) => sameHints(game, "Listen once more.")),
  fault("hints", (game) => sameHints(game, "Does it ring on?")),
  fault("hints", (game) => sameHints(game, "Think of the band.")),
];

function secondLevel(game: Json, difficulty: number): Path {
  const [first] = game.levels;
  const items = first.items.map((item: Json) => ({ ...item, id: `${item.id}-more` }));
  game.levels.push({ ...first, id: "second-crate", name: "The second crate", difficulty, items });
  return ["levels", 1, "difficulty"];
}

function manyTurns(game: Json): void {
  const [level] = game.levels;
  const draw = {
    from: ["guitar", "banjo", "harp", "snare", "bongo", "djembe"],
    bins: { strings: 3, drums: 3 },
  };
  level.items = Array.from({ length: 6 }, (_, number) => ({ id: `crate-${number}`, draw }));
  level.items.forEach((item: Json, number: number) => {
    item.draw = { ...draw, bins: { strings: 3 - (number % 2), drums: 3 - (number % 3) } };
  });
  level.chapter[1].turns = 6;
}

/** Where a thing has no hint of its own, the second help has nothing else to say. */
function sameHints(game: Json, line: string): Path {
  game.content.words.listen = line;
  for (const thing of game.levels[0].items[0].things) delete thing.hint;
  return ["content", "words", "listen"];
}

export const faults: readonly Fault[] = [...inTexts, ...inParts];
