import { describe, expect, it } from "vitest";
import { bed, rest, say, sound } from "../../cue.ts";
import type { Step } from "../contract.ts";
import { dealOf, townHall } from "./fixture.ts";
import { talk } from "./index.ts";
import { BEGINNING, type TalkDeal, type TalkState } from "./state.ts";

/** Makes moves one after the other and gives the last step. */
function play(deal: TalkDeal, moves: readonly string[], from: TalkState = BEGINNING): Step<TalkState> {
  return moves.reduce<Step<TalkState>>((step, move) => talk.apply(deal, step.state, { move }), {
    state: from,
    cues: [],
    outcome: { type: "going" },
  });
}

const idsOf = (deal: TalkDeal, state: TalkState): string[] => talk.moves(deal, state).map(({ id }) => id);
const yours = { voice: "you" };
const NEED = [
  say("Excuse me, you said."),
  say("Yes?", "object", { voice: "guard" }),
  say("3 lines."),
  say("1. Take me there.", "name", { ...yours, side: -1 }),
];

describe("a conversation", () => {
  const deal = dealOf();

  it("opens with the scene, the warmth of its start, and the first line", () => {
    expect(talk.open(deal, BEGINNING).cues).toEqual([
      sound("scene"),
      bed("place", "office"),
      bed("warmth", "warmth", { level: 0.3 }),
      say("The Town Hall", "context"),
      say("You need room nine."),
      say("The hall is long."),
      say("It smells of wax."),
      say("Hm.", "object", yours),
      say("2 lines."),
      say("1. Hey, you there!", "name", { ...yours, side: -1 }),
    ]);
  });

  it("offers its lines by button, by number and by keyword", () => {
    expect(talk.moves(deal, BEGINNING)).toEqual([
      { id: "previous", button: "left", label: "Line before", phrases: ["previous"] },
      { id: "next", button: "right", label: "Next line", phrases: ["next"] },
      { id: "say", button: "select", label: "Say it", phrases: ["say it"], judges: true },
      { id: "attempt", button: "up", label: "Try it yourself", phrases: ["try it", "wall"] },
      { id: "line-1", label: "Line 1", phrases: ["one", "number one", "hey"], judges: true },
      { id: "line-2", label: "Line 2", phrases: ["two", "number two", "excuse me"], judges: true },
    ]);
  });

  it("reads each line at its seat and says where the lines end", () => {
    const second = play(deal, ["next"]);
    expect(second.cues).toEqual([
      sound("menu-step", { side: 1 }),
      say("2. Excuse me, can you help?", "name", { ...yours, side: 1 }),
    ]);
    expect(play(deal, ["next", "next"])).toEqual({
      state: second.state,
      cues: [
        sound("nothing", { side: 1 }),
        say("2. Excuse me, can you help?", "name", { ...yours, side: 1 }),
      ],
      outcome: { type: "going" },
    });
  });

  it("answers a line with the sound of the meter that moved most, the warmth, the reply and what comes next", () => {
    expect(play(deal, ["next", "say"])).toEqual({
      state: {
        said: [{ node: "stuck", choice: 0 }],
        tried: { stuck: [0] },
        rewinds: {},
        cursor: 0,
        probes: 0,
        hurts: 0,
      },
      cues: [
        sound("warmer"),
        bed("place", "playground"),
        bed("warmth", "warmth", { level: 0.45 }),
        sound("footsteps"),
        say("Of course.", "object", { voice: "guard" }),
        rest(0.4),
        ...NEED,
      ],
      outcome: { type: "going" },
    });
  });

  it("lets a line that a voice named be heard first", () => {
    const [first, line] = play(deal, ["line-2"]).cues;
    expect([first, line]).toEqual([sound("warmer"), say("Excuse me, can you help?", "object", yours)]);
  });

  it("does with Up what a node offers to do", () => {
    const { cues, state } = play(deal, ["attempt"]);
    expect(cues).toEqual([
      sound("star"),
      say("You feel along the wall.", "object", yours),
      bed("warmth", "warmth", { level: 0.45 }),
      say("Door seven. Door eight."),
      rest(0.4),
      say("You found it yourself."),
      say("A start."),
      say("It is tense."),
      say("Go on, or rewind?"),
    ]);
    expect(idsOf(deal, state)).toEqual(["finish", "rewind"]);
  });

  it("counts a line that hurt as missed, offers to rewind, and quotes what was kept", () => {
    const { cues, outcome } = play(deal, ["say"]);
    expect(outcome).toEqual({ type: "missed" });
    expect(cues).toEqual([
      sound("cooler"),
      bed("place", "playground"),
      bed("warmth", "warmth", { level: 0.15 }),
      say("Pardon?", "object", { voice: "guard" }),
      say("You can rewind.", "hint"),
      rest(0.4),
      say("Hey, you said."),
      ...NEED.slice(1),
    ]);
  });

  it("never reports a fourth miss, so that the turn does not give up", () => {
    expect(play(deal, ["say"], { ...BEGINNING, hurts: 2 }).outcome).toEqual({ type: "missed" });
    expect(play(deal, ["say"], { ...BEGINNING, hurts: 3 }).outcome).toEqual({ type: "going" });
  });

  it("says where it is: two lines of the scene and the line under the cursor", () => {
    expect(talk.where(deal, play(deal, ["next", "say", "next"]).state).cues).toEqual([
      say("Excuse me, you said."),
      say("Yes?", "object", { voice: "guard" }),
      say("2. Where is room nine?", "name", { ...yours, side: 0 }),
    ]);
    expect(talk.where(deal, play(deal, ["attempt"]).state).cues).toEqual([
      say("You found it yourself."),
      say("Go on, or rewind?"),
    ]);
  });

  it("asks a node's own question, and says how many answers there are before the first is heard", () => {
    const [stuck, need] = townHall.nodes;
    if (stuck === undefined || need === undefined) throw new Error("the fixture has two nodes");
    const asking = dealOf({ ...townHall, nodes: [{ ...stuck, ask: "How does it feel?" }, need] });
    expect(talk.open(asking, BEGINNING).cues.slice(-3)).toEqual([
      say("How does it feel?"),
      say("2 answers."),
      say("1. Hey, you there!", "name", { ...yours, side: -1 }),
    ]);
  });
});

describe("the probe", () => {
  const probed = (deal: TalkDeal, times: number): unknown =>
    play(deal, ["line-2", ...Array<string>(times).fill("probe")]).cues;

  it("gives the signs and what they mean, and costs nothing", () => {
    expect(probed(dealOf(), 1)).toEqual([sound("page"), say("She hums."), say("She has time.")]);
    expect(play(dealOf(), ["line-2", "probe"]).outcome).toEqual({ type: "going" });
  });

  it("gives the signs first and the meaning when asked again, where the rules say so", () => {
    const deal = dealOf(townHall, "signs first");
    expect([1, 2, 3].map((times) => probed(deal, times))).toEqual([
      [sound("page"), say("She hums.")],
      [sound("page"), say("She has time.")],
      [sound("page"), say("She hums."), say("She has time.")],
    ]);
  });

  it("gives only the signs where the meaning is the question", () => {
    const [stuck, need] = townHall.nodes;
    if (stuck === undefined || need === undefined) throw new Error("the fixture has two nodes");
    const asking = { ...townHall, nodes: [stuck, { ...need, feeling: { signs: "She hums." } }] };
    expect(probed(dealOf(asking, "signs first"), 2)).toEqual([sound("page"), say("She hums.")]);
  });
});

describe("rewinding", () => {
  const deal = dealOf();

  it("is not there before anything was said", () => {
    expect(idsOf(deal, BEGINNING)).not.toContain("rewind");
  });

  it("takes back one line, with its place and its warmth", () => {
    const { cues, state, outcome } = play(deal, ["say", "rewind"]);
    expect(outcome).toEqual({ type: "going" });
    expect(cues).toEqual([
      sound("rewind"),
      bed("place", "office"),
      bed("warmth", "warmth", { level: 0.3 }),
      say("It smells of wax."),
      say("Hm.", "object", yours),
      say("1. Hey, you there!", "name", { ...yours, side: -1 }),
    ]);
    expect(state).toEqual({
      ...BEGINNING,
      tried: { stuck: [1] },
      rewinds: { stuck: 1 },
      hurts: 1,
    });
  });

  it("can be done twice for each decision", () => {
    const again = ["line-1", "rewind"];
    expect(idsOf(deal, play(deal, [...again, "line-1"]).state)).toContain("rewind");
    expect(idsOf(deal, play(deal, [...again, ...again, "line-1"]).state)).not.toContain("rewind");
    expect(idsOf(deal, play(deal, [...again, ...again, "line-1", "line-1"]).state)).toContain("rewind");
  });

  it("tells that it was the last one at this decision, and only then", () => {
    const again = ["line-1", "rewind"];
    const scene = [
      say("It smells of wax."),
      say("Hm.", "object", yours),
      say("1. Hey, you there!", "name", { ...yours, side: -1 }),
    ];
    const last = say("The last rewind here.");
    expect(play(deal, again).cues.slice(3)).toEqual(scene);
    expect(play(deal, [...again, ...again]).cues.slice(3)).toEqual([last, ...scene]);
    const onward = play(deal, [...again, ...again, "line-1", "line-1", "rewind"]);
    expect(onward.cues).not.toContainEqual(last);
  });
});

describe("an ending", () => {
  const deal = dealOf();

  it("is reached even by a player who rewinds whenever that is possible", () => {
    let state = BEGINNING;
    const made: string[] = [];
    while (made.at(-1) !== "finish" && made.length < 50) {
      const ids = idsOf(deal, state);
      const move = ["rewind", "finish", "line-1"].find((id) => ids.includes(id)) ?? "none";
      made.push(move);
      state = talk.apply(deal, state, { move }).state;
    }
    expect(made.filter((move) => move === "rewind")).toHaveLength(4);
    expect(made.at(-1)).toBe("finish");
  });

  it("tells how it turned out, in words for every meter, and asks whether to go on", () => {
    expect(play(deal, ["line-2", "line-2"]).cues.slice(-5)).toEqual([
      say("Room nine is on the left."),
      say("You are there."),
      say("A start."),
      say("It is calm."),
      say("Go on, or rewind?"),
    ]);
  });

  it("is over when the player goes on: the coach speaks once, and the layers end", () => {
    const { cues, outcome } = play(deal, ["line-2", "line-2", "finish"]);
    expect(outcome).toEqual({ type: "solved", credit: 1 });
    expect(cues).toEqual([
      sound("right"),
      bed("place", null),
      bed("warmth", null),
      say("A clear question helps.", "context"),
    ]);
  });

  it("says what the coach says of safety however few words are wanted", () => {
    const safe = dealOf({
      ...townHall,
      endings: townHall.endings.map((ending) => ({ ...ending, safety: true as const })),
    });
    expect(play(safe, ["line-2", "line-2", "finish"]).cues.at(-1)).toEqual(say("A clear question helps."));
  });

  it("gives the mean credit of the first choice at each decision, whatever was tried after rewinding", () => {
    const creditAfter = (moves: string[]): unknown => play(deal, [...moves, "finish"]).outcome;
    expect(creditAfter(["line-2", "line-3"])).toEqual({ type: "solved", credit: 0.75 });
    expect(creditAfter(["line-1", "line-1"])).toEqual({ type: "solved", credit: 0 });
    expect(creditAfter(["line-2", "line-2", "rewind", "line-1"])).toEqual(creditAfter(["line-2", "line-2"]));
    expect(creditAfter(["line-2", "line-1", "rewind", "line-2"])).toEqual(creditAfter(["line-2", "line-1"]));
  });

  it("does not count a decision that was rewound away, and mentions the comparing", () => {
    const { cues, outcome } = play(deal, ["line-2", "line-1", "rewind", "rewind", "attempt", "finish"]);
    expect(outcome).toEqual({ type: "solved", credit: 1 });
    expect(cues.slice(-2)).toEqual([
      say("Trying first is fine.", "context"),
      say("You compared.", "context"),
    ]);
  });
});
