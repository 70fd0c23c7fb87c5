/** Which category the Game Zone is to show to somebody who comes back from a game. */
import { categories, type CategoryId } from "./categories.ts";

const KEY = "wigglewave.category";

export function rememberCategory(category: CategoryId): void {
  try {
    sessionStorage.setItem(KEY, category);
  } catch {
    // Storage is switched off: the Game Zone then begins with the first category.
  }
}

/** What was remembered, once: it is forgotten with this. Null where there is nothing, or nothing that we know. */
export function takeRememberedCategory(): CategoryId | null {
  try {
    const remembered = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return categories.find(({ id }) => id === remembered)?.id ?? null;
  } catch {
    return null;
  }
}
