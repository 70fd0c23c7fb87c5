/** What a player has brought home: things that were given for good, and what was played to its end. */
import { capitalize } from "../engine/index.ts";
import { playNext, skillName, skillsOf, stageOf } from "../engine/adaptive/index.ts";
import { gameProgress, type Progress, type VerdictLog } from "../engine/learner/index.ts";
import { lineCues } from "../engine/lines/index.ts";
import type { Keepsake, ShelfGame } from "./menu/screens.ts";
import type { Shelf } from "./shelf.ts";

/** Games are loaded to know how their keepsakes sound; one that cannot be has none. */
export async function keepsakesOf(shelf: Shelf, progress: Progress): Promise<Keepsake[]> {
  const found: Keepsake[] = [];
  for (const { slug, title } of shelf.games) {
    const ids = gameProgress(progress, slug).keepsakes;
    if (ids.length === 0) continue;
    const all = (await shelf.keepsakes(slug)) ?? {};
    for (const id of ids) {
      const keepsake = all[id];
      if (keepsake === undefined) continue;
      const label = `${capitalize(keepsake.name)}, from ${title}`;
      found.push({ label, cues: lineCues(keepsake.lines, { part: "object" }) });
    }
  }
  return found;
}

/** In a line for each game. */
export function finishedOf(games: readonly ShelfGame[], progress: Progress): string[] {
  return games.flatMap(({ slug, title }) => {
    const count = Object.keys(gameProgress(progress, slug).finished).length;
    if (count === 0) return [];
    return [`${title}: ${count === 1 ? "one level" : `${count} levels`} played to the end`];
  });
}

/** What to play next, and then how far each skill is: by game, as on the page My Progress. */
export function learnedOf(games: readonly ShelfGame[], log: VerdictLog, now: number): string[] {
  const skills = skillsOf(log, now);
  const titleOf = (slug: string) => games.find((game) => game.slug === slug)?.title;
  const next = playNext(skills.filter(({ game }) => titleOf(game) !== undefined));
  return [
    ...(next === null ? [] : [`Play ${titleOf(next.game)} next. ${next.why}`]),
    ...games.flatMap(({ slug, title }) =>
      skills
        .filter(({ game }) => game === slug)
        .map((skill) => `${title}, ${skillName(skill)}. ${stageOf(skill)}`),
    ),
  ];
}
