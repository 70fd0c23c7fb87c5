import { describe, expect, it } from "vitest";
import { beaconChanges, beaconCues, silence } from "./beacons.ts";
import { cornerStore, plainRules } from "./corner-store.fixture.ts";
import { readGround } from "./ground.ts";

const ground = readGround(cornerStore, ["B...Z", "E...C"]);
const from = (at: number, rules = plainRules) => beaconCues(cornerStore, rules, ground, at);

describe("beacons", () => {
  it("are heard on their side, and softer with distance", () => {
    expect(from(0)).toEqual([
      { type: "bed", layer: "beacon-checkout", bed: "checkout", level: 0.33, side: 1 },
      { type: "bed", layer: "beacon-bakery", bed: "bakery", level: 0.67, side: 0 },
      { type: "bed", layer: "beacon-freezer", bed: "freezer", level: 0.33, side: 1 },
    ]);
  });

  it("say nothing of front and back: ahead and here differ in level only", () => {
    const bakeryFrom = (at: number) => from(at).find((cue) => cue.layer === "beacon-bakery");
    expect([bakeryFrom(0)?.side, bakeryFrom(5)?.side]).toEqual([0, 0]);
    expect([bakeryFrom(0)?.level, bakeryFrom(5)?.level]).toEqual([0.67, 1]);
  });

  it("fade sooner where the rules say so", () => {
    expect(from(0, { ...plainRules, halfAt: 1 }).map(({ level }) => level)).toEqual([0.2, 0.5, 0.2]);
  });

  it("are only the nearest few; the others fall silent", () => {
    expect(from(0, { ...plainRules, beacons: 1 })).toEqual([
      { type: "bed", layer: "beacon-checkout", bed: null },
      { type: "bed", layer: "beacon-bakery", bed: "bakery", level: 0.67, side: 0 },
      { type: "bed", layer: "beacon-freezer", bed: null },
    ]);
  });

  it("are told again only where they sound different", () => {
    expect(beaconChanges(from(0), from(0))).toEqual([]);
    expect(beaconChanges(from(3), from(8)).map(({ layer }) => layer)).toEqual([
      "beacon-checkout",
      "beacon-bakery",
      "beacon-freezer",
    ]);
  });

  it("all fall silent at the end", () => {
    expect(silence(cornerStore)).toEqual([
      { type: "bed", layer: "beacon-checkout", bed: null },
      { type: "bed", layer: "beacon-bakery", bed: null },
      { type: "bed", layer: "beacon-freezer", bed: null },
    ]);
  });
});
