/**
 * A game in parts: what its lists show, and what each level is made of. The site's build cuts every game so
 * (scripts/site/levels-plugin.ts), and a page puts it together again as levels are wanted, so that the first sound does
 * not wait for the words of all levels.
 */
import type { Definition, ItemSet, LevelSource } from "../engine/definition/index.ts";
import { allSets, setById } from "../engine/definition/item-sets.ts";
import type { FamilyRecipes } from "../engine/sound/index.ts";

/** What a level adds to the head: its chapter, and the sets that its turns may come from. */
export interface LevelPart {
  readonly chapter: Definition["levels"][number]["chapter"];
  /** The level's own and the easier ones, levels and banks, by their ids. */
  readonly sets: Readonly<Record<string, ItemSet>>;
  /** Of the sounds that it names and the head does not. */
  readonly recipes?: () => Promise<FamilyRecipes>;
}

/**
 * The definition as it is presented: its levels have names, lessons and stakes, and no chapter yet; its content, what turns
 * are told by, is not there either.
 */
export function headOf(definition: Definition): Definition {
  return {
    ...definition,
    content: null,
    levels: definition.levels.map(({ items: _items, ...level }) => ({ ...level, chapter: [], rules: null })),
    banks: [],
  };
}

/** The ids of the sets that a level plays: its own, those that its acts name, and those to which an act eases. */
export function setsOf(definition: Definition, level: number): string[] {
  const chosen = definition.levels[level];
  if (chosen === undefined) throw new RangeError(`no level ${level + 1} of ${definition.levels.length}`);
  const found = new Set([chosen.id]);
  for (const act of chosen.chapter) {
    if (act.type !== "play") continue;
    const { id, easier } = setOf(definition, act.set ?? chosen.id);
    found.add(id);
    if (act.eases === true && easier !== undefined) found.add(easier);
  }
  return [...found];
}

/** A set as a part carries it: of a level, only what a turn needs. */
export function setOf(definition: Definition, id: string): ItemSet {
  const { difficulty, skill, easier, rules, items } = setById(definition, id);
  return { id, difficulty, skill, easier, rules, items };
}

export function partOf(definition: Definition, level: number): LevelPart {
  return {
    chapter: definition.levels[level]?.chapter ?? [],
    sets: Object.fromEntries(setsOf(definition, level).map((id) => [id, setOf(definition, id)])),
  };
}

/**
 * Puts levels into a head as they come. The head is changed, since everybody who plays it holds it.
 * @param whenThere what else is to be had before a level counts as there
 */
export function levelSource(
  head: Definition,
  parts: readonly (() => Promise<LevelPart>)[],
  whenThere: (part: LevelPart) => Promise<void>,
): LevelSource {
  const there = new Set<number>();
  return {
    isThere: (level) => there.has(level),
    async fetch(level) {
      if (there.has(level)) return;
      const part = await parts[level]?.();
      if (part === undefined) throw new RangeError(`no level ${level + 1} of ${parts.length}`);
      await whenThere(part);
      put(part, level, head);
      there.add(level);
    },
  };
}

function put({ chapter, sets }: LevelPart, level: number, head: Definition): void {
  const chosen = head.levels[level];
  if (chosen !== undefined) chosen.chapter = chapter;
  const banks = (head.banks ??= []);
  for (const set of Object.values(sets)) {
    const known = allSets(head).find(({ id }) => id === set.id);
    if (known === undefined) banks.push(set);
    else Object.assign(known, set);
  }
}
