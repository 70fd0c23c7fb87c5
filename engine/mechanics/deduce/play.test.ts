import { describe, expect, it } from "vitest";
import { ADVANCED, GOING, MISSED, type Outcome } from "../contract.ts";
import type { DeduceDeal } from "./case-file.ts";
import { dealOf, GUESTS, heard, seated, TOOLS, WORLDS } from "./fixture.ts";
import { deduce } from "./index.ts";
import type { State } from "./state.ts";

/** Makes the moves, and tells what each gave. */
function play(deal: DeduceDeal, start: State, moves: readonly string[]) {
  let state = start;
  const steps: { heard: string[]; outcome: Outcome }[] = [];
  for (const move of moves) {
    const step = deduce.apply(deal, state, { move });
    steps.push({ heard: heard(step.cues), outcome: step.outcome });
    state = step.state;
  }
  return { steps, last: steps.at(-1), state };
}

const hammer = dealOf({ culprits: ["hammer"] });
const atTools = seated(hammer, TOOLS);

describe("a case with one culprit", () => {
  it("opens with all suspects in their seats, the free clues, and the question", () => {
    const deal = dealOf({ culprits: ["hammer"] }, { freeClues: 1 });
    const state = seated(deal, TOOLS);
    expect(heard(deduce.open(deal, state).cues)).toEqual([
      "[door-creak]",
      "one -1: hammer",
      "two -0.35: saw",
      "three 0.35: drill",
      "four 1: brush",
      "dot: Clue 1: It helps to build.",
      "dot: Who?",
    ]);
    expect(state.given).toBe(1);
  });

  it("is bought for clue by clue, and ends with the clue that settled it", () => {
    expect(play(hammer, atTools, ["clue", "clue", "clue", "accuse"]).steps).toEqual([
      { heard: ["[magnifier]", "dot: Clue 1: It helps to build.", "dot: Left: 2."], outcome: GOING },
      { heard: ["[magnifier]", "dot: Clue 2: It is loud.", "dot: Left: 1."], outcome: GOING },
      { heard: ["[magnifier]", "dot: Clue 3: It drives nails.", "dot: Left: 0."], outcome: GOING },
      {
        heard: ["[gavel -1]", "one -1: It was me!", "dot: Yes, hammer. Clue 3: It drives nails."],
        outcome: { type: "solved", credit: 1 },
      },
    ]);
  });

  it("lowers the chime with each clue that was paid for", () => {
    const pitches = [[], [0], [0, 1]].map((clues) => {
      const [chime] = deduce.apply(hammer, { ...atTools, heard: clues }, { move: "clue" }).cues;
      return chime?.type === "sound" ? chime.pitch : undefined;
    });
    expect(pitches).toEqual([0, -2, -4]);
  });

  it("lets a bold accusation before the deciding clue stand, and tells what the word means", () => {
    expect(play(hammer, atTools, ["accuse"]).last).toEqual({
      heard: ["[gavel -1]", "one -1: It was me!", "dot: So early: hammer!", "one -1: I drive nails."],
      outcome: { type: "solved", credit: 1 },
    });
  });

  it("gives the innocent a word, silences it, and gives a clue for nothing", () => {
    const { steps, state } = play(hammer, atTools, ["right", "accuse", "left", "right", "accuse"]);
    expect(steps).toEqual([
      { heard: ["[tick -0.35]", "two -0.35: saw"], outcome: GOING },
      {
        heard: [
          "[strike -0.35]",
          "two -0.35: Not me! I cut wood.",
          "[magnifier]",
          "dot: Free.",
          "dot: Clue 1: It helps to build.",
        ],
        outcome: MISSED,
      },
      { heard: ["[tick -1]", "one -1: hammer"], outcome: GOING },
      { heard: ["[tick -0.35]", "dot: Silent: saw."], outcome: GOING },
      { heard: ["[nothing -0.35]", "dot: Silent: saw."], outcome: GOING },
    ]);
    expect(state).toEqual({ ...atTools, cursor: 1, heard: [0], given: 1, silenced: ["saw"] });
  });

  it("gives no further clue when only the culprit is left, and none for naming it then", () => {
    const { last, state } = play(hammer, { ...atTools, silenced: ["saw", "drill"] }, ["accuse-4"]);
    expect(last).toEqual({ heard: ["[strike 1]", "four 1: Not me! I sweep the floor."], outcome: MISSED });
    expect(play(hammer, state, ["accuse-1"]).last).toEqual({
      heard: ["[gavel -1]", "one -1: It was me!", "one -1: I drive nails."],
      outcome: { type: "solved", credit: 0 },
    });
  });

  it("tells the ends of the row by another sound", () => {
    expect(play(hammer, atTools, ["left"]).last?.heard).toEqual(["[nothing -1]", "one -1: hammer"]);
    expect(play(hammer, { ...atTools, cursor: 3 }, ["right"]).last?.heard).toEqual([
      "[nothing 1]",
      "four 1: brush",
    ]);
  });

  it("says so when all clues are told, and recaps them in order", () => {
    const all = { ...atTools, heard: [0, 1, 2] };
    expect(play(hammer, all, ["clue", "recap"]).steps.map((step) => step.heard)).toEqual([
      ["[nothing]", "dot: None left."],
      [
        "[page]",
        "dot: Clue 1: It helps to build.",
        "dot: Clue 2: It is loud.",
        "dot: Clue 3: It drives nails.",
      ],
    ]);
    expect(play(hammer, atTools, ["recap"]).last?.heard).toEqual(["[page]", "dot: None yet."]);
  });

  it("repeats the question, the newest clue and the place", () => {
    const state = { ...atTools, heard: [0, 1], cursor: 2 };
    expect(heard(deduce.where(hammer, state).cues)).toEqual([
      "dot: Who?",
      "dot: Clue 2: It is loud.",
      "dot: You are at drill.",
    ]);
    expect(heard(deduce.where(hammer, atTools).cues)).toEqual(["dot: Who?", "dot: You are at hammer."]);
  });

  it("offers five buttons, and each suspect to a voice, by its name, its seat, or what it may be heard as", () => {
    const moves = deduce.moves(hammer, atTools);
    expect(moves.flatMap(({ id, button }) => (button === undefined ? [] : `${button}: ${id}`))).toEqual([
      "left: left",
      "right: right",
      "up: clue",
      "down: recap",
      "select: accuse",
    ]);
    expect(moves.filter(({ id }) => id.endsWith("-2"))).toEqual([
      { id: "go-2", label: "Go to saw", phrases: ["saw", "suspect two", "sore"] },
      { id: "accuse-2", label: "Accuse saw", phrases: ["accuse saw", "accuse sore"] },
    ]);
    expect(play(hammer, atTools, ["go-3"]).last?.heard).toEqual(["[tick 0.35]", "three 0.35: drill"]);
  });

  it("refuses a move that is not there", () => {
    expect(() => deduce.apply(hammer, atTools, { move: "choose" })).toThrow(
      new RangeError("deduce: there is no move choose now"),
    );
  });
});

describe("a case that has to be proved", () => {
  const deal = dealOf({ culprits: ["hammer"] }, { reason: true });
  const start = seated(deal, TOOLS);
  const accused = play(deal, { ...start, heard: [0, 1, 2] }, ["accuse"]);
  const reasons = accused.state.list?.type === "reasons" ? accused.state.list.options : [];
  const at = (clue: number): State => ({
    ...accused.state,
    list: { type: "reasons", accused: "hammer", options: reasons, cursor: reasons.indexOf(clue) },
  });

  it("asks which of the clues fits only the culprit", () => {
    expect(accused.last?.heard.slice(0, 3)).toEqual([
      "[gavel -1]",
      "one -1: It was me!",
      "dot: What fits only hammer?",
    ]);
    expect(accused.last?.outcome).toEqual(ADVANCED);
    expect(new Set(reasons)).toEqual(new Set([0, 1, 2]));
  });

  it("is over when the right one is picked", () => {
    expect(play(deal, at(2), ["choose"]).last).toEqual({
      heard: ["[right]", "dot: Only hammer."],
      outcome: { type: "solved", credit: 1 },
    });
  });

  it("answers a wrong one with another suspect that it fits, takes it away, and ends when one is left", () => {
    const { steps, state } = play(deal, at(1), ["choose"]);
    expect(steps[0]?.heard.slice(0, 3)).toEqual([
      "[almost]",
      "dot: drill too.",
      "dot: What fits only hammer?",
    ]);
    expect(steps[0]?.outcome).toEqual(MISSED);
    const left = state.list?.type === "reasons" ? state.list.options : [];
    const second: State = {
      ...state,
      list: { type: "reasons", accused: "hammer", options: left, cursor: left.indexOf(0) },
    };
    expect(play(deal, second, ["choose"]).last).toEqual({
      heard: ["[almost]", "dot: saw too.", "dot: This one. It drives nails."],
      outcome: { type: "solved", credit: 0.6 },
    });
  });

  it("browses the clues to their ends, and tells the suspects again on Down", () => {
    const first: State = {
      ...accused.state,
      list: { type: "reasons", accused: "hammer", options: [2, 0], cursor: 0 },
    };
    expect(play(deal, first, ["left", "right", "right", "suspects"]).steps.map((step) => step.heard)).toEqual(
      [
        ["[nothing]", "dot: It drives nails."],
        ["[tick]", "dot: It helps to build."],
        ["[nothing]", "dot: It helps to build."],
        ["[page]", "one -1: hammer", "two -0.35: saw", "three 0.35: drill", "four 1: brush"],
      ],
    );
    expect(heard(deduce.where(deal, first).cues)).toEqual([
      "dot: What fits only hammer?",
      "dot: It drives nails.",
    ]);
  });

  it("asks nothing where there is nothing to choose from", () => {
    expect(play(deal, { ...start, heard: [2] }, ["accuse"]).last?.outcome).toEqual({
      type: "solved",
      credit: 1,
    });
    expect(play(deal, { ...start, heard: [0, 1] }, ["accuse"]).last?.outcome).toEqual({
      type: "solved",
      credit: 1,
    });
  });

  it("helps: whom to hold the clues against, a clue that fits another, the clue itself", () => {
    const first: State = {
      ...accused.state,
      list: { type: "reasons", accused: "hammer", options: [2, 0], cursor: 0 },
    };
    const hints = ([1, 2, 3] as const).map((strength) => heard(deduce.hint(deal, first, strength)));
    expect(hints).toEqual([
      ["dot: Try each on saw, drill and brush.", "dot: Choose."],
      ["dot: saw too. It helps to build."],
      ["dot: This one. It drives nails."],
    ]);
    expect(heard(deduce.reveal(deal, first))).toEqual(["dot: This one. It drives nails."]);
  });
});

describe("a case with two culprits", () => {
  const clues = [{ text: "Both help to build.", fits: ["saw"] }, "Both are loud."];
  const deal = dealOf({ culprits: ["hammer", "drill"], clues }, { culprits: 2 });
  const start = seated(deal, TOOLS);

  it("goes on when the first is caught, and ends with the second", () => {
    expect(play(deal, start, ["clue", "clue", "accuse", "accuse", "accuse-3"]).steps.slice(2)).toEqual([
      { heard: ["[gavel -1]", "one -1: It was me!", "dot: One more."], outcome: ADVANCED },
      { heard: ["[nothing -1]", "dot: Confessed: hammer."], outcome: GOING },
      {
        heard: [
          "[gavel 0.35]",
          "three 0.35: It was me!",
          "dot: Yes, hammer and drill. Clue 2: Both are loud.",
        ],
        outcome: { type: "solved", credit: 1 },
      },
    ]);
  });

  it("reveals only whom the player has not found", () => {
    const { state } = play(deal, start, ["accuse"]);
    expect(heard(deduce.reveal(deal, state))).toEqual([
      "dot: It was drill.",
      "three 0.35: I make round holes.",
    ]);
    expect(heard(deduce.reveal(deal, start))).toEqual([
      "dot: It was hammer.",
      "one -1: I drive nails.",
      "dot: It was drill.",
      "three 0.35: I make round holes.",
    ]);
  });
});

describe("a case with probes to choose from", () => {
  const deal = dealOf({ culprits: ["sea"] }, { clues: "chosen" });
  const start = seated(deal, WORLDS);

  it("opens the list on Up, browses it, and uses the chosen probe once", () => {
    expect(
      play(deal, start, ["clue", "right", "right", "choose", "clue", "choose", "clue"]).steps.map(
        (step) => step.heard,
      ),
    ).toEqual([
      ["[tick]", "dot: Water probe"],
      ["[tick]", "dot: Ask how warm"],
      ["[nothing]", "dot: Ask how warm"],
      [
        "[magnifier]",
        "dot: Ask how warm",
        "one -1: Hot!",
        "two -0.35: Hot!",
        "three 0.35: Brr!",
        "four 1: Brr!",
        "dot: Left: 1.",
      ],
      ["[tick]", "dot: Water probe"],
      ["[magnifier]", "dot: Water probe: Splash!", "dot: Left: 0."],
      ["[nothing]", "dot: None left."],
    ]);
  });

  it("offers the probes to a voice by name, and a way back", () => {
    const { state } = play(deal, start, ["clue"]);
    expect(deduce.moves(deal, state).map(({ id, button, phrases }) => ({ id, button, phrases }))).toEqual([
      { id: "left", button: "left", phrases: ["left", "previous"] },
      { id: "right", button: "right", phrases: ["right", "next"] },
      { id: "choose", button: "select", phrases: ["this one", "that one"] },
      { id: "back", button: "down", phrases: ["back", "never mind"] },
      { id: "choose-1", button: undefined, phrases: ["water", "number one"] },
      { id: "choose-2", button: undefined, phrases: ["how warm", "number two"] },
    ]);
    expect(play(deal, state, ["choose-2"]).state.heard).toEqual([1]);
    expect(play(deal, state, ["back"])).toEqual({
      steps: [{ heard: ["[tick]", "one -1: Dry World"], outcome: GOING }],
      last: { heard: ["[tick]", "one -1: Dry World"], outcome: GOING },
      state: start,
    });
  });

  it("names the probe that tells most as the strongest hint", () => {
    expect(heard(deduce.hint(deal, start, 3))).toEqual(["dot: Buy one.", "dot: Water probe"]);
  });
});

describe("a case with several right answers", () => {
  const clues = [
    { text: "The others rhyme.", fits: ["dog"] },
    { text: "The others breathe.", fits: ["hat"] },
  ];
  const deal = dealOf({ culprits: ["dog", "hat"], suspects: GUESTS, clues }, { reason: true });
  const start = seated(deal, GUESTS);

  it.each([
    ["dog", "accuse-4"],
    ["hat", "accuse-2"],
  ])("takes the %s, and the reason that speaks for it", (culprit, move) => {
    const { state, last } = play(deal, { ...start, heard: [0, 1], given: 1 }, [move]);
    expect(last?.heard).toContain(`dot: What fits only ${culprit}?`);
    expect(state.caught).toEqual([culprit]);
    const options = state.list?.type === "reasons" ? state.list.options : [];
    const right = options.indexOf(culprit === "dog" ? 0 : 1);
    expect(play(deal, state, [`choose-${right + 1}`]).last?.outcome).toEqual({ type: "solved", credit: 1 });
  });

  it("plays a suspect's own sound in place of its name, and captions it", () => {
    expect(deduce.apply(deal, { ...start, cursor: 1 }, { move: "left" }).cues).toEqual([
      { type: "sound", sound: "tick", side: -1 },
      { type: "sound", sound: "almost", side: -1, hold: "end", caption: "cat" },
    ]);
  });
});

describe("help", () => {
  it.each([
    ["before any clue: buy one", [], [], ["Buy one.", "Buy one.", "Buy one."]],
    [
      "while several fit: weigh the newest, doubt one that does not fit, buy",
      [0, 1],
      [],
      ["Weigh this. It is loud.", "Does saw fit? It is loud.", "Buy one."],
    ],
    [
      "when one is left: the name last",
      [0, 1, 2],
      ["saw", "drill", "brush"],
      ["Weigh this. It drives nails.", "Name hammer.", "Name hammer."],
    ],
  ])("%s", (_when, clues, silenced, texts) => {
    const state = { ...atTools, heard: clues, silenced };
    const hints = ([1, 2, 3] as const).flatMap((strength) => heard(deduce.hint(hammer, state, strength)));
    expect(hints).toEqual(texts.map((text) => `dot: ${text}`));
  });
});
