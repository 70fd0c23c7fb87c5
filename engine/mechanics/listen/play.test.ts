import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Step } from "../contract.ts";
import { dealOf, rules, stateOf } from "./example.ts";
import { listen } from "./index.ts";
import type { ListenState } from "./state.ts";

const deal = dealOf();

function make(state: ListenState, ...moves: readonly string[]): Step<ListenState> {
  const [first = "listen", ...others] = moves;
  return others.reduce(
    (step, move) => listen.apply(deal, step.state, { move }),
    listen.apply(deal, state, { move: first }),
  );
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

describe("when one answers", () => {
  const state = stateOf("boils");

  it("is right once it can be heard", () => {
    const step = make(state, "listen", "do-off");
    expect(step).toMatchObject({ outcome: { type: "solved", credit: 1 }, counts: { sharp: 1, judged: 1 } });
    expect(heard(step.cues)).toEqual(["You heard it.", "It bubbled: it boiled.", "Steam.", "Tea!"]);
  });

  it("is luck before, and late after", () => {
    expect(make(state, "do-off")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { lucky: 1, judged: 1 },
    });
    expect(make(state, "listen", "listen", "do-off")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { late: 1, judged: 1 },
    });
  });

  it("is never wrong to play it safe, and never worth all of it", () => {
    expect(make(state, "fallback")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { safe: 1, judged: 1 },
    });
  });

  it("ends with what came of it where the sounds spoke against it", () => {
    expect(make(state, "do-wait")).toMatchObject({
      outcome: { type: "solved", credit: 0 },
      counts: { mistook: 1, judged: 1 },
    });
  });
});

it("counts nothing in practice", () => {
  const practice = dealOf({ item: { ...deal.item, practice: true } });
  expect(listen.apply(practice, stateOf("boils"), { move: "do-wait" })).not.toHaveProperty("counts");
});

describe("a hazard", () => {
  const state = stateOf("alarm");

  it("is told again alone, and ends nothing", () => {
    const step = make(state, "do-wait");
    expect(step).toMatchObject({ state: { moment: 1, misses: 1 }, outcome: { type: "missed" } });
    expect(heard(step.cues)).toContain("[three beeps, alone]");
    expect(make(step.state, "do-off")).toMatchObject({ outcome: { type: "solved", credit: 0.5 } });
  });
});

describe("listening on", () => {
  it("has an end, and costs nothing there", () => {
    const state = stateOf("alarm");
    const step = make(state, "listen", "listen");
    expect(step.counts).toBeUndefined();
    expect(heard(step.cues)).toEqual(["That's all there is to hear. Decide now."]);
    expect(listen.moves(deal, step.state).filter(({ priced }) => priced !== undefined)).toEqual([]);
  });
});

describe("where the responses are places", () => {
  it("says them by the arrows and listens on by Select", () => {
    const places = dealOf({ rules: { ...rules, places: true } });
    const buttons = listen.moves(places, stateOf("boils")).map(({ id, button }) => [id, button]);
    expect(buttons).toEqual([
      ["do-wait", "left"],
      ["do-off", "right"],
      ["listen", "select"],
      ["fallback", "down"],
    ]);
  });
});

describe("help", () => {
  it("leads on while it cannot be known, and to the move when it can", () => {
    const state = stateOf("boils");
    expect(heard(listen.help(deal, state).move ?? [])).toEqual(["I'd listen on first."]);
    const { state: next } = make(state, "listen");
    expect(heard(listen.help(deal, next).two ?? [])).toEqual(["It's one of two: Let it be, or Turn it off."]);
    expect(heard(listen.help(deal, next).move ?? [])).toEqual(["I'd go with: Turn it off."]);
  });

  it("leaves no sharp answer once it has named two", () => {
    const { state } = make(stateOf("boils"), "listen");
    const aided = listen.helped?.(deal, state, "two") ?? state;
    expect(make(aided, "do-off")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { mended: 1, judged: 1 },
    });
  });
});

it("does not draw the same fate again at once", () => {
  const left = listen.leave?.(deal, stateOf("boils")) ?? { lately: [] };
  const drawn = [1, 2, 3, 4, 5].map((seed) => listen.begin(dealOf({ seed, world: left })).fate);
  expect(new Set(drawn)).toEqual(new Set(["alarm"]));
});

it("tells of names that mean nothing, and of fates in which nothing is right", () => {
  const faulty = {
    ...rules,
    fates: { boils: { ...rules.fates["boils"], moments: [], worth: { of: 1 as const }, why: "?" } },
  };
  const paths = listen.check?.({ content: deal.content, sets: [{ path: "levels[0]", rules: faulty }] });
  expect(paths?.map(({ path }) => path)).toEqual([
    "levels[0].rules.fates.boils.worth[0]",
    "levels[0].rules.fates.boils.worth",
  ]);
});
