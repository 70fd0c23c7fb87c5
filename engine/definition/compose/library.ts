/**
 * The library: things, bins, customers and other records of a set's rules, written once for all levels and banks. Each
 * inherits those that it names, and those that these name in turn; so a level is no heavier for what others have, and
 * nobody keeps lists of what belongs where.
 */
import type { Origins } from "./origins.ts";
import { isFields, type Fields } from "./plain.ts";

type Library = Readonly<Record<string, Fields>>;

export interface Inherited {
  readonly rules: unknown;
  /** `things.apron` and others that were inherited. */
  readonly named: ReadonlySet<string>;
}

export function inherit(library: Library, rules: unknown, items: unknown, origins: Origins): Inherited {
  const own: unknown = rules ?? {};
  if (!isFields(own)) return { rules: own, named: new Set() };
  const named = namedIn(library, [own, items]);
  const entries = Object.entries(library).flatMap(([kind, all]): [string, Fields][] => {
    const mine = own[kind];
    if (mine !== undefined && !isFields(mine)) return [];
    const taken = Object.keys(all).filter((id) => named.has(`${kind}.${id}`));
    if (taken.length === 0) return [];
    const record = Object.fromEntries([...taken.map((id) => [id, all[id]]), ...Object.entries(mine ?? {})]);
    for (const id of taken) origins.note(record, id, ["library", kind, id]);
    if (mine !== undefined)
      for (const id of Object.keys(mine)) origins.note(record, id, origins.of(mine, id) ?? []);
    return [[kind, record]];
  });
  const found = { ...own, ...Object.fromEntries(entries) };
  for (const key of Object.keys(own)) {
    const known = origins.of(own, key);
    if (known !== undefined) origins.note(found, key, known);
  }
  return { rules: found, named };
}

/** What is named by its id, as a value or as a field, there or in what is named there. */
function namedIn(library: Library, there: readonly unknown[]): ReadonlySet<string> {
  const words = new Set<string>();
  const named = new Set<string>();
  const kindsOf = new Map<string, string[]>();
  for (const [kind, all] of Object.entries(library))
    for (const id of Object.keys(all)) kindsOf.set(id, [...(kindsOf.get(id) ?? []), kind]);
  const waiting: unknown[] = [...there];
  const meet = (word: string): void => {
    if (words.has(word)) return;
    words.add(word);
    for (const kind of kindsOf.get(word) ?? []) {
      named.add(`${kind}.${word}`);
      waiting.push(library[kind]?.[word]);
    }
  };
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") meet(value);
    else if (Array.isArray(value)) for (const inner of value as unknown[]) waiting.push(inner);
    else if (isFields(value))
      for (const [key, inner] of Object.entries(value)) {
        meet(key);
        waiting.push(inner);
      }
  }
  return named;
}
