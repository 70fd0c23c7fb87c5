/** Which tab of the Game Zone an address asks for: `?page=1` to `?page=6`. */
import { categories, type CategoryId } from "../categories.ts";

export type ZoneTab = CategoryId | "progress";

/** "unknown" for a page that is not there; "nothing" where none is asked for. */
export function askedTab(query: string): ZoneTab | "unknown" | "nothing" {
  const page = new URLSearchParams(query).get("page");
  if (page === null) return "nothing";
  if (!/^[1-9]$/.test(page)) return "unknown";
  const number = Number(page);
  return number === categories.length + 1 ? "progress" : (categories[number - 1]?.id ?? "unknown");
}
