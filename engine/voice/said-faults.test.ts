import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../move.ts";
import { confirm } from "./confirm.ts";
import { COMMAND_PHRASES, COMMANDS } from "./commands.ts";
import { commandSaidBy, faultsOfMoves, labelFault, phraseFault, sameSaid } from "./said-faults.ts";
import { understand } from "./understand.ts";

const bin = (id: string, button: Move["button"], label: string, ...phrases: string[]): Move => ({
  id,
  button,
  label,
  phrases,
});
const REPEAT = bin("repeat", "repeat", "Repeat", "repeat", "again");
const HINT = bin("hint", "hint", "Hint", "hint", "help me");
const PAUSE = bin("pause", "pause", "Pause", "pause", "menu");

const ALL = COMMANDS.flatMap((command) => COMMAND_PHRASES[command].map((phrase) => ({ command, phrase })));
/** Those that no game can take away. */
const KEPT = ALL.filter(({ phrase }) => commandSaidBy(phrase) !== undefined);

/** A game that means no good, or knows no better: its moves are called what commands are, or nearly so. */
const anyPhrase = fc.oneof(
  fc.constantFrom(...ALL.map(({ phrase }) => phrase)),
  fc
    .tuple(fc.constantFrom(...ALL.map(({ phrase }) => phrase)), fc.constantFrom("please", "now", "the", "it"))
    .map((words) => words.join(" ")),
  fc.constantFrom("yes", "no", "left", "right", "a", "c", "one", "ten", "<number>", "paws", "the barn"),
  fc.stringMatching(/^[a-z]{1,9}(?: [a-z]{1,9}){0,3}$/),
);
const anyMoves = fc
  .array(fc.record({ label: anyPhrase, phrases: fc.array(anyPhrase, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) =>
    all.map(({ label, phrases }, at): Move => ({
      id: `move-${at}`,
      button: (["left", "right", "up", "down", "select"] as const)[at],
      label,
      phrases,
      ...(phrases.includes("<number>") ? { slot: { from: 0, to: 100 } } : {}),
    })),
  );

function comesTo(words: string, moves: readonly Move[]): string {
  const understanding = understand([{ words, confidence: 0.9 }], moves);
  if (understanding.type === "command") return understanding.command;
  return understanding.type === "understood" ? understanding.action.move : understanding.type;
}

describe("what may be said", () => {
  it("keeps repeat, hint, pause, menu and quit for every game, and all their kin but those that give way", () => {
    const kept = ["repeat", "again", "hint", "help", "pause", "menu", "settings", "quit", "exit"];
    const yielding = ["stop", "wait", "go on", "louder", "goodbye", "how many coins do i have"];
    expect([...kept, ...yielding].filter((word) => commandSaidBy(word) !== undefined)).toEqual(kept);
    expect(KEPT.length).toBeGreaterThan(ALL.length / 2);
  });

  it("hears a command as that command in a game of any moves, whether or not REPEAT is among them", () => {
    fc.assert(
      fc.property(
        anyMoves,
        fc.constantFrom(...KEPT),
        fc.boolean(),
        (moves, { command, phrase }, isOffered) => {
          const all = isOffered ? [...moves, REPEAT, HINT, PAUSE] : moves;
          const same = command === "menu" || command === "pause" ? ["menu", "pause"] : [command];
          expect(same).toContain(comesTo(phrase, all));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("hears it so also where something was asked back, unless it answers that", () => {
    const question = { action: { move: "barn" }, readBack: "The barn" };
    fc.assert(
      fc.property(anyMoves, fc.constantFrom("menu", "quit", "hint", "settings"), (moves, phrase) => {
        const heard = confirm([{ words: phrase, confidence: 0.9 }], question, moves);
        expect(heard).toEqual({ type: "command", command: phrase });
      }),
    );
  });

  it("leaves the frame's own lists their names", () => {
    const entry = bin("entry-quit", undefined, "Stop playing", "stop playing", "quit");
    const heard = [{ words: "quit", confidence: 0.9 }];
    expect(understand(heard, [entry], true)).toMatchObject({ action: { move: "entry-quit" } });
    expect(understand(heard, [entry])).toEqual({ type: "command", command: "quit" });
  });
});

describe("what authors are told of moves", () => {
  it("finds nothing in moves that hold", () => {
    expect(
      faultsOfMoves([
        bin("send", "left", "Dark drum", "dark", "dark drum"),
        bin("stop", "select", "Whistle and go", "stop", "go"),
        {
          id: "say",
          label: "Say the number",
          phrases: ["<number>", "stop at <number>"],
          slot: { from: 0, to: 9 },
        },
        bin(
          "line-1",
          undefined,
          "Can I sit with you? I brought the menu.",
          "one",
          "sit with you",
          "the menu",
        ),
      ]),
    ).toEqual([]);
  });

  it("tells what is a command, also by its sound or by the label alone", () => {
    expect(phraseFault("quit")).toContain('"quit"');
    expect(phraseFault("paws")).toContain('"pause"');
    expect(labelFault("The menu")).toContain('"menu"');
    expect(phraseFault("stop")).toBeUndefined();
  });

  it("tells what cannot be said, or by nobody", () => {
    expect(labelFault("A label of five words")).toContain("4 words");
    expect(labelFault("🐮")).toContain("picture");
    expect(labelFault("…")).toContain("picture");
    expect(phraseFault("The Dark!")).toContain("lower case");
    expect(phraseFault("one two three four five six seven eight nine")).toContain("8 words");
    expect(phraseFault("")).toContain("lower case");
  });

  it("tells what is said for two, as it is heard", () => {
    const offered = [
      { label: "The barn", phrases: ["hay"] },
      { label: "The field", phrases: ["the hay", "field"] },
      { label: "Hay", phrases: [] },
    ];
    expect(sameSaid(offered)).toEqual([
      { what: "the hay", at: 1, other: 0 },
      { what: "hay", at: 2, other: 0 },
    ]);
  });

  it("tells of a turn's moves which of them are at odds", () => {
    const faults = faultsOfMoves([
      bin("repeat", "left", "Owl", "owl"),
      bin("hush", "hint", "Hush", "hush"),
      bin("cow", "left", "Cow", "menu", "owl"),
      { id: "mute", label: "Mute", phrases: [] },
    ]);
    expect(faults.map(({ what }) => what)).toEqual(["left", "repeat", "hush", "menu", "mute", "owl"]);
    expect(faultsOfMoves([]).map(({ what }) => what)).toEqual(["no move"]);
  });

  it("finds whatever takes a command away", () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        const told = new Set(faultsOfMoves(moves).map(({ what }) => what));
        const taking = moves
          .filter(({ button }) => button !== undefined)
          .flatMap(({ label, phrases }) => [label, ...phrases])
          .filter((said) => commandSaidBy(said) !== undefined);
        expect(taking.filter((said) => !told.has(said))).toEqual([]);
      }),
    );
  });
});
