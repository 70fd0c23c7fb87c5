import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { createRandom } from "../../random.ts";
import { content, dealOf, filling, guests, heard } from "./example.ts";
import { generate } from "./generate.ts";
import { best, helped, hint } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import type { DialItem, DialState } from "./schema.ts";
import { leaveWorld } from "./world.ts";

const rules = { ...filling, guests, supply: 2, gather: { offers: 3, size: { from: 1, to: 4 } } };
/** From 2 to 7: the second and the third fill it. */
const item: DialItem = {
  id: "2-4-2-3-7",
  ways: [{ task: { type: "plus", addends: [2, 5] }, start: 2 }],
  offers: [
    { size: 4, guest: "newt", pays: 3 },
    { size: 2, guest: "eel", pays: 1 },
    { size: 3, pays: 2 },
  ],
};
const deal = dealOf(rules, item, { stakes: { breath: 5 } });

function play(...ids: string[]) {
  const all: Record<string, number> = {};
  let state: DialState = begin(deal);
  let cues: readonly Cue[] = [];
  let outcome: unknown;
  for (const move of ids) {
    const step = apply(deal, state, { move });
    ({ state, cues, outcome } = step);
    for (const [name, count] of Object.entries(step.counts ?? {})) all[name] = (all[name] ?? 0) + count;
  }
  return { state, heard: heard(cues), outcome, all };
}

describe("a bridge", () => {
  it("says what it holds, and lets one group after the other be heard", () => {
    expect(heard(open(deal, begin(deal)).cues)).toEqual([
      "♪ chuff",
      "It holds 7.",
      "♪ frog",
      "The newt: 3 flies.",
      "♪ from the right: tick tick tick tick",
    ]);
    expect(moves(deal, begin(deal)).map(({ button }) => button)).toEqual(["right", "left", "select"]);
    expect(play("leave").heard).toEqual([
      "♪ tick",
      "The newt stays.",
      "4 breaths.",
      "♪ frog",
      "The eel: 1 fly.",
      "♪ from the right: tick tick",
    ]);
  });

  it("plays all that wait before the first, and again when asked, where that is the rule", () => {
    const ahead = dealOf({ ...rules, gather: { ...rules.gather, ahead: true } }, item);
    const all = ["♪ from the right: tick tick", "rest", "♪ from the right: tick tick tick", "rest"];
    const state = begin(ahead);
    expect(heard(open(ahead, state).cues).slice(1, 8)).toEqual([
      "It holds 7.",
      "♪ from the right: tick tick tick tick",
      "rest",
      ...all,
    ]);
    const next = apply(ahead, state, { move: "leave" }).state;
    expect(heard(where(ahead, next).cues).slice(0, 5)).toEqual(["It holds 7.", ...all]);
  });

  it("groans under what was taken, never says how many, and plays them again when asked", () => {
    const { state, heard: told } = play("leave", "take");
    expect(told).toEqual([
      "♪ lever-pull",
      "♪ tick tick",
      "♪ rail",
      "♪ the bridge creaks a little",
      "Somebody: 2 flies.",
      "♪ from the right: tick tick tick",
    ]);
    expect(heard(where(deal, state).cues)).toEqual([
      "It holds 7.",
      "♪ tick tick",
      "Somebody: 2 flies.",
      "♪ from the right: tick tick tick",
      "Take it?",
    ]);
  });

  it("that is exactly full pays double", () => {
    const { outcome, all, state } = play("leave", "take", "take", "go");
    expect(outcome).toEqual({ type: "solved", credit: 1 });
    expect(all).toEqual({ burned: 1, shoveled: 3, full: 1, taken: 2, joined: 2, paid: 6 });
    expect(leaveWorld(deal, state)).toMatchObject({ at: 7, aboard: ["eel"], gone: [] });
  });

  it("pays and brings fuel only when it is full, where that has a pay of its own", () => {
    const paying = dealOf({ ...rules, gather: { ...rules.gather, pays: 8 } }, item, {
      stakes: { breath: 5 },
    });
    const cross = (...ids: string[]) =>
      ids.reduce<ReturnType<typeof apply>>(
        (step, move) => apply(paying, step.state, { move }),
        apply(paying, begin(paying), { move: "leave" }),
      ).counts;
    expect(cross("take", "take", "go")).toMatchObject({ paid: 8, shoveled: 3 });
    const short = cross("take", "leave", "go");
    expect([short?.["paid"], short?.["shoveled"]]).toEqual([undefined, undefined]);
  });

  it("is crossed by the player alone, and never before anybody was offered", () => {
    const early = play("go");
    expect([early.outcome, early.heard.slice(0, 2)]).toEqual([
      { type: "going" },
      ["♪ lever-pull", "Not yet."],
    ]);
    const last = play("leave", "leave", "leave");
    expect(moves(deal, last.state).map(({ id }) => id)).toEqual(["go"]);
    expect(last.heard.at(-1)).toBe("Nobody else.");
    expect(heard(where(deal, last.state).cues).at(-1)).toBe("Nobody else.");
  });

  it("lets waiting burn fuel", () => {
    const burning = { ...deal, stakes: { breath: 3 } };
    expect(apply(burning, begin(burning), { move: "leave" })).toMatchObject({
      state: { fuel: 2 },
      counts: { burned: 1 },
    });
  });

  it("can be crossed with less", () => {
    const { outcome, all } = play("take", "go");
    expect([outcome, all["paid"]]).toEqual([{ type: "solved", credit: 0.6 }, 3]);
  });

  it("breaks under too many, and whoever was too many is fished out elsewhere", () => {
    const { outcome, all, heard: told, state } = play("take", "take");
    expect(outcome).toEqual({ type: "solved", credit: 0 });
    expect(all).toEqual({ broke: 1, burned: 2 });
    expect(told.slice(-2)).toEqual(["♪ splash", "8 is more than 7. The eel is wet."]);
    expect(leaveWorld(deal, state)).toMatchObject({ at: 7, aboard: [], gone: ["eel"] });
  });

  it("is solved by what fills it, and helped with by what stands on it", () => {
    expect([best(deal, begin(deal)).move, best(deal, play("leave").state).move]).toEqual(["leave", "take"]);
    const after = play("leave", "take").state;
    expect(([1, 2, 3] as const).map((strength) => heard(hint(deal, after, strength))[0])).toEqual([
      "It holds 7.",
      "4 of 7.",
      "Try Right: take.",
    ]);
  });

  it("can always be filled, whatever is drawn", () => {
    for (let seed = 0; seed < 100; seed++) {
      const drawn = dealOf(rules, generate(content, rules, createRandom(seed)));
      let state = begin(drawn);
      for (let step = 0; step < 10; step++) {
        const next = apply(drawn, state, best(drawn, state));
        state = next.state;
        if (next.outcome.type === "solved") {
          expect(next.outcome.credit).toBe(1);
          break;
        }
      }
      expect(state.arrived).toBe(true);
    }
  });
});

describe("a bridge whose words tell of prices", () => {
  const gather = content.gather ?? expect.fail("no words");
  const told = {
    ...content,
    helpCosts: { gather: "The next one costs." },
    gather: { ...gather, would: "{sum}: {limit}.", shown: "Shown: {value}." },
  };
  const priced = (breath: number) => ({ ...dealOf(rules, item, { stakes: { breath } }), content: told });

  it("lets who has no fuel wait for nothing, so that it always can be filled", () => {
    const dry = priced(0);
    const { state, counts, outcome } = apply(dry, begin(dry), { move: "leave" });
    expect([state.offer, state.pushed, counts, outcome]).toEqual([1, false, {}, { type: "advanced" }]);
    expect(best(dry, begin(dry)).move).toBe("leave");
  });

  it("says what would have filled it, where it broke or was not full", () => {
    const rich = priced(5);
    const last = (...ids: string[]) =>
      ids.reduce<ReturnType<typeof apply>>((step, move) => apply(rich, step.state, { move }), {
        state: begin(rich),
        cues: [],
        outcome: { type: "going" },
      });
    expect(heard(last("take", "take").cues)).toContain("2 and 2 and 3: 7.");
    expect(heard(last("take", "go").cues)).toContain("2 and 2 and 3: 7.");
    expect(heard(last("leave", "take", "take", "go").cues)).not.toContain("2 and 2 and 3: 7.");
  });

  it("says what the hint that gives the move costs before it is given, and pays once after it", () => {
    const rich = priced(5);
    expect(([1, 2, 3] as const).map((strength) => heard(hint(rich, begin(rich), strength)).at(-1))).toEqual([
      heard(hint(deal, begin(deal), 1))[0],
      "The next one costs.",
      heard(hint(deal, begin(deal), 3))[0],
    ]);
    let state = helped(rich, begin(rich), 3);
    for (const move of ["leave", "take", "take"]) ({ state } = apply(rich, state, { move }));
    const { cues, counts } = apply(rich, state, { move: "go" });
    expect([heard(cues).includes("Shown: 7."), counts?.["paid"]]).toEqual([true, 3]);
  });
});
