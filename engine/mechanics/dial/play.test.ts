import { describe, expect, it } from "vitest";
import type { Step } from "../contract.ts";
import { content, dealOf, eightPlusFive, filling, guests, heard, leaping } from "./example.ts";
import { best, helped, hint, reveal } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import type { DialDeal, DialItem, DialState } from "./schema.ts";
import { leaveWorld, perform } from "./world.ts";

const plus = (...addends: number[]) => ({ type: "plus" as const, addends });
const twoStarts: DialItem = {
  id: "4+9",
  ways: [
    { task: plus(4, 9), start: 4, guest: "newt", pays: 2 },
    { task: plus(4, 9), start: 9, guest: "newt", pays: 2 },
  ],
};
const twoLoads: DialItem = {
  id: "8+3-8+9",
  ways: [
    { task: plus(8, 3), start: 8, guest: "newt", pays: 1 },
    { task: plus(8, 9), start: 8, guest: "eel", pays: 4 },
  ],
};

function play(
  deal: DialDeal,
  ...ids: readonly (string | number)[]
): Step<DialState> & { readonly all: Record<string, number> } {
  const all: Record<string, number> = {};
  let step: Step<DialState> = { state: begin(deal), cues: [], outcome: { type: "going" } };
  for (const id of ids) {
    step = apply(deal, step.state, typeof id === "number" ? { move: "say-whole", value: id } : { move: id });
    for (const [name, count] of Object.entries(step.counts ?? {})) all[name] = (all[name] ?? 0) + count;
  }
  return { ...step, all };
}

describe("a turn with one way", () => {
  const deal = dealOf(filling, eightPlusFive);

  it("asks, and is driven by jumps that ring and say where one is", () => {
    expect(heard(open(deal, begin(deal)).cues)).toEqual(["♪ chuff", "♪ rail", "8 plus 5?"]);
    expect(heard(play(deal, "fill").cues)).toEqual(["♪ plop", "♪ rail", "10."]);
    expect(heard(where(deal, play(deal, "fill").state).cues)).toEqual([
      "8 plus 5?",
      "♪ rail",
      "10 pads so far.",
    ]);
  });

  it("calls the fewest jumps so, and tells a shorter way to who took more", () => {
    expect(heard(play(deal, "fill", "hop", "hop", "hop", "stop").cues)).toEqual([
      "♪ whistle",
      "13 in 4 hops, the fewest.",
    ]);
    expect(heard(play(deal, "hop", "hop", "hop", "hop", "hop", "stop").cues)).toEqual([
      "♪ station-bell",
      "13 in 5 hops; 4 hops would do: 1 fill, 3 hops.",
    ]);
  });

  it("tells too low from too high, and takes credit for it", () => {
    expect(heard(play(deal, "hop", "stop").cues)).toEqual([
      "♪ glide-up",
      "9 is 4 pads low.",
      "8 needs 2 to make 10.",
    ]);
    const { outcome, cues } = play(deal, "stop", "fill", "hop", "hop", "hop", "stop");
    expect([outcome, heard(cues)]).toEqual([{ type: "solved", credit: 0.6 }, ["♪ station-bell", "13 now."]]);
  });

  it("drives by itself to a number that is said and right, and stays for a wrong one", () => {
    expect(heard(play(deal, 13).cues)).toEqual([
      "♪ lever-pull",
      "♪ boom, tick, tick, tick",
      "♪ whistle",
      "13, straight away: 1 fill, 3 hops.",
    ]);
    const wrong = play(deal, 14);
    expect([wrong.state.at, heard(wrong.cues).at(-1)]).toEqual([8, "Still at 8."]);
  });

  it("is not advised to go the way that it has just gone", () => {
    expect(heard(play(deal, "hop", "back", 13).cues)).toEqual([
      "♪ lever-pull",
      "♪ boom, tick, tick, tick",
      "♪ station-bell",
      "13 now.",
    ]);
    expect(heard(play(deal, "hop", "back", 14, 13).cues).at(-1)).toBe("13 now.");
  });

  it("pays once where a hint has told the way", () => {
    const told = helped(deal, begin(deal), 3);
    let state = told;
    for (const move of ["fill", "hop", "hop", "hop"]) state = apply(deal, state, { move }).state;
    expect(heard(apply(deal, state, { move: "stop" }).cues)).toEqual([
      "♪ station-bell",
      "13, as it was told.",
    ]);
    expect(helped(deal, begin(deal), 2).advised).toBe(false);
  });

  it("ends a ride that never stops", () => {
    const wandering = Array.from({ length: 31 }, (_, index) => (index % 2 === 0 ? "hop" : "back"));
    expect(play(deal, ...wandering).outcome).toEqual({ type: "missed" });
  });

  it("does not leave the track", () => {
    expect(heard(play(deal, "empty", "empty").cues)).toEqual(["♪ nothing", "No pad before 0."]);
  });
});

describe("a choice", () => {
  const rules = { ...filling, guests, pick: "start" as const, heard: "last" as const };

  it("of a start plays one number and says the other, from their sides", () => {
    const deal = dealOf(rules, twoStarts);
    expect(heard(open(deal, begin(deal)).cues)).toEqual([
      "♪ chuff",
      "♪ frog",
      "The newt: 2 flies.",
      "Left pond: 4.",
      "Right pond:",
      "♪ from the right: tick tick tick tick tick, tick tick tick tick",
      "Which pond?",
    ]);
    expect(moves(deal, begin(deal)).map(({ id, button }) => [id, button])).toEqual([
      ["pick-left", "left"],
      ["pick-right", "right"],
    ]);
  });

  it("of one of three starts has the others heard again", () => {
    const sum = plus(4, 9, 6);
    const ways = [4, 9, 6].map((start) => ({ task: sum, start }));
    const deal = dealOf(rules, { id: "4+9+6", ways });
    expect(heard(play(deal, "pick-up").cues).slice(-2)).toEqual([
      "4.",
      "♪ from the right: tick tick tick tick tick, tick",
    ]);
  });

  it("of a start that was not the best is told, and is not express", () => {
    const deal = dealOf({ ...rules, buttons: { up: "hop", down: "back" } }, twoStarts);
    const { cues, all } = play(deal, "pick-left", ...Array<string>(9).fill("hop"), "stop");
    expect(heard(cues).slice(0, 2)).toEqual(["♪ station-bell", "13 in 9 hops; 4 hops from 9."]);
    expect(all).toMatchObject({ paid: 2, joined: 1 });
    const other = play(deal, "pick-right", ...Array<string>(4).fill("hop"), "stop");
    expect(other.all).toMatchObject({ paid: 4, joined: 1, express: 1 });
  });

  it("of a load leaves the start and changes what is asked", () => {
    const deal = dealOf({ ...rules, pick: "load" }, twoLoads);
    expect(heard(open(deal, begin(deal)).cues)).toEqual([
      "♪ chuff",
      "From 8 pads.",
      "Left.",
      "♪ frog",
      "The newt: 1 fly.",
      "♪ from the left: tick tick tick",
      "Right.",
      "♪ frog",
      "The eel: 4 flies.",
      "♪ from the right: tick tick tick tick tick, tick tick tick tick",
      "Who?",
    ]);
    const { state, cues } = play(deal, "pick-right", "fill", "fill", "back", "back", "back", "stop");
    expect(heard(cues)).toEqual([
      "♪ whistle",
      "17 in 5 hops, the fewest.",
      "♪ gulp gulp gulp gulp gulp gulp gulp gulp",
      "Twice 4: 8 flies.",
      "The eel joins.",
      "♪ croak",
    ]);
    expect(leaveWorld(deal, state)).toEqual({ at: 17, aboard: ["eel"], gone: [], fuel: null });
  });

  it("is helped with: the idea, what one costs, and then which", () => {
    const deal = dealOf({ ...rules, buttons: { up: "hop", down: "back" } }, twoStarts);
    expect(([1, 2, 3] as const).flatMap((strength) => heard(hint(deal, begin(deal), strength)))).toEqual([
      "One is quicker.",
      "Left pond: 9 hops.",
      "Try Right: right pond.",
    ]);
  });
});

describe("fuel", () => {
  const rules = { ...filling, guests, supply: 2 };
  const item: DialItem = { id: "8+5", ways: [{ task: plus(8, 5), start: 8, guest: "newt", pays: 3 }] };
  const withBreath = (breath: number) => dealOf(rules, item, { stakes: { breath } });

  it("is burned by jumps and by wrong stops, and comes back on arrival", () => {
    expect(play(withBreath(9), "hop", "stop", "fill", "hop", "hop", "hop", "stop").all).toEqual({
      jumps: 5,
      burned: 7,
      shoveled: 2,
      joined: 1,
      paid: 3,
    });
  });

  it("that is out lets somebody push, once, for a price", () => {
    const deal = withBreath(1);
    expect(heard(play(deal, "fill", "hop").cues)).toEqual([
      "♪ couple-one",
      "♪ rail",
      "A toad carries you.",
      "11 pads so far.",
    ]);
    const { all, cues, state } = play(deal, "fill", "hop", "hop", "hop", "stop");
    expect(all).toEqual({ jumps: 4, burned: 1, pushed: 1, shoveled: 5 });
    expect(heard(cues)).toEqual([
      "♪ station-bell",
      "13, carried.",
      "4 hops it takes; there were 1 breath.",
      "♪ a breath: thud thud thud thud thud",
      "The newt stays with the toad.",
    ]);
    expect(leaveWorld(deal, state)).toEqual({ at: 13, aboard: [], gone: ["newt"], fuel: 5 });
  });

  it("is burned jump by jump by who says the number, too", () => {
    expect(play(withBreath(4), 13).all).toMatchObject({ jumps: 4, burned: 4, paid: 6 });
    const { all, state } = play(withBreath(2), 13);
    expect(state.pushed).toBe(true);
    expect(all).toEqual({ jumps: 4, burned: 2, pushed: 1, shoveled: 5 });
  });

  it("comes with a right first stop alone, where the game says so", () => {
    const { fuel } = content;
    if (fuel === undefined) throw new Error("the example has lost its fuel");
    const strict = dealOf(rules, item, {
      content: { ...content, fuel: { ...fuel, none: ["None this time."] } },
      stakes: { breath: 9 },
    });
    expect(play(strict, "fill", "hop", "hop", "hop", "stop").all).toMatchObject({ shoveled: 3 });
    const late = play(strict, "fill", "stop", "hop", "hop", "hop", "stop");
    expect(late.all["shoveled"]).toBeUndefined();
    expect(heard(late.cues)).toContain("None this time.");
  });

  it("is rung at the end, after everybody has played", () => {
    const world = { at: 13, aboard: ["newt", "eel"], gone: [], fuel: 3 };
    expect(heard(perform(withBreath(1).content, rules, world))).toEqual([
      "♪ croak, croak",
      "♪ bells, higher and higher: ding ding ding",
    ]);
  });
});

describe("a rival", () => {
  const rules = { ...filling, supply: 2 };
  const deal = (errs: boolean) =>
    dealOf(rules, eightPlusFive, { stakes: { breath: 5 }, rival: { errs }, seed: 3 });

  it("drives and claims: what was driven is heard, what was claimed is said", () => {
    const right = deal(false);
    expect(heard(open(right, begin(right)).cues)).toEqual([
      "♪ chuff",
      "Toad: 8 plus 5?",
      "♪ rail",
      "♪ boom, tick, tick, tick",
      "13!",
    ]);
  });

  it("is believed", () => {
    expect(play(deal(false), "accept")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      all: { shoveled: 2 },
    });
    expect(play(deal(true), "accept")).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      all: { burned: 2 },
    });
  });

  it("errs by as much as the game says", () => {
    const { rival } = content;
    if (rival === undefined) throw new Error("the example has lost its rival");
    const wide = { ...deal(true), content: { ...content, rival: { ...rival, slips: [3] } } };
    expect(heard(open(wide, begin(wide)).cues).at(-1)).toBe("16!");
  });

  it("has her jumps recounted after a wrong verdict", () => {
    expect(heard(play(deal(false), "challenge").cues).at(-1)).toBe("8: 10, 11, 12, 13.");
  });

  it("is challenged, and mended from where the mistake has led", () => {
    expect(play(deal(false), "challenge")).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      all: { burned: 2 },
    });
    const errs = deal(true);
    const caught = play(errs, "challenge");
    expect(caught.outcome).toEqual({ type: "advanced" });
    // Where she stopped is heard last, and help begins there.
    const stands = `${caught.state.at} pads so far.`;
    expect(heard(caught.cues).at(-1)).toBe(stands);
    expect(heard(hint(errs, caught.state, 1))[0]).toBe(stands);
    const next = best(errs, caught.state).move;
    expect(play(errs, "challenge", next, "stop")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      all: { caught: 1, shoveled: 4 },
    });
  });
});

describe("a quiet ride", () => {
  it("says no number after a jump, and plays the jumps again when asked where one is", () => {
    const deal = dealOf(
      { ...leaping, quiet: true },
      { id: "12+11", ways: [{ task: plus(12, 11), start: 12 }] },
    );
    expect(heard(play(deal, "leap").cues)).toEqual(["♪ couple-ten", "♪ rail"]);
    expect(heard(where(deal, play(deal, "leap", "hop").state).cues)).toEqual([
      "12 plus 11?",
      "From 12 pads.",
      "♪ couple-ten",
      "♪ couple-one",
    ]);
  });
});

describe("a quiet train taken over from a rival", () => {
  const deal = dealOf(
    { ...leaping, quiet: true },
    { id: "12+11", ways: [{ task: plus(12, 11), start: 12 }] },
    {
      rival: { voice: "toad", errs: true },
    },
  );

  it("is told from where she stopped", () => {
    const caught = play(deal, "challenge");
    const stands = `From ${caught.state.at} pads.`;
    expect(heard(where(deal, caught.state).cues).at(-1)).toBe(`${caught.state.at} pads so far.`);
    const next = best(deal, caught.state).move;
    expect(heard(where(deal, play(deal, "challenge", next).state).cues)).toContain(stands);
  });
});

describe("help on the way", () => {
  it("begins where the player is, and turns round who went past", () => {
    const deal = dealOf(filling, eightPlusFive);
    const at = (...ids: string[]) =>
      ([1, 2, 3] as const).map((strength) => heard(hint(deal, play(deal, ...ids).state, strength))[0]);
    expect(at()).toEqual([
      "Fill the ten with some of 5.",
      "8 needs 2 to make 10.",
      "Try Right: fill the ten.",
    ]);
    expect(at("fill")).toEqual([
      "Count on from 10.",
      "Start at 10. Count 3 more.",
      "Try Up 3 times: hop on.",
    ]);
    expect(at("fill", "fill")).toEqual([
      "8 needs 2 to make 10.",
      "20 is too far. Down: hop back.",
      "Try Down 7 times: hop back.",
    ]);
    const far = dealOf(
      leaping,
      { id: "12+17", ways: [{ task: plus(12, 17), start: 12 }] },
      { stakes: { breath: 9 } },
    );
    const beyond = { ...begin(far), at: 38 };
    expect(heard(hint(far, beyond, 3))).toEqual(["Try Left: leap back."]);
    const missed = { ...begin(deal), misses: 2 };
    expect(([2, 1] as const).map((strength) => heard(hint(deal, missed, strength)))).toEqual([
      ["Fill the ten with some of 5.", "8 needs 2 to make 10."],
      ["Try Right: fill the ten."],
    ]);
    expect(helped(deal, missed, 1).advised).toBe(true);
    expect(heard(reveal(deal, begin(deal)))).toEqual([
      "8 needs 2 to make 10.",
      "5 is 2 and 3.",
      "10 and 3 make 13.",
      "♪ rail",
    ]);
  });
});

describe("a game with words for the first try and for going on", () => {
  const fuel = content.fuel ?? expect.fail("no words");
  const words = {
    ...content,
    goesOn: "On from {value}.",
    answers: { ...content.answers, free: "{value} in {jumps}." },
    fuel: { ...fuel, burns: { sound: "fire-flare" as const, caption: "a breath" } },
  };
  const at = (rules: DialDeal["rules"], item: DialItem) =>
    dealOf(rules, item, { content: words, stakes: { breath: 9 } });

  it("lets each jump that burns be heard to", () => {
    expect(heard(play(at(filling, eightPlusFive), "fill").cues)).toEqual([
      "♪ plop",
      "♪ a breath",
      "♪ rail",
      "10.",
    ]);
    expect(heard(play(at({ ...filling, free: true }, eightPlusFive), "fill").cues)).not.toContain(
      "♪ a breath",
    );
  });

  it("calls nothing an express where nothing burns", () => {
    const free = at({ ...filling, free: true }, eightPlusFive);
    const { cues, all } = play(free, "fill", "hop", "hop", "hop", "stop");
    expect([heard(cues), all["express"]]).toEqual([["♪ station-bell", "13 in 4 hops."], undefined]);
    expect(heard(play(free, 13).cues).at(-1)).toBe("13 in 4 hops.");
  });

  it("says that one goes on where the turn before has ended", () => {
    const runs = at({ ...filling, pick: "load", runsOn: true }, twoLoads);
    expect(heard(open({ ...runs, world: { ...runs.world, at: 8 } }, begin(runs)).cues)).toContain(
      "On from 8.",
    );
    expect(heard(open({ ...runs, world: { ...runs.world, at: 3 } }, begin(runs)).cues)).toContain(
      "From 8 pads.",
    );
  });
});
