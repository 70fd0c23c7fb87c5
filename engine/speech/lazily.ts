/**
 * Makes something when it is first needed. For patterns of Unicode letters: Chrome takes about a quarter of a
 * millisecond to read one, all of them together held a slow computer up while a game was opened, and plain sentences
 * need none of them.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
