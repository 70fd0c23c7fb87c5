import { describe, expect, it } from "vitest";
import type { Cue } from "../../engine/cue.ts";
import { parseGame } from "../../engine/definition/index.ts";
import { sort } from "../../engine/mechanics/sort/index.ts";
import type { SortState } from "../../engine/mechanics/sort/schema.ts";
import { rightBin, type SortDeal } from "../../engine/mechanics/sort/signs.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import { careCards } from "./care-cards.ts";
import { content } from "./content.ts";
import { game } from "./game.ts";

const MOST_WORDS_OF_FEEDBACK = 8;
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

const levels = [...game.levels, ...(game.banks ?? [])];
const deals: SortDeal[] = levels.flatMap(({ rules, items = [] }) =>
  sort.item
    .array()
    .parse(items)
    .flatMap((item) =>
      SEEDS.map((seed) => bareDeal({ content, rules: sort.rules.parse(rules), item, seed, actSeed: seed })),
    ),
);
const trouble = deals.filter(({ rules }) => rules.prepare === "lint");

function idsOf(some: readonly SortDeal[]): string[] {
  return [...new Set(some.map(({ item }) => item.id))];
}

/** The answers to a move, when it is made first and when it is made again and again. */
function answers(deal: SortDeal, move: string, times = 3) {
  const steps = [];
  let state = start(deal);
  for (let time = 0; time < times; time++) {
    const step = sort.apply(deal, state, { move });
    steps.push(step);
    if (step.outcome.type !== "going" && step.outcome.type !== "missed") break;
    state = step.state;
  }
  return steps;
}

function start(deal: SortDeal): SortState {
  return sort.begin(deal);
}

function textOf(cues: readonly Cue[]): string {
  return cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : [])).join(" ");
}

function soundsOf(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) => (cue.type === "sound" ? [cue.sound] : []));
}

describe("Laundry Legend", () => {
  it("parses", async () => {
    const result = await parseGame(game);
    expect(result.ok ? [] : result.problem).toEqual([]);
  });

  it("answers in eight words at most", () => {
    const wordy = deals.flatMap((deal) =>
      sort
        .moves(deal, start(deal))
        .filter(({ id }) => id !== "examine")
        .flatMap(({ id }) => answers(deal, id))
        // With the next thing comes its question.
        .filter(({ outcome }) => outcome.type !== "advanced")
        .map(({ cues }) => textOf(cues))
        .filter((text) => text.split(" ").length > MOST_WORDS_OF_FEEDBACK),
    );
    expect([...new Set(wordy)]).toEqual([]);
  });

  it("never bounces what it has washed, and tells each wrong load what it takes", () => {
    const missed = deals.flatMap((deal) =>
      deal.rules.bins
        .flatMap((bin) => answers(deal, `send-${bin}`))
        .filter(({ outcome }) => outcome.type === "missed")
        .map(({ cues }) => cues),
    );
    const acted = missed.filter((cues) => soundsOf(cues)[0] !== "bounce");
    expect(acted.length).toBeGreaterThan(100);
    const bounced = missed.filter((cues) => soundsOf(cues).includes("bounce"));
    expect(bounced.filter((cues) => soundsOf(cues).length > 1)).toEqual([]);
    expect(missed.filter((cues) => textOf(cues) === "")).toEqual([]);
  });

  it("does not say its help word for word again after the third miss", () => {
    const same = deals.filter((deal) => {
      const [second, third] = ([2, 3] as const).map((strength) =>
        textOf(sort.hint(deal, start(deal), strength)),
      );
      return second === third;
    });
    expect(idsOf(same)).toEqual([]);
  });
});

describe("the level of trouble", () => {
  const dangers = careCards.filter(({ danger }) => danger === true).map(({ id }) => id);

  it("calls all that is asked about for safety a danger", () => {
    const asked = careCards.filter(({ bin, safety }) => bin === "ask" && safety === true);
    expect(asked.map(({ id }) => id)).toEqual(dangers);
    expect(dangers).toContain("care-burning-smell");
  });

  it("says what must not be touched before it says what is prepared", () => {
    const warmUp = game.levels.at(-1)?.chapter.find(({ id }) => id === "warm-up");
    const intro = warmUp?.type === "play" ? (warmUp.how ?? []) : [];
    const lineWith = (text: string): number =>
      intro.findIndex((line) => typeof line === "string" && line.includes(text));
    expect(lineWith("Do not touch it.")).toBeGreaterThanOrEqual(0);
    expect(lineWith("Do not touch it.")).toBeLessThan(lineWith("Select cleans the lint filter"));
  });

  it("stops whoever touches a danger, and counts it as a miss", () => {
    const heard = trouble
      .filter(({ item }) => dangers.includes(item.id))
      .flatMap((deal) => answers(deal, "prepare", 1));
    expect(heard.map(({ cues, outcome }) => [textOf(cues), outcome.type])).toEqual(
      heard.map(() => ["Stop. Do not touch it.", "missed"]),
    );
  });

  it("helps with a danger without a word of starting or feeling it", () => {
    const help = trouble
      .filter(({ item }) => dangers.includes(item.id))
      .flatMap((deal) =>
        ([1, 2, 3] as const).map((strength) => textOf(sort.hint(deal, start(deal), strength))),
      );
    expect(help.filter((text) => /start it|feel again|fix it/i.test(text))).toEqual([]);
  });

  it("cleans the filters of dryers, and knows of no other", () => {
    const others = trouble.filter(({ item }) => item.prepare === undefined && item.danger === undefined);
    expect(new Set(others.map((deal) => textOf(answers(deal, "prepare", 1)[0]?.cues ?? [])))).toEqual(
      new Set(["No filter here."]),
    );
    const dryers = trouble.filter(({ item }) => item.prepare !== undefined);
    expect(idsOf(dryers)).toHaveLength(4);
  });

  it("lets Nana answer a needless question with a clue that costs nothing and is not the answer", () => {
    const needless = trouble.filter((deal) => rightBin(deal, 0) !== "ask");
    const steps = needless.map((deal) => ({ deal, step: answers(deal, "send-ask", 1)[0] }));
    expect(new Set(steps.map(({ step }) => step?.outcome.type))).toEqual(new Set(["going"]));
    expect(steps.filter(({ step }) => step?.state.misses !== 0)).toEqual([]);
    const told = steps.filter(({ deal, step }) => {
      const text = textOf(step?.cues ?? []);
      return /start|fix|filter|select/i.test(text) || text.includes(deal.item.why ?? "");
    });
    expect(told.map(({ deal }) => deal.item.id)).toEqual([]);
  });

  it("takes what must be asked about only when it is asked about", () => {
    const due = trouble.filter((deal) => rightBin(deal, 0) === "ask");
    expect(idsOf(due)).toHaveLength(10);
    for (const deal of due) {
      expect(answers(deal, "send-ask", 1)[0]?.outcome).toEqual({ type: "solved", credit: 1 });
      expect(answers(deal, "send-start", 1)[0]?.outcome).toEqual({ type: "missed" });
      expect(answers(deal, "send-fix", 1)[0]?.outcome).toEqual({ type: "missed" });
    }
  });
});
