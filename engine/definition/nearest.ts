/** "Did you mean …" for a name that does not exist: the nearest few, so that a slip of the finger mends itself. */
export function nearest(wrong: string, possible: readonly string[]): string {
  if (possible.length === 0) return "There are none to choose from.";
  if (possible.length <= 6) return `Choose one of: ${possible.join(", ")}.`;
  return `Did you mean ${byDistance(wrong, possible).slice(0, 3).join(", ")}?`;
}

/** The same where a name decides what else must stand there, so that all of them are worth knowing. */
export function nearestOfAll(wrong: string, possible: readonly string[]): string {
  const [first] = byDistance(wrong, possible);
  return `Did you mean ${first}? There are: ${possible.join(", ")}.`;
}

function byDistance(wrong: string, possible: readonly string[]): string[] {
  return possible
    .map((name) => ({ name, distance: editDistance(wrong.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** Levenshtein's distance: insertions, deletions and replacements of a character. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
