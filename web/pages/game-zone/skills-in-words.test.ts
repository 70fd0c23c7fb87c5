import { expect, it } from "vitest";
import { skillsOf } from "../../../engine/adaptive/index.ts";
import { aPlay, aVerdict } from "../../../tests/fakes/verdicts.ts";
import { columns, easeRows, estimateInWords, skillRow, tableOf, timeRows } from "./skills-in-words.ts";

const NOW = 1_795_471_620_000;
const DAY = 86_400_000;
const named = {
  title: "Addition Express",
  name: "Make ten",
  standards: ["CCSS 1.OA.6", "ECC (to be checked)"],
};

function played(count: number) {
  const verdicts = Array.from({ length: count }, (_, turn) =>
    aVerdict({ id: `a-${turn}-b`, order: turn + 1, item: `${turn % 4}+6` }),
  );
  const [found] = skillsOf({ forgotten: 0, verdicts, plays: [] }, NOW);
  if (found === undefined) throw new Error("nothing was played");
  return found;
}

it("gives grown-ups figures by the game's standards, and no clock where there was none", () => {
  expect(skillRow({ ...played(20), at: 0 }, named)).toMatchObject({
    game: "Addition Express",
    skill: "Make ten",
    standards: "CCSS 1.OA.6; ECC (to be checked)",
    turns: 20,
    pace: "4 s",
    last: "",
  });
});

it("says minus where it is read aloud, never of nothing, and what a spreadsheet takes for it in a table", () => {
  const estimates = [-0.94, -0.04, 1.26].map((ability) => skillRow({ ...played(1), ability }, named));
  expect(estimates.map(estimateInWords)).toEqual(["−0.9", "0.0", "1.3"]);
  expect(tableOf(estimates)).toContain(`"-0.9"`);
});

it("makes a table that a spreadsheet reads", () => {
  const lines = tableOf([skillRow(played(20), named)]).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"Make ten","Addition Express","CCSS 1.OA.6; ECC \(to be checked\)","20",/);
  expect(lines.map((line) => line.split(",").length).slice(0, 2)).toEqual([columns.length, columns.length]);
});

it("sums up time on task by game, and what of it was lately", () => {
  const plays = [
    aPlay({ at: NOW, seconds: 300 }),
    aPlay({ id: "b", at: NOW - 8 * DAY, seconds: 300, finished: false }),
    aPlay({ game: "subtraction", at: NOW, seconds: 1200 }),
  ];
  expect(timeRows(plays, (slug) => slug, NOW)).toEqual([
    { game: "subtraction", minutes: 20, lately: 20, plays: 1, finished: 1 },
    { game: "addition", minutes: 10, lately: 5, plays: 2, finished: 1 },
  ]);
});

it("tells how devices began in a last sitting, and why, and nothing where they began as usual", () => {
  const lessons = {
    monkeymadness: {
      eases: { "1": ["the player begins with 1 banana more", "Snap begins 1 step farther off"] },
    },
    polarpairing: { eases: { "-1": ["Wallace begins 1 step nearer"] } },
    addition: {},
  };
  const eases = [
    ["monkeymadness", 1],
    ["polarpairing", -1],
    ["polarpairing", 2],
    ["addition", 2],
    ["gone", 2],
  ] as const;
  expect(easeRows(eases, lessons, (slug) => slug)).toEqual([
    {
      game: "monkeymadness",
      why: "The player begins with 1 banana more, and Snap begins 1 step farther off, since the turns before were hard.",
    },
    { game: "polarpairing", why: "Wallace begins 1 step nearer, since the turns before went easily." },
  ]);
});
