/** What pages say of the games that play, read off their definitions, so that it is true of every game that is added. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import { easeInWords } from "../../engine/devices/ease-in-words.ts";
import { MOST_EASE } from "../../engine/devices/index.ts";
import { catalogue } from "../../games/catalogue.ts";
import type { GameFacts } from "../../web/game-facts.ts";
import type { Lessons } from "../../web/pages/for-teachers/lessons.ts";
import { agesOf } from "./ages.ts";
import { minutesIn } from "./minutes.ts";
import { skillsOf } from "./skills.ts";

/** In words, so that a page need not know what devices there are. */
function easesIn(devices: AnyDefinition["devices"] = {}): Pick<Lessons, "eases"> {
  const eases = EASES.flatMap((ease) => {
    const told = Object.values(devices).flatMap((data) => easeInWords(data, ease) ?? []);
    return told.length === 0 ? [] : [[String(ease), told] as const];
  });
  return eases.length === 0 ? {} : { eases: Object.fromEntries(eases) };
}
const EASES = [-MOST_EASE, -1, 1, MOST_EASE];

/** As many as are remembered at once. */
const SOUNDS_OF_A_LESSON = 4;

const all = await Promise.all(catalogue.map(async ({ slug, load }) => [slug, await load()] as const));
export const facts: Readonly<Record<string, GameFacts>> = Object.fromEntries(
  await Promise.all(
    all.map(async ([slug, definition]) => {
      const { objective, standards, mechanic, levels, tallies = {} } = definition;
      const known: GameFacts = {
        objective,
        ages: agesOf(standards),
        skills: skillsOf(standards),
        minutes: await minutesIn(definition),
        mechanic,
        levels: levels.length,
        bests: Object.fromEntries(
          Object.entries(tallies).flatMap(([id, { best, unit }]) =>
            best === "most" && unit !== undefined ? [[id, unit] as const] : [],
          ),
        ),
      };
      return [slug, known] as const;
    }),
  ),
);

/** @public game-facts-plugin.ts takes it from the module as it is when a page is built. */
export const lessons: Readonly<Record<string, Lessons>> = Object.fromEntries(
  all.map(([slug, { standards, levels, devices, soundsToLearn = [], tryAtHome }]) => [
    slug,
    {
      standards: standards.map(({ code, checked }) => ({ code, checked })),
      levels: levels.map(({ id, name, learned }) => ({ id, name, learned })),
      sounds: soundsToLearn.slice(0, SOUNDS_OF_A_LESSON).map(({ name }) => name),
      ...easesIn(devices),
      tryAtHome: tryAtHome[0] ?? "",
    },
  ]),
);
