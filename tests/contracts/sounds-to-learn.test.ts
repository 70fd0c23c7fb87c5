/**
 * "Learn the sounds" teaches what a player must know, and nothing else: what is taught is heard in the game, what a game
 * judges by ear is taught, and what means the same in all games sounds the same in all of them.
 */
import { describe, expect, it } from "vitest";
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { soundsToLearn } from "../../engine/sound-lab/index.ts";
import { namedIn } from "../../engine/sound/index.ts";
import { sharedSoundNames } from "../../engine/words.ts";
import { catalogue } from "../../games/catalogue.ts";

const games = await Promise.all(catalogue.map(async ({ load }) => (await load()) as unknown as AnyGame));

interface AnyGame {
  readonly slug: string;
  readonly mechanic: string;
  readonly soundsToLearn?: SoundToLearn[];
  readonly content: object;
}

/** The ids of the sounds and layers of a lesson. */
function idsOf(lesson: SoundToLearn): string[] {
  if ("notes" in lesson) return lesson.notes.map(({ sound }) => sound);
  return ["sound" in lesson ? lesson.sound : lesson.bed];
}

/** The values of this key, anywhere in a definition. */
function valuesOf(key: string, within: unknown): unknown[] {
  if (typeof within !== "object" || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) =>
    name === key ? [value, ...valuesOf(key, value)] : valuesOf(key, value),
  );
}

const soundsIn = (within: unknown): string[] =>
  valuesOf("sound", within).filter((id) => typeof id === "string");

/** By mechanic: the sounds that tell something which the player is asked for, or must go by. */
const EVIDENCE: Record<string, (game: AnyGame) => string[]> = {
  walk: ({ content }) => [
    ...valuesOf("landmark", content)
      .flatMap((landmark) => [...valuesOf("here", landmark), ...valuesOf("hum", landmark)])
      .filter((id) => typeof id === "string"),
    ...valuesOf("floors", content)
      .flat()
      .filter((id) => typeof id === "string"),
  ],
  sort: (game) => [
    ...soundsIn(valuesOf("marks", game)),
    ...soundsIn(valuesOf("codes", game)),
    ...soundsIn(valuesOf("finds", game).map((finds) => valuesOf("heard", finds))),
  ],
  deduce: ({ content }) =>
    ["yes", "no", "forward", "back", "pulled"].flatMap((key) => soundsIn(valuesOf(key, content))),
  dial: ({ content }) => soundsIn(valuesOf("jumps", content)),
  talk: ({ content }) =>
    valuesOf("sounds", content)
      .flatMap((sounds) => [
        ...valuesOf("fit", sounds),
        ...valuesOf("amiss", sounds),
        ...valuesOf("listen", sounds),
        ...valuesOf("take", sounds),
      ])
      .filter((id) => typeof id === "string"),
};

describe.each(games.map((game) => [game.slug, game] as const))("%s", (_slug, game) => {
  const lessons = soundsToLearn(game as never, true);

  it("teaches only what is heard in it", () => {
    const { sounds, beds } = namedIn(game);
    const heard = new Set<string>([...sounds, ...beds, "help", "nothing", "ready-tone"]);
    expect(lessons.flatMap(idsOf).filter((id) => !heard.has(id))).toEqual([]);
  });

  it("teaches all that the player is to go by", () => {
    const taught = new Set(lessons.flatMap(idsOf));
    const evidence = EVIDENCE[game.mechanic];
    if (evidence === undefined) throw new Error(`say here what ${game.mechanic} is judged by`);
    const needed = evidence(game);
    expect(needed.length).toBeGreaterThan(2);
    expect([...new Set(needed)].filter((id) => !taught.has(id))).toEqual([]);
  });

  it("gives each lesson a name and a sound of its own", () => {
    const names = lessons.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const heard = lessons.map(({ name: _name, ...sounding }) => JSON.stringify(sounding));
    expect(heard.filter((one, index) => heard.indexOf(one) !== index)).toEqual([]);
  });

  it("gives what means the same in all games no other meaning", () => {
    const names: Readonly<Record<string, string>> = sharedSoundNames;
    const renamed = lessons.filter((lesson) =>
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
    visit(game);
    expect(recaptioned).toEqual([]);
  });
});

it("has one sound for one meaning in all games", () => {
  const meanings = new Map<string, Set<string>>();
  for (const game of games)
    for (const { name, ...heard } of soundsToLearn(game as never, true))
      meanings.set(name, (meanings.get(name) ?? new Set()).add(JSON.stringify(heard)));
  expect([...meanings].filter(([, heard]) => heard.size > 1)).toEqual([]);
  const shared = [...meanings].filter(([name]) => Object.values<string>(sharedSoundNames).includes(name));
  expect(shared.map(([name]) => name).toSorted()).toEqual(Object.values(sharedSoundNames).toSorted());
});
