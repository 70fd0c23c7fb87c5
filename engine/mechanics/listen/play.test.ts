import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { NOTHING_HEARD, wordCues } from "../../lines/index.ts";
import type { Step } from "../contract.ts";
import { dealOf, hallway, rules, stateOf } from "./example.ts";
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

  it("plays all that was not waited for, so that the why is true", () => {
    expect(heard(make(state, "safe").cues)).toEqual([
      "Safe. That's never wrong.",
      "[bubbles]",
      "It bubbled: it boiled.",
      "Steam.",
      "Later, then.",
    ]);
  });

  it("is luck before, and late after", () => {
    expect(make(state, "do-off")).toMatchObject({
      outcome: { credit: 0.4 },
      counts: { lucky: 1, judged: 1 },
    });
    expect(make(state, "listen", "listen", "do-off")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { late: 1, judged: 1 },
    });
  });

  it("is never wrong to play it safe, and shows nothing", () => {
    expect(make(state, "safe").counts).toEqual({ safe: 1, judged: 1 });
    expect(make(state, "safe").outcome).toEqual({ type: "solved", credit: 0.4 });
    expect(make(stateOf("alarm"), "safe").counts).toEqual({ safe: 1, sheltered: 1, judged: 1 });
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

  it("is told with why not, heard alone, and ends nothing: no time goes by", () => {
    const step = make(state, "do-wait");
    expect(step).toMatchObject({ state: { moment: 0, misses: 1 }, outcome: { type: "missed" } });
    expect(heard(step.cues)).toEqual(["It beeped.", "[three beeps, alone]", "Choose again."]);
    expect(make(step.state, "do-off")).toMatchObject({
      outcome: { type: "solved", credit: 0.5 },
      counts: { mended: 1, judged: 1 },
    });
    expect(heard(make(step.state, "do-off").cues)).not.toContain("Tea!");
  });

  it("asks for no other answer when it is over, and is counted then", () => {
    const step = make(state, "do-wait", "listen", "do-wait", "do-wait");
    expect(heard(step.cues)).toEqual(["It beeps on."]);
    expect(step.counts).toEqual({ judged: 1 });
  });
});

it("offers no other listen where there is only one", () => {
  const doors = dealOf({ rules: hallway });
  const entered = heard(listen.apply(doors, stateOf("out", doors), { move: "safe" }).cues);
  expect(entered.at(-1)).toBe("Left: The left door. Right: The right door. Down: Call.");
  expect(heard(listen.open(deal, stateOf("boils")).cues).at(-1)).toContain("Select: listen on.");
});

it("plays all listens again, in their order, when asked", () => {
  const { state } = make(stateOf("boils"), "listen");
  expect(heard(listen.where(deal, state).cues)).toEqual([
    "Is it done?",
    "[a low hum]",
    "[bubbles]",
    "Left: Let it be. Right: Turn it off. Down: Play it safe.",
  ]);
});

describe("what can be bought", () => {
  const tool = { label: "Peek", phrases: ["peek"], shows: "next" as const };
  const withTool = dealOf({ rules: { ...rules, tool } });
  const after = (state: ListenState, ...made: readonly string[]): Step<ListenState> =>
    made
      .slice(1)
      .reduce(
        (step, move) => listen.apply(withTool, step.state, { move }),
        listen.apply(withTool, state, { move: made[0] ?? "tool" }),
      );

  it("lets one be right a listen ahead, by what is coming", () => {
    const seen = after(stateOf("boils"), "tool");
    expect(seen).toMatchObject({ state: { moment: 0, bought: true }, counts: { bought: 1 } });
    expect(heard(seen.cues)).toEqual(["[bubbles]"]);
    expect(after(stateOf("boils"), "tool", "do-off")).toMatchObject({
      outcome: { credit: 1 },
      counts: { sharp: 1, ahead: 1, judged: 1 },
    });
  });

  it("is paid for once a listen, and is help where it could be known already", () => {
    const priced = (state: ListenState) => listen.moves(withTool, state).flatMap((move) => move.priced ?? []);
    const { state } = after(stateOf("boils"), "tool");
    expect(priced(stateOf("boils"))).toEqual(["listen", "tool"]);
    expect(priced(state)).toEqual(["listen"]);
    expect(after(stateOf("boils"), "listen", "tool", "do-off")).toMatchObject({
      outcome: { credit: 0.5 },
      counts: { mended: 1 },
    });
  });

  it("reads from a notebook where that is what it shows", () => {
    const [fate] = [rules.fates["boils"]];
    const moments = fate?.moments.map((moment) => ({ ...moment, note: `Heard ${moment.caption}.` })) ?? [];
    const noted = dealOf({
      rules: {
        ...rules,
        tool: { ...tool, shows: "note" },
        fates: { boils: { ...fate, moments, worth: { off: 1 }, why: "?" } },
      },
    });
    expect(heard(listen.apply(noted, stateOf("boils"), { move: "tool" }).cues)).toEqual(["Heard a low hum."]);
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

it("has the same buttons for two responses as for three, and each is called by its place", () => {
  const two = listen.moves(deal, stateOf("boils"));
  expect(two.map(({ id, button }) => [id, button])).toEqual([
    ["do-wait", "left"],
    ["do-off", "right"],
    ["safe", "down"],
    ["listen", "select"],
  ]);
  expect(two[1]?.phrases).toContain("the second one");
  const three = dealOf({
    content: { responses: { ...deal.content.responses, more: { label: "More", phrases: ["more heat"] } } },
    rules: { ...rules, responses: ["wait", "more", "off"] },
  });
  const moves = listen.moves(three, stateOf("boils"));
  expect(moves.map(({ button }) => button)).toEqual(["left", "up", "right", "down", "select"]);
  expect(moves[2]?.phrases).toContain("number three");
});

describe("help", () => {
  it("leads on while it cannot be known, and to the move when it can", () => {
    const state = stateOf("boils");
    expect(heard(listen.help(deal, state).move ?? [])).toEqual(["I'd listen on first."]);
    const { state: next } = make(state, "listen");
    expect(heard(listen.help(deal, next).where ?? [])).toEqual([
      "Listens so far: 2. Compare:",
      "[a low hum]",
      "[bubbles]",
    ]);
    expect(heard(listen.help(deal, next).two ?? [])).toHaveLength(1);
    expect(heard(listen.help(deal, next).move ?? [])).toEqual(["I'd go with: Turn it off."]);
  });

  it("names nothing beside the right answer that was refused at this listen", () => {
    for (let seed = 0; seed < 20; seed++) {
      const many = dealOf({ seed, rules: { ...rules, responses: ["wait", "more", "off"] } });
      const { state } = listen.apply(many, stateOf("alarm"), { move: "do-wait" });
      expect(state.refused).toEqual(["wait"]);
      expect(heard(listen.help(many, state).two ?? [])[0]).not.toContain("Let it be");
    }
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

describe("a scene that goes on", () => {
  const walk = dealOf({ rules: hallway });
  const state = stateOf("out", walk);
  const apply = (from: ListenState, move: string) => listen.apply(walk, from, { move });

  it("is another fate after what was worth something, and says where one is now", () => {
    const step = apply(state, "safe");
    expect(step).toMatchObject({
      state: { fate: "hall", began: "out", credits: [1], moment: 0 },
      outcome: { type: "advanced" },
      counts: { sharp: 1, swift: 1, judged: 1 },
    });
    expect(heard(step.cues).slice(-3, -1)).toEqual(["The hall.", "[left, a hum; right, bubbles]"]);
    expect(heard(listen.where(walk, step.state).cues)[0]).toBe("The hall.");
  });

  it("has moves of its own there, which are also called by what is heard", () => {
    const moves = listen.moves(walk, apply(state, "safe").state);
    expect(moves.map(({ label }) => label)).toEqual(["The left door", "The right door", "Call", "Listen on"]);
    expect(moves[0]?.phrases).toContain("the fridge");
  });

  it("ends with the mean of its parts", () => {
    const late = apply(apply(state, "listen").state, "safe");
    expect(late.counts).toMatchObject({ late: 1 });
    expect(late.counts).not.toHaveProperty("swift");
    const end = apply(late.state, "do-hum");
    expect(end.outcome).toEqual({ type: "solved", credit: 0.75 });
    expect(heard(end.cues).at(-1)).toBe("Out!");
  });

  it("counts who listens on in a hazard though it is known", () => {
    expect(apply(state, "listen").counts).toEqual({ waited: 1, dawdled: 1 });
    expect(listen.apply(deal, stateOf("boils"), { move: "listen" }).counts).toEqual({ waited: 1 });
  });

  it("asks what to listen for as it is there, and takes along who is shown the answer", () => {
    const hall = apply(state, "safe").state;
    expect(heard([...(listen.help(walk, hall).listen ?? [])])).toEqual(["What hums?"]);
    expect(heard(listen.reveal(walk, hall))).toContain("Come along.");
  });

  it("begins with nothing that only follows", () => {
    for (let seed = 0; seed < 20; seed++) expect(listen.begin({ ...walk, seed }).fate).not.toBe("hall");
  });
});
