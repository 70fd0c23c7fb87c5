/** What must hold for the texts of every game, whatever it is about. That two moves sound apart is in `mechanic-suite.ts`. */
import { expect, it } from "vitest";
import type { Definition, LoadedGame } from "../../engine/definition/index.ts";
import { allSets } from "../../engine/definition/item-sets.ts";
import { textsIn, visit } from "../../games/workbench/texts.ts";
import { agesOf } from "../../scripts/site/ages.ts";
import { everyGame } from "../games/every-game.ts";
import { heardAlike } from "./content/heard-alike.ts";
import { readingGrade } from "./content/reading-grade.ts";
import { TRUE_OF } from "./content/truth-register.ts";

/** What only somebody who sees a screen can do, or would be told. "Look" and "see" alone are everybody's words. */
const FOR_EYES =
  /\b(as you can see|see (?:above|below|the (?:picture|screen|image))|look (?:closely|carefully|at the (?:picture|screen))|on (?:the|your) screen|in the picture|highlighted|(?:the|a) (?:red|green|blue|yellow|gray|left|right) (?:button|icon|arrow)|click (?:on|here)|double-click|swipe|scroll|your mouse|shown (?:here|above|below))\b/i;

/** Where a game's standards name no school year. Our players are 7 to 12: the youngest are in the second. */
const USUAL_GRADE = 4;
const LOWEST_GRADE = 2;
const YEARS_FROM_OLDEST_AGE_TO_GRADE = 7;

/** Nothing in them is told as true of the world: a robot, a day, and talk among friends. */
const TELLS_NO_FACTS = ["robotrepair", "scheduleShuffle", "socialSense"];
const OF_THE_WORLD = ["science", "life-skills", "independence-skills"];

everyGame((game) => {
  it("asks nobody to see", async () => {
    const { definition } = await game.load();
    const found = textsIn(definition).filter(({ text }) => FOR_EYES.test(text));
    expect(found.map(({ path, text }) => `${path.join(".")}: ${text}`)).toEqual([]);
  });

  it("is no harder to follow than its players' last school year", async () => {
    const { definition } = await game.load();
    const ages = agesOf(definition.standards);
    const named = ages === null ? USUAL_GRADE : ages[1] - YEARS_FROM_OLDEST_AGE_TO_GRADE;
    const highest = Math.max(named, LOWEST_GRADE);
    const hard = [...byPart(definition)].flatMap(([part, texts]) => {
      const grade = readingGrade(texts);
      return grade === null || Math.floor(grade) <= highest
        ? []
        : [`${part}: ${grade.toFixed(1)}, at most ${highest}`];
    });
    expect(hard).toEqual([]);
  });

  it("has no item twice", async () => {
    const { definition } = await game.load();
    const twice = allSets(definition).flatMap(({ id, items = [] }) => {
      const written = items.map((item) => JSON.stringify({ ...item, id: "" }));
      return items
        .filter((_, at) => written.indexOf(written[at] ?? "") !== at)
        .map((item) => `${id}: ${item.id}`);
    });
    expect(twice).toEqual([]);
  });

  it("names a source where it tells what is true of the world", async () => {
    const { definition } = await game.load();
    const { slug, category } = definition;
    const tellsFacts = OF_THE_WORLD.includes(category) && !TELLS_NO_FACTS.includes(slug);
    expect(sourcesIn(definition).length > 0 || !tellsFacts).toBe(true);
  });

  it("says what the register of truth and safety asks of it", async () => {
    const { definition } = await game.load();
    const texts: Readonly<Record<"heard" | "grown-ups", string>> = {
      heard: textsIn(definition)
        .map(({ text }) => text)
        .join("\n"),
      "grown-ups": [...definition.forGrownUps, ...(definition.facts ?? []).map(({ fact }) => fact)].join(
        "\n",
      ),
    };
    const { says = [], never = [] } = TRUE_OF[definition.slug] ?? {};
    expect(says.filter(([where, words]) => !words.test(texts[where])).map(String)).toEqual([]);
    expect(never.filter((words) => words.test(texts.heard + texts["grown-ups"])).map(String)).toEqual([]);
  });
});

/** The texts of each level and bank, and those of all of them. */
function byPart(definition: Definition): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const { path, text } of textsIn(definition)) {
    const [top, at] = path;
    const part =
      top === "levels" || top === "banks" ? `${top}.${definition[top]?.[Number(at)]?.id}` : "all levels";
    parts.set(part, [...(parts.get(part) ?? []), text]);
  }
  return parts;
}

function sourcesIn(definition: LoadedGame["definition"]): readonly string[] {
  const sources: string[] = [];
  visit(definition, [], (path, text) => {
    if (path.at(-1) === "source") sources.push(text);
  });
  return sources;
}

it("finds what sounds alike, and lets be what does not", () => {
  const move = (id: string, ...phrases: string[]) => ({ id, label: phrases[0] ?? id, phrases });
  expect(heardAlike([move("a", "the tail"), move("b", "the tale")])).toHaveLength(1);
  expect(heardAlike([move("a", "the tail", "the tale"), move("b", "the tall one")])).toEqual([]);
});
