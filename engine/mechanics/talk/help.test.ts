import { describe, expect, it } from "vitest";
import { dealOf, door, rules, worldWith } from "./example.ts";
import { best, help, hint, stepsFrom } from "./help.ts";
import { apply } from "./play.ts";
import { begin } from "./world.ts";
import { performance } from "./words.ts";

describe("help in a conversation", () => {
  it("points to who is heard, then to what it may mean, then to the line", () => {
    const deal = dealOf(door, worldWith({ mood: "rushed" }));
    const heard = ([1, 2, 3] as const).map((strength) => hint(deal, begin(deal), strength));
    expect(heard).toMatchObject([
      [{ family: "Listen to {name}.", values: { name: "The porter" } }],
      [{ family: "Fast hands." }],
      [{ family: "Number {number}: {line}", values: { line: "Quick question: room nine?" } }],
    ]);
  });

  it("sets the best line beside another before it names it", () => {
    const [porter, ...others] = door.nodes;
    if (porter === undefined) throw new Error("the door has no porter");
    const late = { line: "Bye.", keywords: ["bye"], outcomes: [{ credit: 0 as const, reply: [], to: "in" }] };
    const three = { ...door, nodes: [{ ...porter, choices: [...porter.choices, late] }, ...others] };
    const deal = dealOf(three, worldWith({ mood: "rushed" }));
    const { rule, two, move } = help(deal, begin(deal));
    expect(rule).toMatchObject([{ family: "Fast hands." }]);
    const [{ number } = {}] = (move ?? []).map((cue) => (cue.type === "family" ? (cue.values ?? {}) : {}));
    const [left = {}] = (two ?? []).map((cue) => (cue.type === "family" ? (cue.values ?? {}) : {}));
    expect(Object.values(left)).toContain(number);
    expect(Object.values(left)).toHaveLength(2);
  });

  it("takes the words of a scene where it has some of its own", () => {
    const [porter, ...others] = door.nodes;
    if (porter?.feeling === undefined) throw new Error("the door has no porter");
    const feeling = { ...porter.feeling, says: { rushed: { signs: "Keys that run." } } };
    const deal = dealOf(
      { ...door, nodes: [{ ...porter, feeling, help: ["Hear the keys."] }, ...others] },
      worldWith({ mood: "rushed" }),
    );
    const heard = ([1, 2] as const).map((strength) => hint(deal, begin(deal), strength));
    expect(heard).toMatchObject([[{ family: "Hear the keys." }], [{ family: "Keys that run." }]]);
  });

  it("names first who it was told to prefer, in words for what stands around", () => {
    const to = { outcomes: [{ reply: [], to: "in" }], aside: true as const };
    const choices = [
      { ...to, line: "Ann, by the door.", keywords: ["ann"], prefer: [{ mood: "rushed" }] },
      { ...to, line: "Bob, by the wall.", keywords: ["bob"], prefer: [{ mood: "calm" }, { mood: "rushed" }] },
      { ...to, line: "Cy, who said no.", keywords: ["cy"], prefer: [{ asked: "yes" }] },
    ];
    const room = { ...door, nodes: [{ id: "porter", scene: ["Who?"], help: ["Hear them."], choices }] };
    const named = ["rushed", "calm"].map((mood) => {
      const deal = dealOf(room, worldWith({ mood }));
      const content = { ...deal.content, texts: { ...deal.content.texts, bestAround: "Go to {line}" } };
      return hint({ ...deal, content }, begin(deal), 3);
    });
    expect(named).toMatchObject([
      [{ family: "Go to {line}", values: { line: "Ann, by the door." } }],
      [{ family: "Go to {line}", values: { line: "Bob, by the wall." } }],
    ]);
  });

  it("waits while others talk on", () => {
    const deal = dealOf(door, worldWith({ mood: "rushed" }));
    const state = { ...begin(deal), at: "talker" };
    expect(best(deal, state)).toEqual({ move: "listen" });
    expect(hint(deal, state, 3)).toMatchObject([{ family: "Wait." }]);
  });

  it("solves either mood with full credit", () => {
    for (const mood of ["rushed", "calm"]) {
      const deal = dealOf(door, worldWith({ mood }));
      let step = apply(deal, begin(deal), best(deal, begin(deal)));
      while (step.outcome.type !== "solved") step = apply(deal, step.state, best(deal, step.state));
      expect(step.outcome.credit).toBe(1);
    }
  });

  it("knows how far it is to an ending, also where a talk leads back", () => {
    expect(["porter", "talker", "in"].map((id) => stepsFrom(door, id))).toEqual([3, 2, 0]);
  });
});

describe("what was made", () => {
  it("is all parts whose facts hold, together", () => {
    expect(performance(rules, {})).toMatchObject([{ caption: "together: keys" }]);
    expect(performance(rules, { door: "open" })).toMatchObject([
      { caption: "together: a door and keys", notes: [{ at: 0 }, { at: 300 }] },
    ]);
  });
});
