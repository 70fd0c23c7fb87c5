import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Action } from "../../move.ts";
import { createRandom } from "../../random.ts";
import type { Step } from "../contract.ts";
import { dealOf, rules, watchOf } from "./example.ts";
import { tally as mechanic } from "./index.ts";
import { watch as tally } from "./tasks/watch/index.ts";
import { begin, type TallyState } from "./state.ts";

const deal = dealOf();

type Made = string | Action | readonly Action[];

function make(state: TallyState, moves: readonly Made[], at = deal): Step<TallyState> {
  const actions = moves.flatMap((move) => (typeof move === "string" ? { move } : move));
  const [first = { move: "listen" }, ...others] = actions;
  return others.reduce((step, action) => tally.apply(at, step.state, action), tally.apply(at, state, first));
}

function heard(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) =>
    cue.type === "say" ? [cue.text] : cue.type === "pattern" ? [`[${cue.caption}]`] : [],
  );
}

const saying = (value: number): readonly Action[] => [{ move: "say", value }, { move: "take" }];
const WHOLE = ["listen", "listen", "report"];

describe("listening while it happens", () => {
  const running = make(begin(), ["listen"]);
  const name = "stretch-1";

  it("plays what passes from the other side, and tells its end by time", () => {
    const second = make(running.state, ["listen"]);
    const pattern = second.cues.find(({ type }) => type === "pattern");
    expect(pattern).toMatchObject({
      name: "stretch-2",
      caption: "an owl to the left; a frog to the left",
      notes: [
        { sound: "bee", at: 0, side: 0.9 },
        { sound: "frog", at: 0, side: -0.9 },
      ],
    });
    expect(second.wake?.from).toBe("stretch-2");
  });

  it("takes clicks in between, and nothing else before the end", () => {
    const click = make(running.state, [{ move: "click-left", since: { [name]: 400 } }]);
    expect(click).toMatchObject({ state: { clicks: { left: 1 }, isRunning: true }, wake: { from: name } });
    expect(heard(click.cues)).toEqual([]);
    const early = make(running.state, [{ move: "listen", since: { [name]: 400 } }]);
    expect(early.state).toEqual(running.state);
    expect(heard(early.cues)).toEqual(["It's still going on."]);
    expect(early.wake).toEqual(running.wake);
    const later = make(running.state, [{ move: "listen", since: { [name]: 60_000 } }]);
    expect(later.state.heard).toBe(2);
  });

  it("tells at the end what was clicked and what it is worth, and never what there was", () => {
    const clicked = make(running.state, ["click-left"]).state;
    const over = tally.tick(deal, clicked);
    expect(heard(over?.cues ?? [])).toEqual([
      "Your clickers say 1 frog and 0 owls.",
      "Worth 1 point now. Up: listen on, and it's 3 points. Down: hear it again. Select: report.",
    ]);
    expect(over).toMatchObject({ state: { isRunning: false }, outcome: { type: "going" } });
    expect(over).not.toHaveProperty("wake");
  });

  it("plays it once more under a name of its own", () => {
    expect(make(running.state, ["again"])).toMatchObject({
      state: { heard: 1, plays: 2 },
      counts: { again: 1 },
      wake: { from: "stretch-2" },
    });
  });

  it("cannot be reported before anything was heard, nor, where all must be heard, before the end", () => {
    const idsIn = (state: TallyState, at = deal) => tally.moves(at, state).map(({ id }) => id);
    expect(idsIn(begin())).not.toContain("report");
    expect(idsIn(running.state)).toContain("report");
    const whole = dealOf({ rules: { ...rules, whole: true } });
    expect(idsIn(running.state, whole)).not.toContain("report");
    expect(idsIn(make(running.state, ["listen"]).state, whole)).toContain("report");
  });
});

describe("a report", () => {
  it("asks for each number, and leaves it to the player to add up what the clickers said", () => {
    const asked = make(begin(), ["listen", "click-left", "click-left", "listen", "report"]);
    expect(asked.state).toMatchObject({ asked: 0, value: 0, clicks: { left: 0, right: 0 } });
    expect(heard(asked.cues)).toEqual([
      "Frogs?",
      "Up and Down set the number, Right adds five. Select: that's it. Down at zero: back.",
    ]);
    expect(make(asked.state, ["by5", "by-1", "by-1", "take"]).state).toMatchObject({
      asked: 1,
      answers: [{ how: "right", said: 3 }],
    });
  });

  it("is worth what was dared when all of it is right", () => {
    const step = make(begin(), [...WHOLE, saying(3), saying(1)]);
    expect(step).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { clean: 1, won: 3, could: 3, judged: 1 },
    });
    expect(heard(step.cues)).toEqual(["Right.", "It was 3 frogs and 1 owl.", "Thanks.", "A cow."]);
    expect(make(begin(), ["listen", "report", saying(2), saying(0)]).counts).toMatchObject({ won: 1 });
  });

  it("off by one gains and loses nothing, and is counted again aloud", () => {
    const step = make(begin(), [...WHOLE, saying(4), saying(1)]);
    expect(step).toMatchObject({ outcome: { credit: 0.5 }, counts: { near: 1, judged: 1 } });
    expect(step.counts).not.toHaveProperty("lost");
    expect(heard(step.cues)).toEqual([
      "So close.",
      "You said 4. It was 3 frogs: 1 too many.",
      "4 would be right if every sound counted.",
      "Once more, with clicks.",
      "[once more, with clicks: a frog to the left; a frog to the right; a frog to the left]",
      "It was 3 frogs and 1 owl.",
      "Hm.",
      "A cow.",
    ]);
  });

  it("loses what was dared when it is wrong", () => {
    const step = make(begin(), [...WHOLE, saying(9), saying(1)]);
    expect(step).toMatchObject({ outcome: { credit: 0 }, counts: { mistook: 1, lost: 3 } });
  });

  it("counts nothing in practice", () => {
    const practice = dealOf({ rules: { ...rules, practice: true } });
    expect(make(begin(), [...WHOLE, saying(3), saying(1)], practice)).not.toHaveProperty("counts");
  });

  it("wins nothing once help has left little", () => {
    const asked = make(begin(), [...WHOLE]).state;
    const aided = tally.helped?.(deal, asked, "move") ?? asked;
    expect(make(aided, [saying(3), saying(1)])).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { mended: 1 },
    });
  });
});

describe("acting on totals", () => {
  const compared = dealOf({ item: watchOf("more") });

  it("takes the option that the totals decide, and the size of a difference", () => {
    expect(make(begin(), [...WHOLE, "pick-0", saying(2)], compared).outcome).toEqual({
      type: "solved",
      credit: 1,
    });
    expect(make(begin(), [...WHOLE, "pick-1", saying(2)], compared).outcome).toMatchObject({ credit: 0 });
  });

  it("asks nobody how many more who has said that they are the same", () => {
    expect(make(begin(), [...WHOLE, "pick-2"], compared)).toMatchObject({
      state: { answers: [{ how: "wrong" }, { how: "wrong", said: 0 }] },
      outcome: { type: "solved", credit: 0 },
    });
  });

  it("judges no number that was only said, and takes an answer back", () => {
    const said = make(begin(), [...WHOLE, { move: "say", value: 7 }]);
    expect(said).toMatchObject({ state: { value: 7, answers: [] }, outcome: { type: "going" } });
    expect(heard(said.cues)[0]).toMatch(/^7\./);
    const second = make(begin(), [...WHOLE, ...saying(7)]).state;
    const first = make(second, ["back"]).state;
    expect(first).toMatchObject({ asked: 0, answers: [] });
    expect(make(first, ["back"]).state.asked).toBeNull();
    expect(make(first, ["back", "report", saying(3), saying(1)]).outcome).toMatchObject({ credit: 1 });
  });

  it("adds to what was there before", () => {
    const before = dealOf({
      rules: {
        ...rules,
        jobs: {
          both: {
            ask: ["Ten sit there."],
            questions: [{ type: "number", ask: "And now?", of: { frogs: 1, owls: -1 }, plus: 10 }],
          },
        },
      },
    });
    const asked = make(begin(), WHOLE, before);
    expect(asked.state.value).toBe(10);
    expect(make(asked.state, [saying(12)], before).outcome).toMatchObject({ credit: 1 });
  });
});

describe("calling", () => {
  const call = {
    ...rules,
    whole: true as const,
    jobs: { both: { ask: ["I guess {guessTold}."], call: { frogs: 1 }, questions: [] } },
  };
  /** A deal in which one frog is guessed, two, or four: there are three, the third in the second stretch. */
  const guessing = (guess: number) => {
    const deals = [...Array(60).keys()].map((seed) => dealOf({ rules: call, seed }));
    const found = deals.find(
      (one) => heard(tally.open(one, begin()).cues)[0] === `I guess ${guess} frog${guess === 1 ? "" : "s"}.`,
    );
    if (found === undefined) throw new Error(`nobody guesses ${guess}`);
    return found;
  };
  const at = (milliseconds: number): Action => ({
    move: "call",
    since: { "stretch-1": milliseconds },
  });

  it("is right at the very one, while it goes on, and right until the stretch is over", () => {
    const one = guessing(1);
    expect(make(begin(), ["listen", at(1400)], one)).toMatchObject({
      state: { called: "onTheOne" },
      outcome: { credit: 1 },
      counts: { clean: 1, prompt: 1, won: 1 },
    });
    expect(make(begin(), ["listen", "call"], one)).toMatchObject({ state: { called: "inTime" } });
    const over = tally.tick(one, make(begin(), ["listen"], one).state).state;
    expect(make(over, ["call"], one)).toMatchObject({ state: { called: "late" }, counts: { near: 1 } });
    expect(make(over, ["call"], { ...one, calm: true }).state.called).toBe("inTime");
    const again = make(over, ["again", { move: "call", since: { "stretch-2": 1400 } }], one);
    expect(again.state.called).toBe("onTheOne");
  });

  it("loses when it comes too early, and gains nothing a stretch too late", () => {
    const one = guessing(1);
    const early = make(begin(), ["listen", at(900)], one);
    expect(early).toMatchObject({ state: { called: "early" }, counts: { mistook: 1 } });
    expect(heard(early.cues)[0]).toBe("Too early. So far: 1 frog.");
    expect(make(begin(), ["listen", "listen", "call"], one)).toMatchObject({
      state: { called: "late" },
      counts: { near: 1 },
    });
  });

  it("lets a guess stand that was never passed, and no other", () => {
    const right = make(begin(), ["listen", "listen", "stand"], guessing(4));
    expect(right).toMatchObject({ outcome: { credit: 1 } });
    const heardOut = make(begin(), ["listen", "listen"], guessing(4)).state;
    const never = tally.tick(guessing(4), heardOut).state;
    expect(make(never, ["call"], guessing(4)).state.called).toBe("missed");
    const wrong = make(begin(), ["listen", "listen", "stand"], guessing(2));
    expect(wrong).toMatchObject({ state: { called: "missed" }, outcome: { credit: 0 } });
  });
});

describe("help", () => {
  it("says what was clicked, and in the end the number", () => {
    const { state } = make(begin(), ["listen", "click-right", "report"]);
    const help = tally.help(deal, state);
    expect(heard(help.where ?? [])).toEqual(["One finger for each.", "Your clickers say 0 frogs and 1 owl."]);
    expect(heard(help.two ?? [])[0]).toMatch(/: (?:1, or 2|2, or 3)\. /);
    expect(heard(help.move ?? [])).toEqual(["I counted: 2."]);
  });

  it("does not name a number while one listens", () => {
    expect(Object.keys(tally.help(deal, make(begin(), ["listen"]).state))).not.toContain("two");
  });
});

describe("what is drawn", () => {
  it("is the same for the same seed, and keeps to the plan", () => {
    const drawn = [...Array(30).keys()].map((seed) => {
      const item = tally.generate?.(deal.content, rules, createRandom(seed), { lately: ["both"] });
      return item ?? watchOf("both");
    });
    expect(new Set(drawn.map(({ job }) => job))).toEqual(new Set(["more"]));
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(30);
    const patterns = drawn.map((item) => make(begin(), ["listen"], dealOf({ item })).cues[1]);
    for (const pattern of patterns) {
      const notes = pattern?.type === "pattern" ? pattern.notes : [];
      expect(notes.filter(({ sound }) => sound === "cow")).toHaveLength(1);
      expect(notes.length).toBeGreaterThanOrEqual(3);
      expect(notes.length).toBeLessThanOrEqual(5);
    }
  });
});

it("tells of names that mean nothing, and of totals that no option fits", () => {
  const faulty = {
    ...rules,
    strays: ["cows"],
    jobs: {
      both: {
        ask: ["?"],
        call: { frog: 1 },
        questions: [
          {
            type: "pick" as const,
            ask: "?",
            of: { frogs: 1 },
            options: [{ label: "A", phrases: ["a"], from: 1 }],
          },
        ],
      },
    },
  };
  const paths = mechanic.check?.({ content: deal.content, sets: [{ path: "levels[0]", rules: faulty }] });
  expect(paths?.map(({ path }) => path)).toEqual([
    "levels[0].rules.strays[0]",
    "levels[0].rules.jobs.both.call[0]",
    "levels[0].rules.jobs.both.call",
    "levels[0].rules.jobs.both.questions[0].options",
  ]);
});
