/** An entry of the content that a mechanic's `check` has made sure of. */
export function entry<T>(entries: Readonly<Record<string, T>> | undefined, id: string, mechanic: string): T {
  const found = entries?.[id];
  if (found === undefined) throw new RangeError(`${mechanic}: the content has no "${id}"`);
  return found;
}
