import { describe, expect, it } from "vitest";
import { depthsOf, formatDepths } from "./depths.ts";
import { inTurn, turnAt } from "./turn.ts";

const MECHANICS = ["sort", "walk", "talk"];
const played = Array.from({ length: 30 }, (_, index) => ({
  slug: `game${index}`,
  mechanic: MECHANICS[index % MECHANICS.length] ?? "",
}));
const slugs = played.map(({ slug }) => slug);

function reasonsFor(...files: string[]): Record<string, string[]> {
  const { full } = depthsOf(played, { files, since: "yesterday" }, 0, {});
  const reasons: Record<string, string[]> = {};
  for (const [slug, why] of Object.entries(full)) (reasons[why] ??= []).push(slug);
  return reasons;
}

describe("games at full depth", () => {
  it("are those whose folder or transcripts changed, and three in turn", () => {
    expect(reasonsFor("games/game7/levels/one.ts", "tests/transcripts/heard/game9-resumed.txt")).toEqual({
      changed: ["game7", "game9"],
      "in turn": ["game0", "game1", "game2"],
    });
  });

  it("are all games of a mechanic that changed", () => {
    const { "walk changed": walks, ...others } = reasonsFor("engine/mechanics/walk/play.ts");
    expect(walks).toEqual(played.filter(({ mechanic }) => mechanic === "walk").map(({ slug }) => slug));
    expect(others).toEqual({ "in turn": ["game0", "game2"] });
  });

  it.each(["engine/machines/turn-machine.ts", "engine/mechanics/kit/deal.ts", "games/by-level.ts"])(
    "are one of each mechanic where %s changed",
    (file) => {
      expect(reasonsFor(file)).toEqual({
        "for sort, since what all games share changed": ["game0"],
        "for walk, since what all games share changed": ["game1"],
        "for talk, since what all games share changed": ["game2"],
      });
    },
  );

  it("are fewer in a browser: not those that stand for their mechanic", () => {
    const two = slugs.map((slug, index) => ({ slug, mechanic: index < 20 ? "sort" : "walk" }));
    const files = ["engine/machines/turn-machine.ts", "games/game7/game.ts"];
    const { full, inBrowser } = depthsOf(two, { files, since: "yesterday" }, 1, {});
    expect(new Set(Object.keys(full))).toEqual(
      new Set(["game7", "game1", "game21", "game3", "game4", "game5"]),
    );
    expect(inBrowser).toEqual(["game3", "game4", "game5", "game7"]);
  });

  it.each(["docs/architecture.md", "games/game7/README.md", "web/main.tsx", "engine/menu/menu.test.ts"])(
    "are only those in turn where %s changed",
    (file) => {
      expect(Object.keys(reasonsFor(file))).toEqual(["in turn"]);
    },
  );

  it("are only those in turn where nothing is known", () => {
    const depths = depthsOf(played, undefined, 4, {});
    expect(Object.keys(depths.full)).toEqual(["game12", "game13", "game14"]);
    expect(formatDepths(depths, undefined)).toBe(
      "Games: 30 (turn 4; git knows no history here, so nothing is known of what has changed)\n" +
        "  in full, in turn: game12, game13, game14",
    );
  });

  it("are exactly those that were asked for", () => {
    const asked = (games: string | undefined, full: string) =>
      depthsOf(played, undefined, 0, { games, full });
    expect(asked("game3,game4", "game4")).toEqual({
      games: ["game3", "game4"],
      full: { game4: "asked for" },
      inBrowser: ["game4"],
      turn: 0,
    });
    expect(Object.keys(asked(undefined, "all").full)).toEqual(slugs);
    expect(asked(undefined, "none").full).toEqual({});
    expect(() => asked(undefined, "game99")).toThrow("There is no game game99");
  });
});

describe("the turn", () => {
  const many = Array.from({ length: 52 }, (_, index) => `game${index}`);
  const metIn = (turns: readonly number[]) => new Set(turns.flatMap((turn) => inTurn(many, turn)));
  const upTo = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => 100 + index * step);

  it("meets 52 games within a week, three at a time", () => {
    expect(metIn(upTo(21, 1)).size).toBe(52);
    expect(inTurn(many, 5)).toHaveLength(3);
  });

  it("meets them all as well where it comes but once a day, or once a week", () => {
    expect(metIn(upTo(20, 3)).size).toBe(52);
    expect(metIn(upTo(20, 21)).size).toBe(52);
  });

  it("changes three times a day, and meets every game that is alone or one of few", () => {
    const day = 86_400_000;
    expect(new Set([0, 8, 16, 23].map((hour) => turnAt(20_000 * day + hour * 3_600_000))).size).toBe(3);
    expect(inTurn(["only"], 7)).toEqual(["only"]);
    expect(inTurn([], 7)).toEqual([]);
  });
});
