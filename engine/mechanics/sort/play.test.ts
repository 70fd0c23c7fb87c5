import { describe, expect, it } from "vitest";
import { say, sound } from "../../cue.ts";
import type { SortState } from "./schema.ts";
import { deskDealOf, barrel, bundle, crate, dealOf, letter, parcel, plain, sack } from "./example.ts";
import { apply, begin, best } from "./play.ts";
import type { SortDeal } from "./signs.ts";

const start = begin();
const fresh: SortState = { at: 0, misses: 0, refused: [], examined: 0, prepared: false, earned: 0 };

function play(deal: SortDeal, ...moves: string[]) {
  const steps = [];
  let state = start;
  for (const move of moves) {
    const step = apply(deal, state, { move });
    steps.push(step);
    state = step.state;
  }
  return steps;
}

function outcomes(deal: SortDeal, ...moves: string[]) {
  return play(deal, ...moves).map(({ outcome }) => outcome);
}

describe("sending", () => {
  it("lands in the right bin with its own sound, from its side, in its voice", () => {
    expect(play(dealOf(parcel), "send-near")).toEqual([
      {
        state: { ...fresh, earned: 1 },
        cues: [
          sound("drop-machine", { side: -1 }),
          say("Near. Thanks.", "object", { side: -1, voice: "ned" }),
        ],
        outcome: { type: "solved", credit: 1 },
      },
    ]);
  });

  it("tells a thing's own reason rather than the bin's word", () => {
    expect(play(dealOf(letter, plain), "send-far")[0]?.cues).toEqual([
      sound("zip", { side: 1 }),
      sound("spin", { side: 1 }),
      say("Letters fly.", "context"),
    ]);
  });

  it("says a reason of safety however few words are wanted", () => {
    const parts = [letter, { ...letter, safety: true as const }].map((item) =>
      play(dealOf(item, plain), "send-far").flatMap(({ cues }) => cues.filter((cue) => cue.type === "say")),
    );
    expect(parts).toEqual([[say("Letters fly.", "context")], [say("Letters fly.")]]);
  });

  it("bounces back from a wrong bin's side with the contrast", () => {
    expect(play(dealOf(parcel), "send-far")).toEqual([
      {
        state: { ...fresh, misses: 1, refused: ["far"] },
        cues: [sound("bounce", { side: 1 }), say("Far ones only.", "object", { side: 1 })],
        outcome: { type: "missed" },
      },
    ]);
  });

  it("lets the code speak for a bin without a contrast", () => {
    expect(play(dealOf(parcel), "send-shelf")[0]?.cues).toEqual([
      sound("bounce", { side: 0 }),
      say("Tape means shelf.", "object", { side: 0 }),
    ]);
  });

  it("explains the sign once it has been missed", () => {
    expect(play(dealOf(parcel), "send-far", "send-near")[1]?.cues).toEqual([
      sound("drop-machine", { side: -1 }),
      say("A knot means near.", "context"),
    ]);
  });

  it("halves the credit with every miss", () => {
    const missed = { type: "missed" };
    expect(outcomes(dealOf(parcel), "send-far", "send-near")).toEqual([
      missed,
      { type: "solved", credit: 0.5 },
    ]);
    expect(outcomes(dealOf(parcel), "send-far", "send-shelf", "send-near")).toEqual([
      missed,
      missed,
      { type: "solved", credit: 0.25 },
    ]);
  });

  it("plays a thing's own comedy at the first miss, in place of the bounce, and always its own contrast", () => {
    const [first, second] = play(dealOf(crate, plain), "send-far", "send-far");
    const contrast = say("Too heavy to fly.", "object", { side: 1 });
    expect(first?.cues).toEqual([
      sound("rewind", { side: 1 }),
      say("The plane sighs.", "context", { side: 1 }),
      contrast,
    ]);
    expect(second?.cues).toEqual([sound("bounce", { side: 1 }), contrast]);
  });

  it("acts a bin's comedy out in about every third miss, in place of the bounce", () => {
    const contrast = say("Near ones only.", "object", { side: -1, voice: "ned" });
    const comedy = [
      sound("cart", { side: -1 }),
      say("Around the block again.", "context", { side: -1 }),
      contrast,
    ];
    const heard = Array.from(
      { length: 300 },
      (_, seed) => play(dealOf(letter, plain, seed), "send-near")[0]?.cues,
    );
    const [acted, bounced] = [
      heard.filter((cues) => cues?.length === 3),
      heard.filter((cues) => cues?.length === 2),
    ];
    expect(acted.length).toBeGreaterThan(70);
    expect(acted.length).toBeLessThan(130);
    expect(acted).toEqual(acted.map(() => comedy));
    expect(bounced).toEqual(bounced.map(() => [sound("bounce", { side: -1 }), contrast]));
  });

  it("leaves the bin's comedies out where the thing has a contrast of its own", () => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const stubborn = { ...letter, contrast: "Much too light." };
    const heard = seeds.map((seed) => play(dealOf(stubborn, plain, seed), "send-near")[0]?.cues[0]);
    expect(heard).toEqual(seeds.map(() => sound("bounce", { side: -1 })));
  });
});

describe("preparing", () => {
  it("finds what there is to find, then the thing can be sent", () => {
    expect(play(dealOf(crate, plain), "prepare", "send-near")).toEqual([
      {
        state: { ...fresh, prepared: true },
        cues: [sound("dial-click"), sound("bump"), say("Nine pounds.")],
        outcome: { type: "going" },
      },
      {
        state: { ...fresh, prepared: true, earned: 1 },
        cues: [
          sound("drop-machine", { side: -1 }),
          say("Near. Thanks.", "object", { side: -1, voice: "ned" }),
        ],
        outcome: { type: "solved", credit: 1 },
      },
    ]);
  });

  it("has its consequence, in place of the bounce, if it was forgotten, even in the right bin", () => {
    expect(play(dealOf(crate, plain), "send-near")).toEqual([
      {
        state: { ...fresh, misses: 1 },
        cues: [sound("rewind", { side: -1 }), say("The cart tips over.", "object", { side: -1 })],
        outcome: { type: "missed" },
      },
    ]);
  });

  it("says what it has done already when it comes twice", () => {
    const [, again] = play(dealOf(crate, plain), "prepare", "prepare");
    expect(again?.cues).toEqual([sound("dial-click"), say("Weighed already.")]);
  });

  it("does nothing to a thing that has nothing to prepare, and costs nothing there", () => {
    const [needless] = play(dealOf(letter, plain), "prepare");
    expect(needless).toEqual({
      state: fresh,
      cues: [sound("nothing"), say("No scale for it.")],
      outcome: { type: "going" },
    });
    expect(outcomes(dealOf(letter, plain), "prepare", "prepare", "send-far")).toEqual([
      { type: "going" },
      { type: "going" },
      { type: "solved", credit: 1 },
    ]);
  });
});

describe("a thing of danger", () => {
  it("must not be touched: that is a miss, and nothing is prepared by it", () => {
    expect(play(deskDealOf(barrel), "prepare")).toEqual([
      {
        state: { ...fresh, misses: 1 },
        cues: [sound("almost"), say("Step back.")],
        outcome: { type: "missed" },
      },
    ]);
  });

  it("is worth its credit where it was left alone, and half of it after a touch", () => {
    expect(outcomes(deskDealOf(barrel), "send-desk")).toEqual([{ type: "solved", credit: 1 }]);
    expect(outcomes(deskDealOf(barrel), "prepare", "send-desk").at(-1)).toEqual({
      type: "solved",
      credit: 0.5,
    });
  });
});

describe("a bin that advises", () => {
  const advice = (text: string) => say(text, "object", { side: 1, voice: "dee" });

  it("answers whoever need not have asked with what examining tells next, again and again", () => {
    const steps = play(deskDealOf(bundle), "send-desk", "send-desk", "send-desk");
    expect(steps.map(({ cues }) => cues)).toEqual([
      [sound("help", { side: 1 }), advice("Good question. Heavy.")],
      [sound("help", { side: 1 }), sound("tick"), advice("Good question. It ticks.")],
      [sound("help", { side: 1 }), advice("Good question. Heavy.")],
    ]);
    expect(steps.map(({ state }) => state)).toEqual(
      [1, 2, 1].map((examined) => ({ ...fresh, examined, refused: ["desk"] })),
    );
  });

  it("goes on where examining has stopped", () => {
    const steps = play(deskDealOf(bundle), "examine", "send-desk");
    expect(steps.at(-1)?.cues.at(-1)).toEqual(advice("Good question. It ticks."));
  });

  it("costs nothing and is no miss", () => {
    expect(outcomes(deskDealOf(bundle), "send-desk", "send-desk", "send-near")).toEqual([
      { type: "going" },
      { type: "going" },
      { type: "solved", credit: 1 },
    ]);
  });

  it("is the one way for what must be asked about", () => {
    expect(outcomes(deskDealOf(barrel), "send-near", "send-shelf", "send-desk")).toEqual([
      { type: "missed" },
      { type: "missed" },
      { type: "solved", credit: 0.25 },
    ]);
  });
});

describe("examining", () => {
  it("tells one thing more each time, the code last, and then begins again", () => {
    const steps = play(dealOf(parcel), "examine", "examine", "examine", "examine", "examine");
    expect(steps.map(({ cues }) => cues)).toEqual([
      [sound("pocket"), say("Heavy.")],
      [sound("tick"), say("It ticks.")],
      [sound("pocket"), say("Knot: near. Bow: far. Tape: shelf.")],
      [sound("nothing"), say("Nothing more.")],
      [sound("pocket"), say("Heavy.")],
    ]);
  });

  it("costs nothing", () => {
    expect(outcomes(dealOf(parcel), "examine", "examine", "send-near").at(-1)).toEqual({
      type: "solved",
      credit: 1,
    });
  });
});

describe("several things in one turn", () => {
  it("brings the next one as soon as the last has landed, and starts afresh with it", () => {
    expect(play(dealOf(sack), "examine", "send-far", "send-near")[2]).toEqual({
      state: { ...fresh, at: 1, earned: 0.5 },
      cues: [
        sound("drop-machine", { side: -1 }),
        say("A knot means near.", "context"),
        sound("rustle"),
        say("2 of 3.", "context"),
        say("A card with a bow."),
      ],
      outcome: { type: "advanced" },
    });
  });

  it("leaves out the bin's word while more are coming", () => {
    expect(play(dealOf(sack), "send-near")[0]?.cues.slice(0, 2)).toEqual([
      sound("drop-machine", { side: -1 }),
      sound("rustle"),
    ]);
  });

  it("gives the mean of their credits", () => {
    expect(outcomes(dealOf(sack), "send-far", "send-near", "send-far", "send-shelf").at(-1)).toEqual({
      type: "solved",
      credit: 2.5 / 3,
    });
  });
});

describe("the solver", () => {
  it("prepares what must be prepared, then sends", () => {
    expect(best(dealOf(crate, plain), start)).toEqual({ move: "prepare" });
    expect(best(dealOf(crate, plain), { ...start, prepared: true })).toEqual({ move: "send-near" });
    expect(best(dealOf(letter, plain), start)).toEqual({ move: "send-far" });
  });
});
