import { useSearch } from "wouter";
import { useIsLive } from "../components/use-is-live.ts";

/**
 * What the address asks for by this name, empty where it does not. Undefined while a prerendered page is being taken
 * over: what was prerendered knows no query.
 */
export function useQuery(name: string): string | undefined {
  // Draws again when the query changes.
  useSearch();
  return useIsLive() ? (new URLSearchParams(window.location.search).get(name) ?? "") : undefined;
}
