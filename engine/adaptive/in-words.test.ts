import { expect, it } from "vitest";
import { aVerdict } from "../../tests/fakes/verdicts.ts";
import { itemName, playNext, skillName, stageOf } from "./in-words.ts";
import { skillsOf, type Skill } from "./skills.ts";

const DAY = 86_400_000;
const NOW = 1_795_471_620_000;

function played(credit: number, count: number, skill = "make-ten", at = NOW): Skill {
  const verdicts = Array.from({ length: count }, (_, turn) =>
    aVerdict({ id: `a-${turn}-b`, order: turn + 1, item: `${turn % 4}+6`, skill, credit, at }),
  );
  const [found] = skillsOf({ forgotten: 0, verdicts, plays: [] }, NOW);
  if (found === undefined) throw new Error("nothing was played");
  return found;
}

it("tells how far somebody is, and nothing before there is enough to go by", () => {
  expect(skillName(played(1, 1))).toBe("Make ten");
  expect(stageOf(played(1, 3))).toBe("You have made a start.");
  expect(stageOf(played(0, 40))).toBe("You are finding your way.");
  expect(stageOf(played(1, 40))).toBe("You know it well.");
});

it.each([
  ["7+5", "7+5"],
  ["12-5", "12 − 5"],
  ["names-5-10-20", "names 5 10 20"],
  ["4+?=12-9+?=18", "4+?=12, 9+?=18"],
  ["12-5-14-6", "12 5 14 6"],
])("tells of %s, which has no other name, as %s", (item, name) => {
  expect(itemName({ item })).toBe(name);
});

it("says what to play next: what would soon be forgotten first", () => {
  expect(playNext([])).toBeNull();
  const known = played(1, 40);
  const fading = played(1, 12, "tens-and-ones", NOW - 60 * DAY);
  expect(fading.due).toBeGreaterThan(0);
  expect(playNext([known, fading])?.why).toBe(
    "Some of “Tens and ones” would soon be forgotten. A few turns bring it back.",
  );
  const growing = { ...played(0.5, 20, "add-three"), ability: 0.1, due: 0 };
  expect(playNext([{ ...known, due: 0 }, growing, { ...growing, ability: -1 }])?.why).toBe(
    "“Add three” gets better with every turn.",
  );
  expect(playNext([{ ...known, due: 0 }])?.why).toBe(
    "You know “Make ten” well. Play on, or try another game.",
  );
});
