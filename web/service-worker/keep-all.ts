/** So many at once that a slow line is filled, and so few that a page that is being read is not held up. */
const AT_ONCE = 3;

/** Does the same with each, a few at a time. Rejects as soon as one does. */
export async function keepAll<Item>(
  items: Iterable<Item>,
  keep: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await keep(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
