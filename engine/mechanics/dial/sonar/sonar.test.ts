import { describe, expect, it } from "vitest";
import { createRandom } from "../../../random.ts";
import { bareDeal } from "../../kit/deal.ts";
import { targetOf } from "../asks.ts";
import { slideOf } from "../deal.ts";
import { heard } from "../example.ts";
import { dial } from "../index.ts";
import { rulesSchema, type DialDeal, type DialRules, type DialState } from "../schema.ts";
import { stated } from "../usual.ts";
import { contentSchema, type StatedContent } from "../words.ts";

/** The smallest game with a sonar. */
const content: StatedContent = {
  unit: { one: "foot", many: "feet" },
  tasks: { less: { forms: { chest: { ask: "From {part} to: {whole}" } } } },
  jumps: {
    deeper: {
      change: { by: 1 },
      label: "Deeper",
      phrases: ["deeper"],
      way: { one: "foot", many: "feet" },
      sound: "dial-click",
    },
    higher: {
      change: { by: -1 },
      label: "Higher",
      phrases: ["higher"],
      way: { one: "foot back", many: "feet back" },
      sound: "dial-click",
    },
  },
  sonar: {},
};
const rules: DialRules = {
  range: { from: 0, to: 20 },
  buttons: { down: "deeper", up: "higher" },
  tellStart: false,
  heard: "last",
  sonar: { reach: 3 },
  tasks: [
    {
      type: "less",
      form: "chest",
      whole: { from: 12, to: 20 },
      part: { from: 3, to: 8 },
      left: { from: 5, to: 12 },
      pays: 2,
    },
  ],
};
const item = {
  id: "chest12-8",
  ways: [{ task: { type: "less" as const, form: "chest", whole: 13, part: 8 }, start: 0, pays: 2 }],
};

function dealOf(own: Partial<DialRules> = {}, more: Partial<DialDeal> = {}): DialDeal {
  const all = { ...rules, ...own };
  return {
    ...bareDeal({ content: stated(content), rules: all, item, seed: 3, actSeed: 0 }),
    world: { at: 0, aboard: [], gone: [], fuel: null },
    ...more,
  };
}

function play(deal: DialDeal, ...moves: readonly (string | number)[]) {
  let state = dial.begin(deal);
  let last = { cues: [] as readonly string[], counts: {}, credit: undefined as number | undefined, type: "" };
  for (const move of moves) {
    const action = typeof move === "number" ? { move: "say-whole", value: move } : { move };
    const step = dial.apply(deal, state, action);
    state = step.state;
    const { outcome } = step;
    last = {
      cues: heard(step.cues),
      counts: step.counts ?? {},
      credit: outcome.type === "solved" ? outcome.credit : undefined,
      type: outcome.type,
    };
  }
  return { state, ...last };
}

describe("a dial with a sonar", () => {
  it("needs no words but those of its questions and moves", () => {
    expect(contentSchema.safeParse(content).success).toBe(true);
    expect(rulesSchema.safeParse(rules).success).toBe(true);
    expect(dial.check?.({ content, sets: [{ path: "levels[0]", rules }] })).toEqual([]);
  });

  it("asks before a number counts, and pays who is sure and right", () => {
    const asked = play(dealOf(), 5);
    expect(asked).toMatchObject({ type: "going", state: { phase: "sure", at: 5 } });
    expect(play(dealOf(), 5, "grab")).toMatchObject({ counts: { clean: 1, paid: 2 }, credit: 1 });
  });

  it("answers a ping by a pip for each step within its reach, and beyond it by the way alone", () => {
    expect(play(dealOf(), 3, "ping").cues.join()).toContain("pip pip, falling");
    expect(play(dealOf(), 6, "ping").cues.join()).toContain("pip climbing");
    const far = play(dealOf(), 14, "ping");
    expect(far.cues.join()).toContain("climbing");
    expect(far.cues.join()).not.toContain("pip");
    expect(far.counts).toEqual({ pings: 1 });
  });

  it("lets a number be set anew before it counts", () => {
    expect(play(dealOf(), 4, "deeper", "stop", "grab").credit).toBe(1);
  });

  it("gives one fix after an echo or a miss, and is over then", () => {
    expect(play(dealOf(), 4, "ping", 5)).toMatchObject({ counts: { paid: 2 }, credit: 0.6 });
    expect(play(dealOf(), 4, "grab")).toMatchObject({ type: "missed", counts: { clangs: 1 } });
    expect(play(dealOf(), 4, "grab", 5)).toMatchObject({ counts: { paid: 2 }, credit: 0.6 });
    const lost = play(dealOf(), 4, "ping", 6);
    expect(lost).toMatchObject({ counts: { clangs: 1 }, credit: 0 });
    expect(lost.cues.at(-1)).toBe("2 and 3 make 5.");
  });

  it("lets a voice take a number back, without an echo", () => {
    const back = play(dealOf(), 4, "cancel");
    expect(back).toMatchObject({
      type: "going",
      counts: {},
      state: { phase: "drive", pingedAt: null, at: 4 },
    });
    expect(play(dealOf(), 4, "cancel", 5, "grab").credit).toBe(1);
    const { moves } = dial;
    const no = moves(dealOf(), play(dealOf(), 4).state).find(({ phrases }) => phrases.includes("no"));
    expect(no?.id).toBe("cancel");
  });

  it("says once that the one try has no echo, where it could have had one", () => {
    expect(play(dealOf(), 4, "ping").cues.at(-1)).toBe("One try now, and no ping.");
    expect(play(dealOf(), 5, "ping").cues.at(-1)).toBe("This is it.");
    expect(play(dealOf(), 4, "grab").cues.at(-1)).toBe("One try now, and no ping.");
    const silent = dealOf({ sonar: { reach: 3, silent: true } });
    expect(play(silent, 4).cues.at(-1)).toBe("One more try.");
  });

  it("tells from where and by how much an answer had moved, and no hint leads back there", () => {
    const deal = dealOf({ sonar: { reach: 3, drift: 3 } });
    const slid = slideOf(deal);
    const last = play(deal, 5, "grab", 5).cues.at(-1);
    const feet = Math.abs(slid) === 1 ? "1 foot" : `${Math.abs(slid)} feet`;
    const now = 5 + slid === 1 ? "1 foot" : `${5 + slid} feet`;
    expect(last).toBe(
      `13 take away 8 is 5. It moved ${slid > 0 ? "on" : "back"} from 5 feet by ${feet}, to ${now}.`,
    );
    const { state } = play(deal, 5, "grab");
    expect(dial.help(deal, state)).toEqual({ move: [expect.objectContaining({ type: "family" })] });
    expect(heard(dial.help(deal, state).move ?? [])).toEqual([
      "It moved by up to 3 feet. You know which way.",
    ]);
  });

  it("asks nothing where no echo can be had", () => {
    expect(play(dealOf({ sonar: { reach: 3, silent: true } }), 5).credit).toBe(1);
  });

  it("stays beyond reach of sums where the answer has moved, and the solver asks", () => {
    const deal = dealOf({ sonar: { reach: 3, drift: 3 } });
    expect(slideOf(deal)).not.toBe(0);
    let state: DialState = dial.begin(deal);
    expect(targetOf(deal, state)).toBe(5 + slideOf(deal));
    const made: string[] = [];
    for (let press = 0; press < 30 && !state.arrived; press++) {
      const action = dial.best(deal, state);
      made.push(action.move);
      const step = dial.apply(deal, state, action);
      state = step.state;
      if (state.arrived) expect(step.outcome).toEqual({ type: "solved", credit: 1 });
    }
    expect(made).toContain("ping");
    expect(state.arrived).toBe(true);
  });

  it("plays the echo again when it is asked where we are, and who rests as often as the stake stands", () => {
    const sleepy = { ...content, sonar: { rests: { stake: "cat", sound: "snore" as const, word: "snore" } } };
    const deal = dealOf({}, { content: stated(sleepy), stakes: { cat: 2 } });
    expect(heard(dial.open(deal, dial.begin(deal)).cues).join()).toContain("snore, snore");
    const { state } = play(deal, 3, "ping");
    expect(heard(dial.where(deal, state).cues).join()).toContain("pip pip, falling");
    expect(heard(dial.where(deal, state, { cat: 1 }).cues)).toContain("♪ snore");
  });

  it("gives the second hint with the first to who cannot pay", () => {
    const deal = dealOf({}, { content: stated({ ...content, sonar: { spares: "pearls" } }) });
    const poor = dial.help({ ...deal, stakes: { pearls: 0 } }, dial.begin(deal));
    const rich = dial.help({ ...deal, stakes: { pearls: 1 } }, dial.begin(deal));
    expect(Object.keys(rich)).toEqual(["listen", "two", "move"]);
    expect(poor.listen).toEqual([...(rich.listen ?? []), ...(rich.two ?? [])]);
    expect(poor.two).toBeUndefined();
  });

  it("sells nothing twice, and pays a told number as one that was told", () => {
    const deal = dealOf();
    const told = dial.helped?.(deal, dial.begin(deal), "move") ?? dial.begin(deal);
    expect(Object.keys(dial.help(deal, told))).toEqual(["move"]);
    const step = dial.apply(deal, { ...told, at: 5, phase: "sure" }, { move: "grab" });
    expect(step.counts).toEqual({ paid: 2 });
  });

  it("offers one of each kind from where one is", () => {
    const [task] = rules.tasks ?? [];
    if (task?.type !== "less") throw new Error("the rules draw a difference");
    const two: DialRules = {
      ...rules,
      pick: "load",
      tasks: [task, { ...task, pays: 4, stirs: 1, isHere: true }],
    };
    for (let seed = 0; seed < 30; seed++) {
      const { ways } =
        dial.generate?.(content, two, createRandom(seed), dial.world?.(content, two, 0) ?? dealOf().world) ??
        item;
      expect(new Set(ways.map(({ pays }) => pays))).toEqual(new Set([2, 4]));
      const parts = ways.map(({ task: { type, ...sum } }) => type === "less" && "part" in sum && sum.part);
      expect(new Set(parts).size).toBe(1);
    }
  });
});
