/** The built site as a list. The build writes it into the worker: scripts/site/service-worker.ts. */
export interface SiteFiles {
  /** Changes whenever a file does. */
  readonly version: string;
  /**
   * Addresses that stay the same from version to version, such as those of the pages, each with its content's
   * integrity as fetch() checks it.
   */
  readonly fixed: Readonly<Record<string, string>>;
  /** Addresses that name their content, which any page may need. */
  readonly hashed: readonly string[];
  /** By slug: addresses that name their content, and that only the game needs. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** How large each file of `games` is, in bytes. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Where the server sends on from one address to another. */
  readonly moved: Readonly<Record<string, string>>;
}

/** Without the slash at its end that the server takes too. */
export function addressOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}
