import { describe, expect, it } from "vitest";
import { breadAndPeas, cornerStore, plainRules, withTask } from "./corner-store.fixture.ts";
import { checkWalk } from "./check.ts";
import type { Trip } from "./gathering-schema.ts";
import type { WalkContent, WalkItem, WalkRules } from "./schema.ts";

const MAP = { columns: 4, rows: 3, blocks: 1 };
const TRIP: Trip = {
  occasions: ["lunch"],
  sections: ["bakery", "freezer", "soups"],
  things: 2,
  others: 1,
  missing: 0,
  packs: 0,
  shelf: 1,
  budget: false,
  moved: false,
};

function made(trip: Partial<Trip>, map: Partial<typeof MAP> = {}): WalkRules {
  return { ...plainRules, map: { ...MAP, ...map }, task: { ...plainRules.task, trip: { ...TRIP, ...trip } } };
}

const path = "levels[0]";
const authored = { path, rules: plainRules, items: [breadAndPeas] };
const ofContent = (content: WalkContent) => checkWalk({ content, sets: [authored] });
const ofRules = (rules: WalkRules) => checkWalk({ content: cornerStore, sets: [{ path, rules }] });
const ofItem = (item: WalkItem) =>
  checkWalk({ content: cornerStore, sets: [{ path, rules: plainRules, items: [item] }] });

const { cells, task } = cornerStore;
const withCell = (id: string, cell: WalkContent["cells"][string]) => ({
  ...cornerStore,
  cells: { ...cells, [id]: cell },
});
const withBread = (bread: Partial<WalkContent["task"]["products"][string]>) => ({
  ...cornerStore,
  task: {
    ...task,
    products: { ...task.products, bread: { name: "bread", section: "bakery", price: 300, ...bread } },
  },
});
const withLunch = (lunch: Partial<WalkContent["task"]["occasions"][string]>) => ({
  ...cornerStore,
  task: {
    ...task,
    occasions: { lunch: { name: "lunch", open: "Lunch!", products: ["bread"], surprises: {}, ...lunch } },
  },
});

describe("a sound game", () => {
  it("has no problems", () => {
    expect(ofRules(made({}))).toEqual([]);
    expect(ofItem(breadAndPeas)).toEqual([]);
  });
});

describe("in the content", () => {
  it("each cell has a sign of its own", () => {
    expect(ofContent(withCell("mat", { type: "floor", sign: ".", surface: "mat" }))).toEqual([
      {
        path: "content.cells.mat.sign",
        found: '"."',
        mend: "The cell aisle has this sign: give each its own.",
      },
    ]);
  });

  it("a surface exists", () => {
    expect(ofContent(withCell("lawn", { type: "floor", sign: "g", surface: "grass" }))).toEqual([
      {
        path: "content.cells.lawn.surface",
        found: '"grass"',
        mend: "No such surface. Choose one of: tiles, mat.",
      },
    ]);
  });

  it("the place where one pays or is helped has a name", () => {
    expect(ofContent(withCell("till", { type: "floor", sign: "t", surface: "mat", role: "finish" }))).toEqual(
      [
        {
          path: "content.cells.till.landmark",
          found: "nothing",
          mend: "Name the place: the way to it is told in words.",
        },
      ],
    );
  });

  it("a product is kept in a place that exists and is named", () => {
    expect(ofContent(withBread({ section: "aisle" }))).toEqual([
      {
        path: "content.task.products.bread.section",
        found: '"aisle"',
        mend: "No such cell with a landmark. Did you mean desk, door, bakery?",
      },
    ]);
  });

  it("a large pack holds some small ones", () => {
    expect(ofContent(withBread({ packs: { small: 4, large: 6, each: 50 } }))).toEqual([
      {
        path: "content.task.products.bread.packs.large",
        found: "6",
        mend: "Give a multiple of 4 that is larger, so that the prices can be compared.",
      },
    ]);
    expect(ofContent(withBread({ packs: { small: 4, large: 4, each: 50 } }))).toHaveLength(1);
  });

  it("an occasion has products that exist, and surprises about its own", () => {
    expect(ofContent(withLunch({ products: ["bread", "sope"] }))).toEqual([
      {
        path: "content.task.occasions.lunch.products[1]",
        found: '"sope"',
        mend: "No such product. Did you mean soup, cake, rolls?",
      },
    ]);
    const soup = task.occasions.lunch?.surprises["soup"];
    expect(ofContent(withLunch({ surprises: soup === undefined ? {} : { soup } }))).toEqual([
      {
        path: "content.task.occasions.lunch.surprises.soup",
        found: '"soup"',
        mend: "It is not among the products of the occasion. Choose one of: bread.",
      },
    ]);
    expect(ofContent(withLunch({ core: ["soup"] }))).toEqual([
      {
        path: "content.task.occasions.lunch.core[0]",
        found: '"soup"',
        mend: "It is not among the products of the occasion. Choose one of: bread.",
      },
    ]);
  });

  it("exactly one option of a surprise fits", () => {
    const options = [
      { name: "stew", fits: true, because: "Warm." },
      { name: "broth", fits: true, because: "Warm." },
    ];
    const bread = { need: "It fills.", options, source: "Made up" };
    expect(ofContent(withLunch({ surprises: { bread } }))).toEqual([
      {
        path: "content.task.occasions.lunch.surprises.bread.options",
        found: "2",
        mend: "Let exactly one option fit the need.",
      },
    ]);
  });
});

describe("rules that make trips", () => {
  it("say how large maps are, and what trips are made of", () => {
    expect(ofRules(plainRules)).toEqual([
      {
        path: "levels[0].rules.map",
        found: "nothing",
        mend: "Say how large the maps are, or give the level items.",
      },
    ]);
    expect(ofRules({ ...plainRules, map: MAP })).toEqual([
      {
        path: "levels[0].rules.task.trip",
        found: "nothing",
        mend: "Say what trips are made of, or give the level items.",
      },
    ]);
  });

  it("name sections that have a zone, and enough of them", () => {
    expect(ofRules(made({ sections: ["bakery", "desk", "soups"] }))).toEqual([
      {
        path: "levels[0].rules.task.trip.sections[1]",
        found: '"desk"',
        mend: "No such cell with a zone. Choose one of: bakery, freezer, soups, snacks.",
      },
    ]);
    expect(ofRules(made({ others: 2 }))).toEqual([
      {
        path: "levels[0].rules.task.trip.sections",
        found: '["bakery","freezer","soups"]',
        mend: "Name 4 sections: things and others need one each.",
      },
    ]);
  });

  it("leave room for all sections of a zone, for the front row, and for one that moves", () => {
    const sections = ["bakery", "freezer", "soups", "snacks"];
    expect(ofRules(made({ sections, others: 2 }, { columns: 3 }))).toEqual([
      {
        path: "levels[0].rules.map",
        found: '{"columns":3,"rows":3,"blocks":1}',
        mend: "Make it larger: 2 sections may stand in the zone middle, which has 1 places.",
      },
    ]);
    expect(ofRules(made({ moved: true }, { columns: 3, blocks: 4 }))).toEqual([
      {
        path: "levels[0].rules.map",
        found: '{"columns":3,"rows":3,"blocks":4}',
        mend: "Make it larger: no place may be left for a section to move to.",
      },
    ]);
    const content = withCell("kiosk", {
      type: "floor",
      sign: "k",
      surface: "mat",
      role: "helper",
      landmark: { name: "the kiosk" },
    });
    expect(checkWalk({ content, sets: [{ path, rules: made({}, { columns: 3 }) }] })).toEqual([
      {
        path: "levels[0].rules.map.columns",
        found: "3",
        mend: "Give at least 4: door, checkout, desk, kiosk stand in front.",
      },
    ]);
  });

  it("need one start, a finish, plain floor, and a block where they want blocks", () => {
    const kept = (ids: string[]) =>
      Object.fromEntries(Object.entries(cells).filter(([id]) => !ids.includes(id)));
    const problems = (ids: string[]) =>
      checkWalk({
        content: { ...cornerStore, cells: kept(ids) },
        sets: [{ path, rules: made({}) }],
      });
    expect(problems(["door"])).toEqual([
      { path: "content.cells", found: '["finish","helper"]', mend: "Give exactly one cell the role start." },
    ]);
    expect(problems(["checkout"])).toEqual([
      { path: "content.cells", found: '["start","helper"]', mend: "Give a cell the role finish." },
    ]);
    expect(problems(["aisle"])).toEqual([
      { path: "content.cells", found: "[]", mend: "Give a floor without landmark and role." },
    ]);
    expect(problems(["shelf"])).toEqual([
      { path: "levels[0].rules.map.blocks", found: "1", mend: "No cell is a block: give one, or 0 blocks." },
    ]);
  });

  it("name occasions that exist and have enough for the level", () => {
    expect(ofRules(made({ occasions: ["brunch"] }))).toEqual([
      {
        path: "levels[0].rules.task.trip.occasions[0]",
        found: '"brunch"',
        mend: "No such occasion. Choose one of: lunch.",
      },
    ]);
    expect(ofRules(made({ missing: 1, packs: 2 }))).toEqual([
      {
        path: "levels[0].rules.task.trip.things",
        found: "2",
        mend: "Give at least 3: missing and packs are among them.",
      },
    ]);
    expect(ofRules(made({ missing: 2 }))).toEqual([
      {
        path: "levels[0].rules.task.trip.occasions[0]",
        found: '"lunch"',
        mend:
          "It cannot make a list of 2 things from different sections of this level, 2 with a surprise and 0 in packs. " +
          "Add products to it, or leave it out.",
      },
    ]);
  });
});

describe("an authored trip", () => {
  it("has a map of equal rows with known signs", () => {
    expect(ofItem(withTask({}, ["B..Z", ".#.", "E?DC"]))).toEqual([
      { path: "levels[0].items[0].map[1]", found: '".#."', mend: "Make all rows 4 long." },
      {
        path: "levels[0].items[0].map[2]",
        found: '"E?DC"',
        mend: "No cell has the sign ?: use . # E C D B Z N A",
      },
    ]);
  });

  it("has one start", () => {
    expect(ofItem(withTask({}, ["B.Z", "EEC"]))).toEqual([
      {
        path: "levels[0].items[0].map",
        found: '["B.Z","EEC"]',
        mend: "Put exactly one start on it: it has 2.",
      },
    ]);
  });

  it("has an occasion and products that exist", () => {
    expect(ofItem(withTask({ occasion: "brunch" }))).toEqual([
      {
        path: "levels[0].items[0].task.occasion",
        found: '"brunch"',
        mend: "No such occasion. Choose one of: lunch.",
      },
    ]);
    expect(ofItem(withTask({ things: [{ product: "bred" }] }))).toEqual([
      {
        path: "levels[0].items[0].task.things[0].product",
        found: '"bred"',
        mend: "No such product. Did you mean bread, bars, cake?",
      },
    ]);
  });

  it("has a surprise for what is sold out, and beside a thing only what is not on the list", () => {
    expect(ofItem(withTask({ things: [{ product: "bread", choice: { type: "missing" } }] }))).toEqual([
      {
        path: "levels[0].items[0].task.things[0].choice",
        found: '{"type":"missing"}',
        mend: "The occasion lunch has no surprise for bread. Choose one of: soup.",
      },
    ]);
    const things = [
      { product: "bread", choice: { type: "shelf" as const, beside: ["peas", "brick"] } },
      { product: "peas" },
    ];
    expect(ofItem(withTask({ things }))).toEqual([
      {
        path: "levels[0].items[0].task.things[0].choice.beside[0]",
        found: '"peas"',
        mend: "It is on the list: name something else.",
      },
      {
        path: "levels[0].items[0].task.things[0].choice.beside[1]",
        found: '"brick"',
        mend: "No such product. Did you mean bread, bars, chips?",
      },
    ]);
  });

  it("has its sections on the map, and a way to them", () => {
    expect(ofItem(withTask({}, ["B...", "E.DC"]))).toEqual([
      {
        path: "levels[0].items[0].task.things[1].product",
        found: '"peas"',
        mend: "It is kept in freezer: put the sign Z on the map.",
      },
    ]);
    expect(ofItem(withTask({}, ["B#Z", ".#.", "E#C"]))).toEqual([
      {
        path: "levels[0].items[0].map",
        found: '["B#Z",".#.","E#C"]',
        mend: "Open a way: not everything on the list, or not the finish, can be reached.",
      },
    ]);
  });

  it("moves one section that is there once, to plain floor", () => {
    expect(ofItem(withTask({ moved: { section: "soups", to: { column: 9, row: 1 } } }))).toEqual([
      {
        path: "levels[0].items[0].task.moved.section",
        found: '"soups"',
        mend: "Name a section that is on the map exactly once.",
      },
      {
        path: "levels[0].items[0].task.moved.to",
        found: '{"column":9,"row":1}',
        mend: "Name a place on the map with plain floor.",
      },
    ]);
  });

  it("has a budget that the list does not exceed", () => {
    expect(ofItem(withTask({ budget: 499 }))).toEqual([
      {
        path: "levels[0].items[0].task.budget",
        found: "499",
        mend: "Give at least 500: that is what the list costs.",
      },
    ]);
  });
});
