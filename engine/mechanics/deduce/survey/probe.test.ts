import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { deduce } from "../index.ts";
import { told } from "../played.ts";
import { islands, played, probeDeal, probeRules } from "./fixture.ts";

const deal = probeDeal({});
const tank = { stake: "fuel", probe: 1, astray: 2, hint: 1 };

describe("a survey", () => {
  it("lets what is known be heard, and each place by the probe in the hand", () => {
    expect(played(deal).heard).toEqual(["[gusts]", "Where is it?"]);
    expect(played(deal, "right").heard).toEqual(["[tick -1]", "Ash.", "[calm -1]"]);
    expect(played(deal, "shelf", "right", "chart").heard).toEqual([
      "[tick -1]",
      "Back on the chart.",
      "Ash.",
      "[few -1]",
    ]);
  });

  it("counts a probe once, and lets hear for nothing what it has read", () => {
    expect(played(deal, "shelf", "right", "drop")).toMatchObject({
      heard: ["[probe-beep]", "The bird probe says:", "[many]", "Back on the chart.", "Where is it?"],
      counts: { probes: 1 },
    });
    expect(played(deal, "hold-2", "drop", "shelf", "drop").counts).toBeUndefined();
    const [select] = deduce
      .moves(deal, played(deal, "hold-2", "drop", "shelf").state)
      .filter(({ button }) => button === "select");
    expect(select?.priced).toBeUndefined();
  });

  it("stays at the shelf with a probe that was sent before, and tells where SELECT flies to after another", () => {
    const again = played(deal, "shelf", "drop");
    expect(again.heard).toEqual(["[drawer -1]", "Wind probe, used.", "[gusts]"]);
    expect(again.state.isAtShelf).toBe(true);
    expect(played(deal, "right", "hold-2", "drop").heard.slice(-3)).toEqual([
      "Back on the chart.",
      "Ash.",
      "Where is it?",
    ]);
  });

  it("takes a probe that is named to the hand, and sends it only when asked to", () => {
    const held = played(deal, "hold-2");
    expect(held).toMatchObject({
      counts: undefined,
      state: { held: "birds", isAtShelf: true, used: ["wind"] },
    });
    expect(held.heard).toEqual(["[drawer 1]", "Bird probe.", "Select sends it."]);
  });

  it("is sure only where no other place fits", () => {
    expect(played(deal, "hold-2", "drop", "land-3")).toMatchObject({
      outcome: { type: "solved", credit: 1 },
      counts: { home: 1, sure: 1 },
    });
    const lucky = played(deal, "land-3");
    expect(lucky.counts).toEqual({ home: 1, lucky: 1 });
    expect(lucky.heard).toContain("That was luck: Birch fitted, too. This would have told: bird probe.");
  });

  it("lets hear from both places what speaks against one, or names the probe that would have told", () => {
    expect(played(deal, "land-1").heard.slice(2)).toEqual([
      "Not here. Where it is, it is gusty.",
      "[gusts]",
      "On Ash:",
      "[calm -1]",
    ]);
    expect(played(deal, "land-2").heard.at(-1)).toContain("Another probe tells more: bird probe.");
    expect(played(deal, "land-2", "land-3").counts).toEqual({ home: 1 });
  });

  it("strikes places off the list of the player, and nothing follows from it", () => {
    expect(played(deal, "right", "strike", "right", "left").heard).toEqual([
      "[tick -1]",
      "Ash, off the list.",
    ]);
    expect(played(deal, "right", "strike", "strike").state.struck).toEqual([]);
  });

  it("helps from what fits, and sends nobody where the tank does not reach", () => {
    const help = (fuel: number, content = { ...islands, tank }) => {
      const at = probeDeal({}, { fuel }, content);
      return told(deduce.help(at, deduce.begin(at)).move ?? []);
    };
    expect(help(2)).toEqual(["This tells more: bird probe."]);
    expect(help(1)).toEqual(["These fit all that was read: Birch and the Cove."]);
  });

  it("names each probe before what it has read, and asks for a place that fits all", () => {
    const { state } = played(deal, "hold-2", "drop");
    expect(told(deduce.help(deal, state).listen ?? [])).toEqual([
      "Which place fits all the readings?",
      "The wind probe says:",
      "[gusts]",
      "The bird probe says:",
      "[many]",
    ]);
  });

  it("tells the last of its help for nothing when some was paid for", () => {
    const at = probeDeal({}, { fuel: 3 }, { ...islands, tank });
    const after = deduce.helped?.(at, deduce.begin(at), "two") ?? deduce.begin(at);
    expect(Object.keys(deduce.help(at, after))).toEqual(["move"]);
    expect(deduce.apply(at, { ...after, held: "birds" }, { move: "drop" }).state.isTold).toBe(false);
  });

  it("waits for no third landing when one could not be paid for", () => {
    const poor = probeDeal({}, { fuel: 1 }, { ...islands, tank });
    expect(deduce.patience?.(poor, deduce.begin(poor)).reveal).toBe(3);
    expect(deduce.patience?.(poor, played(poor, "land-1").state).reveal).toBe(1);
  });

  it("needs readings for all places, and probes that tell them apart", () => {
    const items = [{ id: "lost", at: "cove" }];
    const at = (rules: object) =>
      check({ content: islands, sets: [{ path: "levels[0]", rules: { ...probeRules, ...rules }, items }] });
    expect(at({})).toEqual([]);
    expect(at({ probes: ["wind"] })).toHaveLength(4);
    expect(at({ places: ["ash", "birch"] })[0]?.path).toBe("levels[0].items[0].at");
    expect(check({ content: islands, sets: [{ path: "levels[0]", rules: probeRules }] })).toHaveLength(1);
  });
});
