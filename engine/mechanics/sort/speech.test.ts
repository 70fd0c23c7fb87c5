import { describe, expect, it } from "vitest";
import { say, sound } from "../../cue.ts";
import {
  deskDealOf,
  barrel,
  bundle,
  coded,
  content,
  crate,
  dealOf,
  letter,
  parcel,
  plain,
  sack,
} from "./example.ts";
import { begin } from "./play.ts";
import { arrival, hint, openAct, reveal, where } from "./speech.ts";

const start = begin();

describe("a round", () => {
  it("opens with its code", () => {
    expect(openAct(content, coded, 1)).toEqual([
      say("Monday's bags.", "context"),
      say("Knot: near. Bow: far. Tape: shelf."),
    ]);
  });

  it("opens without a word where there is no code", () => {
    expect(openAct(content, plain, 1)).toEqual([]);
  });
});

describe("the question", () => {
  it("is the thing's sound, its name and its sign", () => {
    expect(arrival(dealOf({ ...parcel, arrives: "tick" }), 0)).toEqual([
      sound("tick"),
      say("A parcel with a knot."),
    ]);
  });

  it("counts where several come", () => {
    expect(arrival(dealOf(sack), 2)).toEqual([
      sound("rustle"),
      say("3 of 3.", "context"),
      say("A tube with tape."),
    ]);
  });
});

describe("where we are", () => {
  it("is the thing, what was told last, and the code", () => {
    expect(where(dealOf(parcel), { ...start, examined: 2 })).toEqual([
      say("A parcel with a knot."),
      say("It ticks."),
      say("Knot: near. Bow: far. Tape: shelf."),
    ]);
  });

  it("says the code once, even if it was what was told last", () => {
    expect(where(dealOf(parcel), { ...start, examined: 3 })).toEqual([
      say("A parcel with a knot."),
      say("Knot: near. Bow: far. Tape: shelf."),
    ]);
  });

  it("plays a thing's own sound again, until it has been prepared", () => {
    const rattling = dealOf({ ...crate, arrives: "pocket" }, plain);
    expect(where(rattling, start)).toEqual([sound("pocket"), say("A crate.")]);
    expect(where(rattling, { ...start, prepared: true })).toEqual([say("A crate."), say("Weighed already.")]);
  });

  it("says what has been prepared", () => {
    expect(where(dealOf(crate, plain), { ...start, prepared: true })).toEqual([
      say("A crate."),
      say("Weighed already."),
    ]);
  });
});

describe("a hint", () => {
  const strengths = [1, 2, 3] as const;

  it("points to the sign, narrows to two bins in their order, then says which", () => {
    expect(strengths.map((strength) => hint(dealOf(parcel), start, strength))).toEqual([
      [say("A knot. Knot: near. Bow: far. Tape: shelf.")],
      [say("Left: near cart. Or down: quiet shelf.")],
      [say("Press left: near cart.", "object", { side: -1 })],
    ]);
  });

  it("points to examining where the thing itself decides, and gives the reason where two bins cannot be narrowed", () => {
    const thin = dealOf({ ...letter, details: ["It is thin."] }, plain);
    expect(strengths.map((strength) => hint(thin, start, strength))).toEqual([
      [say("Up: shake it.")],
      [say("Letters fly.")],
      [say("Press right: far plane.", "object", { side: 1 })],
    ]);
  });

  it("is the sign's meaning where two bins cannot be narrowed and the sign decides", () => {
    const two = { ...dealOf(parcel, { ...coded, bins: ["near", "far"] }) };
    expect(hint(two, start, 2)).toEqual([say("A knot means near.")]);
  });

  it("is never the same word for word after the second and the third miss", () => {
    const { why: _why, ...unexplained } = letter;
    expect(([2, 3] as const).map((strength) => hint(dealOf(unexplained, plain), start, strength))).toEqual([
      [say("Right: far plane.", "object", { side: 1 })],
      [say("Press right: far plane.", "object", { side: 1 })],
    ]);
  });

  it("does not ask to examine what has told everything", () => {
    expect(hint(dealOf(letter, plain), start, 1)).toEqual([say("Letters fly.")]);
  });

  it("offers neither a feel nor a wrong bin for a thing of danger", () => {
    expect(strengths.map((strength) => hint(deskDealOf(barrel), start, strength))).toEqual([
      [say("Smoke means danger.")],
      [say("Smoke means danger.")],
      [say("Press right: ask the desk.", "object", { side: 1 })],
    ]);
  });

  it("leaves out the bin that has answered with advice", () => {
    const advised = { ...start, examined: 1, refused: ["desk"] };
    expect(hint(deskDealOf(bundle), advised, 2)).toEqual([say("Left: near cart. Or down: quiet shelf.")]);
  });

  it("never names a bin that has bounced the thing", () => {
    const refused = (...bins: string[]) =>
      hint(dealOf(parcel), { ...start, misses: bins.length, refused: bins }, 2);
    expect(refused("shelf")).toEqual([say("Left: near cart. Or right: far plane.")]);
    expect(refused("shelf", "far")).toEqual([say("A knot means near.")]);
  });

  it("is the thing's own where it has one", () => {
    expect(hint(dealOf(crate, plain), { ...start, prepared: true }, 1)).toEqual([
      say("Think of its weight."),
    ]);
  });

  it("is about the preparation as long as that is needed", () => {
    expect(strengths.map((strength) => hint(dealOf(crate, plain), start, strength))).toEqual([
      [say("Something comes first, before you send it.")],
      [say("Weigh it first. Select.")],
      [say("Press select: weigh it.")],
    ]);
  });
});

describe("the worked answer", () => {
  it("is heard in its bin, with the reason", () => {
    expect(reveal(dealOf(parcel), start)).toEqual([
      sound("drop-machine", { side: -1 }),
      say("This one goes left: near cart.", "object", { side: -1 }),
      say("A knot means near."),
    ]);
  });

  it("names the preparation if that was missing", () => {
    expect(reveal(dealOf(crate, plain), start)).toEqual([
      sound("drop-machine", { side: -1 }),
      say("Weigh it first."),
      say("This one goes left: near cart.", "object", { side: -1 }),
    ]);
  });
});
