import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { wordings } from "../../lines/family.ts";
import { dealOf, rulesWith, tripOf } from "./fixture.ts";
import { walk } from "./index.ts";
import type { WalkDeal } from "./schema.ts";

function heard(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) => {
    if (cue.type === "say") return [cue.text];
    if (cue.type === "family")
      return [
        Object.entries(cue.values ?? {}).reduce(
          (text, [name, value]) => text.replace(`{${name}}`, String(value)),
          wordings(cue.family)[0] ?? "",
        ),
      ];
    return cue.type === "sound" ? [`♪ ${cue.caption ?? cue.sound}`] : [];
  });
}

function play(deal: WalkDeal, ...moves: string[]): string[][] {
  let state = walk.begin(deal);
  return moves.map((move) => {
    const step = walk.apply(deal, state, { move });
    state = step.state;
    return [...heard(step.cues), step.outcome.type];
  });
}

describe("a walk", () => {
  it("tells the row by the floor, the place by its sound and its name", () => {
    expect(play(dealOf(tripOf("frog")), "up", "up")).toEqual([
      ["♪ step-gravel", "going"],
      ["♪ step-wood", "♪ Pond sounds, right here", "Pond.", "going"],
    ]);
  });

  it("is heard foot by foot, each step on its own floor and a step aside on its side", () => {
    const deal = dealOf(tripOf("frog"));
    let state = walk.begin(deal);
    const steps = ["up", "up", "left", "right", "down"].map((move) => {
      const step = walk.apply(deal, state, { move });
      state = step.state;
      const [first] = step.cues;
      return first?.type === "sound" ? [first.sound, first.side] : [];
    });
    expect(steps).toEqual([
      ["step-gravel", -0.1],
      ["step-wood", 0.1],
      ["step-wood", -0.6],
      ["step-wood", 0.6],
      ["step-gravel", -0.1],
    ]);
  });

  it("names no place where a level asks for ears alone", () => {
    const deal = dealOf(tripOf("frog"), { ...rulesWith(), names: false });
    expect(play(deal, "up", "up")[1]).toEqual(["♪ step-wood", "♪ Pond sounds, right here", "going"]);
  });

  it("stops at a block and at the edge, without time passing", () => {
    expect(play(dealOf(tripOf("frog")), "left", "down")).toEqual([
      ["♪ leaf-rustle", "A hedge.", "going"],
      ["♪ bump", "The wall.", "going"],
    ]);
  });
});

describe("a game that states no words of its own", () => {
  const stated = dealOf(tripOf("frog"));
  const deal = { ...stated, content: { ...stated.content, words: undefined } };

  it("is walked by the usual ones, and told where one stands", () => {
    expect(walk.moves(deal, walk.begin(deal)).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Go left", "Go right", "Go forward", "Go back"]),
    );
    const { state } = walk.apply(deal, walk.begin(deal), { move: "up" });
    expect(heard(walk.where(deal, state).cues)[0]).toBe("You stand in the second row, second from the left.");
  });

  it("may say some of them in its own way", () => {
    const content = { ...deal.content, words: { position: "{column}: {row}." } };
    const own = { ...deal, content };
    const { state } = walk.apply(own, walk.begin(own), { move: "up" });
    expect(heard(walk.where(own, state).cues)[0]).toBe("Second from the left: second row.");
  });
});

describe("arrows that turn", () => {
  const deal = dealOf(tripOf("frog", "pear"), { ...rulesWith({ questions: 9 }), turns: true, beacons: 1 });
  const hums = {
    ...deal.content.cells,
    tree: { ...deal.content.cells["tree"], landmark: { ...landmark("tree"), hum: "rain" } },
  } as typeof deal.content.cells;
  const humming: WalkDeal = { ...deal, content: { ...deal.content, cells: hums } };

  function landmark(id: string) {
    const cell = deal.content.cells[id];
    if (cell?.type !== "floor" || cell.landmark === undefined) throw new Error(`no landmark: ${id}`);
    return cell.landmark;
  }

  it("turn on the spot, say where one faces, and go that way", () => {
    expect(play(deal, "up", "left", "up", "down", "right", "right", "up")).toEqual([
      ["♪ step-gravel", "going"],
      ["♪ step-gravel", "To the hedge.", "going"],
      ["♪ step-gravel", "going"],
      ["♪ step-gravel", "going"],
      ["♪ step-gravel", "To the pond.", "going"],
      ["♪ step-gravel", "To the gate.", "going"],
      ["♪ step-gravel", "Select asks.", "going"],
    ]);
  });

  it("take what hums round one's head: from the left to behind, ahead and so on", () => {
    let state = walk.apply(humming, walk.begin(humming), { move: "up" }).state;
    const turns = ["left", "left", "left", "left"].map((move) => {
      const step = walk.apply(humming, state, { move });
      state = step.state;
      return step.cues.flatMap((cue) =>
        cue.type === "bed" && cue.bed !== null ? [[cue.side, cue.pitch ?? 0]] : [],
      );
    });
    expect(turns).toEqual([[[0.4, 0]], [[0.4, -6]], [[-0.4, -6]], [[-0.4, 0]]]);
  });

  it("are told as turns by whoever knows the way, from where one faces", () => {
    const asked = (...moves: string[]) => play(deal, ...moves, "ask").at(-1)?.[1];
    expect([asked(), asked("left", "left"), asked("up", "up", "grab")]).toEqual([
      "A frog: the Pond, 2 steps forward.",
      "A frog: the Pond, turn around, then 2 steps forward.",
      "Pears: the Tree, turn left, then 1 step forward.",
    ]);
  });

  it("leave one facing the same way when the next turn begins", () => {
    const { state } = walk.apply(deal, walk.begin(deal), { move: "right" });
    const world = walk.leave?.(deal, state);
    if (world === undefined) throw new Error("walk leaves no world");
    expect(heard(walk.where(deal, walk.begin({ ...deal, world })).cues).at(-1)).toBe("To the gate.");
  });

  it("demand their words", () => {
    const { turning, ...words } = deal.content.words ?? {};
    expect(turning).toBeDefined();
    const content = { ...deal.content, words };
    expect(walk.check?.({ content, sets: [{ path: "levels[0]", rules: deal.rules, items: [] }] })).toEqual([
      expect.objectContaining({ path: "levels[0].rules.turns" }),
    ]);
  });
});

describe("a trip", () => {
  it("is fetched and paid, and compared with the shortest way", () => {
    const steps = play(dealOf(tripOf("frog")), "up", "up", "grab", "down", "down", "pay");
    expect(steps[2]).toEqual(["♪ pick", "Got A frog.", "That is all.", "advanced"]);
    expect(steps[5]).toEqual([
      "♪ checkout-beep",
      "All there.",
      "♪ a coin",
      "♪ a coin",
      "2 coins: 4 steps, the shortest.",
      "solved",
    ]);
  });

  it("asks before it is paid too early", () => {
    const steps = play(dealOf(tripOf("frog", "pear")), "up", "up", "grab", "down", "down", "pay", "pay");
    expect(steps[5]).toEqual(["♪ checkout-beep", "1 left.", "going"]);
    expect(steps[6]).toEqual([
      "♪ checkout-beep",
      "No pears.",
      "♪ a coin",
      "1 coin: a frog, then pears brings it all.",
      "solved",
    ]);
  });

  it("lets one grab where there is nothing, and wait, at no cost", () => {
    const deal = dealOf(tripOf("frog"));
    expect(play(deal, "up", "nothing", "wait").slice(1)).toEqual([
      ["♪ nothing", "Nothing here.", "going"],
      ["♪ nothing", "Nothing moves.", "going"],
    ]);
    const { state } = walk.apply(deal, walk.begin(deal), { move: "nothing" });
    expect(state).toMatchObject({ run: { time: 0 } });
  });

  it("answers so many questions and no more", () => {
    const deal = dealOf(tripOf("frog"));
    expect(play(deal, "ask", "ask")).toEqual([
      ["♪ hello-hum", "A frog: the Pond, 2 steps forward.", "That was the last.", "going"],
      ["♪ hello-hum", "No more.", "going"],
    ]);
  });

  it("offers at a shelf what stands beside, where the list must be remembered", () => {
    const deal = dealOf(tripOf("pear"), rulesWith({ shelf: 1, list: { hearings: 1, carried: false } }));
    const [opened] = play(deal, "up", "left", "up", "grab").slice(3);
    expect(opened?.slice(0, 3)).toEqual(["♪ drawer", "Which?", "Browse."]);
    expect(heard(walk.where(deal, walk.begin(deal)).cues)).toEqual([
      "The House: front, middle.",
      "One thing.",
    ]);
  });
});

describe("a chase", () => {
  const deal: WalkDeal = {
    ...dealOf({ id: "spoon", task: { type: "chase", thing: "the spoon", round: ["tree", "shed"] } }),
    rules: { ...rulesWith(), task: { type: "chase", pace: 3, landings: 4 } },
  };

  it("is won by being where the rival lands", () => {
    expect(play(deal, "up", "right", "up").at(-1)).toEqual([
      "♪ step-wood",
      "♪ Shed sounds, right here",
      "Shed.",
      "♪ crow",
      "Have the spoon.",
      "♪ a coin",
      "♪ a coin",
      "solved",
    ]);
  });

  it("stands still while the player does, and is heard again", () => {
    const state = walk.begin(deal);
    const step = walk.apply(deal, state, { move: "grab" });
    expect(step.state).toEqual(state);
    expect(heard(step.cues).slice(0, 2)).toEqual(["♪ nothing", "Not here."]);
  });

  it("is lost after so many landings", () => {
    const steps = Array.from({ length: 6 }, () => ["right", "left"]).flat();
    expect(play(deal, ...steps).at(-1)).toEqual([
      "♪ step-grass",
      "♪ House sounds, right here",
      "House.",
      "♪ wings",
      "Bye, the spoon.",
      "It comes to the Shed.",
      "solved",
    ]);
  });
});
