import { describe, expect, it } from "vitest";
import { parseGame } from "../../engine/definition/index.ts";
import { masher, simulateSitting, solver } from "../../engine/sitting/index.ts";
import { estimateSeconds, shownText, spokenText } from "../../engine/speech/index.ts";
import { game } from "./game.ts";

const parsed = await parseGame(game);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
const loaded = parsed.value;
if (game.mechanic !== "talk") throw new Error("Social Sense is a talk game");
const { levels } = game;

const FEELINGS = /\b(?:happy|glad|sad|mad|angry|worried|nervous|scared|afraid|lonely|hurt)\b/i;

/** Everything that a definition says under these keys, wherever it stands. */
function under(keys: readonly string[], value: unknown, isUnder = false): string[] {
  if (typeof value === "string") return isUnder ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => under(keys, inner, isUnder));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    under(keys, inner, keys.includes(key) || (isUnder && ["full", "short"].includes(key))),
  );
}

const said = under(["say", "scene", "reply", "lines", "line", "how", "answer"], game.levels);
const captions = under(["caption"], game.levels);

describe("Social Sense", () => {
  it("has no line longer than seven seconds", () => {
    expect(said.filter((text) => estimateSeconds(spokenText(text), 1) > 7)).toEqual([]);
  });

  it("asks nobody to look", () => {
    const looking = [...said, ...captions].filter((text) =>
      /\b(?:look\w*|watch\w*|arrow|click here)\b/i.test(shownText(text)),
    );
    expect(looking).toEqual([]);
  });

  it("lets captions tell what the ear can tell, not what somebody feels", () => {
    const tells = levels.flatMap(({ rules }) => Object.values(rules.tells).map(({ caption }) => caption));
    const voices = Object.values(game.voices).map(({ name }) => name);
    expect([...captions, ...tells, ...voices].filter((text) => FEELINGS.test(text))).toEqual([]);
  });

  it("says after a line that half fits what would have fit", () => {
    const half = levels.flatMap(({ items = [] }) =>
      items.flatMap(({ nodes }) =>
        nodes.flatMap(({ choices }) =>
          choices.flatMap(({ line, outcomes }) =>
            outcomes.flatMap(({ credit, why = [] }) =>
              credit === 0.5 ? [{ line, why: JSON.stringify(why) }] : [],
            ),
          ),
        ),
      ),
    );
    expect(half.length).toBeGreaterThan(0);
    expect(half.filter(({ why }) => !/would have fit|waited longer/.test(why))).toEqual([]);
  });

  it("is not done well by pressing at random", () => {
    const mean = (level: number, temper: typeof solver): number => {
      const caught = Array.from({ length: 20 }, (_, seed) => {
        const { sitting } = simulateSitting({ game: loaded, level, seed, length: "full", temper });
        return sitting.standing.counts["caught"] ?? 0;
      });
      return caught.reduce((sum, count) => sum + count, 0) / caught.length;
    };
    game.levels.forEach((_level, index) => {
      expect(mean(index, masher)).toBeLessThan(mean(index, solver) / 2);
    });
  });
});
