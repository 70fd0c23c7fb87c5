/**
 * "Learn the sounds" teaches what a player must know, and nothing else: what is taught is heard in the game, what a game
 * judges by ear is taught, and what means the same in all games sounds the same in all of them.
 */
import { expect, it } from "vitest";
import { allSets } from "../../engine/definition/item-sets.ts";
import type { LoadedGame, SoundToLearn } from "../../engine/definition/index.ts";
import { soundsToLearn } from "../../engine/sound-lab/index.ts";
import { namedIn } from "../../engine/sound/index.ts";
import { sharedSoundNames } from "../../engine/words.ts";
import { catalogue } from "../../games/catalogue.ts";
import { everyGame } from "../games/every-game.ts";

/** The ids of the sounds and layers of a lesson. */
function idsOf(lesson: SoundToLearn): string[] {
  if ("notes" in lesson) return lesson.notes.map(({ sound }) => sound);
  return ["sound" in lesson ? lesson.sound : lesson.bed];
}

everyGame(({ load }) => {
  const lessonsOf = ({ definition }: LoadedGame) => soundsToLearn(definition, true);

  it("teaches only what is heard in it", async () => {
    const game = await load();
    const { sounds, beds } = namedIn([game.mechanic.sounds, game.definition]);
    const heard = new Set<string>([...sounds, ...beds, "help", "nothing", "ready-tone"]);
    expect(
      lessonsOf(game)
        .flatMap(idsOf)
        .filter((id) => !heard.has(id)),
    ).toEqual([]);
  });

  it("teaches all that its mechanic says the player is to go by", async () => {
    const game = await load();
    const { definition, mechanic } = game;
    const taught = new Set(lessonsOf(game).flatMap(idsOf));
    const needed = mechanic.evidence({ content: definition.content, sets: allSets(definition) });
    expect(needed.filter((id) => !taught.has(id))).toEqual([]);
  });

  it("gives each lesson a name and a sound of its own", async () => {
    const lessons = lessonsOf(await load());
    const names = lessons.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const heard = lessons.map(({ name: _name, ...sounding }) => JSON.stringify(sounding));
    expect(heard.filter((one, index) => heard.indexOf(one) !== index)).toEqual([]);
  });

  it("gives what means the same in all games no other meaning", async () => {
    const game = await load();
    const names: Readonly<Record<string, string>> = sharedSoundNames;
    const renamed = lessonsOf(game).filter((lesson) =>
      idsOf(lesson).some((id) => names[id] !== undefined && names[id] !== lesson.name),
    );
    expect(renamed).toEqual([]);
    const recaptioned: unknown[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      const { sound, caption } = value as { sound?: unknown; caption?: unknown };
      if (typeof sound === "string" && names[sound] !== undefined && caption !== undefined)
        recaptioned.push(value);
      Object.values(value).forEach(visit);
    };
    visit(game.definition);
    expect(recaptioned).toEqual([]);
  });
});

it("has one sound for one meaning in all games", async () => {
  const meanings = new Map<string, Set<string>>();
  const games = await Promise.all(catalogue.map(async ({ load }) => load()));
  for (const game of games)
    for (const { name, ...heard } of soundsToLearn(game, true))
      meanings.set(name, (meanings.get(name) ?? new Set()).add(JSON.stringify(heard)));
  expect([...meanings].filter(([, heard]) => heard.size > 1)).toEqual([]);
  const shared = [...meanings].filter(([name]) => Object.values<string>(sharedSoundNames).includes(name));
  expect(shared.map(([name]) => name).toSorted()).toEqual(Object.values(sharedSoundNames).toSorted());
});
