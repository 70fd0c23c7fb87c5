import { describe, expect, it } from "vitest";
import { content, map } from "../../fixture.ts";
import { placeOf, readGround } from "../../ground.ts";
import { planFrom } from "./plan.ts";
import { beginRun, grab, isSettled, pass, wanted, won, type Model, type Run } from "./run.ts";

const ground = readGround(content, map);
const at = (id: string): number => placeOf(ground, id);

function model(things: readonly string[], more: Partial<Model> = {}): Model {
  return {
    ground,
    neighbours: ground.cells.map((_id, index) =>
      [-1, 1, -3, 3].flatMap((by) => {
        const to = index + by;
        const isBeside = Math.abs(by) === 3 || Math.floor(to / 3) === Math.floor(index / 3);
        return isBeside && ground.cells[to] !== undefined && ground.cells[to] !== "hedge" ? [to] : [];
      }),
    ),
    things: things.map(at),
    melts: 0,
    coldFor: 1000,
    soldOut: 0,
    nest: at("nest"),
    home: at("house"),
    start: at("house"),
    pace: 2,
    ...more,
  };
}

function wait(of: Model, run: Run, times: number): Run {
  return times === 0 ? run : wait(of, pass(of, run, run.at).run, times - 1);
}

describe("the rival", () => {
  const garden = model(["tree", "pond"]);
  const start = beginRun(garden, at("house"), at("shed"));

  it("goes for the nearest thing, one place for every two steps, and takes it", () => {
    expect(wanted(garden, start)).toBe(1);
    expect(wait(garden, start, 1)).toMatchObject({ rival: at("shed"), carries: -1 });
    expect(wait(garden, start, 2)).toMatchObject({ rival: at("pond"), carries: 1 });
  });

  it("brings it to its nest, and goes for the next", () => {
    const brought = wait(garden, start, 8);
    expect(brought).toMatchObject({ rival: at("nest"), carries: -1, lost: 0b10 });
    expect(wanted(garden, brought)).toBe(0);
  });

  it("drops what it carries when the player steps onto it", () => {
    const carrying = { ...wait(garden, start, 2), at: 4 };
    const { run, events } = pass(garden, carrying, at("pond"));
    expect(run).toMatchObject({ carries: -1, mine: 0b10 });
    expect(events).toContainEqual({ type: "caught", thing: 1 });
  });

  it("is caught once, by whoever stands where it would land, and then flies over", () => {
    const waiting = { ...wait(garden, start, 2), at: 5 };
    const caught = wait(garden, { ...waiting, rival: 4 }, 2);
    expect(caught).toMatchObject({ rival: 4, carries: -1, mine: 0b10, wary: true });
    const wary = { ...caught, mine: 0, carries: 1, busy: 0 };
    const { run, events } = pass(garden, { ...wary, time: 1, at: 5 }, 5);
    expect(run).toMatchObject({ mine: 0, carries: -1, lost: 0b10 });
    expect(events.map(({ type }) => type)).toEqual(["dodged", "flew", "hid"]);
    expect(pass(garden, { ...wary, time: 2, at: 5 }, 4)).toMatchObject({
      run: { mine: 0, carries: 1 },
      events: [{ type: "dodged" }],
    });
  });

  it("rests when it was caught, and is heard when it goes on, if anything is left for it", () => {
    const carrying = { ...wait(garden, start, 2), at: 4, time: 2 };
    const caught = { ...pass(garden, carrying, at("pond")).run, at: garden.home };
    const rested = wait(garden, caught, 2);
    expect(rested).toMatchObject({ rival: at("pond"), busy: 1 });
    expect(pass(garden, { ...rested, time: 5 }, garden.home).events).toEqual([{ type: "recovered" }]);
    expect(pass(garden, { ...rested, time: 5, mine: 0b11 }, garden.home).events).toEqual([]);
  });

  it("flies over the player, but does not land on one", () => {
    const blocked = { ...start, at: at("pond") };
    const { run, events } = pass(garden, { ...blocked, time: 1 }, at("pond"));
    expect(run.rival).toBe(at("shed"));
    expect(events).toEqual([{ type: "waits" }]);
    const over = { ...beginRun(garden, 4, at("gate")), time: 1, lost: 0b10 };
    expect(pass(garden, over, 4).run.rival).toBe(3);
  });

  it("leaves alone what is sold out", () => {
    const bare = model(["shed", "tree"], { soldOut: 1 });
    expect(wanted(bare, beginRun(bare, 0, 1))).toBe(1);
  });

  it("is not held up by whoever meets it with nothing in its beak", () => {
    const met = pass(garden, { ...start, at: 2 }, start.rival);
    expect(met.events).toEqual([{ type: "shooed" }]);
    expect(met.run).toMatchObject({ busy: 0, wary: false });
  });
});

describe("what melts", () => {
  const garden = model(["shed"], { melts: 1, coldFor: 3 });
  const held = grab(garden, beginRun(garden, at("shed"), -1), 0);

  it("is lost after its steps, unless it is home", () => {
    expect(won(wait(garden, held, 2))).toBe(1);
    expect(wait(garden, held, 3)).toMatchObject({ soup: 1 });
    expect(won(wait(garden, { ...held, at: garden.home }, 9))).toBe(1);
  });
});

describe("the plan", () => {
  it("is the shortest way to everything, and home", () => {
    const garden = model(["tree", "shed"]);
    expect(planFrom(garden, beginRun(garden, garden.home, -1))).toMatchObject({ steps: 8, wins: 2 });
  });

  it("fetches what melts last", () => {
    const garden = model(["shed", "tree"], { melts: 1, coldFor: 4 });
    const { deeds } = planFrom(garden, beginRun(garden, garden.home, -1));
    expect(deeds.filter(({ type }) => type === "grab")).toEqual([
      { type: "grab", thing: 1 },
      { type: "grab", thing: 0 },
    ]);
  });

  it("takes what can still be had where not everything can", () => {
    const garden = model(["tree", "pond"]);
    const late: Run = { ...beginRun(garden, garden.home, at("nest")), lost: 0b10 };
    expect(planFrom(garden, late).wins).toBe(1);
    expect(isSettled(garden, { ...late, mine: 1 })).toBe(true);
    const carried = { ...late, lost: 0, mine: 1, carries: 1 };
    expect(isSettled(garden, carried)).toBe(false);
    expect(isSettled(garden, { ...carried, wary: true })).toBe(true);
  });
});
