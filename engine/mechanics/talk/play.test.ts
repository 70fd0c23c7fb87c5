import { describe, expect, it } from "vitest";
import type { Cue } from "../../cue.ts";
import { wordings } from "../../lines/family.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { dealOf, door, worldWith } from "./example.ts";
import { helped } from "./help.ts";
import { apply, moves } from "./play.ts";
import type { TalkWorld } from "./schema.ts";
import { begin, leave, linesOf, nodeAt, type TalkDeal, type TalkState } from "./world.ts";
import { opening } from "./words.ts";
import { where } from "./where.ts";

function texts(cues: readonly Cue[]): string[] {
  return cues.flatMap((cue) => {
    if (cue.type === "say") return [cue.text];
    if (cue.type === "family") return [fillTemplate(wordings(cue.family)[0] ?? "", cue.values ?? {})];
    if (cue.type === "sound") return [`(${cue.sound})`];
    return cue.type === "pattern" ? [`(${cue.caption})`] : [];
  });
}

/** The move that says this line. */
function line(deal: TalkDeal, state: TalkState, start: string): string {
  const at = linesOf(deal, state, nodeAt(deal, state)).findIndex((choice) => choice.line.startsWith(start));
  return `line-${at + 1}`;
}

function begun(world: TalkWorld): { deal: TalkDeal; state: TalkState } {
  const deal = dealOf(door, world);
  return { deal, state: begin(deal) };
}

const RUSHED = worldWith({ mood: "rushed" });

describe("a conversation", () => {
  it("lets the ear know what the words do not say, from where somebody stands", () => {
    const { deal, state } = begun(RUSHED);
    const [, , evidence, words] = opening(deal, state);
    expect(evidence).toMatchObject({ type: "pattern", caption: "keys: fast, left", notes: [{ side: -0.8 }] });
    expect(words).toMatchObject({ voice: "porter", side: -0.8 });
  });

  it("draws what is not known, and keeps what is", () => {
    expect(["rushed", "calm"]).toContain(begin(dealOf()).facts["mood"]);
    expect(begun(worldWith({ mood: "calm" })).state.facts).toEqual({ mood: "calm" });
  });

  it("answers what a voice says besides, and stays where it is", () => {
    const [porter, ...others] = door.nodes;
    if (porter === undefined) throw new Error("the door has no porter");
    const asides = [{ phrases: ["angry", "mad"], reply: ["Angry? No."] }];
    const deal = dealOf({ ...door, nodes: [{ ...porter, asides }, ...others] }, RUSHED);
    const state = begin(deal);
    const said = moves(deal, state).find(({ phrases }) => phrases.includes("mad"));
    expect(said).toMatchObject({ id: "aside-1", label: "angry" });
    expect(said?.button).toBeUndefined();
    const step = apply(deal, state, { move: "aside-1" });
    expect(texts(step.cues)).toEqual(["(nothing)", "Angry? No."]);
    expect(step).toMatchObject({ state, outcome: { type: "going" } });
  });

  it("takes for a line what the line is called, and drops an aside whose name that is", () => {
    const [porter, ...others] = door.nodes;
    if (porter === undefined) throw new Error("the door has no porter");
    const heard = moves(dealOf(door, RUSHED), begin(dealOf(door, RUSHED)));
    const name = heard.find(({ id }) => id === "line-1")?.phrases[0] ?? "";
    const asides = [
      { phrases: ["angry", name, "mad"], reply: ["Angry? No."] },
      { phrases: [name, "who"], reply: ["Who?"] },
    ];
    const deal = dealOf({ ...door, nodes: [{ ...porter, asides }, ...others] }, RUSHED);
    const said = moves(deal, begin(deal)).filter(({ id }) => id.startsWith("aside-"));
    expect(said).toEqual([{ id: "aside-1", label: "angry", phrases: ["angry", "mad"] }]);
  });

  it("says a line of the node beyond, and is there at once", () => {
    const [porter, talker, ...others] = door.nodes;
    if (porter === undefined || talker === undefined) throw new Error("nobody is at the door");
    const deal = dealOf({ ...door, nodes: [{ ...porter, beyond: talker.id }, talker, ...others] }, RUSHED);
    const state = begin(deal);
    const beyond = moves(deal, state).filter(({ id }) => id.startsWith("beyond-"));
    expect(beyond).toHaveLength(linesOf(deal, { ...state, at: talker.id }, talker).length);
    expect(beyond.every(({ button, unlisted }) => button === undefined && unlisted === true)).toBe(true);
    const there = { ...state, at: talker.id };
    expect(apply(deal, state, { move: "beyond-1" })).toEqual(apply(deal, there, { move: "line-1" }));
  });

  it("counts no line that is told without its number, and ends with the last", () => {
    const [porter, ...others] = door.nodes;
    const [first, ...more] = porter?.choices ?? [];
    if (porter === undefined || first === undefined) throw new Error("the door has no porter");
    const nodes = [{ ...porter, choices: [{ ...first, last: true as const }, ...more] }, ...others];
    const told = dealOf({ ...door, nodes }, RUSHED);
    const deal = { ...told, content: { ...told.content, texts: { line: "{line}" } } };
    const state = begin(deal);
    const said = moves(deal, state).filter(({ id }) => id.startsWith("line-"));
    expect(said.at(-1)?.label).toBe(first.line);
    expect(said.flatMap(({ phrases }) => phrases)).not.toContain("number one");
  });

  it("keeps as a fact what help has named, in this scene only", () => {
    const { deal, state } = begun(RUSHED);
    expect(helped(deal, state, "two").facts).toEqual(state.facts);
    const told = helped(deal, state, "move");
    expect(told).toMatchObject({ helped: "move", facts: { told: "quick" } });
    expect(begin(dealOf(door, leave(told))).facts).toEqual(state.facts);
  });

  it("draws only where what was drawn before asks for it", () => {
    const deal = dealOf({
      ...door,
      draws: [
        { facts: ["mood"], values: ["calm"] },
        { if: { mood: "rushed" }, facts: ["late"], values: ["yes"] },
        { if: { mood: "calm" }, facts: ["late"], values: ["no"] },
      ],
    });
    expect(begin(deal).facts).toEqual({ mood: "calm", late: "no" });
  });

  it("keeps on REPEAT the help that came after the first", () => {
    const { deal, state } = begun(RUSHED);
    const said = (rung: TalkState["helped"]): string[] => texts(where(deal, { ...state, helped: rung }));
    expect(said("listen")).toEqual(said(null));
    expect(said("two")).toEqual([...said(null).slice(0, -1), "Fast hands.", ...said(null).slice(-1)]);
  });

  it("wins by the line that fits, at the first take, and remembers it", () => {
    const { deal, state } = begun(RUSHED);
    const step = apply(deal, state, { move: line(deal, state, "Quick") });
    expect(step.counts).toEqual({ judged: 1, caught: 1, won: 1 });
    expect(step.state).toMatchObject({ at: "talker", facts: { door: "open" } });
    expect(leave(step.state)).toEqual({ facts: { mood: "rushed", door: "open" }, takes: 1 });
  });

  it("names the feeling after a line that fits half, and then what belongs to that line alone", () => {
    const { deal, state } = begun(RUSHED);
    const { cues, counts } = apply(deal, state, { move: line(deal, state, "Good") });
    expect(texts(cues).slice(2, 5)).toEqual([
      "Third door.",
      "The porter was in a hurry.",
      "Short was wanted.",
    ]);
    expect(counts).toEqual({ judged: 1 });
  });

  it("says after a line that fits what was heard, unless the scene has evidence of its own", () => {
    const { deal, state } = begun(RUSHED);
    const said = (asked: TalkDeal): string[] =>
      texts(apply(asked, state, { move: line(asked, state, "Quick") }).cues).slice(2, 4);
    expect(said(deal)).toEqual(["Thanks!", "Fast: The porter was in a hurry."]);
    const [porter, ...nodes] = door.nodes;
    if (porter?.feeling === undefined) expect.fail("nobody asks how the porter feels");
    const own = { ...porter, feeling: { ...porter.feeling, says: { rushed: { after: "The keys flew." } } } };
    expect(said(dealOf({ ...door, nodes: [own, ...nodes] }, RUSHED))).toEqual([
      "Thanks!",
      "Somebody talks and talks.",
    ]);
  });

  it("offers the scene once more after a line that does not fit, before anything comes of it", () => {
    const { deal, state } = begun(worldWith({ mood: "calm" }));
    const missed = apply(deal, state, { move: line(deal, state, "Quick") });
    expect(missed.counts).toEqual({ judged: 1, mistook: 1 });
    expect(missed.state.facts).toEqual({ mood: "calm" });
    expect(texts(missed.cues).at(-1)).toBe("The last take two?");
    expect(moves(deal, missed.state).map(({ id }) => id)).toEqual(["goOn", "take"]);
    expect(texts(where(deal, missed.state))).toEqual(["The last take two?"]);

    const again = apply(deal, missed.state, { move: "take" });
    expect(again.state).toMatchObject({ at: "porter", takes: 0, pending: null });
    const mended = apply(deal, again.state, { move: line(deal, again.state, "Good") });
    expect(mended.counts).toEqual({});
    expect(mended.state.credits).toEqual({ porter: 0 });

    const left = apply(deal, missed.state, { move: "goOn" });
    expect(left.counts).toEqual({ lost: 1 });
    expect(left.state).toMatchObject({ at: "talker", takes: 1, facts: { door: "shut" } });
  });

  it("goes on at once where no take is left, or nothing hangs on it", () => {
    const none = begun(worldWith({ mood: "calm" }, 0));
    expect(apply(none.deal, none.state, { move: line(none.deal, none.state, "Quick") }).state.at).toBe(
      "talker",
    );
    const deal = dealOf({ ...door, practice: true }, worldWith({ mood: "calm" }));
    const state = begin(deal);
    expect(apply(deal, state, { move: line(deal, state, "Quick") }).state.at).toBe("talker");
  });

  it("counts what is heard closer, as long as there is something to hear", () => {
    const { deal, state } = begun(RUSHED);
    const first = apply(deal, state, { move: "listen" });
    expect([texts(first.cues), first.counts]).toEqual([["(lean-in)", "(sigh)"], { listened: 1 }]);
    const second = apply(deal, first.state, { move: "listen" });
    expect([texts(second.cues), second.counts]).toEqual([["(nothing)", "That's all."], undefined]);
  });

  it("may lead back, lets others talk on, and offers only lines whose facts hold", () => {
    const { deal, state } = begun(worldWith({ mood: "rushed", door: "shut" }, 0));
    const at = { ...state, at: "talker" };
    expect(moves(deal, at).filter(({ id }) => id.startsWith("line"))).toHaveLength(1);
    const back = apply(deal, at, { move: "say" });
    expect(back.state.at).toBe("talker");
    expect(apply(deal, back.state, { move: "listen" })).toMatchObject({
      state: { at: "pause" },
      counts: { waited: 1 },
    });
  });

  it("helps by itself after two lines in a row that did not fit", () => {
    const { deal, state } = begun(worldWith({ mood: "rushed" }, 0));
    const once = apply(deal, { ...state, at: "talker" }, { move: "say" });
    const twice = apply(deal, once.state, { move: "say" });
    expect(texts(once.cues)).not.toContain("(help)");
    expect(texts(twice.cues)).toEqual(expect.arrayContaining(["(help)", "Let them talk."]));
    expect(twice.state.slips).toBe(0);
  });

  it("takes a line word for word, by its number, and as the last one", () => {
    const { deal, state } = begun(RUSHED);
    const [first, second] = moves(deal, state).filter(({ id }) => id.startsWith("line"));
    const phrases = [...(first?.phrases ?? []), ...(second?.phrases ?? [])];
    expect(phrases).toEqual(
      expect.arrayContaining(["quick question room nine", "the second one", "the last one"]),
    );
  });

  it("ends with the mean of what was chosen first", () => {
    const { deal, state } = begun(worldWith({ mood: "calm", door: "open" }, 0));
    const end = apply(deal, { ...state, at: "pause", credits: { porter: 0.5 } }, { move: "say" });
    expect([end.outcome, texts(end.cues).at(-1)]).toEqual([{ type: "solved", credit: 0.75 }, "You walk in."]);
  });
});

it("numbers what is said, and not what stands around", () => {
  const { deal, state } = begun(RUSHED);
  const phrases = (of: TalkDeal): string[] => moves(of, state).flatMap((move) => move.phrases);
  const around = structuredClone(door);
  for (const choice of around.nodes[0]?.choices ?? []) choice.aside = true;
  expect(phrases(deal)).toContain("number one");
  expect(phrases({ ...deal, item: around })).not.toContain("number one");
});

it("keeps the order of the lines from node to node where they name one order", () => {
  const { deal, state } = begun(RUSHED);
  const node = nodeAt(deal, state);
  const beats = "abcdefgh".split("").map((id) => ({ ...node, id, order: "stream" }));
  const orders = beats.map((one) =>
    linesOf(deal, state, one)
      .map(({ line: text }) => text)
      .join(),
  );
  expect(new Set(orders).size).toBe(1);
  const free = beats.map(({ order: _order, ...one }) =>
    linesOf(deal, state, one)
      .map(({ line: text }) => text)
      .join(),
  );
  expect(new Set(free).size).toBeGreaterThan(1);
});

it("has sounds, buttons and words of its own where a game states none", () => {
  const { deal, state } = begun(RUSHED);
  const bare: TalkDeal = { ...deal, content: { you: { voice: "you" } } };
  expect(texts(opening(bare, state))).toContain(
    `1 of 2. ${linesOf(bare, state, nodeAt(bare, state))[0]?.line}`,
  );
  expect(moves(bare, state).map(({ id }) => id)).toEqual(moves(deal, state).map(({ id }) => id));
});

it("lets the last of what there is to hear be heard again, where a scene says so", () => {
  const { deal, state } = begun(RUSHED);
  const again = structuredClone(door);
  const [porter] = again.nodes;
  if (porter !== undefined) porter.listen = { closer: [[{ sound: "sigh" }]], again: true };
  const listen = (item: typeof door): string[] => {
    const once = apply({ ...deal, item }, state, { move: "listen" });
    return texts(apply({ ...deal, item }, once.state, { move: "listen" }).cues);
  };
  expect(listen(again)).toContain("(sigh)");
  expect(listen(door)).not.toContain("(sigh)");
});

it("keeps what was listened for on REPEAT, and what somebody makes of it only once", () => {
  const { deal, state } = begun(RUSHED);
  const item = structuredClone(door);
  const [porter] = item.nodes;
  if (porter !== undefined) porter.listen = { closer: [[{ sound: "sigh" }]], after: ["Well?"] };
  const asked = { ...deal, item };
  expect(texts(where(asked, state))).not.toContain("(sigh)");
  const step = apply(asked, state, { move: "listen" });
  expect(texts(step.cues)).toEqual(["(lean-in)", "(sigh)", "Well?"]);
  const again = texts(where(asked, step.state));
  expect(again).toContain("(sigh)");
  expect(again).not.toContain("Well?");
});

it("never begins around at what must not be taken by a first press", () => {
  const item = structuredClone(door);
  const [porter] = item.nodes;
  for (const [seat, choice] of (porter?.choices ?? []).entries()) {
    choice.aside = true;
    if (seat !== 1) choice.notFirst = true;
  }
  for (let seed = 0; seed < 20; seed++) expect(begin({ ...dealOf(item, RUSHED), seed }).cursor).toBe(1);
});
