import { expect, it } from "vitest";
import { echo, heldByRival, mercy, wonBack } from "./chase.ts";
import { content, dealOf, eightPlusFive, filling, guests, heard } from "./example.ts";
import { begin } from "./play.ts";

const { fuel } = content;
if (fuel === undefined) throw new Error("the example burns something");
const chased = {
  ...content,
  fuel: {
    ...fuel,
    mercy: { below: 2, say: ["Here, a reed."] },
    echo: {
      call: "frog" as const,
      callWord: "croak",
      beat: "tick" as const,
      beatWord: "tick",
      answer: "goods-horn" as const,
      answerWord: "the toad",
      silence: "nothing",
      far: 4,
    },
  },
};
const deal = {
  ...dealOf({ ...filling, guests }, eightPlusFive, { stakes: { breath: 1 } }),
  content: chased,
};

it("is answered after as many beats as there is fuel, louder the nearer, and not from afar", () => {
  expect([0, 2, 9].map((left) => heard(echo(deal, left))[0])).toEqual([
    "♪ croak, the toad",
    "♪ croak, tick tick, the toad",
    "♪ croak, tick tick tick tick, nothing",
  ]);
  const levels = [1, 3].map((left) => {
    const [cue] = echo(deal, left);
    return cue?.type === "pattern" ? (cue.notes.at(-1)?.level ?? 0) : 0;
  });
  expect(levels[0]).toBeGreaterThan(levels[1] ?? 1);
  expect(echo({ ...deal, content }, 2)).toEqual([]);
});

it("beats in fives, and not at all where nothing counts", () => {
  const far = {
    ...deal,
    content: { ...chased, fuel: { ...chased.fuel, echo: { ...chased.fuel.echo, far: 25 } } },
  };
  expect(heard(echo(far, 7))).toEqual(["♪ croak, tick tick tick tick tick, tick tick, the toad"]);
  expect(echo({ ...far, rules: { ...far.rules, free: true } }, 7)).toEqual([]);
});

it("gives back whoever was taken last and is not aboard again", () => {
  const world = { ...deal.world, aboard: ["eel"], gone: ["newt", "eel"] };
  expect(heldByRival({ ...deal, world }, undefined)).toBe("newt");
  expect(heldByRival({ ...deal, world }, "newt")).toBeNull();
  expect(heard(wonBack(deal, "newt"))).toEqual(["The newt is back.", "♪ croak"]);
});

it("lets nobody set off with nothing", () => {
  const given = mercy(deal, begin(deal));
  expect([given.state.fuel, given.counts, heard(given.cues)[0]]).toEqual([
    2,
    { shoveled: 1 },
    "Here, a reed.",
  ]);
  expect(mercy(deal, given.state).cues).toEqual([]);
});
