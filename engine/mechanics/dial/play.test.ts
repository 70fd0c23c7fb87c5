import { describe, expect, it } from "vitest";
import { say, sound } from "../../cue.ts";
import { content, dealOf, eightPlusFive, filling, leaping } from "./example.ts";
import { best, hint, reveal } from "./help.ts";
import { apply, begin, moves, open, where } from "./play.ts";
import type { DialDeal, DialState } from "./schema.ts";

const eight = dealOf(filling, eightPlusFive);
const far = dealOf(leaping, { id: "47+25", task: { type: "plus", addends: [47, 25] }, start: 90 });

/** Plays moves from the beginning; a number is said whole. */
function play(deal: DialDeal, ...actions: (string | number)[]) {
  let step = { state: begin(deal), cues: open(deal, begin(deal)), outcome: { type: "going" } } as ReturnType<
    typeof apply
  >;
  for (const action of actions) {
    step = apply(
      deal,
      step.state,
      typeof action === "number" ? { move: "say-whole", value: action } : { move: action },
    );
  }
  return step;
}

function stateAt(deal: DialDeal, at: number): DialState {
  return { ...begin(deal), at };
}

describe("the question", () => {
  it("is the sum, at the pitch of the start", () => {
    expect(open(eight, begin(eight))).toEqual([
      sound("chuff", { hold: "none" }),
      sound("rail", { pitch: -2 }),
      say("8 plus 5?"),
    ]);
  });

  it("also says the start, the fewest jumps and what the buttons do, where the rules want it", () => {
    const told = dealOf({ ...leaping, reminder: "Right leaps." }, { ...far.item, start: 71 });
    expect(open(told, begin(told))).toEqual([
      sound("chuff", { hold: "none" }),
      sound("rail", { pitch: 5.04 }),
      say("47 plus 25?"),
      say("From 71 pads."),
      say("1 hop are enough."),
      say("Right leaps.", "context"),
    ]);
  });
});

describe("where we are", () => {
  it("is the question and the number", () => {
    expect(where(eight, stateAt(eight, 1))).toEqual([
      sound("rail", { pitch: -9 }),
      say("8 plus 5?"),
      say("1 pad so far."),
    ]);
  });

  it("counts the jumps where the fewest are announced", () => {
    expect(where(far, play(far, "leap-back").state)).toEqual([
      sound("rail", { pitch: 7.2 }),
      say("47 plus 25?"),
      say("80 pads, 1 hop of 4 hops."),
    ]);
  });
});

describe("the moves", () => {
  it("are the level's jumps, stopping, and saying the number whole", () => {
    expect(moves(eight)).toEqual([
      { id: "fill", button: "right", label: "Fill the ten", phrases: ["fill"], repeats: true },
      { id: "empty", button: "left", label: "Empty the ten", phrases: ["empty"], repeats: true },
      { id: "hop", button: "up", label: "Hop on", phrases: ["hop on"], repeats: true },
      { id: "back", button: "down", label: "Hop back", phrases: ["hop back"], repeats: true },
      { id: "stop", button: "select", label: "Croak", phrases: ["croak"], judges: true },
      {
        id: "say-whole",
        label: "Say the number",
        phrases: ["<number>"],
        slot: { from: 0, to: 20, heardFrom: -1_000_000, heardTo: 1_000_000 },
        judges: true,
      },
    ]);
  });

  it("are refused where the level does not have them", () => {
    expect(() => play(eight, "leap")).toThrow(new RangeError("apply: there is no move leap"));
    expect(() => apply(eight, begin(eight), { move: "say-whole" })).toThrow(
      new RangeError("apply: no number was said"),
    );
  });
});

describe("a jump", () => {
  it("sounds, rings at the new pitch and says the number", () => {
    expect(play(eight, "fill")).toEqual({
      state: { at: 10, jumps: 1, pressed: 1, misses: 0, par: 4 },
      cues: [sound("couple-ten", { hold: "none", caption: "plop" }), sound("rail", { pitch: 0 }), say("10.")],
      outcome: { type: "going" },
    });
  });

  it("beyond either end goes nowhere, is no jump, and says so", () => {
    expect(play(eight, "fill", "fill", "fill")).toEqual({
      state: { at: 20, jumps: 2, pressed: 3, misses: 0, par: 4 },
      cues: [sound("nothing"), say("No pad after 20.")],
      outcome: { type: "going" },
    });
    expect(play(eight, "empty", "back").cues).toEqual([sound("nothing"), say("No pad before 0.")]);
  });

  it("too many without a stop count as a miss, so that help comes, and then the count begins again", () => {
    const wandering = Array.from({ length: 15 }, () => ["hop", "back"]).flat();
    expect(play(eight, ...wandering).outcome).toEqual({ type: "going" });
    expect(play(eight, ...wandering, "hop")).toEqual({
      state: { at: 9, jumps: 31, pressed: 0, misses: 1, par: 4 },
      cues: [
        sound("couple-one", { hold: "none" }),
        sound("rail", { pitch: -1 }),
        say("Still hopping, at 9?"),
      ],
      outcome: { type: "missed" },
    });
  });
});

describe("a stop", () => {
  it("with the fewest jumps is an express", () => {
    expect(play(eight, "fill", "hop", "hop", "hop", "stop")).toEqual({
      state: { at: 13, jumps: 4, pressed: 0, misses: 0, par: 4 },
      cues: [sound("station-bell"), sound("whistle"), say("13 in 4 hops, the fewest.")],
      outcome: { type: "solved", credit: 1 },
    });
  });

  it("with more jumps costs no credit", () => {
    const { cues, outcome } = play(eight, "hop", "hop", "hop", "hop", "hop", "stop");
    expect({ cues, outcome }).toEqual({
      cues: [sound("station-bell"), sound("passengers"), say("13 in 5 hops; 4 hops would do.")],
      outcome: { type: "solved", credit: 1 },
    });
  });

  it("does not speak of jumps where they do not matter", () => {
    const unsaid = dealOf({ ...filling, par: "unsaid" }, eightPlusFive);
    expect(play(unsaid, "fill", "hop", "hop", "hop", "stop").cues).toEqual([
      sound("station-bell"),
      sound("passengers"),
      say("13 it is."),
    ]);
  });

  it("too low glides up from its own pitch, says so, and stays there", () => {
    expect(play(eight, "fill", "stop")).toEqual({
      state: { at: 10, jumps: 1, pressed: 0, misses: 1, par: 4 },
      cues: [sound("glide-up", { pitch: 0 }), say("10 is 3 pads low.")],
      outcome: { type: "missed" },
    });
  });

  it("too high glides down", () => {
    const { cues, outcome } = play(eight, "fill", "hop", "hop", "hop", "hop", "stop");
    expect({ cues, outcome }).toEqual({
      cues: [sound("glide-down", { pitch: 4 }), say("14 is 1 pad high.")],
      outcome: { type: "missed" },
    });
  });

  it("wrong again is answered in other words", () => {
    expect(play(eight, "stop", "stop").cues).toEqual([
      sound("glide-up", { pitch: -2 }),
      say("Higher than 8."),
    ]);
  });

  it("earns less after each wrong one, down to the last credit", () => {
    const after = (...wrong: number[]) => play(eight, ...wrong, 13).outcome;
    expect([after(), after(1), after(1, 2), after(1, 2, 3)]).toEqual(
      [1, 0.6, 0.3, 0.3].map((credit) => ({ type: "solved", credit })),
    );
  });

  it("may be an estimate that costs nothing", () => {
    const estimating = dealOf(filling, eightPlusFive, { credits: [1, 1, 0.5] });
    expect(play(estimating, 12, "hop", "stop")).toEqual({
      state: { at: 13, jumps: 1, pressed: 0, misses: 1, par: 4 },
      cues: [sound("station-bell"), sound("passengers"), say("13 now.")],
      outcome: { type: "solved", credit: 1 },
    });
  });
});

describe("a number said whole", () => {
  it("is judged beyond the track too, which ends where it ends", () => {
    const { state, cues, outcome } = play(eight, 105);
    expect(outcome).toEqual({ type: "missed" });
    expect(JSON.stringify(cues)).toContain("105");
    expect(state.at).toBe(20);
  });

  it("is set and stopped at in one", () => {
    expect(play(eight, 13)).toEqual({
      state: { at: 13, jumps: 0, pressed: 0, misses: 0, par: 4 },
      cues: [sound("station-bell"), sound("passengers"), say("13, straight away.")],
      outcome: { type: "solved", credit: 1 },
    });
  });

  it("is gone on from where it is wrong", () => {
    expect(play(eight, 12, "hop").state).toEqual({ at: 13, jumps: 1, pressed: 1, misses: 1, par: 4 });
  });
});

describe("help", () => {
  it("points the way, then says the next thought, then the next press", () => {
    expect(([1, 2, 3] as const).map((strength) => hint(eight, begin(eight), strength))).toEqual([
      [say("Fill the ten with some of 5.")],
      [say("8 needs 2 to make 10.")],
      [say("Try Right: fill the ten.")],
    ]);
  });

  it("goes on from where the player is", () => {
    expect([2, 3].map((strength) => hint(eight, stateAt(eight, 11), strength === 2 ? 2 : 3))).toEqual([
      [say("5 is 2 and 3.")],
      [say("Try Up 2 times: hop on.")],
    ]);
    for (const strength of [1, 2, 3] as const) {
      expect(hint(eight, stateAt(eight, 13), strength)).toEqual([say("Here it is. Select croaks.")]);
    }
  });

  it("turns round who is past the answer or behind the start, from either side of it", () => {
    const said = (deal: typeof eight, at: number) =>
      ([1, 2, 3] as const).map((strength) => hint(deal, stateAt(deal, at), strength));
    const past = [say("Too far. Down: hop back.")];
    const behind = [say("Behind the start. Right: fill the ten.")];
    expect(said(eight, 15)).toEqual([past, past, [say("Try Down 2 times: hop back.")]]);
    expect(said(eight, 6)).toEqual([behind, behind, [say("Try Right: fill the ten.")]]);
    const fromAbove = dealOf(filling, { ...eightPlusFive, start: 15 });
    expect(said(fromAbove, 12)[0]).toEqual([say("Too far. Up: hop on.")]);
  });

  it("says the next press where only the answer is left to say", () => {
    const thirty = dealOf(leaping, { id: "30+10", task: { type: "plus", addends: [30, 10] }, start: 30 });
    expect(hint(thirty, begin(thirty), 2)).toEqual([say("Try Right: leap ten.")]);
  });

  it("does not send a player too far, unless that is the idea or the fewest jumps are asked for", () => {
    const praised = { ...leaping, par: "praised" as const };
    const next = (rules: typeof leaping, b: number) => {
      const deal = dealOf(rules, { id: "25+6", task: { type: "plus", addends: [25, b] }, start: 25 });
      return hint(deal, begin(deal), 3);
    };
    expect([next(praised, 6), next(praised, 8), next(leaping, 6)]).toEqual([
      [say("Try Up 6 times: hop on.")],
      [say("Try Right: leap ten.")],
      [say("Try Right: leap ten.")],
    ]);
  });

  it("begins with the sum where the player came from elsewhere", () => {
    expect(hint(far, begin(far), 2)).toEqual([say("47 and 20 make 67.")]);
  });

  it("reveals the whole thought, and rings the answer", () => {
    expect(reveal(eight)).toEqual([
      say("8 needs 2 to make 10."),
      say("5 is 2 and 3."),
      say("10 and 3 make 13."),
      sound("rail", { pitch: 3 }),
    ]);
  });
});

describe("the solver", () => {
  it("takes a shortest way and stops", () => {
    const made: string[] = [];
    let state = begin(far);
    for (let at = 0; at < 5; at++) {
      const action = best(far, state);
      made.push(action.move);
      state = apply(far, state, action).state;
    }
    expect(made).toEqual(["leap-back", "leap-back", "hop", "hop", "stop"]);
  });

  it("refuses what no jumps lead to", () => {
    const stuck = dealOf({ ...filling, buttons: { down: "back" } }, eightPlusFive);
    expect(() => begin(stuck)).toThrow(new RangeError("wayOn: no jumps lead from 8 to 13"));
  });
});

describe("the words", () => {
  it("come from the content alone", () => {
    const empty = dealOf(filling, eightPlusFive, { value: "at {amount}", jumps: { ...content.jumps } });
    expect(play(empty, "hop").cues.at(-1)).toEqual(say("at 9 pads"));
  });
});
